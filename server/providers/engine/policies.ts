import "server-only";
import { unanswered } from "@/server/solver/unanswered";
import type { JobInput, JobName, JobOutput } from "./port";

/** How long a job may work, unless its policy says otherwise. */
export const DEADLINE_MS = 2_000;

interface JobPolicy<Name extends JobName> {
  readonly deadlineMs?: number;
  /** What the job comes to when it was cut off: at the deadline, at the memory limit, or at a limit of the engine. */
  readonly cutOff: (input: JobInput<Name>) => JobOutput<Name>;
  /** What goes to the thread, or comes back, without being copied: who had it has it no more. */
  readonly handsOver?: (input: JobInput<Name>) => readonly ArrayBuffer[];
  readonly handsBack?: (output: JobOutput<Name>) => readonly ArrayBuffer[];
}

const TOO_LARGE = "I ran out of time on this one. Try again in a moment, or send me a smaller part of it.";
const TOO_LARGE_TO_CHECK = "This is too large for me to check safely.";
const NOTHING_READ = { instruction: "", latex: "" };

const tooLarge = () => unanswered("limit-reached", NOTHING_READ, TOO_LARGE);

const notTakenIn = () => ({ ok: false, problem: "failed", part: null }) as const;

/** What reads a conversation or a reply looks at dozens of texts; a tool tries out problems one after the other. */
const LONG_DEADLINE_MS = 4_000;

export const JOB_POLICIES: { readonly [Name in JobName]: JobPolicy<Name> } = {
  solve: { cutOff: tooLarge },
  solveDrawn: { cutOff: () => ({ result: tooLarge(), drawings: [] }) },
  read: {
    cutOff: () => ({
      ok: false,
      reading: NOTHING_READ,
      reason: "This is too large to read as one problem. Try a shorter one.",
    }),
  },
  formalised: { cutOff: () => ({ ok: false, why: "it is too large to work through safely" }) },
  checkAnswer: {
    cutOff: () => ({
      verdict: "cannot-tell",
      message: TOO_LARGE_TO_CHECK,
      counterexample: null,
      problem: NOTHING_READ,
      answer: "",
    }),
  },
  checkWorking: {
    cutOff: ({ lines }) => ({
      problem: NOTHING_READ,
      lines: lines.map((text) => ({ text, latex: "", verdict: "cannot-tell", note: null })),
      firstWrong: null,
      misconception: null,
      counterexample: null,
      finished: false,
      message: TOO_LARGE_TO_CHECK,
    }),
  },
  draw: { cutOff: () => null },
  tutorReply: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => TOO_LARGE },
  modeReply: {
    deadlineMs: LONG_DEADLINE_MS,
    cutOff: ({ mode }) => (mode === "check" ? TOO_LARGE_TO_CHECK : TOO_LARGE),
  },
  workVerdict: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => TOO_LARGE_TO_CHECK },
  solution: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => null },
  ladder: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => null },
  // What cannot be judged stays closed.
  ladderInTalk: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => "unknown" },
  guardsAnswer: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => true },
  leaksAnswer: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => true },
  checksWithoutLeaks: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => ({ claims: [], left: 0 }) },
  checkReply: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => null },
  practiceProblem: { cutOff: () => null },
  practiceError: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => null },
  practiceChoices: { cutOff: () => [] },
  practiceAnswer: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => null },
  practiceSet: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => null },
  variants: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => [] },
  knownErrors: { cutOff: () => [] },
  importOutline: {
    deadlineMs: LONG_DEADLINE_MS,
    cutOff: notTakenIn,
    handsOver: (bytes) => [bytes.buffer],
    handsBack: (looked) => (looked.ok ? [looked.found.bytes.buffer, looked.found.rows.buffer] : []),
  },
  importPart: {
    deadlineMs: LONG_DEADLINE_MS,
    cutOff: notTakenIn,
    handsOver: ({ bytes, rows }) => [bytes.buffer, rows.buffer],
    handsBack: (looked) => (looked.ok ? [looked.found.bytes.buffer] : []),
  },
  useTool: { deadlineMs: LONG_DEADLINE_MS, cutOff: () => ({ answer: { error: TOO_LARGE } }) },
};
