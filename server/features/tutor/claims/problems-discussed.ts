import "server-only";
import { readConversation, readSituation } from "../built-in/situation";
import type { Turn } from "../built-in/types";
import type { Ask } from "../turns/types";

/** The problems a conversation may be about, as the student put them, the latest first. */
export function problemsDiscussed(turns: readonly Turn[]): readonly string[] {
  const situation = readSituation(turns);
  const texts = [situation?.worked.text, situation?.original.text, situation?.posed?.instead?.text];
  return [...new Set(texts.filter((text) => text !== undefined))];
}

/** What is asked of the problem under discussion, so that the reply may come to its answer. */
const OF_PROBLEM: ReadonlySet<Ask["kind"]> = new Set<Ask["kind"]>([
  "hint",
  "next",
  "solution",
  "another-way",
  "stuck",
  "step",
  "why",
  "why-not",
  "method",
  "check",
  "check-what",
  "check-how",
  "asked",
]);

/** Whether the last message poses a problem, or asks something of the one under discussion. A reply to another question
 * may end with any number. */
export function isAboutProblem(turns: readonly Turn[]): boolean {
  const { reading, situation } = readConversation(turns);
  return situation?.posed != null || (reading !== null && OF_PROBLEM.has(reading.ask.kind));
}

/** Asks to which the answer belongs. */
const WHOLE: ReadonlySet<Ask["kind"]> = new Set<Ask["kind"]>(["solution", "another-way", "other"]);

/** Whether the last message asks for the whole answer to the problem: poses it, without asking for a hint, or wants it
 * worked. */
export function isAnswerAsked(turns: readonly Turn[]): boolean {
  const { reading, situation } = readConversation(turns);
  if (!reading || !situation) return false;
  const { kind } = reading.ask;
  return situation.posed === null ? kind !== "other" && WHOLE.has(kind) : WHOLE.has(kind);
}
