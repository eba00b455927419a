import { isUndefined, limitBehind } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import type { AnswerValue, Derivation, Graph, Problem } from "../types";
import { ofCircularEquation, ofEquation } from "./of-equation";
import {
  ofDerivative,
  ofDomain,
  ofFunction,
  ofInequality,
  ofIntegral,
  ofInverse,
  ofLimit,
  ofTangent,
  ofValue,
} from "./of-function";
import { ofSystem } from "./of-system";

/** Elementary operations that a drawing may cost. */
const WORK = 20_000;
/** A definition of a function or its value, "f(x) = …", stands first in what was read. */
const CALL = /^[A-Za-z](?:_\{?\w+\}?)?(?:\\left)?\(/;

/** What to draw beside the answer of a problem: what its method draws, else the curves the problem is about and the
 * points that matter on them.
 * @returns undefined where there is nothing to see, or numbers are not real or too large */
export function graphFor(problem: Problem, value: AnswerValue, draw?: Derivation["draw"]): Graph | undefined {
  try {
    return draw?.() ?? drawn(problem, value);
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return undefined;
    throw error;
  }
}

function drawn(problem: Problem, value: AnswerValue): Graph | undefined {
  switch (problem.task) {
    case "solve":
      return ofEquation(problem.equation, problem.unknown, value);
    case "solve-system":
      return ofSystem(problem.equations, value, budget({ ...DEFAULT_LIMITS, work: WORK }));
    case "trigonometry":
      return problem.question.kind === "equation" ? ofCircularEquation(problem.question, value) : undefined;
    case "evaluate":
      return CALL.test(problem.latex) ? ofValue(problem.expression, problem.at) : undefined;
    case "inequality":
      return ofInequality(problem.condition, problem.unknown, value);
    case "domain":
    case "range":
      return ofDomain(problem.expression, problem.unknown, value);
    case "inverse-function":
      return ofInverse(problem.body, problem.unknown, value);
    case "function-features":
      return ofFunction(problem.body, problem.unknown, value);
    case "derivative":
      return ofDerivative(problem, value);
    case "tangent-line":
      return ofTangent(problem, value);
    case "integral":
      return ofIntegral(problem);
    case "limit":
      return ofLimit(problem, value);
    default:
      return undefined;
  }
}
