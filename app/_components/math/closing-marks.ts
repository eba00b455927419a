/** A formula longer than this, in characters of LaTeX, may have to part on a narrow screen. */
const SHORT = 24;

const MARKS = /^[.,;:!?)\]’”]+/;

/** The punctuation right after a formula, which browsers would put on the next line by itself.
 * @param latex the formula
 * @param after what follows it
 * @returns what stays beside the formula: nothing beside a long one
 * @example closingMarks("x = 6", "). Then") // ")." */
export function closingMarks(latex: string, after: string): string {
  return latex.length > SHORT ? "" : (MARKS.exec(after)?.[0] ?? "");
}
