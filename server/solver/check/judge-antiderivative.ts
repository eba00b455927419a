import { topicOf } from "#topics";
import { symbolsOf } from "../expression/walk";
import { budget as budgetOf } from "../limits";
import type { AnswerValue, Check, Problem } from "../types";
import { partsOf } from "./answer-parts";
import { compareExpressions } from "./compare-expressions";
import { type Judgement, RIGHT, UNTOLD, wrongForm } from "./judgement";
import type { Claim } from "./student-claim";
import { wrongAnswer } from "./wrong-answer";

type Antiderivative = Problem & { readonly task: "integral" };

export const isAntiderivative = (problem: Problem): problem is Antiderivative =>
  problem.task === "integral" && !problem.bounds;

const NO_CONSTANT = "That is one antiderivative. Add a constant, $C$, for all of them.";

/** Any two antiderivatives differ by a constant, so they are told apart by their derivatives. */
export function judgeAntiderivative(problem: Antiderivative, claim: Claim, check: Check): Judgement {
  if (check.status === "refuted") return judgeSlope(problem, claim);
  if (check.status === "unchecked") return UNTOLD;
  const hasConstant = (answer: AnswerValue) =>
    partsOf(answer)
      .flatMap(symbolsOf)
      .some((name) => !symbolsOf(problem.expression).includes(name) && name !== problem.variable);
  const missing = hasConstant(claim.worked.derivation.answer) && !hasConstant(claim.value);
  return missing ? wrongForm(NO_CONSTANT) : RIGHT;
}

function judgeSlope(problem: Antiderivative, { value, limits }: Claim): Judgement {
  const budget = budgetOf(limits);
  const { differentiate } = topicOf(problem);
  const slope =
    value.kind === "expression" ? differentiate?.(value.expression, problem.variable, budget) : null;
  const compared = slope && compareExpressions(slope, problem.expression, { domain: "real", budget });
  return compared?.verdict === "different"
    ? wrongAnswer({ problem, value }, compared.refutation.saying(null))
    : UNTOLD;
}
