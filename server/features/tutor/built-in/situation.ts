import "server-only";
import { isAnswerTo } from "./attempt";
import { isBareAnswer, isNamedAnswer } from "./claim";
import { findProblem } from "./find-problem";
import { readIntent } from "./intent";
import type { Situation, Turn, Worked } from "./types";
import { byName, otherWays } from "./ways";

/** How far back a conversation is read, in student messages. */
const REACH = 60;

/** Reads a conversation from its beginning: the latest problem posed and how much of it was shown step by step,
 * the last message included.
 * @returns null when no problem was posed */
export function readSituation(turns: readonly Turn[]): Situation | null {
  const asked = turns.filter(({ role }) => role === "user").slice(-REACH);
  return asked.reduce<Situation | null>((situation, { text }) => advance(situation, text), null);
}

/** The problems a conversation has posed, the latest last, each once. */
export function problemsPosed(turns: readonly Turn[]): readonly Worked[] {
  const posed = new Map<string, Worked>();
  let current: Worked | null = null;
  for (const { text } of turns.filter(({ role }) => role === "user").slice(-REACH)) {
    const worked = posedIn(text, current);
    if (!worked) continue;
    current = worked;
    posed.delete(worked.text);
    posed.set(worked.text, worked);
  }
  return [...posed.values()];
}

function advance(before: Situation | null, text: string): Situation | null {
  const posed = posedIn(text, before?.worked ?? null);
  const instead = before?.worked ?? null;
  const situation = posed
    ? { worked: posed, original: posed, posed: { instead }, progress: 0, hintsAsked: 0, waysAsked: 0 }
    : before && { ...before, posed: null };
  if (!situation) return null;
  const { progress, hintsAsked, waysAsked } = situation;
  const intent = readIntent(text);
  switch (intent.kind) {
    case "hint":
      return { ...situation, progress: progress + 1, hintsAsked: hintsAsked + 1 };
    case "next":
      return { ...situation, progress: (Math.floor(progress / 2) + 1) * 2, hintsAsked: hintsAsked + 1 };
    case "another-way": {
      const worked = otherWays(situation.original)[waysAsked] ?? situation.worked;
      return { ...situation, worked, progress: 0, waysAsked: waysAsked + 1 };
    }
    case "method": {
      const worked = byName(situation.original, intent.method) ?? situation.worked;
      return { ...situation, worked, progress: 0 };
    }
    default:
      return situation;
  }
}

/** The problem a message poses, whether alone or along with what is asked about it.
 * @param current the problem under discussion, which a message may be an answer to */
export function posedIn(text: string, current: Worked | null): Worked | null {
  const intent = readIntent(text);
  const named = intent.kind === "hint" || intent.kind === "check" ? intent.problem : undefined;
  if (intent.kind !== "other" && intent.kind !== "check" && !named) return null;
  if (!named) {
    const answer = intent.kind === "check" ? intent.claim : text;
    const answers = current ? isBareAnswer(answer) || isAnswerTo(answer, current) : isNamedAnswer(answer);
    if (answers) return null;
  }
  const found = findProblem(named ?? text);
  if (found.kind !== "worked") return null;
  return current && !named && isAnswerTo(found.text, current) ? null : found;
}
