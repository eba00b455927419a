import { limitBehind, onLedger, onShare } from "./ledger";
import { type Slip, withNotedSlips } from "./lexicon/lexicon";
import { budget, type Limits } from "./limits";
import type { ReadOutcome } from "./problem/read";
import { type ReadingOfText, readingsOf } from "./problem/readings/readings";
import { withoutLabel } from "./rewording/label";
import { rewordingsOf } from "./rewording/rewordings";
import { STORY_INSTRUCTION } from "./tasks/story";
import type { Problem, Task } from "./types";
import { type Worked, workProblem } from "./work";

/** A reading with what working it comes to; null where there is no answer. */
export interface WorkedReading extends ReadingOfText {
  readonly worked: Worked | null;
}

/** What a text says: one thing, or several between which only the student can choose. */
export type Settled =
  | { readonly kind: "one"; readonly outcome: ReadOutcome }
  | { readonly kind: "several"; readonly question: string; readonly readings: readonly WorkedReading[] };

/** Reads a text in every way it can be read. One that cannot be read as it is typed is read in the first other wording
 * that can.
 * @throws {LimitReached} */
export function settle(text: string, limits: Limits): Settled {
  return onLedger(limits, () => {
    const typed = settleAsWorded(withoutLabel(text), limits);
    if (isRead(typed)) return typed;
    for (const wording of rewordingsOf(withoutLabel(text))) {
      const settled = withinShare(() => settleAsWorded(wording.text, limits));
      if (settled && isRead(settled) && (!wording.isFormalOnly || isFormal(settled)))
        return withSlips(settled, wording.slips);
    }
    return typed;
  });
}

/** Running out of work on another wording leaves the text as it is typed unread, and no more. */
function withinShare(settling: () => Settled): Settled | null {
  try {
    return onShare(2, settling);
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}

const isRead = (settled: Settled): boolean => settled.kind === "several" || settled.outcome.ok;

/** The instruction says which words were read as others. */
function withSlips(settled: Settled, slips: readonly Slip[]): Settled {
  if (slips.length === 0) return settled;
  const noted = (outcome: ReadOutcome): ReadOutcome => {
    const instruction = withNotedSlips(outcome.reading.instruction, slips);
    const reading = { ...outcome.reading, instruction };
    return outcome.ok ? { ...outcome, reading, problem: { ...outcome.problem, instruction } } : outcome;
  };
  if (settled.kind === "one") return { ...settled, outcome: noted(settled.outcome) };
  return {
    ...settled,
    readings: settled.readings.map((reading) => ({ ...reading, outcome: noted(reading.outcome) })),
  };
}

/** Tasks in which words tell what happens. */
const TOLD: ReadonlySet<Task> = new Set<Task>(["story", "physics", "chemistry"]);

/** A figure with its measures is called a story as well, and nothing happens in it. */
const tells = (problem: Problem): boolean =>
  problem.task !== "story" || problem.instruction === STORY_INSTRUCTION || problem.conditions.length > 0;

const isFormal = (settled: Settled): boolean => {
  const outcomes =
    settled.kind === "one" ? [settled.outcome] : settled.readings.map(({ outcome }) => outcome);
  return outcomes.every(
    (outcome) => outcome.ok && !(TOLD.has(outcome.problem.task) && tells(outcome.problem)),
  );
};

/** Where all ways come to one answer or to none, it does not matter which is meant. */
function settleAsWorded(text: string, limits: Limits): Settled {
  return onLedger(limits, () => {
    const { question, all } = readingsOf(text, limits);
    const [first, ...others] = all;
    if (first && others.length === 0) return { kind: "one", outcome: first.outcome };
    const readings = all.map((reading) => ({ ...reading, worked: workedOut(reading.outcome, limits) }));
    const answers = new Set(readings.map(({ worked }) => worked?.answer.latex ?? null));
    // One answer, or none at all.
    return first && answers.size === 1
      ? { kind: "one", outcome: first.outcome }
      : { kind: "several", question, readings };
  });
}

/** The problem in a text, for what works on it further.
 * @returns a refusal with the question to ask where the text can mean several things
 * @throws {LimitReached} */
export function readSettled(text: string, limits: Limits): ReadOutcome {
  const settled = settle(text, limits);
  if (settled.kind === "one") return settled.outcome;
  return { ok: false, reading: { instruction: "", latex: "" }, reason: settled.question, unclear: true };
}

const workedOut = (outcome: ReadOutcome, limits: Limits): Worked | null =>
  outcome.ok ? workProblem(outcome.problem, budget(limits)) : null;
