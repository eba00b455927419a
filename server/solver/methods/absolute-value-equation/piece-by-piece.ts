import type { Expression } from "../../expression/ast";
import { equation, int, number } from "../../expression/build";
import {
  addPolynomials,
  degreeIn,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  univariateCoefficients,
} from "../../expression/polynomial";
import {
  add,
  compare,
  divide,
  equals,
  fromInt,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  sign,
  ZERO,
} from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { severalRoots } from "../linear-equation/several-roots";
import type { AbsoluteSum } from "./absolute-terms";

/** More absolute values make a table that nobody reads. */
const MOST_TERMS = 4;

interface Straight {
  readonly slope: Rational;
  readonly height: Rational;
}

interface Bar {
  readonly coefficient: Rational;
  readonly inside: Straight;
  readonly of: Polynomial;
}

/** A stretch of the number line on which no expression between bars changes its sign. */
interface Stretch {
  readonly from: Rational | null;
  readonly to: Rational | null;
}

/** |x − 2| + |x + 1| = 5: the number line is cut where an expression between bars is zero, and the equation without bars
 * solved on each piece. Only straight expressions; null where a whole piece solves it. */
export function pieceByPiece(
  { terms, rest }: AbsoluteSum,
  unknown: string,
  budget: Budget,
): Derivation | null {
  const bars = terms.flatMap(({ coefficient, inside }): Bar[] => {
    const of = polynomialOf(inside, budget);
    const line = of && straight(of, unknown);
    return of && line && !isZero(line.slope) ? [{ coefficient, inside: line, of }] : [];
  });
  if (bars.length !== terms.length || bars.length > MOST_TERMS || !straight(rest, unknown)) return null;
  const cuts = bars.map(({ inside }) => rootOf(inside)).sort(compare);
  const places = cuts.filter((cut, at) => at === 0 || !equals(cut, cuts[at - 1] as Rational));
  const stretches = [null, ...places].map((from, at): Stretch => ({ from, to: places[at] ?? null }));
  const lines: string[] = [];
  const roots: Rational[] = [];
  for (const stretch of stretches) {
    budget.spend(bars.length);
    const p = bars.reduce((sum, { coefficient, inside, of }) => {
      const turned = sign(valueAt(inside, within(stretch))) < 0 ? negate(coefficient) : coefficient;
      return addPolynomials(sum, scalePolynomial(of, turned));
    }, rest);
    const line = straight(p, unknown);
    if (!line || (isZero(line.slope) && isZero(line.height))) return null;
    const root = isZero(line.slope) ? null : rootOf(line);
    const fits = root !== null && isIn(stretch, root);
    if (fits && !roots.some((known) => equals(known, root))) roots.push(root);
    lines.push(lineOf({ unknown, stretch, p, root, fits }));
  }
  const answer = severalRoots(unknown, roots.sort(compare).map(number));
  return {
    method: "absolute-value-equation",
    steps: [...stepsOf(places, unknown, lines), { ...LAST, latex: valueLatex(answer) }],
    answer,
  };
}

function straight(p: Polynomial, unknown: string): Straight | null {
  const coefficients = degreeIn(p, unknown) < 2 ? univariateCoefficients(p, unknown) : null;
  return coefficients && { slope: coefficients[1] ?? ZERO, height: coefficients[0] ?? ZERO };
}

const rootOf = ({ slope, height }: Straight): Rational => negate(divide(height, slope));
const valueAt = ({ slope, height }: Straight, x: Rational): Rational => add(multiply(slope, x), height);

function within({ from, to }: Stretch): Rational {
  if (from && to) return divide(add(from, to), fromInt(2));
  return from ? add(from, ONE) : to ? add(to, fromInt(-1)) : ZERO;
}

const isIn = ({ from, to }: Stretch, x: Rational): boolean =>
  (!from || compare(from, x) <= 0) && (!to || compare(x, to) <= 0);

interface Worked {
  readonly unknown: string;
  readonly stretch: Stretch;
  readonly p: Polynomial;
  readonly root: Rational | null;
  readonly fits: boolean;
}

function lineOf({ unknown, stretch: { from, to }, p, root, fits }: Worked): string {
  const shown = (value: Rational): string => toLatex(number(value));
  const where = `${from ? `${shown(from)} \\le ` : ""}${unknown}${to ? ` \\le ${shown(to)}` : ""}`;
  const without = toLatex(equation(polynomialToExpression(p), int(0)));
  const found = root === null ? "\\text{no solution}" : `${unknown} = ${shown(root)}`;
  const outside = root === null || fits ? "" : "\\text{, outside}";
  return `${where}: & \\quad ${without} & \\quad ${found}${outside}`;
}

function stepsOf(places: readonly Rational[], unknown: string, lines: readonly string[]): Step[] {
  const shown = places.map((place): Expression => number(place));
  return [
    {
      rule: "cut-number-line",
      title: "Find where what stands between the bars is zero.",
      latex: valueLatex(severalRoots(unknown, shown)),
      why: "Only there can it change its sign, so these numbers cut the number line into pieces.",
    },
    {
      rule: "split-absolute-value",
      title: "Take the bars away on each piece, and solve.",
      latex: `\\begin{aligned} ${lines.join(" \\\\ ")} \\end{aligned}`,
      why: "On a piece an absolute value is what stands between its bars, or the opposite of it. A solution outside its piece is none.",
    },
  ];
}

const LAST = {
  rule: "solve-cases",
  title: "Put the solutions together.",
  why: "Every number lies on one of the pieces.",
};
