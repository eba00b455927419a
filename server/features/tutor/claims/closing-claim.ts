import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { answerSaid, type Presence } from "./answer-said";
import { type Closing, closingOf } from "./closing";
import { numbersIn } from "./closing-form";
import { checkFinalAnswer, stepsOf } from "./final-answer";
import { CLAIM_LIMITS } from "./limits";
import { isFromTables, isOneStepAway, isSumOfAll, isTwoStepsAway } from "./provable";
import type { ReplyRead } from "./reply-reader";
import type { Setting } from "./setting";
import type { JudgedAnswer } from "./types";
import { UNDECIDED, within } from "./verdict";

/** Values of one reply that are tried for the right answer. */
const OTHERS_MAX = 12;
/** Digits of a rounded value. */
const ROUNDED = 5e-3;

/** Judges the last value that a reply states where nothing in it is called its answer. Where the right answer is in the
 * reply the last value is something else. Where it is nowhere the last value is wrong if it is told as the answer, or
 * cannot come up on the way to it. */
export function judgedClosing(setting: Setting, read: ReplyRead): JudgedAnswer | null {
  const { problem } = setting;
  const closing = problem && closingOf(setting, read);
  if (!closing) return null;
  const { latex, at, end, meant, isTelling, isOver, isRough, isCalculated } = closing;
  const verdict = checkFinalAnswer(problem.text, closing);
  if (verdict === null && isPartOf(problem.text, latex)) return null;
  const found = { kind: "answer", latex, at, end } as const;
  if (verdict && verdict.outcome !== "refuted")
    return meant === "other" && (verdict.outcome === "unchecked" || isOwnNumber(closing, setting))
      ? null
      : { ...found, ...verdict };
  const step = stepIn(closing, setting);
  const mayBeStep = step !== null || (meant === "worked" && isFurther(closing, setting));
  if ((meant === "other" || meant === "worked" || !isOver) && (mayBeStep || isCalculated)) return null;
  const presence = presenceIn(setting, read, closing);
  if (presence === "said") return null;
  const isAnswer =
    isOver &&
    !isRough &&
    meant !== "other" &&
    (isTold(closing, step, presence) || (isTelling && step !== "constant") || !mayBeStep);
  return { ...found, ...(isAnswer && verdict ? verdict : UNDECIDED) };
}

/** "Subtract 5": said of something else, a number of the problem is no answer, equal as it is. */
const isOwnNumber = ({ latex }: Closing, { asked }: Setting): boolean =>
  isAmong(latex, asked?.maths.join("; ") ?? "");

/** How a value can come up on the way: as a number of the problem, in a step of the engine's, from a table, or by one
 * thing done to such numbers. */
type StepKind = "given" | "step" | "constant" | "between" | null;

function stepIn(closing: Closing, setting: Setting): StepKind {
  if (isAmong(closing.latex, setting.asked?.maths.join("; ") ?? "")) return "given";
  if (isOnTheWay(setting, closing.latex)) return "step";
  if (isConstant(closing)) return "constant";
  return comesUpBetween(closing, setting) ? "between" : null;
}

/** Its sentence says that this is the answer. A value that only may come up between others is believed to be one
 * where the right answer is nowhere. */
function isTold({ meant, mayBeOther, isNamed }: Closing, step: StepKind, presence: Presence): boolean {
  if (meant !== "answer" || mayBeOther) return false;
  if (step === "between") return presence === "absent";
  if (step === "step") return presence === "absent" && isNamed;
  return step === "given" ? isNamed : step === null;
}

/** What is in the reply by value; where the answer is not looked for so, or the problem has the same numbers, what is
 * stated beside them. */
function presenceIn(setting: Setting, { whole }: ReplyRead, closing: Closing): Presence {
  const own = setting.asked?.maths ?? [];
  const presence = within(() => answerSaid(whole, closing.secret, own.flatMap(numbersIn)), "open");
  const isOpen = presence === "open" || presence === "shown";
  return isOpen && holdsRight(closing, setting.problem?.text ?? "", own.join("; ")) ? "said" : presence;
}

const isFurther = ({ latex, secret, around }: Closing, { asked }: Setting): boolean => {
  const [value, ...others] = numbersIn(latex);
  const known = [...(asked?.maths ?? []), ...secret.onTheWay].flatMap(numbersIn);
  return (
    value === undefined ||
    others.length > 0 ||
    /[π√a-z]/u.test(latex.replace(/[a-z]{2,}/g, "")) ||
    isTwoStepsAway(value, { known, around })
  );
};

const isConstant = ({ latex, secret }: Closing): boolean =>
  numbersIn(latex).some((value) => isFromTables(value, [...secret.onTheWay].flatMap(numbersIn)));

/** One thing done to the numbers of the problem, or to those of the engine's steps, comes to it. */
const comesUpBetween = ({ latex, secret, around }: Closing, { asked }: Setting): boolean => {
  const [value, ...others] = numbersIn(latex);
  const known = [...(asked?.maths ?? []), ...secret.onTheWay].flatMap(numbersIn);
  return (
    !/[π√]/u.test(latex) &&
    value !== undefined &&
    others.length === 0 &&
    (isOneStepAway(value, { known, around }) || isSumOfAll(value, (asked?.maths ?? []).flatMap(numbersIn)))
  );
};

/** The right answer is in the reply, and not only because the problem has the same number. */
function holdsRight({ others, stated, secret }: Closing, problem: string, own: string): boolean {
  const isRightNumber = (text: string) =>
    numbersIn(text).some((number) =>
      secret.values.some(({ re, im }) => im === 0 && Math.abs(re - number) <= ROUNDED * Math.abs(re)),
    );
  const news = others.filter((each) => !isAmong(each, own));
  return (
    news.some(isRightNumber) ||
    stated.some(
      (each) => numbersIn(each).length <= Math.max(1, secret.values.length) && isRightNumber(each),
    ) ||
    news.slice(-OTHERS_MAX).some((each) => isPartOf(problem, each))
  );
}

/** It is right, if not all of the answer. */
const isPartOf = (problem: string, text: string): boolean =>
  within(() => checkFinalAnswer(problem, { latex: text, at: 0, end: 0, said: "one" })?.outcome, "refuted") ===
    "verified" || within(() => checkAnswer(problem, text, CLAIM_LIMITS).verdict.startsWith("right"), false);
/** The value stands in the engine's own steps. */
export function isOnTheWay({ problem }: Setting, latex: string): boolean {
  const steps = problem ? within(() => stepsOf(problem.text), null) : null;
  return steps === null || steps.some((step) => isAmong(latex, step));
}

/** A value as it is written, and not within a longer number. */
function isAmong(latex: string, text: string): boolean {
  const [value, all] = [latex, text].map((each) => each.replace(/\s|\$/g, "")) as [string, string];
  for (let at = all.indexOf(value); at >= 0; at = all.indexOf(value, at + 1))
    if (
      !/[\d.]/.test(all[at - 1] ?? " ") &&
      !(isNegated(all, at) && /^\d/.test(value)) &&
      !/^(?:\d|\.\d)/.test(all.slice(at + value.length))
    )
      return true;
  return false;
}

/** The minus before it belongs to the number: "= -4", and not "x - 4". */
const isNegated = (all: string, at: number): boolean =>
  /[-−–]/.test(all[at - 1] ?? "") && !/[\w)}\]]/.test(all[at - 2] ?? " ");
