import { inTableSpelling } from "../expression/element-spellings";
import { isOnTheClock } from "./clock-answer";
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
  const [left, right] = [a, b].map((words) => inTableSpelling(bare(meaningOf(words)))) as [string, string];
  if (left === right) return SAME;
  const times = isOnTheClock(left) && isOnTheClock(right) ? [[left, right]] : [];
  return differing(
    Refutation.exclusive(left, right, [...EXCLUSIVE, ...times, opposites(left), opposites(right)]),
  );
}

/** Pairs of which one is the other denied. */
const DENIED: readonly (readonly [string, string])[] = [
  ["prime", "composite"],
  ["rational", "irrational"],
  ["convergent", "divergent"],
];

/** "a rational number", "parallel lines", "not rational": the word by which things are told apart. */
function bare(said: string): string {
  const word = said.replace(
    /(?<=\S) (?:numbers?|functions?|lines?|equations?|expressions?|series|relations?)$/,
    "",
  );
  const denied = /^not (?:an? )?(.+)$/.exec(word)?.[1];
  const pair = DENIED.find((each) => each.includes(denied ?? ""));
  return pair?.find((each) => each !== denied) ?? word;
}

/** "prime" and "not prime". */
const opposites = (word: string): readonly string[] => {
  const positive = word.replace(/^not (?:an? )?/, "");
  return [positive, `not ${positive}`, `not a ${positive}`, `not an ${positive}`];
};
