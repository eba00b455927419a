import type { Expression } from "../expression/ast";
import { isInteger, type Rational } from "../expression/rational";
import { children, symbolsOf } from "../expression/walk";
import type { Budget } from "../types";
import { valueAt } from "./sample-points";

/** Bounds on the degrees in one letter of a fraction that an expression equals, read off its shape. */
export interface DegreeBound {
  readonly above: number;
  readonly below: number;
}

/** @returns null for an expression that is no fraction of polynomials in the letter
 * @example degreeBound(parseExpression("x^2 + 1/x"), "x", budget) // { above: 3, below: 1 } */
export function degreeBound(e: Expression, name: string, budget: Budget): DegreeBound | null {
  budget.spend();
  switch (e.kind) {
    case "number":
    case "mixed":
      return { above: 0, below: 0 };
    case "symbol":
      return { above: e.name === name ? 1 : 0, below: 0 };
    case "negation":
    case "percent":
      return degreeBound(e.operand, name, budget);
    case "sum":
    case "product":
    case "quotient":
      return ofParts(e, name, budget);
    case "power": {
      const exponent = valueAt(e.exponent, new Map(), budget);
      const base = degreeBound(e.base, name, budget);
      return base && exponent && raised(base, exponent);
    }
    default:
      return null;
  }
}

/** Whether an expression is a polynomial by its shape: no letter is divided by or stands under a root. */
export const isPolynomial = (e: Expression, budget: Budget): boolean =>
  symbolsOf(e).every((name) => degreeBound(e, name, budget)?.below === 0);

function ofParts(e: Expression, name: string, budget: Budget): DegreeBound | null {
  const bounds = children(e).map((part) => degreeBound(part, name, budget));
  const known = bounds.filter((bound) => bound !== null);
  if (known.length < bounds.length) return null;
  if (e.kind === "product") return known.reduce(timesBound, { above: 0, below: 0 });
  if (e.kind === "quotient") {
    const [top, bottom] = known;
    return top && bottom ? timesBound(top, { above: bottom.below, below: bottom.above }) : null;
  }
  const below = known.reduce((sum, bound) => sum + bound.below, 0);
  return { below, above: Math.max(...known.map((bound) => bound.above + below - bound.below)) };
}

const timesBound = (a: DegreeBound, b: DegreeBound): DegreeBound => ({
  above: a.above + b.above,
  below: a.below + b.below,
});

function raised({ above, below }: DegreeBound, exponent: Rational): DegreeBound | null {
  if (!isInteger(exponent)) return null;
  const k = Math.abs(Number(exponent.n));
  return exponent.n < 0n ? { above: below * k, below: above * k } : { above: above * k, below: below * k };
}
