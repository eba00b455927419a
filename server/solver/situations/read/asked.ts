import type { VerbForm } from "../../lexicon/verbs";
import type { StoryNumber, Word } from "../words";
import type { Clause } from "./clauses";
import type { Noun, Phrase, Quantity } from "./phrase-types";

export interface Sized {
  readonly number: StoryNumber;
  readonly unit: string;
}

/** The other act of a question that measures one by another: "than he gave away". */
export interface Against {
  readonly verb: VerbForm;
  readonly subject: readonly Phrase[];
  readonly rest: readonly Phrase[];
}

/** What a story asks for, as it is worded. */
export interface Asked {
  readonly how: "many" | "much" | "far" | "fast" | "big" | "what" | "other" | "measure";
  /** The adjective of "how old", "how tall". */
  readonly adjective?: string;
  /** 1 for "how many more", −1 for "how many fewer". */
  readonly more?: 1 | -1;
  readonly comparative?: string;
  readonly noun?: Noun;
  /** The second of two things that are asked for together. */
  readonly also?: Noun;
  /** "how many cases of 12 boxes": what each of them holds. */
  readonly holds?: Quantity;
  /** "how many 5 dollar toys". */
  readonly each?: Sized;
  /** "how many of them". */
  readonly isPart?: boolean;
  /** "does she need to": what is there already makes less of it. */
  readonly isNeeded?: boolean;
  /** "does he still have to", "are left to". */
  readonly isStill?: boolean;
  readonly subject: readonly Phrase[];
  readonly verb?: VerbForm;
  readonly auxiliary?: string;
  readonly isPassive?: boolean;
  readonly isNegated?: boolean;
  /** What is asked about is what does it: "how many birds flew away". */
  readonly isSubject?: boolean;
  readonly rest: readonly Phrase[];
  /** "than he gave away": the act that another is measured by. */
  readonly against?: Against;
  /** "to have as many as Vera": whom it is asked to be level with. */
  readonly reach?: Noun;
  /** "if she buys 3 more". */
  readonly conditions: readonly Clause[];
  /** A word that fits no phrase. */
  readonly unread?: Word;
  readonly start: number;
  readonly end: number;
}
