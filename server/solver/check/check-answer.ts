import { budget, DEFAULT_LIMITS, type Limits } from "../limits";
import { readProblem } from "../problem/read";
import { type Answer, type AnswerValue, type Budget, type Check, LimitReached, type Problem } from "../types";
import { verify } from "../verify/verify";
import { workProblem } from "../work";
import { answerValue } from "./answer-value";
import { compareValues } from "./compare-values";
import { formNote } from "./form-note";
import type { AnswerCheck, Equivalence } from "./types";
import { writtenLatex } from "./written-latex";
import { type Claim, type Judgement, wrongAnswer } from "./wrong-answer";

const NOTHING_READ = { instruction: "", latex: "" };

/** Whether a student's answer to a problem is right. It is judged by the problem itself, as the engine's own answers
 * are, and only then against the engine's answer. The right answer is not given away.
 * @param answer as typed: "x = 3", "2 or -5", "(1, 4]", "3/4", "no solution"
 * @returns always an outcome; what is not understood is "cannot-tell" */
export function checkAnswer(problem: string, answer: string, limits: Limits = DEFAULT_LIMITS): AnswerCheck {
  let reading = NOTHING_READ;
  const result = (
    verdict: AnswerCheck["verdict"],
    message: string,
    counterexample: string | null = null,
  ) => ({
    verdict,
    message,
    counterexample,
    problem: reading,
    answer: writtenLatex(answer, limits),
  });
  try {
    const read = readProblem(problem, limits);
    reading = read.reading;
    if (!read.ok)
      return result("cannot-tell", "I do not understand the problem well enough to judge an answer.");
    const worked = workProblem(read.problem, budget(limits));
    if (!worked)
      return result("cannot-tell", "I cannot work this problem out reliably, so I cannot judge an answer.");
    const value = answerValue(answer, worked.derivation.answer.value, limits);
    if (!value)
      return result("cannot-tell", "I could not read your answer. Write only the answer, such as $x = 3$.");
    const { verdict, message, counterexample } = judge({ problem: read.problem, worked, value, limits });
    return result(verdict, message, counterexample);
  } catch (error) {
    if (error instanceof LimitReached)
      return result("cannot-tell", "This is too large for me to check safely.");
    throw error;
  }
}

function judge(claim: Claim): Judgement {
  const { problem, worked, value, limits } = claim;
  const right = worked.derivation.answer.value;
  const same = compareValues(value, right, { domain: "real", budget: budget(limits) });
  const check = verified(problem, value, budget(limits));
  if (check.status === "verified" || (check.status === "partial" && same.verdict !== "different")) {
    return { verdict: "right", message: "That is right.", counterexample: null };
  }
  if (same.verdict === "same") {
    const note = check.status === "refuted" ? formNote(problem, value) : null;
    return note
      ? { verdict: "right-wrong-form", message: note, counterexample: null }
      : { verdict: "right", message: "That is right.", counterexample: null };
  }
  return same.verdict === "different" ? wrongAnswer(claim, same) : undecided(check, claim, same);
}

/** Neither the same nor provably another value: the check decides when it says no. */
function undecided(check: Check, claim: Claim, same: Equivalence): Judgement {
  if (check.status === "refuted") return wrongAnswer(claim, same);
  return { verdict: "cannot-tell", message: "I cannot tell whether this is right.", counterexample: null };
}

function verified(problem: Problem, value: AnswerValue, allowance: Budget): Check {
  const answer: Answer = { value, latex: "", text: "" };
  return verify(problem, answer, allowance);
}
