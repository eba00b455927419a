import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { closingOf } from "./closing";
import { checkFinalAnswer, stepsOf } from "./final-answer";
import { CLAIM_LIMITS } from "./limits";
import type { ReplyRead } from "./reply-reader";
import type { Setting } from "./setting";
import type { JudgedAnswer } from "./types";
import { UNDECIDED, within } from "./verdict";

/** Values of one reply that are tried for the right answer. */
const OTHERS_MAX = 12;

/** Judges the last value of a reply that calls nothing its answer. Where the right answer is in the reply the last
 * value is something else, and what comes up on the way to it is no answer yet. */
export function judgedClosing(setting: Setting, read: ReplyRead): JudgedAnswer | null {
  const { problem } = setting;
  const closing = problem && closingOf(setting, read);
  if (!closing) return null;
  const { latex, at, end, sure, isNamed, others } = closing;
  const verdict = checkFinalAnswer(problem.text, closing);
  if (verdict === null && isPartOf(problem.text, latex)) return null;
  const found = { kind: "answer", latex, at, end } as const;
  if (verdict && verdict.outcome !== "refuted") return { ...found, ...verdict };
  const own = setting.asked?.maths.join("; ") ?? "";
  const isGiven = isAmong(latex, own);
  if (!sure && (isGiven || isOnTheWay(setting, latex))) return null;
  const news = others.filter((each) => !isAmong(each, own)).slice(-OTHERS_MAX);
  if (news.some((each) => isPartOf(problem.text, each))) return null;
  const isClear = sure && (isGiven ? isNamed : !isOnTheWay(setting, latex));
  return { ...found, ...(isClear && verdict ? verdict : UNDECIDED) };
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
    if (!/[\d.]/.test(all[at - 1] ?? " ") && !/^(?:\d|\.\d)/.test(all.slice(at + value.length))) return true;
  return false;
}
