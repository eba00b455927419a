import { isUndefined, limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS, type Limits } from "../limits";
import { readSettled } from "../settle";
import type { Answer, AnswerValue, Budget, Check, Problem } from "../types";
import { verify } from "../verify/verify";
import { type Worked, workProblem } from "../work";
import { answerValue } from "./answer-value";
import { compareValues } from "./compare-values";
import { formNote } from "./form-note";
import { withoutLabel } from "./label";
import { isSameWriting } from "./same-writing";
import type { AnswerCheck, Equivalence } from "./types";
import { isNone } from "./words";
import { isRealNumber } from "./working/compare-solutions";
import { writtenLatex } from "./written-latex";
import { type Claim, type Judgement, wrongAnswer } from "./wrong-answer";

const NOTHING_READ = { instruction: "", latex: "" };

/** Whether a student's answer to a problem is right. It is judged by the problem itself, as the engine's own answers
 * are, and only then against the engine's answer. The right answer is not given away.
 * @param answer as typed: "x = 3", "2 or -5", "(1, 4]", "3/4", "no solution"
 * @returns always an outcome; what is not understood is "cannot-tell" */
export function checkAnswer(problem: string, answer: string, limits: Limits = DEFAULT_LIMITS): AnswerCheck {
  return onLedger(limits, () => checked(problem, answer, limits));
}

function checked(problem: string, answer: string, limits: Limits): AnswerCheck {
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
    const read = readSettled(problem, limits);
    reading = read.reading;
    if (!read.ok)
      return result(
        "cannot-tell",
        read.unclear
          ? `The problem can be read in several ways, so I cannot judge an answer. ${read.reason}`
          : "I do not understand the problem well enough to judge an answer.",
      );
    const worked = workProblem(read.problem, budget(limits));
    if (!worked)
      return result("cannot-tell", "I cannot work this problem out reliably, so I cannot judge an answer.");
    const desk = { limits, budget: budget(limits) };
    const { verdict, message, counterexample } = judgeWritten({
      problem: read.problem,
      worked,
      text: answer,
      desk,
    });
    return result(verdict, message, counterexample);
  } catch (error) {
    if (limitBehind(error)) return result("cannot-tell", "This is too large for me to check safely.");
    if (isUndefined(error))
      return result("cannot-tell", "A denominator here is zero, so I cannot check this.");
    throw error;
  }
}

/** An answer to be judged: what was typed, beside the engine's own. */
interface Written {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly text: string;
  readonly desk: { readonly limits: Limits; readonly budget: Budget };
}

const RIGHT: Judgement = { verdict: "right", message: "That is right.", counterexample: null };

const UNDECIDED: Judgement = {
  verdict: "cannot-tell",
  message: "I cannot tell whether this is right.",
  counterexample: null,
};

/** Judges an answer to a problem that has been worked.
 * @throws {LimitReached} */
export function judgeWritten({ problem, worked, text, desk }: Written): Judgement {
  const { answer } = worked.derivation;
  const { name } = problem.form;
  const own = [
    answer.latex,
    answer.text,
    `${name?.latex} = ${answer.latex}`,
    `${name?.text} = ${answer.text}`,
  ];
  if (own.some((written) => isSameWriting(text, written))) return RIGHT;
  if (saysNoneReal(text, answer.value)) return RIGHT;
  const value =
    answerValue(text, answer.value, desk.limits) ??
    answerValue(withoutLabel(text), answer.value, desk.limits);
  if (!value)
    return {
      verdict: "cannot-tell",
      message: "I could not read your answer. Write only the answer, such as $x = 3$.",
      counterexample: null,
    };
  return judge({ problem, worked, value, budget: desk.budget });
}

/** "No real solution" where all solutions are complex. */
function saysNoneReal(text: string, right: AnswerValue): boolean {
  const words = text
    .toLowerCase()
    .replace(/(?<![.\s])[.\s]+$/, "")
    .trim();
  const complex = right.kind === "roots" && right.roots.length > 0 && !right.roots.some(isRealNumber);
  return complex && words.includes("real") && isNone(words);
}

const WRITTEN_FORMS: ReadonlySet<Problem["task"]> = new Set<Problem["task"]>([
  "calculate",
  "simplify",
  "expand",
  "factor",
  "evaluate",
]);

/** Whether the way an answer is written is part of the question. */
const judgesForm = ({ task, form }: Problem): boolean =>
  WRITTEN_FORMS.has(task) || form.decimals !== undefined || form.number !== undefined;

function judge(claim: Claim): Judgement {
  const { problem, worked, value, budget } = claim;
  const right = worked.derivation.answer.value;
  const same = compareValues(value, right, { domain: "real", budget });
  const check = verified(problem, value, budget);
  if (check.status === "verified" || (check.status === "partial" && same.verdict !== "different")) {
    return RIGHT;
  }
  if (same.verdict === "same") {
    const note = check.status === "refuted" && judgesForm(problem) ? formNote(problem, value) : null;
    return note ? { verdict: "right-wrong-form", message: note, counterexample: null } : RIGHT;
  }
  if (value.kind === "word" && same.verdict === "cannot-tell") return UNDECIDED;
  return same.verdict === "different" ? wrongAnswer(claim, same) : undecided(check, claim, same);
}

/** Neither the same nor provably another value: the check decides when it says no. */
function undecided(check: Check, claim: Claim, same: Equivalence): Judgement {
  if (check.status === "refuted") return wrongAnswer(claim, same);
  return UNDECIDED;
}

function verified(problem: Problem, value: AnswerValue, allowance: Budget): Check {
  const answer: Answer = { value, latex: "", text: "" };
  try {
    return verify(problem, answer, allowance);
  } catch (error) {
    if (isUndefined(error)) return { status: "refuted", reason: "The answer has no value." };
    throw error;
  }
}
