/** Things of several kinds, and how many there are of each: { a: 3, b: 2 }. Counts above 0. */
export type Stock = ReadonlyMap<string, number>;

/** The probability of a row of draws without putting back: first an a, then a b. */
export interface DrawSequenceTask {
  readonly task: "draw-sequence";
  readonly stock: Stock;
  /** Kinds in the order of the draws; one that is not in the stock makes it impossible. */
  readonly sequence: readonly string[];
}

/** The probability of drawing so many of each kind, in any order, without putting back. */
export interface DrawCountsTask {
  readonly task: "draw-counts";
  readonly stock: Stock;
  readonly drawn: Stock;
}

export type DrawTask = DrawSequenceTask | DrawCountsTask;
