/** A character as the reader of lines gave it, with the columns it takes. */
export interface ReadSymbol {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly x0: number;
  readonly x1: number;
  /** A space is before it. */
  readonly startsWord: boolean;
}

/** One character of a reading, and whether it may be another. */
export interface Character {
  readonly text: string;
  readonly doubtful: boolean;
}

/** What is in a photo. Doubtful characters are counted from 0. */
export interface Reading {
  readonly text: string;
  readonly doubtful: readonly number[];
}
