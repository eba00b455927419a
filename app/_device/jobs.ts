import type { Said } from "@/server/features/practice/types";
import type { SolveMode, SolveView } from "@/server/features/solve/types";
import type { Reading } from "@/server/solver/outcome";

/** What a student did with a problem after handing it in, in order. */
export type Act =
  | { readonly kind: "reveal"; readonly what: "step" | "answer"; readonly part?: number }
  | { readonly kind: "answer" | "working"; readonly text: string; readonly part?: number };

/** A problem on this device. It holds no answer: what is shown of it is worked out anew from the text and the acts, so
 * that nothing is lost with a worker and nothing is kept that has not been opened. */
export interface DeviceProblem {
  /** Chosen here; the server keeps it under the same number. */
  readonly id: string;
  readonly text: string;
  readonly mode: SolveMode;
  /** When it was handed in, in milliseconds. */
  readonly at: number;
  readonly acts: readonly Act[];
}

/** A problem as its owner may see it, and what stands for the engine's whole outcome. */
export interface Worked {
  readonly view: SolveView;
  readonly outcome: string;
}

/** What the engine reads in a text; `reason` says why it reads nothing. */
interface TextRead {
  readonly ok: boolean;
  readonly reading: Reading;
  readonly reason: string | null;
}

/** A practice problem by what it is made from, and what is done with it: it is looked at, answered, or opened. */
export interface PracticeOrder {
  readonly skill: string;
  readonly level: 1 | 2 | 3;
  readonly seed: number;
  readonly what: "look" | "answer" | "hint" | "reveal";
  /** What was typed; empty where it is no answer. */
  readonly answer: string;
  /** Whether answers are offered to choose from until there is one. */
  readonly asChoice: boolean;
  /** How many hints have been asked for, with this one. */
  readonly hints: number;
}

/** A practice problem, and what is said of what was done with it: null where it was only looked at. */
export interface Practised {
  readonly problem: {
    readonly text: string;
    readonly instruction: string;
    readonly latex: string;
    readonly choices: readonly { readonly text: string; readonly latex: string }[];
  };
  readonly said: Said | null;
}

/** What the engine does on this device. Input and output are plain data. */
export interface Jobs {
  readonly read: { readonly input: string; readonly output: TextRead };
  /** Null for a skill that there is not. */
  readonly practise: { readonly input: PracticeOrder; readonly output: Practised | null };
  readonly work: { readonly input: DeviceProblem; readonly output: Worked };
}

export type JobName = keyof Jobs;
export type JobInput<Name extends JobName> = Jobs[Name]["input"];
export type JobOutput<Name extends JobName> = Jobs[Name]["output"];

/** What a page calls a worker that it has work for at once. */
export const AWAITED = "awaited";

/** To the worker. */
export interface Order {
  readonly id: number;
  readonly job: JobName;
  readonly input: unknown;
}

/** To the worker: whether a file that it wanted is at hand. */
export interface Brought {
  readonly file: string;
  readonly isThere: boolean;
}

/** From the worker: that it can begin, which file it wants, from which files all of the engine was loaded, what came of an
 * order, or that it waits for a part of the engine that has to be loaded first. */
export type Report =
  | { readonly kind: "ready" }
  | { readonly kind: "wants"; readonly file: string }
  | { readonly kind: "whole"; readonly files: readonly string[] }
  | { readonly kind: "done"; readonly id: number; readonly output: unknown }
  | { readonly kind: "waits"; readonly id: number }
  | { readonly kind: "fault"; readonly id: number };
