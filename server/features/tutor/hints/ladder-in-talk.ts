import "server-only";
import { problemsPosed, readSituation } from "../built-in/situation";
import type { Turn } from "../built-in/types";
import { ladderOf } from "./ladder";
import type { Ladder } from "./types";

/** Earlier problems of a conversation whose answers are kept back as well. */
const CLOSED_MAX = 2;

/** The ladder of the problem under discussion, open as far as hints were asked for in words. Words never open the
 * answer. Earlier problems count as closed.
 * @returns null when no problem was posed that the engine solves */
export function ladderInTalk(turns: readonly Turn[]): Ladder | null {
  const situation = readSituation(turns);
  const ladder = situation && ladderOf(situation.original.text, 0);
  if (!ladder) return null;
  const closed = problemsPosed(turns)
    .map(({ text }) => text)
    .filter((text) => text !== ladder.problem)
    .slice(-CLOSED_MAX);
  return { ...ladder, open: Math.min(situation.hintsAsked, ladder.rungs.length - 1), closed };
}
