import "server-only";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import type { SolveResult } from "@/server/solver/outcome";
import { readSettled } from "@/server/solver/settle";
import { solve } from "@/server/solver/solve";
import { LimitReached, type Problem } from "@/server/solver/types";
import { withoutCourtesy } from "./courtesy";
import type { Found } from "./types";
import { unwrapped } from "./unwrapped";

const MATHEMATICAL = /[0-9=+*/^√π%<>−×÷·²³\\]|\$.+\$/;
const REQUEST =
  /^(?:how (?:do|can|would) (?:i|you|we) |show (?:me )?how to |walk me through |teach me (?:how )?to |what(?:'s| is) the (?:answer|solution) (?:to|of) |work out |do |check |verify |(?:my|the|this) (?:problem|question|exercise|equation) is:? |it says:? |problem:? |question:? )/i;
/** So many words make a message prose, unless it begins as an exercise does. */
const PROSE_WORDS = 4;
const EXERCISE =
  /^(?:add|calculate|compute|convert|differentiate|divide|estimate|evaluate|expand|express|factor|find|give|graph|integrate|multiply|round|simplify|solve|subtract|write)\b/i;
const OPERATOR = /[=+\-*/^<>]|\\(?:frac|sqrt|cdot|times|div|int|sum|lim|begin)|[a-z] ?\d|\d ?[a-z]/;

const REMEMBERED_MAX = 300;
const remembered = new Map<string, Found>();

/** Looks for a problem in a message: as written, then without the courtesies, then without the talk around
 * it. Nothing else is ever dropped, so an answer always answers the whole message. The same message always gives the same outcome, so the
 * latest ones are remembered: a conversation is read again with each of its messages. */
export function findProblem(message: string): Found {
  const known = remembered.get(message);
  if (known) return known;
  const found = look(message);
  if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? "");
  remembered.set(message, found);
  return found;
}

function look(message: string): Found {
  let unworked: SolveResult | null = null;
  for (const text of wordings(message)) {
    if (!MATHEMATICAL.test(text)) continue;
    const result = solve(text);
    if (result.status === "solved" || result.status === "no-solution") {
      const problem = problemOf(text);
      if (problem) return { kind: "worked", text, problem, result };
    }
    if (result.parts?.some(({ latex }) => latex !== "")) return { kind: "sheet", result };
    if (result.status === "ambiguous") return { kind: "ambiguous", result };
    if (!unworked && (result.read.latex || result.status === "limit-reached")) unworked = result;
  }
  return unworked && !isProse(message, unworked) ? { kind: "unworked", result: unworked } : { kind: "none" };
}

/** A sentence with a number in it, such as a year, is a question in words. */
function isProse(message: string, { read, status }: SolveResult): boolean {
  if (status === "limit-reached" || OPERATOR.test(read.latex.replaceAll("\\quad", ""))) return false;
  return (
    !EXERCISE.test(withoutCourtesy(message)) && (message.match(/\p{L}{3,}/gu) ?? []).length >= PROSE_WORDS
  );
}

function wordings(message: string): readonly string[] {
  const polite = withoutCourtesy(message);
  const texts = [message.trim(), polite, polite.replace(REQUEST, ""), unwrapped(message) ?? ""];
  return [...new Set(texts)].filter((text) => text !== "");
}

function problemOf(text: string): Problem | null {
  try {
    const read = readSettled(text, DEFAULT_LIMITS);
    return read.ok ? read.problem : null;
  } catch (error) {
    if (LimitReached.isInstance(error)) return null;
    throw error;
  }
}
