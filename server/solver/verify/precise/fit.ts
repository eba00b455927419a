import type { Expression } from "../../expression/ast";
import { negation, sum } from "../../expression/build";
import { rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Check } from "../../types";
import { isClose, realValue } from "../numeric";
import { refuted, spotChecked, verified } from "../obligations";
import { encloseValue } from "./enclose";
import { fractionIn, sizeIn } from "./interval";
import { sameNumber } from "./same-number";

const BITS = 200n;

/** How a written number is to an exact one: "rounds" is proved for the places it is written to, and "unknown" means that
 * they agree as far as either can be told. */
export type Fit = "equal" | "rounds" | "unknown" | "apart";

export interface Places {
  /** Decimals of a rounded number; null for one that has to be equal. */
  readonly places: number | null;
  readonly budget: Budget;
}

export function fitOf(exact: Expression, written: Expression, { places, budget }: Places): Fit {
  const same = sameNumber(exact, written, budget);
  if (same === "equal") return "equal";
  const rounded = places === null ? null : roundsTo(exact, written, places);
  if (rounded !== null) return rounded ? "rounds" : "apart";
  if (same === "apart" && places === null) return "apart";
  const [a, b] = [realValue(exact, new Map()), realValue(written, new Map())];
  if (a === null || b === null) return "apart";
  const slack = places === null ? 0 : 0.500_000_1 * 10 ** -places;
  return isClose(a, b) || Math.abs(a - b) <= slack ? "unknown" : "apart";
}

/** Whether the two are no more than half a unit of the last place from each other; null where that is too near to tell. */
function roundsTo(exact: Expression, written: Expression, places: number): boolean | null {
  const gap = encloseValue(sum([exact, negation(written)]), BITS);
  if (!gap || places < 0) return null;
  const far = sizeIn(gap);
  const half = fractionIn(rational(1n, 2n * 10n ** BigInt(places)), BITS);
  return far.high <= half.low ? true : far.low > half.high ? false : null;
}

/** The finding for a number that is to be another, with what is said of it. */
export function checkFit(fit: Fit, exact: Expression, written: Expression): Check {
  const [left, right] = [toLatex(exact), toLatex(written)];
  switch (fit) {
    case "apart":
      return refuted("The value is another one.");
    case "equal":
      return verified(
        `$${left}$ and $${right}$ are nearer than two such numbers can be unless they are equal.`,
      );
    case "rounds":
      return verified(`Enclosed between bounds, $${left}$ rounds to $${right}$.`);
    default:
      return spotChecked(`Worked out to many digits, $${left}$ and $${right}$ are the same.`);
  }
}
