import { onLedger } from "./ledger";
import { budget, type Limits } from "./limits";
import type { ReadOutcome } from "./problem/read";
import { type ReadingOfText, readingsOf } from "./problem/readings/readings";
import { type Worked, workProblem } from "./work";

/** A reading with what working it comes to; null where there is no answer. */
export interface WorkedReading extends ReadingOfText {
  readonly worked: Worked | null;
}

/** What a text says: one thing, or several between which only the student can choose. */
export type Settled =
  | { readonly kind: "one"; readonly outcome: ReadOutcome }
  | { readonly kind: "several"; readonly question: string; readonly readings: readonly WorkedReading[] };

/** Reads a text in every way it can be read. Where all ways come to one answer or to none, it does not matter which is meant.
 * @throws {LimitReached} */
export function settle(text: string, limits: Limits): Settled {
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

/** The problem in a text, for whoever works on it further.
 * @returns a refusal with the question to ask where the text can mean several things
 * @throws {LimitReached} */
export function readSettled(text: string, limits: Limits): ReadOutcome {
  const settled = settle(text, limits);
  if (settled.kind === "one") return settled.outcome;
  return { ok: false, reading: { instruction: "", latex: "" }, reason: settled.question, unclear: true };
}

const workedOut = (outcome: ReadOutcome, limits: Limits): Worked | null =>
  outcome.ok ? workProblem(outcome.problem, budget(limits)) : null;
