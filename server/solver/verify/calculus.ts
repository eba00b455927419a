import type { AnswerValue, Budget, Check, Problem, Task } from "../types";
import { verifyDerivative, verifyImplicitDerivative, verifyTangentLine } from "./derivative";
import { verifyIntegral } from "./integral";
import { verifyLimit } from "./limit";

/** The checks for the tasks of calculus. */
export const CALCULUS_VERIFIERS = {
  derivative: verifyDerivative,
  "tangent-line": verifyTangentLine,
  "implicit-derivative": verifyImplicitDerivative,
  limit: verifyLimit,
  integral: verifyIntegral,
} as const satisfies Partial<Record<Task, (problem: Problem, value: AnswerValue, budget: Budget) => Check>>;
