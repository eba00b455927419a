import type { Answer, AnswerValue, Budget, Check, Problem, Task } from "../types";
import { verifyCalculate } from "./calculate";
import { verifyEvaluate } from "./evaluate";
import { verifyExpand } from "./expand";
import { verifyFactor } from "./factor";
import { verifyPercent } from "./percent";
import { verifyRoots } from "./roots";
import { verifySimplify } from "./simplify";
import { verifySystem } from "./system";

type Verifier = (problem: Problem, value: AnswerValue, budget: Budget) => Check;

const VERIFIERS: Readonly<Record<Task, Verifier>> = {
  calculate: verifyCalculate,
  percent: verifyPercent,
  evaluate: verifyEvaluate,
  simplify: verifySimplify,
  expand: verifyExpand,
  factor: verifyFactor,
  solve: verifyRoots,
  "solve-system": verifySystem,
};

/** Checks an answer by a route that shares no code with the method that found it.
 * @returns `refuted` when the answer fails: the engine then abstains */
export function verify(problem: Problem, { value }: Answer, budget: Budget): Check {
  return VERIFIERS[problem.task](problem, value, budget);
}
