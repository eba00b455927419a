/** What a statement in a reply claims. "arithmetic": numbers only; "step": it follows from what precedes it, or
 * says that two expressions are always equal; "answer": the answer to the problem under discussion. */
export type ClaimKind = "arithmetic" | "step" | "answer";

/** One statement of a reply with what the engine says of it. */
export interface ClaimCheck {
  readonly kind: ClaimKind;
  /** The statement as it was written, in LaTeX or plain text, without its delimiters. */
  readonly latex: string;
  /** Where it begins in the reply, in UTF-16 units. */
  readonly at: number;
  /** "sampled": it held at every value that was tried, which is no proof. */
  readonly outcome: "verified" | "sampled" | "refuted" | "unchecked";
  /** A sentence for the student, mathematics between single dollar signs: what is wrong, or why nothing is said. */
  readonly note: string | null;
  /** It is wrong, and the reply says so itself further down. */
  readonly corrected?: true | undefined;
}

/** What the engine says of a whole reply. */
export interface ReplyCheck {
  readonly claims: ClaimCheck[];
  /** Statements that were left out because the reply has too many or checking took too long. */
  readonly left: number;
  /** The engine's answer in LaTeX, where the whole reply is an answer to the problem and does not hold it anywhere: it is
   * wrong, whichever of its statements is. */
  readonly lacks?: string | undefined;
  /** It lacks that only above its correction. */
  readonly corrected?: true | undefined;
}

/** A piece of mathematics as it appears in a reply. */
export interface Span {
  readonly latex: string;
  readonly at: number;
  /** Where the text after it begins. */
  readonly end: number;
  readonly display: boolean;
  /** It may be a part of something longer, or no statement of the reply's. */
  readonly doubtful?: boolean;
}

/** One statement, and the words around it that tell how it is meant. */
export interface Statement extends Omit<Span, "display"> {
  /** The sentence up to the statement. */
  readonly before: string;
  /** The sentence after it. */
  readonly after: string;
  /** The text between the previous statement and this one; the beginning of the reply for the first. */
  readonly gap: string;
  readonly boxed: boolean;
}

/** A claim that a value is the answer, with where the value ends. */
export type JudgedAnswer = ClaimCheck & { readonly end: number };

/** A word in lower case, a piece of mathematics as it is written, or a mark between parts of a sentence. */
export interface Token {
  readonly kind: "word" | "math" | "mark";
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** Mathematics between delimiters. */
  readonly formula?: boolean;
}
