import type { Expression } from "../../expression/ast";
import { int, negation, quotient, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { mapChildren } from "../../expression/walk";
import { type Approach, signOn } from "./approach";

/** |u| as u or −u, by the sign that u has near the end of the way. */
export function withoutSizes(e: Expression, approach: Approach): Expression {
  const inner = mapChildren(e, (part) => withoutSizes(part, approach));
  if (inner.kind !== "absolute") return inner;
  const sign = signOn(inner.operand, approach);
  if (sign === 0) return inner;
  return sign === 1 ? inner.operand : negation(inner.operand);
}

/** f(x) for x → ±∞ as f(±1/t) for t → 0 from above: an algebraic expression then shows its highest power. */
export function reciprocalVariable(e: Expression, approach: Approach): { e: Expression; approach: Approach } {
  const t: Expression = symbol(`${approach.variable}_0`);
  const moved = approach.side === 1 ? quotient(int(1), t) : negation(quotient(int(1), t));
  const near: Approach = { ...approach, variable: `${approach.variable}_0`, target: int(0), side: 1 };
  const plain = tidy(substitute(e, new Map([[approach.variable, moved]])), approach.budget);
  return { e: tidy(withoutSizes(plain, near), approach.budget), approach: near };
}
