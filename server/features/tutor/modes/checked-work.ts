import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import type { WorkingCheck } from "@/server/solver/check/types";
import { findProblem } from "../built-in/find-problem";
import { proposedIn } from "../built-in/proposed";
import type { Turn } from "../built-in/types";

/** What the engine says of the working in a student's last message. */
export type CheckedWork =
  | { readonly kind: "judged"; readonly problem: string; readonly check: WorkingCheck }
  | { readonly kind: "no-problem" }
  | { readonly kind: "no-working"; readonly problem: string };

const MATHEMATICAL = /[\d=<>≤≥√π]/;
/** What makes a line a problem rather than a step of its working. */
const TOLD = /\p{L}{3,}/u;
const LEAD =
  /^(?:(?:my|the) )?(?:problem|question|exercise|task)\s*(?:is|\d*)?\s*[:.]\s*|^.{0,40}\b(?:work|working|steps|solution|attempt) (?:for|on|to|of)\s*:?\s*/i;
const NOTATION = /\\[a-zA-Z]+|\b(?:sqrt|sin|cos|tan|log|ln|pi|and|or)\b/g;

/** Reads the last message as working: lines on the problem in its first line, else on the one under discussion. */
export function checkedTurns(turns: readonly Turn[]): CheckedWork {
  let problem: string | null = null;
  let lines: readonly string[] = [];
  for (const { text } of turns.filter(({ role }) => role === "user")) {
    const own = linesOf(text);
    const [first = ""] = own;
    const posed = problemIn(first, problem);
    problem = posed ?? problem;
    // A question about the working leaves it as it is.
    if (posed !== null) lines = own.slice(1);
    else if (own.length > 0) lines = own;
  }
  if (problem === null) return { kind: "no-problem" };
  return lines.length > 0
    ? { kind: "judged", problem, check: checkWorking(problem, lines) }
    : { kind: "no-working", problem };
}

/** The lines of a message that hold mathematics. */
function linesOf(text: string): readonly string[] {
  const proposed = proposedIn(text);
  if (proposed !== null && !text.includes("\n")) return [proposed];
  return text
    .split(/\n|⇒|⟹|=>/)
    .map((line) => line.trim())
    .filter((line) => MATHEMATICAL.test(line));
}

/** @param current the problem under discussion: bare mathematics in its letters is a step of it */
function problemIn(line: string, current: string | null): string | null {
  const text = line.replace(LEAD, "").replace(/\s*:$/, "");
  const isTold = text !== line || TOLD.test(text.replace(NOTATION, ""));
  if (current !== null && !isTold && !isForeign(text, current)) return null;
  const found = findProblem(text);
  return found.kind === "worked" ? found.text : null;
}

const isForeign = (line: string, problem: string): boolean => {
  const known = new Set(lettersIn(problem));
  return lettersIn(line).some((letter) => !known.has(letter));
};

const lettersIn = (text: string): readonly string[] =>
  text.replace(NOTATION, " ").match(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/g) ?? [];
