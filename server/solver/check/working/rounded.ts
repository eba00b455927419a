import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";

/** Whether a number is a decimal that another one rounds to. */
export function isRounded(decimal: Expression, exact: Expression): boolean {
  const literal = decimal.kind === "negation" ? decimal.operand : decimal;
  if (literal.kind !== "number" || !literal.decimals || symbolsOf(exact).length > 0) return false;
  const [x, y] = [decimal, exact].map((each) => evaluateComplex(each, new Map()));
  if (!x || !y || Math.abs(y.im) > 1e-12) return false;
  return Math.abs(x.re - y.re) <= 0.5000001 * 10 ** -literal.decimals;
}
