import { OF_ALGEBRA } from "./of-algebra";
import { OF_CALCULUS } from "./of-calculus";
import { OF_DATA_AND_SCIENCE } from "./of-data-and-science";
import { OF_FUNCTIONS } from "./of-functions";
import { OF_NUMBERS } from "./of-numbers";
import type { Theorem, Theorems } from "./types";

export const THEOREMS: Theorems = {
  ...OF_NUMBERS,
  ...OF_ALGEBRA,
  ...OF_FUNCTIONS,
  ...OF_CALCULUS,
  ...OF_DATA_AND_SCIENCE,
};

const BY_RULE: ReadonlyMap<string, Theorem> = new Map(
  Object.values(THEOREMS).flatMap((theorem) => theorem.rules.map((rule) => [rule, theorem] as const)),
);

/** The theorem that a step rests on, by the step's rule. */
export const theoremOf = (rule: string): Theorem | undefined => BY_RULE.get(rule);
