import type { Expression } from "../expression/ast";
import { isUndefined, limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS, type Limits } from "../limits";
import type { Reading } from "../outcome";
import { writeUnnamed } from "../printer/answer";
import { readSettled } from "../settle";
import type { AnswerValue, Problem } from "../types";
import { type Worked, workProblem } from "../work";
import { takingsOf } from "./answer-text";
import { answerValue } from "./answer-value";
import { comparable } from "./comparable";
import { judgeAnswer } from "./judge-answer";
import { type Judgement, RIGHT, untold, wrongForm } from "./judgement";
import { withoutLabel } from "./label";
import { encloseValue } from "./proof/enclose";
import { isSameWriting } from "./same-writing";
import type { AnswerCheck } from "./types";
import { isNone } from "./words";
import { writtenLatex } from "./written-latex";

const NOTHING_READ: Reading = { instruction: "", latex: "" };

/** Whether a student's answer to a problem is right. It is judged by the problem itself, as the engine's own answers
 * are, and against the engine's answer. "wrong" rests on a proof; without one it cannot be told. The right answer is
 * not given away.
 * @param answer as typed: "x = 3", "2 or -5", "(1, 4]", "3/4", "no solution"
 * @returns always an outcome; what is not understood is "cannot-tell" */
export function checkAnswer(problem: string, answer: string, limits: Limits = DEFAULT_LIMITS): AnswerCheck {
  return onLedger(limits, () => checked(problem, answer, limits));
}

function checked(problem: string, answer: string, limits: Limits): AnswerCheck {
  let reading = NOTHING_READ;
  const result = ({ verdict, message, ...more }: Judgement): AnswerCheck => ({
    verdict,
    message,
    counterexample: "refutation" in more ? more.refutation.counterexample : null,
    problem: reading,
    answer: writtenLatex(answer, limits),
  });
  try {
    const read = readSettled(problem, limits);
    reading = read.reading;
    if (!read.ok)
      return result(
        untold(
          read.unclear
            ? `The problem can be read in several ways, so I can’t judge an answer. ${read.reason}`
            : "I do not understand the problem well enough to judge an answer.",
        ),
      );
    const worked = workProblem(read.problem, budget(limits));
    if (!worked) return result(untold("I can’t work this problem out reliably, so I can’t judge an answer."));
    return result(judgeWritten({ problem: read.problem, worked, text: answer, limits }));
  } catch (error) {
    if (limitBehind(error)) return result(untold("This is too large for me to check safely."));
    if (isUndefined(error)) return result(untold("A denominator here is zero, so I can’t check this."));
    throw error;
  }
}

/** An answer to be judged: what was typed, beside the engine's own. */
interface Written {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly text: string;
  readonly limits: Limits;
}

/** Judges an answer to a problem that has been worked. Of several ways to take it one that is right decides; it is
 * wrong when it is so however it is taken.
 * @throws {LimitReached} */
export function judgeWritten({ problem, worked, text, limits }: Written): Judgement {
  const { answer } = worked;
  const unnamed = writeUnnamed(problem, answer.value);
  const own = [answer.latex, answer.text, unnamed.latex, unnamed.text];
  if (own.some((written) => isSameWriting(text, written))) return RIGHT;
  const real = noneReal(text, answer.value);
  if (real) return real;
  const like = comparable(answer.value);
  const judgements: Judgement[] = [];
  for (const { value, note } of readingsOf(text, problem, like, limits)) {
    const judged = judgeAnswer({ problem, worked, value, limits });
    const capped = note !== null && judged.verdict === "right" ? wrongForm(note) : judged;
    if (capped.verdict === "right") return capped;
    judgements.push(capped);
  }
  const [first] = judgements;
  if (!first) return untold("I can’t read that as an answer. Write only the answer, such as $x = 3$.");
  return (
    judgements.find(({ verdict }) => verdict === "right-wrong-form") ??
    judgements.find(({ verdict }) => verdict === "cannot-tell") ??
    first
  );
}

/** Whether a number without letters is proved to be no real one. */
function isNotReal(x: Expression): boolean {
  const value = encloseValue(x);
  return value !== null && Math.abs(value.im) > value.radius;
}

/** "No real solution", or just none, where all solutions are complex. */
function noneReal(text: string, right: AnswerValue): Judgement | null {
  const words = text.replace(/(?<![.\s])[.\s]+$/, "").trim();
  const solutions = right.kind === "roots" ? right.roots.map((root) => [root]) : null;
  const several = right.kind === "points" ? right.points : (solutions ?? []);
  const complex = several.length > 0 && several.every((each) => each.some(isNotReal));
  if (!complex || !isNone(words)) return null;
  return /\breal\b/i.test(words)
    ? RIGHT
    : wrongForm("There is no real solution. Say “no real solution”, or give the complex ones.");
}

interface AnswerReading {
  readonly value: AnswerValue;
  /** What the value would be right without; null for a plain reading. */
  readonly note: string | null;
}

const AS_PERCENT = "The number is right as a percent. Write the percent sign.";

function* readingsOf(
  text: string,
  problem: Problem,
  like: AnswerValue,
  limits: Limits,
): Generator<AnswerReading> {
  for (const taken of takingsOf(text)) {
    const value = answerValue(taken, like, limits) ?? answerValue(withoutLabel(taken), like, limits);
    if (value) yield { value, note: null };
    const percent = like.kind === "expression" && like.expression.kind === "percent" && /\d$/.test(taken);
    const rate = percent ? answerValue(`${taken}%`, like, limits) : null;
    if (rate) yield { value: rate, note: problem.task === "percent" ? null : AS_PERCENT };
  }
}
