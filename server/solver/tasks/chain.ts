import type { Expression } from "../expression/ast";

/** Something told before the question, and the little problem that gives what it names. `P` is a problem. */
export interface ChainPart<P> {
  /** "g", "h(y)", "u(-10)"; empty for a number that has no name. */
  readonly label: string;
  readonly problem: P;
  /** What the problem comes to, as it was found while reading: one value, or one for each unknown of a system. */
  readonly values: readonly Expression[];
}

/** A question that builds on definitions: "Let g = 3 · 7. Suppose 2x = g + 1. Is x prime?" */
export interface ChainTask<P> {
  readonly task: "chain";
  /** Those that the question needs, in the order in which they build on each other. */
  readonly parts: readonly ChainPart<P>[];
  /** With the values put in. */
  readonly question: P;
}
