import "server-only";
import type { SolveResult } from "@/server/solver/outcome";
import { solve } from "@/server/solver/solve";
import { readAsk } from "../turns/read-ask";
import { isBareAnswer } from "./claim";
import { findProblem, hasMathematics } from "./find-problem";
import type { Turn } from "./types";

/** The outcome of what a student asked last before this message, where that was a problem without an answer: what is said
 * about it now is not about nothing.
 * @returns null where there is no such problem */
export function refusedBefore(turns: readonly Turn[]): SolveResult | null {
  const asked = turns.slice(0, -1).findLast(({ role, text }) => role === "user" && mayPose(text));
  if (!asked) return null;
  const found = findProblem(asked.text);
  if (found.kind === "unworked") return found.result;
  const result = found.kind === "none" ? solve(asked.text) : null;
  return result?.status === "unsupported" && hasMathematics(asked.text) ? result : null;
}

function mayPose(text: string): boolean {
  const { ask } = readAsk(text);
  return ask.kind === "other" || (ask.kind === "check" && !isBareAnswer(ask.claim));
}
