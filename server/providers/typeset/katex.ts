import "server-only";
import { setLatex } from "@/server/typeset/set-latex";

/** Typesets display mathematics as HTML with MathML beside it for screen readers. A formula that cannot be set, or would
 * cost too much, shows as its source.
 * @returns HTML safe to insert; empty for an empty formula */
export function typesetWithKatex(latex: string): string {
  return setLatex(latex, true);
}
