import type { Expression, Relation } from "../expression/ast";
import { equation, negation, number, sum, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  addPolynomials,
  constantValue,
  degreeIn,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  univariateCoefficients,
  variablesOf,
  ZERO_POLYNOMIAL,
} from "../expression/polynomial";
import { coefficientsIn } from "../expression/polynomial-gcd";
import type { Rational } from "../expression/rational";
import { compareExact, exactSign } from "../expression/real-set-order";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are, inForm } from "./claims";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";
import { type Coefficients, countRealRoots, trimmed, withoutCommonFactors } from "./real-root-count";
import { rationalRootBetween, separators, withAllRoots } from "./root-isolation";

type System = ProblemOf<"solve-system">;

/** Determinants of this size and more take too long by hand. */
const MOST_ROWS = 6;

/** Checks the common real points of two curves: each put back exactly, and their number by the resultant, which has
 * a root for every first coordinate that a common point can have. */
export function curveObligations(
  problem: System,
  { unknowns, points }: ValueOf<"points">,
  budget: Budget,
): Obligations<"points"> {
  const written = points.map((point) => point.map(toLatex).join(", "));
  const different = points.filter((_, i) => written.indexOf(written[i] ?? "") === i);
  return {
    unknowns: are(unknowns, problem.unknowns),
    points: () =>
      weakest(
        points.map((point) => () => {
          if (point.length !== problem.unknowns.length) return refuted("A coordinate is missing.");
          const tidy = inForm(point, problem.form, budget)();
          return tidy.status === "refuted" ? tidy : checkPoint(problem, point, budget);
        }),
      ),
    complete: () => checkComplete(problem, different, budget),
    order: () => exactly(different.length === points.length, "A point stands twice."),
  };
}

function checkPoint(problem: System, point: readonly Expression[], budget: Budget): Check {
  const at = { names: problem.unknowns, point, budget };
  const fits = isOnAll(problem.equations, at);
  if (fits === null) return UNCHECKED;
  return fits ? verified(putBack(problem.equations, at)) : refuted("A point does not fit every equation.");
}

interface Place {
  readonly names: readonly string[];
  readonly point: readonly Expression[];
  readonly budget: Budget;
}

const shown = (names: readonly string[], point: readonly Expression[]): string =>
  names.map((name, i) => toLatex(equation(symbol(name), point[i] as Expression))).join(",\\ ");

/** What the equations become at a point that is known to lie on all of them. */
function putBack(equations: readonly Relation[], { names, point, budget }: Place): string {
  const lead = `Put $${shown(names, point)}$ back:`;
  const at = new Map(names.map((name, i) => [name, point[i] as Expression]));
  const checks = equations.map((each) => {
    const [left, right] = [each.left, each.right].map((side) =>
      evaluateExact(substitute(side, at), new Map(), budget),
    );
    return left && right
      ? `$${toLatex(each)}$ becomes $${toLatex(equation(number(left), number(right)))}$`
      : null;
  });
  return checks.includes(null)
    ? `${lead} both sides of every equation come to the same number.`
    : `${lead} ${checks.join("; ")}.`;
}

const gapOf = ({ left, right }: Relation): Expression => sum([left, negation(right)]);

function isOnAll(equations: readonly Relation[], { names, point, budget }: Place): boolean | null {
  const at = new Map(names.map((name, i) => [name, point[i] as Expression]));
  const signs = equations.map((each) => exactSign(gapOf(each), at, budget));
  if (signs.some((each) => each === 1 || each === -1)) return false;
  return signs.includes(null) ? null : true;
}

/** No point but these; only seen, not proved, where the curves are of too high a degree or of another kind. */
function checkComplete(
  { equations, unknowns }: System,
  points: readonly (readonly Expression[])[],
  budget: Budget,
): Check {
  const [first, second] = equations.map((each) => polynomialOf(gapOf(each), budget));
  if (!first || !second || equations.length !== 2 || unknowns.length !== 2) return spotChecked();
  for (const [i, name] of unknowns.entries()) {
    const along = { first, second, name, other: unknowns[1 - i] as string, budget };
    const found = lookedThrough(
      along,
      points.flatMap((point) => point[i] ?? []),
    );
    if (found === "missing") return refuted("Points are missing.");
    if (found === null) continue;
    return verified(
      `Eliminating $${toLatex(symbol(along.other))}$ leaves an equation for $${toLatex(symbol(name))}$ with $${found}$ different real roots; looking at each of them finds no other point.`,
    );
  }
  return spotChecked();
}

