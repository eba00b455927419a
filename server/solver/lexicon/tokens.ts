/** Offsets into a text, the end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text that no reader takes apart. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** As it is typed; words in lower case with a straight apostrophe. */
  readonly text: string;
  /** What it stands for in mathematics, where that is written otherwise: "×" for an x between numbers. */
  readonly as?: string;
  /** White space, or the beginning of the text, stands before it. */
  readonly spaced: boolean;
}

export type TokenKind =
  | "word" // Latin letters, with apostrophes between them
  | "number" // digits, with a point or separated thousands
  | "sign" // a character of mathematics, a Greek letter, a LaTeX command
  | "maths" // what stood between delimiters of mathematics, without them, or a LaTeX environment
  | "mark"; // punctuation: . , ; : ? ! and the end of a line, as "\n"
