import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
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
 * reply the last value is something else, and what can come up on the way to it is no answer yet: everything else that
 * has the answer's form is one, and is wrong. */
export function judgedClosing(setting: Setting, read: ReplyRead): JudgedAnswer | null {
  const { problem } = setting;
  const closing = problem && closingOf(setting, read);
  if (!closing) return null;
  const { latex, at, end, meant, isNamed, isTelling, mayBeOther, isOver, isRough, isCalculated } = closing;
  const verdict = checkFinalAnswer(problem.text, closing);
  if (verdict === null && isPartOf(problem.text, latex)) return null;
  const found = { kind: "answer", latex, at, end } as const;
  if (verdict && verdict.outcome !== "refuted")
    return meant === "other" && verdict.outcome === "unchecked" ? null : { ...found, ...verdict };
  const own = setting.asked?.maths.join("; ") ?? "";
  const isGiven = isAmong(latex, own);
  const isStep = isOnTheWay(setting, latex) || isConstant(closing);
  const isBetween = comesUpBetween(closing, setting);
  const mayBeStep = isStep || isGiven || isBetween || (meant === "worked" && isFurther(closing, setting));
  if ((meant === "other" || meant === "worked" || !isOver) && (mayBeStep || isCalculated)) return null;
  if (holdsRight(closing, problem.text, own)) return null;
  const isTold = meant === "answer" && !mayBeOther && (isGiven ? isNamed : !isStep && !isBetween);
  const isAnswer =
    isOver && meant !== "other" && (isTold || (isTelling && !isConstant(closing)) || !mayBeStep) && !isRough;
  return { ...found, ...(isAnswer && verdict ? verdict : UNDECIDED) };
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
    stated.some(isRightNumber) ||
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
