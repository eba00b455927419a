import type { SourceRecogniser } from "../sentence";

/** Readers of whole texts that are tried one after the other, the more particular first. */
export interface Stage {
  readonly readers: readonly SourceRecogniser[];
  /** Those that read questions about mathematics rather than about things, so that a word without a use is a word that was
   * not understood. */
  readonly formal: ReadonlySet<SourceRecogniser>;
  /** Those that account for every number themselves. */
  readonly accounted: ReadonlySet<SourceRecogniser>;
}
