import type { Meaning } from "../../problem/story/ledger/meanings";

/** What a number of a story measures; "bare" stands without a unit, "any" is whatever the others of it are. */
export type Measure =
  | "money"
  | "percent"
  | "time"
  | "length"
  | "area"
  | "volume"
  | "speed"
  | "bare"
  | "thing"
  /** A percent or a price. */
  | "part"
  | "any";

/** A quantity of a law, and the phrases that a text has for it: lists with commas, in which "#" is a number, "*" stands
 * for up to three words, and "/" sets apart the words that can stand in a place. */
export interface Role {
  readonly measure: Measure;
  /** Told before its number. */
  readonly before?: string;
  /** Told right behind its number. */
  readonly after?: string;
  /** How it is asked for. */
  readonly asks?: string;
  /** The only number that measures such a thing has this role without a word for it. */
  readonly isAlone?: boolean;
  /** Money that may be told without its sign: "2000 is invested". */
  readonly isBareToo?: boolean;
  /** The unit of its answer, where that is not the one that is told of others. */
  readonly name?: string;
}

/** What can be worked out, in letters of roles; `says` is the same in words. */
export interface Formula {
  readonly equation: string;
  readonly says: string;
}

/** What is known of a kind of situation: quantities with a part in it, and how they come from one another. */
export interface StoryLaw {
  readonly id: string;
  /** By letters. */
  readonly roles: Readonly<Record<string, Role>>;
  readonly formulas: readonly Formula[];
  /** Phrases for several roles whose numbers are listed behind them. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** Words that may stand between the numbers of a list. */
  readonly joints?: ReadonlySet<string>;
  /** What is told for one of the other: a price "per mile", and the miles. */
  readonly rateOf?: readonly [rate: string, of: string];
  /** The roles of two numbers with "by" between them. */
  readonly pair?: readonly [string, string];
  /** One of these words is in every text that it is about. */
  readonly scene: ReadonlySet<string>;
  /** All words of one of these are there as well. */
  readonly needs?: readonly (readonly string[])[];
  /** So many take part, and a number that only says so counts nothing. */
  readonly parties?: bigint;
  /** Words of something else. */
  readonly bars: ReadonlySet<string>;
  /** Of one thing that is measured: what else is told of may not be that thing. */
  readonly isFigure?: boolean;
  /** What words may do outside its own phrases, because it changes nothing. */
  readonly allows: ReadonlySet<Meaning>;
  /** The answer is one calculation by formulas that begin with what is asked; otherwise they are equations to solve. */
  readonly isDirect?: boolean;
  /** Two numbers that no word tells apart are told in this order. */
  readonly inOrder?: readonly string[];
  /** Words before a percent that is what an amount comes to, and no rate of it: "reduced to 20%". */
  readonly outcomes?: string;
  /** Two numbers of it are told of the same thing: "380 calories", "171 calories". */
  readonly isOfOne?: boolean;
  /** How many things are asked for, which come whole: enough of them, or those that are full. */
  readonly whole?: "up" | "down";
  /** The role that is a number of what "how many" names. */
  readonly counts?: string;
  /** Digits of an answer that ends nowhere. */
  readonly places?: number;
  /** Numbers of years say when things were. */
  readonly hasYears?: boolean;
}
