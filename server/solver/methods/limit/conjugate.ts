import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import type { LimitMove } from "./move";

/** (√a − b)/c as (a − b²)/(c(√a + b)), above or below the line, or with nothing below it. */
export const multiplyByConjugate: LimitMove = {
  rule: "widen-by-the-conjugate",
  title: "Multiply top and bottom by the same two terms with the other sign between them.",
  why: "$(a - b)(a + b) = a^2 - b^2$ takes the roots out of the difference.",
  apply(e, { variable, budget }) {
    const top = e.kind === "quotient" ? e.numerator : e;
    const bottom = e.kind === "quotient" ? e.denominator : int(1);
    const above = conjugateOf(top, variable);
    if (above) {
      const squares = tidy(quotient(squareDifference(top), bottom), budget);
      return quotientOf(squares, above);
    }
    const below = conjugateOf(bottom, variable);
    if (!below) return null;
    return product([tidy(quotient(top, squareDifference(bottom)), budget), below]);
  },
};

/** a/b over c. */
function quotientOf(a: Expression, c: Expression): Expression {
  return a.kind === "quotient" ? quotient(a.numerator, product([a.denominator, c])) : quotient(a, c);
}

function conjugateOf(e: Expression, variable: string): Expression | null {
  if (e.kind !== "sum" || e.terms.length !== 2) return null;
  const hasRoot = some(e, (node) => node.kind === "root" && symbolsOf(node).includes(variable));
  const [a, b] = e.terms as [Expression, Expression];
  return hasRoot ? sum([a, b.kind === "negation" ? b.operand : negation(b)]) : null;
}

function squareDifference(e: Expression): Expression {
  const [a, b] = (e.kind === "sum" ? e.terms : [e, int(0)]) as [Expression, Expression];
  return sum([power(a, int(2)), negation(power(b.kind === "negation" ? b.operand : b, int(2)))]);
}
