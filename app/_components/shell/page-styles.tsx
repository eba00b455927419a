"use client";

import { name, text } from "@/app/globals.css?inline";
import { InlineStylesheet, type Stylesheet } from "./inline-stylesheet";

const STYLESHEET: Stylesheet = {
  name,
  text,
  fetchText: () => import("@/app/globals.css?text").then((stylesheet) => stylesheet.text),
};

/** The stylesheet of every page. */
export const PageStyles = () => <InlineStylesheet stylesheet={STYLESHEET} />;
