import type { Expression } from "../../expression/ast";
import type { Hand } from "./hand";

/** When brackets grow with what they hold: always, beside a fraction, or never. */
export type Brackets = "large" | "fitting" | "plain";

/** (1, 2), in LaTeX with brackets as large as asked for. */
export function bracketed(inner: string, brackets: Brackets, { isLatex }: Pick<Hand, "isLatex">): string {
  const large = isLatex && (brackets === "large" || (brackets === "fitting" && inner.includes("\\frac")));
  return large ? `\\left(${inner}\\right)` : `(${inner})`;
}

export const tuple = (values: readonly Expression[], brackets: Brackets, hand: Hand): string =>
  bracketed(values.map(hand.print).join(", "), brackets, hand);
