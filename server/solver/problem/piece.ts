/** A stretch of the text: one word (lower case, single letters as they are) or a piece of mathematics. */
export interface Piece {
  readonly kind: "word" | "maths";
  readonly text: string;
  /** Offset into the text. */
  readonly start: number;
  /** The mathematics stood between delimiters, so that it is LaTeX and superscripts cannot have been lost. */
  readonly delimited?: boolean;
}
