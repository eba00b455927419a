import type { FileBytes, FileOutline, Looked, Packs, PartOrder } from "@/server/features/import/types";
import type { Turn } from "@/server/features/tutor/built-in/types";
import type { ReplyCheck } from "@/server/features/tutor/claims/types";
import type { ClosedStory, Ladder } from "@/server/features/tutor/hints/types";
import type { EngineSolution, TutorMode } from "@/server/features/tutor/reply/types";
import type { ToolOutcome } from "@/server/features/tutor/tools/types";
import type { AnswerCheck, Misconception, WorkingCheck } from "@/server/solver/check/types";
import type { Formalisation } from "@/server/solver/formalisation/types";
import type { Formalised } from "@/server/solver/formalisation/work-formalisation";
import type { Drawing } from "@/server/solver/graph/drawing";
import type { SolveResult, TextRead } from "@/server/solver/outcome";
import type { PracticeCheck } from "@/server/solver/practice/check-practice";
import type { Choice } from "@/server/solver/practice/choices";
import type { Level, PracticeProblem } from "@/server/solver/practice/types";
import type { Variant } from "@/server/solver/practice/variant";
import type { Graph } from "@/server/solver/types";

/** What is kept back of a problem with hints first, and what was said of it. */
export interface GuardedReply {
  /** Null where no problem was recognised; there may be one all the same. */
  readonly ladder: Ladder | null;
  readonly turns: readonly Turn[];
  /** Its word problems that the engine cannot read by itself. */
  readonly stories?: readonly ClosedStory[];
}

/** Everything the engine does for a request. Input and output are plain data, because they go to another thread and
 * back: texts in, results out. Whatever a job keeps between two calls can be built again from its input. */
export interface Jobs {
  readonly solve: Job<string, SolveResult>;
  /** The same for someone who is to see it at once: with the graphs of its problems drawn, by their places. */
  readonly solveDrawn: Job<string, Drawn>;
  readonly read: Job<string, TextRead>;
  /** What a language model has read in a text, held against it, worked and checked. */
  readonly formalised: Job<{ readonly text: string; readonly formalisation: Formalisation }, Formalised>;
  readonly checkAnswer: Job<{ readonly problem: string; readonly answer: string }, AnswerCheck>;
  readonly checkWorking: Job<{ readonly problem: string; readonly lines: readonly string[] }, WorkingCheck>;
  readonly draw: Job<Graph, Drawing | null>;
  /** The built-in tutor's reply to a conversation. */
  readonly tutorReply: Job<readonly Turn[], string>;
  /** The same where it does not explain: with hints first, or on the student's own working. */
  readonly modeReply: Job<
    { readonly mode: TutorMode; readonly turns: readonly Turn[]; readonly ladder: Ladder | null },
    string
  >;
  /** The verdict on a student's working in words; null where there is none. */
  readonly workVerdict: Job<readonly Turn[], string | null>;
  /** The engine's own solution of the problem under discussion. */
  readonly solution: Job<readonly Turn[], EngineSolution | null>;
  readonly ladder: Job<string, Ladder | null>;
  /** "unknown" where the conversation could not be looked through: there may be an answer in it to be kept back. */
  readonly ladderInTalk: Job<readonly Turn[], Ladder | "unknown" | null>;
  /** Whether there is anything left to keep back. */
  readonly guardsAnswer: Job<GuardedReply, boolean>;
  /** Whether a sentence gives away what is kept back. */
  readonly leaksAnswer: Job<GuardedReply & { readonly before: string; readonly sentence: string }, boolean>;
  /** Checks without what would give away what is kept back. */
  readonly checksWithoutLeaks: Job<GuardedReply & { readonly checks: ReplyCheck }, ReplyCheck>;
  /** The claims of a reply, as far as it has come; null where the engine could not look at it. */
  readonly checkReply: Job<ReplySoFar, ReplyCheck | null>;
  readonly useTool: Job<ToolUse, ToolOutcome>;
  /** A practice problem that is none of those seen; null for an unknown skill. */
  readonly practiceProblem: Job<
    PracticeWanted & { readonly seen: readonly string[] },
    PracticeProblem | null
  >;
  /** An easy problem of a skill in which a known error can be made; null for an unknown skill. */
  readonly practiceError: Job<
    {
      readonly skill: string;
      readonly misconception: string;
      readonly seed: number;
      readonly seen: readonly string[];
    },
    PracticeProblem | null
  >;
  /** The answers to choose from for a problem; none where it is not fit to be asked so. */
  readonly practiceChoices: Job<PracticeProblem, readonly Choice[]>;
  /** What is to be said of an answer to a practice problem; null where there is no such problem. */
  readonly practiceAnswer: Job<PracticeWanted & { readonly answer: string }, PracticeCheck | null>;
  /** The problems of a set, the same for the same seed; null for an unknown skill. */
  readonly practiceSet: Job<
    { readonly wanted: readonly Pick<PracticeWanted, "skill" | "level">[]; readonly seed: number },
    readonly PracticeProblem[] | null
  >;
  /** The same problem with other numbers, worked in the same way; fewer than wanted where numbers must fit. */
  readonly variants: Job<
    { readonly problem: string; readonly level: Level; readonly count: number; readonly seed: number },
    readonly Variant[]
  >;
  /** What known errors are called, by their ids. */
  readonly knownErrors: Job<readonly string[], readonly Misconception[]>;
  /** What stands where in a file that is taken in. */
  readonly importOutline: Job<FileBytes, Looked<FileOutline>>;
  /** Some of its items, ready to be kept. */
  readonly importPart: Job<PartOrder, Looked<Packs>>;
}

/** A text that was worked. Null stands for a problem without a graph, and for one that could not be drawn. */
export interface Drawn {
  readonly result: SolveResult;
  readonly drawings: readonly (Drawing | null)[];
}

interface Job<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/** By these a practice problem is made, the same every time. */
interface PracticeWanted {
  readonly skill: string;
  readonly level: Level;
  readonly seed: number;
}

export interface ReplySoFar {
  /** The same for all looks at one reply. */
  readonly run: string;
  /** What was said before it. */
  readonly turns: readonly Turn[];
  /** All of it so far. */
  readonly text: string;
  /** While it has not ended, its last sentence may go on. */
  readonly ended: boolean;
}

export interface ToolUse {
  readonly name: string;
  /** What a model wrote, parsed as JSON. */
  readonly input: unknown;
  /** The problem whose answer is kept back; null where nothing is. */
  readonly secret: Ladder | null;
}

export type JobName = keyof Jobs;
export type JobInput<Name extends JobName> = Jobs[Name]["input"];
export type JobOutput<Name extends JobName> = Jobs[Name]["output"];

/** Whom the engine works for: queues are shared out and work is counted by address, and within one by person. */
export interface Caller {
  /** Null for a visitor without a name. */
  readonly person: string | null;
  readonly isAccount: boolean;
  readonly address: string;
  /** For the log. */
  readonly requestId: string | null;
}

/** The exact engine, off the thread that answers requests. */
export interface Engine {
  /** Does one job. What takes too long or too much memory is cut off and comes to what the job says then (see
   * policies.ts): an outcome, never a wrong answer.
   * @throws {AppError} SERVER_BUSY when too much is waiting; TOO_MANY_REQUESTS when the caller has used up their share of
   *   the engine's time; both say when to try again */
  run<Name extends JobName>(job: Name, input: JobInput<Name>, signal?: AbortSignal): Promise<JobOutput<Name>>;
  /** The same engine, working for someone. */
  as(caller: Caller): Engine;
}
