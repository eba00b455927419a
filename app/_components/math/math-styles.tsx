"use client";

import { InlineSheet, type Sheet } from "../shell/inline-sheet";
import { name, text } from "./math.css?inline";

const SHEET: Sheet = {
  name,
  text,
  fetchText: () => import("./math.css?text").then((stylesheet) => stylesheet.text),
};

/** How formulas look. Whatever shows one renders this too; a page has it once. */
export const MathStyles = () => <InlineSheet sheet={SHEET} />;
