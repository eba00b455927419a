import type { Expression, Relation } from "../../expression/ast";
import { negation, relation, sum } from "../../expression/build";
import { exactSign } from "../../expression/real-set-order";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { holds } from "../inequality/worked";
import { inWords } from "./answer";

/** Puts a point into every relation; it is a solution when all of them come out true. */
export function isSolution(
  relations: readonly Relation[],
  at: ReadonlyMap<string, Expression>,
  budget: Budget,
): Derivation | null {
  const steps: Step[] = [];
  for (const { left, operator, right } of relations) {
    const put = relation(substitute(left, at), operator, substitute(right, at));
    const sign = exactSign(sum([put.left, negation(put.right)]), new Map(), budget);
    if (sign === null) return null;
    const is = holds(operator, sign);
    steps.push({
      rule: "put-point-in",
      title: `Put the numbers into $${toLatex({ kind: "relation", left, operator, right })}$.`,
      latex: toLatex(put),
      why: is ? "This is true." : "This is false, so the point is not a solution.",
    });
    if (!is) return inWords("no", steps);
  }
  return inWords("yes", steps);
}
