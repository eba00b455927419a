import "server-only";
import { findProblem } from "../built-in/find-problem";
import { posedIn, problemsPosed, readSituation } from "../built-in/situation";
import type { Turn, Worked } from "../built-in/types";
import { ladderOf } from "./ladder";
import type { Ladder } from "./types";

/** Earlier problems of a conversation whose answers are kept back as well. */
const CLOSED_MAX = 2;

/** The ladder of the problem under discussion, open as far as hints were asked for in words. Words never open the
 * answer. Earlier problems count as closed.
 * @returns null when no problem was posed that the engine solves; "unknown" while a worksheet is under discussion, whose
 * answers have no ladder that would keep them back */
export function ladderInTalk(turns: readonly Turn[]): Ladder | "unknown" | null {
  if (isOnSheet(turns)) return "unknown";
  const situation = readSituation(turns);
  const ladder = situation && ladderOf(situation.original.text, 0);
  if (!ladder) return null;
  const closed = problemsPosed(turns)
    .map(({ text }) => text)
    .filter((text) => text !== ladder.problem)
    .slice(-CLOSED_MAX);
  return { ...ladder, open: Math.min(situation.hintsAsked, ladder.rungs.length - 1), closed };
}

/** Whether the last that was posed is a worksheet and not a problem. */
function isOnSheet(turns: readonly Turn[]): boolean {
  let current: Worked | null = null;
  let onSheet = false;
  for (const { text } of turns.filter(({ role }) => role === "user")) {
    const posed = posedIn(text, current);
    current = posed ?? current;
    onSheet = posed === null && (onSheet || findProblem(text).kind === "sheet");
  }
  return onSheet;
}
