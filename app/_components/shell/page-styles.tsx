"use client";

import { name, text } from "@/app/globals.css?inline";
import { InlineSheet, type Sheet } from "./inline-sheet";

const SHEET: Sheet = {
  name,
  text,
  fetchText: () => import("@/app/globals.css?text").then((stylesheet) => stylesheet.text),
};

/** The stylesheet of every page. */
export const PageStyles = () => <InlineSheet sheet={SHEET} />;
