import "server-only";
import { readTurn } from "../turns/read-turn";
import type { TurnReading } from "../turns/types";
import { posedByTutor } from "./another-one";
import type { Situation, Turn, Worked } from "./types";
import { byName, otherWays } from "./ways";

/** How far back a conversation is read, in messages of either side. */
const REACH = 120;

/** A conversation as it is understood: what the last message says, and where the conversation is after it. */
export interface Conversation {
  readonly reading: TurnReading | null;
  /** Null when no problem was posed. */
  readonly situation: Situation | null;
  /** Every problem that was posed, the latest last, each once. */
  readonly posed: readonly Worked[];
}

/** Reads a conversation from its beginning: each message once, by the problem under discussion until then. */
export function readConversation(turns: readonly Turn[]): Conversation {
  let reading: TurnReading | null = null;
  let situation: Situation | null = null;
  const posed = new Map<string, Worked>();
  for (const { role, text } of turns.slice(-REACH)) {
    if (role === "user") {
      reading = readTurn(text, situation?.worked ?? null, reading?.language);
      situation = advance(situation, reading);
    } else {
      const set =
        reading?.ask.kind === "another" || reading?.ask.kind === "practise" ? posedByTutor(text) : null;
      situation = set ? begin(set, situation) : situation;
    }
    if (!situation?.posed) continue;
    posed.delete(situation.original.text);
    posed.set(situation.original.text, situation.original);
  }
  return { reading, situation, posed: [...posed.values()] };
}

/** The latest problem posed and how much of it was shown step by step, the last message included.
 * @returns null when no problem was posed */
export const readSituation = (turns: readonly Turn[]): Situation | null => readConversation(turns).situation;

/** The problems a conversation has posed, the latest last, each once. */
export const problemsPosed = (turns: readonly Turn[]): readonly Worked[] => readConversation(turns).posed;

const begin = (worked: Worked, before: Situation | null): Situation => ({
  worked,
  original: worked,
  posed: { instead: before?.worked ?? null },
  progress: 0,
  hintsAsked: 0,
  waysAsked: 0,
});

function advance(before: Situation | null, { problem, ask }: TurnReading): Situation | null {
  const isPosed = problem.kind === "typed" || problem.kind === "changed";
  const situation = isPosed ? begin(problem.worked, before) : before && { ...before, posed: null };
  if (!situation) return null;
  const { progress, hintsAsked, waysAsked } = situation;
  switch (ask.kind) {
    case "hint":
      return { ...situation, progress: progress + 1, hintsAsked: hintsAsked + 1 };
    case "stuck":
      // A problem that comes with "I don't get it" is worked whole; later it is gone through in smaller pieces.
      return isPosed ? situation : { ...situation, progress: progress + 1, hintsAsked: hintsAsked + 1 };
    case "next":
      return { ...situation, progress: (Math.floor(progress / 2) + 1) * 2, hintsAsked: hintsAsked + 1 };
    case "another-way": {
      const worked = otherWays(situation.original)[waysAsked] ?? situation.worked;
      return { ...situation, worked, progress: 0, waysAsked: waysAsked + 1 };
    }
    case "method": {
      const worked = byName(situation.original, ask.method) ?? situation.worked;
      return { ...situation, worked, progress: 0 };
    }
    default:
      return situation;
  }
}

/** The problem a message poses, whether alone or along with what is asked about it.
 * @param current the problem under discussion, which a message may be an answer to */
export function posedIn(text: string, current: Worked | null): Worked | null {
  const { problem } = readTurn(text, current);
  return problem.kind === "typed" || problem.kind === "changed" ? problem.worked : null;
}
