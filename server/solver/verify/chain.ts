import type { ChainPart } from "../tasks/chain";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { type Obligation, type ProblemOf, weakest } from "./obligations";

/** Checks one value of one problem. */
export type Verify = (problem: Problem, value: AnswerValue, budget: Budget) => Check;

/** The links of a chain before its question: the value read for each definition against the problem that defines it.
 * The answer itself has the obligations of the question with those values in it. */
export const linksOf =
  (verify: Verify) =>
  ({ parts }: ProblemOf<"chain">, budget: Budget): Obligation =>
  () =>
    weakest(parts.map((part) => () => verify(part.problem, valueOfPart(part), budget)));

function valueOfPart({ problem, values }: ChainPart<Problem>): AnswerValue {
  const [expression] = values;
  if (problem.task === "solve") return { kind: "roots", unknown: problem.unknown, roots: values };
  if (problem.task === "solve-system") return { kind: "point", unknowns: problem.unknowns, values };
  return expression ? { kind: "expression", expression } : { kind: "none" };
}
