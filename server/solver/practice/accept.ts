import { judgeWritten } from "../check/check-answer";
import { limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readSettled } from "../settle";
import { type Worked, workProblem } from "../work";
import { sameNumbers } from "./same-numbers";
import type { Draft, Level } from "./types";

/** A draft that is sure, with what the engine read and worked. */
export interface Accepted extends Draft {
  readonly worked: Worked;
}

/** What came of looking at a draft. Only tests and benchmarks tell the refusals apart. */
export type Acceptance =
  | { readonly ok: true; readonly accepted: Accepted }
  | { readonly ok: false; readonly reason: "unread" | "unworked" | "unproved" | "other answer" | "ugly" };

const refused = (reason: Extract<Acceptance, { ok: false }>["reason"]): Acceptance => ({ ok: false, reason });

/** Digits of the largest number in an answer, and its characters. */
const UGLIEST: Readonly<Record<Level, { readonly digits: number; readonly length: number }>> = {
  1: { digits: 5, length: 60 },
  2: { digits: 6, length: 80 },
  3: { digits: 6, length: 100 },
};

/** Whether an answer is not uglier than its level allows. */
export function isFitFor(level: Level, answer: string): boolean {
  const { digits, length } = UGLIEST[level];
  const longest = Math.max(0, ...(answer.match(/\d+/g) ?? []).map((run) => run.length));
  return longest <= digits && answer.length <= length;
}

/** Reads and works a draft as if a student had typed it, proves the answer, and holds it against the generator's, which
 * was found without the engine.
 * @param spotChecked whether a spot-check will do, because the skill's answers cannot be proved */
export function accept({ text, key }: Draft, level: Level, spotChecked = false): Acceptance {
  try {
    return onLedger(DEFAULT_LIMITS, () => {
      const read = readSettled(text, DEFAULT_LIMITS);
      if (!read.ok) return refused("unread");
      const worked = workProblem(read.problem, budget(DEFAULT_LIMITS));
      if (!worked) return refused("unworked");
      if (worked.verification.status !== "verified" && !(spotChecked && sameNumbers(worked.answer.text, key)))
        return refused("unproved");
      const asked = { problem: read.problem, worked, text: key, limits: DEFAULT_LIMITS };
      if (judgeWritten(asked).verdict !== "right") return refused("other answer");
      if (!isFitFor(level, worked.answer.text)) return refused("ugly");
      return { ok: true, accepted: { text, key, worked } };
    });
  } catch (error) {
    if (limitBehind(error)) return refused("unworked");
    throw error;
  }
}