/** The number of real roots of the eliminant, when above each of them lie no more common points than are listed. */
function lookedThrough(along: Along, listed: readonly Expression[]): number | "missing" | null {
  const { name, budget } = along;
  const eliminant = resultant(along);
  const coefficients = eliminant && univariateCoefficients(eliminant, name);
  if (!coefficients || trimmed(coefficients).length === 0) return null;
  const p = withAllRoots([coefficients], budget);
  const marks = separators(p, budget);
  if (!marks) return null;
  for (const [i, high] of marks.slice(1).entries()) {
    const low = marks[i] as Rational;
    const here = listed.filter((value) => isBetween(value, [low, high], budget));
    const known = here[0] && evaluateExact(here[0], new Map(), budget);
    const at = known ?? (here[0] ? null : rationalRootBetween(p, [low, high], budget));
    const count = at ? countAt(along, at) : here[0] ? mostAbove(along, here[0]) : null;
    if (count === null || (!at && count > here.length)) return null;
    if (count > here.length && at) return "missing";
  }
  return marks.length - 1;
}

const isBetween = (value: Expression, [low, high]: readonly [Rational, Rational], budget: Budget): boolean =>
  compareExact(number(low), value, budget) === -1 && compareExact(value, number(high), budget) === -1;

interface Along {
  readonly first: Polynomial;
  readonly second: Polynomial;
  readonly name: string;
  readonly other: string;
  readonly budget: Budget;
}

/** Zero exactly where the two have a common root in `other` (or both lose their leading terms); by Sylvester's
 * determinant. Null when it would be too large. */
function resultant({ first, second, other, budget }: Along): Polynomial | null {
  const [a, b] = [first, second].map((p) => coefficientsIn(p, other).toReversed());
  if (!a || !b) return null;
  const [m, n] = [degreeIn(first, other), degreeIn(second, other)];
  if (m + n > MOST_ROWS || m + n === 0) return null;
  const row = (parts: readonly Polynomial[], shift: number) =>
    Array.from({ length: m + n }, (_, i) => parts[i - shift] ?? ZERO_POLYNOMIAL);
  const rows = [
    ...Array.from({ length: n }, (_, shift) => row(a, shift)),
    ...Array.from({ length: m }, (_, shift) => row(b, shift)),
  ];
  return determinant(rows, budget);
}

function determinant(rows: readonly (readonly Polynomial[])[], budget: Budget): Polynomial {
  const [first, ...rest] = rows;
  if (!first) return { terms: [{ coefficient: { n: 1n, d: 1n }, exponents: {} }] };
  return first.reduce<Polynomial>((total, entry, column) => {
    if (entry.terms.length === 0) return total;
    const minor = determinant(
      rest.map((row) => row.filter((_, i) => i !== column)),
      budget,
    );
    const term = multiplyPolynomials(entry, minor, budget);
    return addPolynomials(total, column % 2 === 0 ? term : negatePolynomial(term));
  }, ZERO_POLYNOMIAL);
}

/** How many common real points lie above a rational value of the letter. */
function countAt({ first, second, name, other, budget }: Along, at: Rational): number | null {
  const [a, b] = [first, second].map((p) => {
    const put = substitute(polynomialToExpression(p), new Map([[name, number(at)]]));
    const q = polynomialOf(put, budget);
    const coefficients = q && univariateCoefficients(q, other);
    return coefficients && trimmed(coefficients);
  });
  return a && b ? commonRealRoots(a, b, budget) : null;
}

/** How many lie above an irrational value at most; null when that stays open. */
function mostAbove({ first, second, name, other, budget }: Along, value: Expression): number | null {
  const single = [first, second].some((p) => {
    const parts = coefficientsIn(p, other);
    return parts.length === 2 && parts[1] !== undefined && constantValue(parts[1]) !== null;
  });
  return single ? 1 : evenCount([first, second], { name, other, value, budget });
}

/** Roots of a that b has as well: all roots of a, less those of a without what it shares with b. */
function commonRealRoots(a: Coefficients, b: Coefficients, budget: Budget): number | null {
  if (a.length === 0 && b.length === 0) return null;
  if (a.length === 0) return b.length === 1 ? 0 : countRealRoots(b, budget);
  if (b.length === 0) return a.length === 1 ? 0 : countRealRoots(a, budget);
  if (a.length === 1 || b.length === 1) return 0;
  const own = withoutCommonFactors(a, b, budget);
  return countRealRoots(a, budget) - (own.length === 1 ? 0 : countRealRoots(own, budget));
}

/** At an irrational value: an equation c·v² + d with rational c has two roots at most, none below zero. */
function evenCount(
  curves: readonly Polynomial[],
  {
    name,
    other,
    value,
    budget,
  }: { readonly name: string; readonly other: string; readonly value: Expression; readonly budget: Budget },
): number | null {
  for (const curve of curves) {
    const [rest, odd, lead, ...more] = coefficientsIn(curve, other);
    const factor = lead && constantValue(lead);
    if (!rest || !factor || more.length > 0 || (odd && odd.terms.length > 0)) continue;
    if (variablesOf(rest).some((letter) => letter !== name)) continue;
    const sign =
      rest.terms.length === 0 ? 0 : exactSign(polynomialToExpression(rest), new Map([[name, value]]), budget);
    if (sign === null) continue;
    if (sign === 0) return 1;
    return sign > 0 === factor.n > 0n ? 0 : 2;
  }
  return null;
}
