import { equation } from "../expression/build";
import { holdsAt } from "../expression/holds-at";
import { polynomialToExpression } from "../expression/polynomial";
import { isZero, ZERO } from "../expression/rational";
import type { Budget } from "../types";
import {
  type FeatureQuestion,
  isOnGraph,
  isZeroNumber,
  type PointChecks,
  type Quotient,
  quotientOf,
  vanishes,
  zerosIn,
} from "./feature-subject";
import { refuted, UNCHECKED, verified } from "./obligations";
import { withoutCommonFactors } from "./real-root-count";

/** Where the graph meets the axes that are asked about: each point is on both, and there are as many as zeros. */
export function interceptChecks(question: FeatureQuestion, budget: Budget): PointChecks {
  const quotient = quotientOf(question, budget);
  const { asked } = question;
  return {
    each: (point) => {
      const [x, y] = point;
      const isAcross = asked !== "y-intercept" && y !== undefined && isZeroNumber(y, budget);
      const isUp = asked !== "x-intercepts" && x !== undefined && isZeroNumber(x, budget);
      return isAcross || isUp ? isOnGraph(question, point, budget) : refuted("A point is not on the axis.");
    },
    complete: (points) => {
      if (!quotient) return UNCHECKED;
      const across = points.filter(([, y]) => y && isZeroNumber(y, budget)).length;
      const up = points.filter(([x]) => x && isZeroNumber(x, budget)).length;
      const zeros = crossings(quotient, budget);
      if (asked !== "y-intercept" && across < zeros)
        return refuted("The graph meets the axis across more often.");
      if (asked !== "x-intercepts" && hasHeightAt0(quotient) && up < 1)
        return refuted("The graph meets the axis that goes up.");
      return asked === "y-intercept"
        ? verified()
        : verified(`Counted in another way, there are $${zeros}$ real zeros.`);
    },
  };
}

/** The zeros of the numerator where the function as it is written has a value. */
export const crossings = ({ top, written }: Quotient, budget: Budget): number =>
  zerosIn(withoutCommonFactors(top, written, budget), budget);

export const hasHeightAt0 = ({ written }: Quotient): boolean => !isZero(written[0] ?? ZERO);

/** Where the denominator is zero as it is written, but no longer in lowest terms; the height from the lowest terms. */
export function holeChecks(question: FeatureQuestion, budget: Budget): PointChecks {
  const quotient = quotientOf(question, budget);
  return {
    each: ([x, y]) => {
      if (!quotient) return UNCHECKED;
      const { written, bottom, reduced } = quotient;
      if (!x || !y || !vanishes(written, x, budget) || vanishes(bottom, x, budget))
        return refuted("There is no hole there.");
      const numerator = polynomialToExpression(reduced.top);
      const denominator = polynomialToExpression(reduced.bottom);
      const height = equation({ kind: "quotient", numerator, denominator }, y);
      return holdsAt(height, new Map([[question.unknown, x]]), budget) === true
        ? verified()
        : refuted("The hole is at another height.");
    },
    complete: (points) => {
      if (!quotient) return UNCHECKED;
      const [before, after] = [quotient.written, quotient.bottom].map((p) => zerosIn(p, budget));
      return (before ?? 0) - (after ?? 0) <= points.length
        ? verified(`The denominator has $${before}$ real zeros as written and $${after}$ in lowest terms.`)
        : refuted("A hole is missing.");
    },
  };
}
