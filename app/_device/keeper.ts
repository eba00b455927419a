import type { Parcel } from "./outbox";

/** What became of a problem: the server keeps it, or will; it stays on this device, or only in this page because the browser
 * keeps nothing; or the server refused it, with its words. */
export type Fate = "kept" | "waiting" | "here" | "unstored" | { readonly refused: string };

export type FateListener = (id: string, fate: Fate) => void;

/** A problem as it was worked on this device, or that could not be. */
export type WorkedProblem = Pick<Parcel, "problem" | "outcome">;

/** Who keeps what is worked on this device. */
export interface Keeper {
  /** Hears what becomes of each problem.
   * @returns what ends that */
  listen(listener: FateListener): () => void;
  /** Keeps a problem, or what was done with it since. */
  send(worked: WorkedProblem): Promise<Fate>;
}
