import katex from "katex";
import { LRUCache } from "lru-cache";
import { formulaCost } from "./formula-cost";
import { CACHE_CHARACTERS_MAX, FORMULA_MARKUP_MAX } from "./limits";

/** Formulas that were set: a conversation is opened again, and a growing reply sets its last lines with every word. */
const known = new LRUCache<string, string>({
  maxSize: CACHE_CHARACTERS_MAX,
  sizeCalculation: (html, key) => html.length + key.length,
});

const keyOf = (latex: string, display: boolean): string => `${display} ${latex}`;

/** Whether a formula has been set lately, so that setting it costs nothing. */
export const isSet = (latex: string, display: boolean): boolean => known.has(keyOf(latex, display));

/** LaTeX as HTML for the eye and MathML for screen readers. Links, images and raw HTML in it are not followed. What LaTeX
 * does not know, and what would cost too much to set, is shown as it was written rather than lost.
 * @param display on a line of its own, with larger fractions
 * @returns HTML safe to insert, of at most FORMULA_MARKUP_MAX characters; empty for an empty formula */
export function setLatex(latex: string, display: boolean): string {
  if (latex === "") return "";
  const key = keyOf(latex, display);
  const html = known.get(key) ?? rendered(latex, display);
  known.set(key, html);
  return html;
}

function rendered(latex: string, display: boolean): string {
  if (formulaCost(latex) === Number.POSITIVE_INFINITY) return latexAsWritten(latex);
  try {
    const html = katex.renderToString(latex, {
      displayMode: display,
      output: "htmlAndMathml",
      throwOnError: false,
      strict: "ignore",
      trust: false,
      errorColor: "currentColor",
      maxSize: 20,
      maxExpand: 200,
    });
    return html.length > FORMULA_MARKUP_MAX ? latexAsWritten(latex) : html;
  } catch (error) {
    // Nested deeper than it can be read.
    if (!(error instanceof RangeError)) throw error;
    return latexAsWritten(latex);
  }
}

/** A formula's source as HTML, every character of it a character. */
export const latexAsWritten = (latex: string): string =>
  `<code class="as-written">${latex.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
