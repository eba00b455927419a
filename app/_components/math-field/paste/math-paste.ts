"use client";

import type { ClipboardEvent } from "react";
import { type Notation, typeInto } from "../insertion";

const IN_MARKUP = /<su[bp]\b|<(?:\w+:)?math\b/i;
const ODD_SIGNS = /[\u{1d400}-\u{1d7ff}\u2061-\u2064\u2044\u2215₀-₉]/u;
const MARKED = /\$|\\[([]|\\begin\{|```/;

/** Handles what is pasted into a field: mathematics that would lose its powers or formulas in plain text is read
 * from the markup. Everything else is left to the browser. */
export function mathPaste(notation: Notation) {
  return (event: ClipboardEvent): void => {
    const html = event.clipboardData.getData("text/html");
    const plain = event.clipboardData.getData("text/plain");
    const marked = notation === "bare" && MARKED.test(plain);
    const field = event.target;
    if (event.defaultPrevented || plain === "" || !(field instanceof HTMLTextAreaElement)) return;
    if (!IN_MARKUP.test(html) && !ODD_SIGNS.test(plain) && !marked) return;
    event.preventDefault();
    import("./read-clipboard")
      .then(({ readClipboard }) => readClipboard({ html, plain }, notation))
      .catch(() => plain)
      .then((text) => typeInto(field, text));
  };
}
