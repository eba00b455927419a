import type { Expression } from "../expression/ast";
import { evaluateSurd, surdKey } from "../expression/quadratic-surd";
import type { Budget } from "../types";
import { inForm, picked, saysWhether } from "./claims";
import {
  type Obligations,
  type ProblemOf,
  refuted,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

type Question = ProblemOf<"relation-pairs">;

/** Checks a domain or range by membership both ways, and a yes-or-no answer by counting different inputs and
 * different pairs. */
export const RELATION_PAIRS: Verifier<"relation-pairs"> = {
  list: (problem, { items }, budget) => {
    const keys = keysOf(problem, budget);
    if (!keys || (problem.asked !== "domain" && problem.asked !== "range")) return noList(keys !== null);
    const wanted = new Set(keys.map(([x, y]) => (problem.asked === "domain" ? x : y)));
    const chosen = picked(
      items.map((item) => keyOf(item, budget)),
      [...wanted],
    );
    const evidence = `Every pair has its number in the list, and all $${wanted.size}$ numbers of the list stand in a pair.`;
    return {
      ...chosen,
      items: () => weakest([chosen.items, inForm(items, problem.form, budget), () => verified(evidence)]),
    };
  },
  word: (problem, { word }, budget) => ({
    word: () => {
      const keys = keysOf(problem, budget);
      if (!keys) return UNCHECKED;
      if (problem.asked === "domain" || problem.asked === "range") return refuted("A list is asked for.");
      const pairs = new Set(keys.map((pair) => pair.join(";"))).size;
      const [inputs, outputs] = [0, 1].map((i) => new Set(keys.map((pair) => pair[i])).size);
      const holds = inputs === pairs && (problem.asked === "is-function" || outputs === pairs);
      const counted = `There are $${pairs}$ different pairs with $${inputs}$ different inputs and $${outputs}$ different outputs.`;
      return saysWhether(word, { holds, truth: "yes-no" }, counted);
    },
  }),
};

function noList(isTold: boolean): Obligations<"list"> {
  const open = () => (isTold ? refuted("Yes or no is asked for.") : UNCHECKED);
  return { items: open, complete: open, order: open };
}

/** The numbers of the pairs in a form in which equal ones are the same; null when one has none. */
function keysOf({ pairs }: Question, budget: Budget): (readonly [string, string])[] | null {
  const keys = pairs.map(([x, y]) => [keyOf(x, budget), keyOf(y, budget)] as const);
  return keys.flat().includes("") ? null : keys;
}

function keyOf(e: Expression, budget: Budget): string {
  const number = evaluateSurd(e, new Map(), budget);
  return number ? surdKey(number) : "";
}
