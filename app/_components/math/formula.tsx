"use client";

import { use, useState, useSyncExternalStore } from "react";
import { TypesetHtml } from "./typeset-html";
import { fetchTypesetter, typesetterAtHand } from "./typesetter";

interface FormulaProps {
  readonly latex: string;
  /** Set on a line of its own, with larger fractions. */
  readonly display?: boolean;
  /** The formula as it was set elsewhere, where that is known. */
  readonly html?: string;
}

/** LaTeX in a page of many formulas. It travels as LaTeX beside the markup the page arrives with, which the browser
 * keeps as it is: set formulas are thirty times as long, and would come twice. */
export function Formula({ latex, display = false, html }: FormulaProps) {
  return html === undefined ? <Kept latex={latex} display={display} /> : <TypesetHtml html={html} />;
}

function Kept({ latex, display }: Required<Omit<FormulaProps, "html">>) {
  const arriving = useSyncExternalStore(nothing, isNotArriving, isArriving);
  const wanted = `${display} ${latex}`;
  const [kept, setKept] = useState(() => (inBrowser && arriving ? wanted : null));
  if (kept === wanted) return <TypesetHtml html={null} />;
  // Once it has been set again here, what arrived with the page is gone.
  if (kept !== null) setKept(null);
  return <SetHere latex={latex} display={display} />;
}

function SetHere({ latex, display }: Required<Omit<FormulaProps, "html">>) {
  const typeset = typesetterAtHand() ?? use(fetchTypesetter());
  const html = typeset(latex, display);
  return <TypesetHtml html={typeof html === "string" ? html : use(html)} />;
}

const inBrowser = typeof window !== "undefined";
const nothing = () => () => {};
const isArriving = () => true;
const isNotArriving = () => false;
