import { type Comparison, differing, SAME } from "./proof/comparison";
import { Refutation } from "./proof/refutation";
import { meaningOf } from "./words";

/** Answers of which only one can be right. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ["yes", "no"],
  ["increasing", "decreasing", "constant"],
  ["even", "odd", "neither"],
  ["parallel", "perpendicular", "neither"],
  ["prime", "composite"],
  ["rational", "irrational"],
  ["convergent", "divergent"],
  ["maximum", "minimum"],
  ["expression", "equation"],
];

/** Other words than those of the answer may still mean the same. */
export function compareWords(a: string, b: string): Comparison {
  const [left, right] = [meaningOf(a), meaningOf(b)];
  if (left === right) return SAME;
  return differing(Refutation.exclusive(left, right, [...EXCLUSIVE, opposites(left), opposites(right)]));
}

/** "prime" and "not prime". */
const opposites = (word: string): readonly string[] => {
  const positive = word.replace(/^not (?:an? )?/, "");
  return [positive, `not ${positive}`, `not a ${positive}`, `not an ${positive}`];
};
