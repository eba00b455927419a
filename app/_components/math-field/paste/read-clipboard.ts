import type { Notation } from "../insertion";
import { markupAsText } from "./markup-as-text";
import { plainAsText } from "./plain-as-text";

export interface Copied {
  readonly html: string;
  readonly plain: string;
}

/** Formulas of a word processor are pictures in its markup, and on one line in its plain text. */
const DRAWN = /msEquation|<m:oMath/;
const STRUCTURED = /<su[bp]\b|<(?:\w+:)?math\b/i;

/** The text that is meant by what was copied. */
export function readClipboard({ html, plain }: Copied, notation: Notation): string {
  if (!STRUCTURED.test(html) || DRAWN.test(html)) return plainAsText(plain, notation);
  const page = new DOMParser().parseFromString(html, "text/html");
  return plainAsText(markupAsText(page.body, notation), notation) || plain;
}
