import "server-only";
import { renderToString } from "katex";

/** Size, in em, that no rule or space a formula asks for may pass. */
const SIZE_MAX = 20;
const EXPAND_MAX = 200;

/** Typesets display mathematics as HTML with MathML beside it for screen readers. Links, images and raw HTML in
 * the formula are not followed; a formula that cannot be set, or is nested too deep to be read, shows as its source.
 * @returns HTML safe to insert; empty for an empty formula */
export function typesetWithKatex(latex: string): string {
  if (!latex) return "";
  try {
    return renderToString(latex, {
      displayMode: true,
      output: "htmlAndMathml",
      throwOnError: false,
      trust: false,
      strict: "ignore",
      maxSize: SIZE_MAX,
      maxExpand: EXPAND_MAX,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `<code>${latex.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
  }
}
