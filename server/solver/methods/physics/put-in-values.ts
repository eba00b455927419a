import type { Expression } from "../../expression/ast";
import type { Complex } from "../../expression/evaluate-numeric";
import { rationalOf, significant } from "../../expression/significant";
import { substitute } from "../../expression/substitute";
import { crossedLatex } from "../../printer/scientific";

const SHOWN_DIGITS = 4;

/** LaTeX of a formula with the known values in place of their letters. */
export function substituted(formula: Expression, known: ReadonlyMap<string, Complex>): string {
  const values = new Map([...known].map(([letter, { re }]) => [letter, shown(re)]));
  return crossedLatex(substitute(formula, values));
}

/** A value without digits that nobody needs. */
function shown(value: number): Expression {
  const rounded = Number(value.toPrecision(SHOWN_DIGITS));
  const digits = rounded.toExponential().split("e")[0]?.replace(/[-.]/g, "").length ?? 1;
  return significant(rationalOf(rounded), digits);
}
