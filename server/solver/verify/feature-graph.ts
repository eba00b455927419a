import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, divide, equals, fromInt, isZero, negate, type Rational } from "../expression/rational";
import { isUndefined } from "../ledger";
import type { Budget } from "../types";
import { crossings, hasHeightAt0 } from "./feature-points";
import {
  type FeatureQuestion,
  isOnGraph,
  isZeroNumber,
  type Point,
  type PointChecks,
  quotientOf,
} from "./feature-subject";
import { checkAxis } from "./feature-vertex";
import { refuted, spotChecked, verified } from "./obligations";
import type { Coefficients } from "./real-root-count";

/** A table has this many points, at the whole numbers nearest to zero and not farther than this. */
const TABLE = 5;
const FARTHEST = 10;
const FEWEST = 2;

/** The points from which a graph is drawn by hand: where it meets the axes and turns, with some beside them where it
 * hardly meets an axis; a table where the axes tell nothing. */
export function graphChecks(
  question: FeatureQuestion,
  points: readonly Point[],
  budget: Budget,
): PointChecks {
  const plan = byAxes(question, points, budget) ?? byTable(question, budget);
  const isPlanned = ([x, y]: Point) =>
    plan.isAnyTold ||
    (plan.atZeros > 0 && y !== undefined && isZeroNumber(y, budget)) ||
    plan.needed.some((fits) => x && fits(x)) ||
    (x !== undefined && plan.places.some((place) => isAt(x, place, budget)));
  return {
    each: (point) =>
      isPlanned(point)
        ? isOnGraph(question, point, budget)
        : refuted("The point is not one of those to draw."),
    complete: (given) => {
      const has = (fits: (x: Expression) => boolean) => given.some(([x]) => x && fits(x));
      const level = given.filter(([, y]) => y && isZeroNumber(y, budget)).length;
      const whole =
        given.length > 0 &&
        level >= plan.atZeros &&
        plan.needed.every(has) &&
        plan.places.every((place) => has((x) => isAt(x, place, budget)));
      if (!whole) return refuted("A point that shows the graph is missing.");
      return plan.isAll ? verified() : spotChecked();
    },
  };
}

interface Plan {
  /** Numbers across at which a point is drawn. */
  readonly places: readonly number[];
  /** Places known by what holds there. */
  readonly needed: readonly ((x: Expression) => boolean)[];
  /** How many points on the axis across. */
  readonly atZeros: number;
  /** A polynomial has nothing else to show. */
  readonly isAll: boolean;
  /** Any point of the curve will do. */
  readonly isAnyTold?: boolean;
}

/** A table of whole numbers; where hardly any has a fraction for its height, whatever points are on the curve. */
function byTable(question: FeatureQuestion, budget: Budget): Plan {
  const places = table(question, budget);
  const isAnyTold = places.length < FEWEST;
  return { places: isAnyTold ? [] : places, needed: [], atZeros: 0, isAll: false, isAnyTold };
}

/** Null for a function that is no fraction of polynomials, or whose zeros are not all given. */
function byAxes(question: FeatureQuestion, points: readonly Point[], budget: Budget): Plan | null {
  const quotient = quotientOf(question, budget);
  if (!quotient) return null;
  const isPolynomial = quotient.written.length === 1;
  const zeros = crossings(quotient, budget);
  const level = points.filter(([, y]) => y && isZeroNumber(y, budget));
  const isParabola = isPolynomial && quotient.top.length === 3;
  if (level.length < zeros && !isParabola && quotient.top.length > 3) return null;
  if (!isPolynomial && zeros === 0 && !hasHeightAt0(quotient)) return null;
  const axis = (x: Expression) => checkAxis(question, x, budget).status === "verified";
  return {
    places: [...(hasHeightAt0(quotient) ? [0] : []), ...besides(question, zeros, budget)],
    needed: isParabola ? [axis] : [],
    atZeros: zeros,
    isAll: isPolynomial,
  };
}

/** Further places where the graph meets the axis across once or not at all: beside the axis of a parabola, around
 * zero for another curve, one for a line through the origin. */
function besides(question: FeatureQuestion, zeros: number, budget: Budget): number[] {
  const quotient = quotientOf(question, budget);
  if (!quotient || quotient.written.length > 1 || zeros > 1) return [];
  const [constant] = quotient.top;
  if (quotient.top.length === 2) return constant && isZero(constant) ? [1] : [];
  if (quotient.top.length < 2) return [];
  if (quotient.top.length > 3)
    return [-2, -1, 1, 2].filter((x) => {
      const height = heightAt(question, x, budget);
      return height !== null && !isZero(height);
    });
  const middle = middleOf(quotient.top);
  return middle === null ? [] : [middle - 1, middle + 1];
}

/** The whole number about which c + bx + ax² is symmetric, -b/(2a); null when that is no whole number. */
function middleOf([, b, a]: Coefficients): number | null {
  if (!a || !b) return null;
  const middle = divide(negate(b), add(a, a));
  return middle.d === 1n ? Number(middle.n) : null;
}

/** The first whole numbers, going out from zero, at which the function has an exact value. */
function table(question: FeatureQuestion, budget: Budget): number[] {
  const outwards = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => (i % 2 === 0 ? -i / 2 : (i + 1) / 2));
  return outwards.filter((x) => heightAt(question, x, budget) !== null).slice(0, TABLE);
}

function heightAt({ body, unknown }: FeatureQuestion, x: number, budget: Budget): Rational | null {
  try {
    return evaluateExact(body, new Map([[unknown, fromInt(x)]]), budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

function isAt(x: Expression, place: number, budget: Budget): boolean {
  const value = evaluateExact(x, new Map(), budget);
  return value !== null && equals(value, fromInt(place));
}
