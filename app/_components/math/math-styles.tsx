"use client";

import { fetchStylesheet, InlineStylesheet, type Stylesheet } from "../shell/inline-stylesheet";
import { name, text } from "./math.css?inline";

const STYLESHEET: Stylesheet = {
  name,
  text,
  fetchText: () => import("./math.css?text").then((stylesheet) => stylesheet.text),
};

/** How formulas look. Whatever shows one renders this too; a page has it once. */
export const MathStyles = () => <InlineStylesheet stylesheet={STYLESHEET} />;

/** For code that is going to show formulas on a page that came without any. */
export const fetchMathStyles = (): Promise<string> => fetchStylesheet(STYLESHEET);
