/** A problem that is worked in the panel. */
export interface OpenProblem {
  /** Chosen here; a server keeps it under the same number. */
  readonly id: string;
  readonly text: string;
}
