import "server-only";
import { isBareAnswer } from "./claim";
import { findProblem } from "./find-problem";
import { readIntent } from "./intent";
import type { Situation, Turn, Worked } from "./types";

/** How far back a problem is looked for, in student messages. */
const REACH = 60;

/** Finds the latest problem of a conversation and how much of it was shown step by step.
 * @param turns the whole conversation, the current message last
 * @param posed the problem the current message itself poses, when it does
 * @returns null when no problem was posed yet */
export function readSituation(turns: readonly Turn[], posed: Worked | null): Situation | null {
  const asked = turns.filter((turn) => turn.role === "user").map((turn) => turn.text);
  const last = asked.length - 1;
  if (posed) return { worked: posed, progress: advance(0, asked[last] ?? ""), waysAsked: 0 };
  for (let at = last - 1; at >= 0 && at >= last - REACH; at -= 1) {
    const worked = posedIn(asked[at] ?? "");
    if (!worked) continue;
    const since = asked.slice(at);
    return {
      worked,
      progress: since.reduce(advance, 0),
      waysAsked: since.slice(0, -1).filter((text) => readIntent(text).kind === "another-way").length,
    };
  }
  return null;
}

/** The problem a message poses, whether alone or along with what is asked about it. */
export function posedIn(text: string): Worked | null {
  const intent = readIntent(text);
  const named = intent.kind === "hint" || intent.kind === "check" ? intent.problem : undefined;
  if (intent.kind !== "other" && !named && intent.kind !== "check") return null;
  if (!named && isBareAnswer(intent.kind === "check" ? intent.claim : text)) return null;
  const found = findProblem(named ?? text);
  return found.kind === "worked" ? found : null;
}

function advance(progress: number, text: string): number {
  const { kind } = readIntent(text);
  if (kind === "hint") return progress + 1;
  if (kind === "next") return (Math.floor(progress / 2) + 1) * 2;
  return progress;
}
