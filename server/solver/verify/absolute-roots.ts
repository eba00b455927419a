import type { Expression, Relation } from "../expression/ast";
import { int, negation, number, product, quotient, root, sum } from "../expression/build";
import { polynomialOf, univariateCoefficients } from "../expression/polynomial";
import {
  divide,
  fromInt,
  multiply,
  negate,
  type Rational,
  sign,
  subtract,
  ZERO,
} from "../expression/rational";
import { compareExact, exactSign } from "../expression/real-set-order";
import { children, mapChildren, some } from "../expression/walk";
import type { Budget } from "../types";
import { type ProblemOf, type RootChecks, refuted, spotChecked, UNCHECKED, verified } from "./obligations";
import { commonValue, putBackSentence } from "./put-back";
import { trimmed } from "./real-root-count";

type Equation = ProblemOf<"solve">;

/** Absolute values beyond this make too many cases of signs. */
const MOST_BARS = 4;

export const hasAbsolute = (e: Relation): boolean => some(e, (part) => part.kind === "absolute");

/** Checks the solutions of an equation with absolute values: each put back exactly, and every choice of signs for
 * the bars looked through for others. */
export function absoluteRoots(problem: Equation, roots: readonly Expression[], budget: Budget): RootChecks {
  const { equation: e, unknown } = problem;
  const gap = sum([e.left, negation(e.right)]);
  const fits = (x: Expression) => exactSign(gap, new Map([[unknown, x]]), budget);
  const each = () => {
    const signs = roots.map(fits);
    if (signs.some((sign) => sign === 1 || sign === -1))
      return refuted("A solution does not fit the equation.");
    if (signs.includes(null)) return UNCHECKED;
    return verified(
      ...roots.map((root) =>
        putBackSentence(e, { unknown, root, value: commonValue(e, { unknown, root, budget }) }),
      ),
    );
  };
  const complete = () => {
    const candidates = candidatesOf(gap, unknown, budget);
    if (!candidates) return spotChecked();
    for (const candidate of candidates) {
      if (roots.some((x) => compareExact(x, candidate, budget) === 0)) continue;
      const fit = fits(candidate);
      if (fit === null) return spotChecked();
      if (fit === 0) return refuted("A solution is missing.");
    }
    return verified(completeSentence(candidates.length));
  };
  return { each, complete };
}

function completeSentence(candidates: number): string {
  return candidates === 0
    ? "Whatever the signs inside the bars are, the equation without bars has no real solution."
    : "Every choice of signs inside the bars gives an equation without bars; none of their other solutions fits.";
}

/** The real solutions of the equations that every choice of signs gives; null when one is of a higher degree or
 * always true. */
function candidatesOf(gap: Expression, unknown: string, budget: Budget): Expression[] | null {
  const bars = countBars(gap);
  if (bars > MOST_BARS) return null;
  const found: Expression[] = [];
  for (let choice = 0; choice < 2 ** bars; choice += 1) {
    const p = polynomialOf(withSigns(gap, choice), budget);
    const raw = p && univariateCoefficients(p, unknown);
    const coefficients = raw && trimmed(raw);
    if (!coefficients || coefficients.length === 0 || coefficients.length > 3) return null;
    found.push(...realRootsOf(coefficients));
  }
  return found;
}

const countBars = (e: Expression): number =>
  (e.kind === "absolute" ? 1 : 0) + children(e).reduce((total, part) => total + countBars(part), 0);

/** The bars taken away, in reading order, with the sign that the bit of `choice` says. */
function withSigns(e: Expression, choice: number): Expression {
  let bit = 0;
  const opened = (part: Expression): Expression => {
    if (part.kind !== "absolute") return mapChildren(part, opened);
    const negative = Math.floor(choice / 2 ** bit) % 2 === 1;
    bit += 1;
    const inside = opened(part.operand);
    return negative ? negation(inside) : inside;
  };
  return opened(e);
}

/** Of a polynomial of degree two at most, by the formula. */
function realRootsOf([c = ZERO, b = ZERO, a]: readonly Rational[]): Expression[] {
  if (!a) return sign(b) === 0 ? [] : [number(divide(negate(c), b))];
  const inner = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  if (sign(inner) < 0) return [];
  const below = number(multiply(fromInt(2), a));
  const at = (term: Expression) => quotient(sum([number(negate(b)), term]), below);
  if (sign(inner) === 0) return [at(int(0))];
  const radical = root(number(inner));
  return [at(product([int(1), radical])), at(negation(radical))];
}
