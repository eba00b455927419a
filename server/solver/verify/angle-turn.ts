import type { Expression } from "../expression/ast";
import { int, product, quotient, symbol } from "../expression/build";
import { polynomialOf } from "../expression/polynomial";
import type { Rational } from "../expression/rational";
import { ZERO } from "../expression/rational";
import { mapChildren } from "../expression/walk";
import type { Budget } from "../types";

const PI = "pi_1";

/** How many times π an angle is, exactly, with π as a letter and a degree as its 180th part; null for an angle that
 * is no such multiple. */
export function exactTurn(angle: Expression, budget: Budget): Rational | null {
  const found = polynomialOf(withLetter(angle), budget);
  const [term, more] = found?.terms ?? [];
  if (!found || more) return null;
  if (!term) return ZERO;
  return Object.entries(term.exponents).every(([name, power]) => power === (name === PI ? 1 : 0)) &&
    term.exponents[PI] === 1
    ? term.coefficient
    : null;
}

function withLetter(e: Expression): Expression {
  if (e.kind === "constant" && e.name === "pi") return symbol(PI);
  const changed = mapChildren(e, withLetter);
  return changed.kind === "function" && changed.name === "degree" && changed.args[0]
    ? quotient(product([changed.args[0], symbol(PI)]), int(180))
    : changed;
}
