import "server-only";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readProblem } from "@/server/solver/problem/read";
import { solve } from "@/server/solver/solve";
import { LimitReached, type Problem, type SolveResult } from "@/server/solver/types";
import { withoutCourtesy } from "./intent";
import type { Found } from "./types";

const MATHEMATICAL = /[0-9=+*/^√π%<>−×÷·²³\\]|\$.+\$/;
const REQUEST =
  /^(?:how (?:do|can|would) (?:i|you|we) |show (?:me )?how to |walk me through |teach me (?:how )?to |what(?:'s| is) the (?:answer|solution) (?:to|of) |work out |do |(?:my|the|this) (?:problem|question|exercise|equation) is:? |it says:? |problem:? |question:? )/i;

/** Looks for a problem in a message: as written, then without the courtesies around it. Nothing else is ever
 * dropped, so an answer always answers the whole message. */
export function findProblem(message: string): Found {
  let unworked: SolveResult | null = null;
  for (const text of wordings(message)) {
    if (!MATHEMATICAL.test(text)) continue;
    const result = solve(text);
    if (result.status === "solved" || result.status === "no-solution") {
      const problem = problemOf(text);
      if (problem) return { kind: "worked", text, problem, result };
    }
    if (!unworked && (result.read.latex || result.status === "limit-reached")) unworked = result;
  }
  return unworked ? { kind: "unworked", result: unworked } : { kind: "none" };
}

function wordings(message: string): readonly string[] {
  const polite = withoutCourtesy(message);
  return [...new Set([message.trim(), polite, polite.replace(REQUEST, "")])].filter((text) => text !== "");
}

function problemOf(text: string): Problem | null {
  try {
    const read = readProblem(text, DEFAULT_LIMITS);
    return read.ok ? read.problem : null;
  } catch (error) {
    if (error instanceof LimitReached) return null;
    throw error;
  }
}
