import "server-only";
import { z } from "zod";
import { lineInput, problemInput } from "./input";
import type { ToolSpec } from "./types";

const LINES_MAX = 20;
const FUNCTIONS_MAX = 3;

/** Works a problem and says how the answer was verified. */
export const SOLVE = {
  name: "solve",
  description:
    "Works a mathematics problem exactly and verifies the answer. Use it before you state the answer of any problem it may read.",
  input: z.object({ problem: problemInput }),
} as const satisfies ToolSpec;

/** Judges an answer or a working. */
export const CHECK = {
  name: "check",
  description: "Judges an answer, or a working line by line, by the problem. Never judge by yourself.",
  input: z.object({
    problem: problemInput,
    answer: lineInput.optional().describe("An answer to be judged"),
    working: z.array(lineInput).min(1).max(LINES_MAX).optional().describe("Lines of working, one by one"),
  }),
} as const satisfies ToolSpec;

/** Draws functions and finds what matters on them. */
export const GRAPH = {
  name: "graph",
  description:
    "Draws up to three functions of x below your reply and returns the window, roots, intercepts, turning points and intersections. The student sees the drawing, so do not draw with characters.",
  input: z.object({
    functions: z
      .array(lineInput)
      .min(1)
      .max(FUNCTIONS_MAX)
      .describe('Functions of x: "x^2 - 4", "y = sin(x)"'),
  }),
} as const satisfies ToolSpec;

/** Finds problems like one, with other numbers, that the engine solves and verifies. */
export const PRACTICE = {
  name: "practice",
  description:
    "Finds up to three problems like the given one with other numbers, each solved and verified. It does not return their answers: let the student try.",
  input: z.object({ problem: problemInput }),
} as const satisfies ToolSpec;

/** Sets a problem that counts as the student's practice. */
export const SET_PROBLEM = {
  name: "setProblem",
  description:
    "Sets the student a new problem of a skill on a page of its own, where the answer is checked and counts as practice. Returns the problem and the link to give the student; not the answer.",
  input: z.object({
    topic: lineInput.describe('What to practise, in a few words: "two-step equations", "adding fractions"'),
  }),
} as const satisfies ToolSpec;

/** What came of the problems that were set. */
export const SEE_PRACTICE = {
  name: "seePractice",
  description:
    "What the student practised last: each problem, how it came out, and the known error that was made. Use it after a problem was set, and before you choose what to practise.",
  input: z.object({}),
} as const satisfies ToolSpec;

/** The tools for a reply; in hints mode, none that gives the answer.
 * @param hasDesk whether the reply is to someone whose practice is kept */
export const specsFor = (secret: boolean, hasDesk: boolean): readonly ToolSpec[] => [
  ...(secret ? [] : [SOLVE]),
  ...[CHECK, GRAPH, PRACTICE],
  ...(hasDesk ? [SET_PROBLEM, SEE_PRACTICE] : []),
];
