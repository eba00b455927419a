/** What a language model writes of a story that it reads: facts and a question, never an answer. Each has the words of
 * the text it was read from; what is not a name or a thing of the text is a number of its quote. */
export interface Formalisation {
  readonly facts: readonly FormalFact[];
  readonly question: FormalQuestion;
  /** Words of the text that say nothing of any amount. */
  readonly scene: readonly string[];
}

/** What is meant: whose, what, and which of them. */
export interface FormalSlot {
  /** Empty where nobody is named. */
  readonly who: string;
  readonly what: string;
  /** "red", "ripe". */
  readonly kind: readonly string[];
}

interface Quoted {
  /** Words of the text, as they stand there. */
  readonly quote: string;
}

interface Counted extends Quoted {
  /** As it is written in the quote: "12", "half", "twice"; null for an amount the text does not tell. */
  readonly number: string | null;
}

/** One thing the text tells. */
export type FormalFact =
  | (Counted & FormalSlot & { readonly say: "has"; readonly time: "" | "start" | "end" })
  /** `share`: the number is a part of what is there, not an amount. */
  | (Counted &
      FormalSlot & {
        readonly say: "change";
        readonly verb: string;
        readonly way: "more" | "less" | "none";
        readonly share: boolean;
      })
  | (Counted &
      Omit<FormalSlot, "who"> & {
        readonly say: "transfer";
        readonly from: string;
        readonly to: string;
        readonly verb: string;
        readonly share: boolean;
      })
  | (Counted &
      FormalSlot & {
        readonly say: "compare";
        /** With whom or with what. */
        readonly than: FormalSlot;
        readonly by: "more" | "less" | "times";
        readonly verb: string;
      })
  /** So many of `what` to one `per`. */
  | (Counted & Omit<FormalSlot, "who"> & { readonly say: "rate"; readonly per: string })
  | (Counted &
      Omit<FormalSlot, "who"> & {
        readonly say: "together";
        readonly who: readonly string[];
        readonly verb: string;
      });

/** What the text asks for. */
export type FormalQuestion = Quoted &
  FormalSlot & {
    readonly ask: "now" | "start" | "done" | "difference" | "missing" | "each" | "together";
    /** What was done, where that is asked. */
    readonly verb: string;
    /** With whom or with what it is compared; null where it is not. */
    readonly than: FormalSlot | null;
    /** For each of what; empty where it is not asked for each. */
    readonly per: string;
    /** How a number of groups that does not come out is meant. */
    readonly whole: "" | "up" | "down";
  };

/** It does not fit the text; the message says which of its words. */
export class Misread extends Error {}
