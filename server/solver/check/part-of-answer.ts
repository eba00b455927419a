import type { Expression } from "../expression/ast";
import type { AnswerValue } from "../types";
import type { Terms } from "./compare-values";
import { type Comparison, differing, refutationOf, SAME, UNDECIDED } from "./proof/comparison";
import { Refutation } from "./proof/refutation";
import { compareUnits } from "./unit";

/** One of several values that an answer is made of, with the name it has, if any. */
interface Member {
  readonly name: string;
  readonly value: Expression;
  readonly unit: string;
}

/** How many values are missing where an answer has some of several, each of its own; 0 for any other. */
export function missingIn(value: AnswerValue, right: AnswerValue): number {
  const [given, all] = [membersOf(value).length, membersOf(right).length];
  return given > 0 && given < all ? all - given : 0;
}

/** Whether each of some values is one of those that are right, under its own name if it has one: "Tom is 16" where Jim is
 * asked for as well. */
export function comparePart(value: AnswerValue, right: AnswerValue, { compare }: Terms): Comparison {
  const left = [...membersOf(right)];
  for (const { name, value: said, unit } of membersOf(value)) {
    const meant = left.filter((each) => name === "" || name.toLowerCase() === each.name.toLowerCase());
    const compared = meant.map((each) =>
      compareUnits(unit, each.unit).same ? compare(said, each.value) : UNDECIDED,
    );
    const found = compared.findIndex((each) => each.verdict === "same" && !each.rounded);
    if (found < 0) return differing(Refutation.all(compared.map(refutationOf)));
    left.splice(left.indexOf(meant[found] as Member), 1);
  }
  return SAME;
}

function membersOf(value: AnswerValue): readonly Member[] {
  if (value.kind === "named")
    return value.values.map(({ name, value: each, unit }) => ({ name, value: each, unit: unit ?? "" }));
  if (value.kind !== "point") return [];
  return value.values.map((each, at) => ({ name: value.unknowns[at] ?? "", value: each, unit: "" }));
}
