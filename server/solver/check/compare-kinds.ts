import { symbolsOf } from "../expression/walk";
import type { AnswerValue } from "../types";
import { partsOf } from "./answer-parts";
import { type Comparison, differing } from "./proof/comparison";
import { encloseValue } from "./proof/enclose";
import { Refutation } from "./proof/refutation";
import { meaningOf } from "./words";

/** Two answers of different kinds: how many numbers each names, or whether there is a value at all. */
export function compareKinds(given: AnswerValue, right: AnswerValue): Comparison {
  const [a, b] = [countOf(given), countOf(right)];
  if (a !== null && b !== null) return differing(Refutation.otherLength(a, b));
  return differing(Refutation.otherTruth(hasValue(given), hasValue(right)));
}

/** How many solutions an answer names; null for one that is no set of solutions. */
function countOf(value: AnswerValue): number | null {
  switch (value.kind) {
    case "none":
      return 0;
    case "all":
    case "family":
      return Number.POSITIVE_INFINITY;
    case "roots":
      return value.roots.length;
    case "points":
      return value.points.length;
    case "point":
      // With letters in it, it stands for many.
      return value.values.some((each) => symbolsOf(each).length > 0) ? null : 1;
    default:
      return null;
  }
}

/** Whether an answer is a number that exists, or says that there is none. */
function hasValue(value: AnswerValue): boolean | null {
  if (value.kind === "word") return meaningOf(value.word) === "undefined" ? false : null;
  if (value.kind === "none") return false;
  const parts = partsOf(value);
  return parts.length === 1 && parts.every((part) => encloseValue(part) !== null) ? true : null;
}
