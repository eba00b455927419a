import type { StoryNumber } from "./words";

/** Where in the text something is told. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A variable of a story: how much of what, whose, where and when. Names are in small letters and singular. */
export interface Slot {
  /** Empty where nobody is named. Several are joined by "&"; "*" is everybody. */
  readonly owner: string;
  readonly entity: string;
  readonly attributes: readonly string[];
  /** What it is measured in, where it is not counted: "pound" of pounds of honey. */
  readonly unit?: string;
  readonly place?: string;
  readonly when?: string;
  /** What it is for: "spent $5 on toys". */
  readonly purpose?: string;
  /** The one thing that was bought for it: "a pen for $2". */
  readonly paidFor?: string;
}

/** An amount as it is told: a number, "some", or so many times or so much of another slot. */
export type Told =
  | { readonly kind: "number"; readonly number: StoryNumber }
  | { readonly kind: "unknown" }
  | { readonly kind: "all"; readonly of: Slot }
  /** All of it but so many: "all but 7". */
  | { readonly kind: "except"; readonly number: StoryNumber; readonly of: Slot }
  /** What is in none of the parts that are told of a whole. */
  | { readonly kind: "rest"; readonly of: Slot }
  | { readonly kind: "fraction"; readonly number: StoryNumber; readonly of: Slot };

/** What a verb does to the slot: adds, takes away, or leaves it as it is. */
export type Sign = 1 | -1 | 0;

/** One thing a story tells. */
export type Fact = { readonly span: Span; readonly isCondition?: boolean } & (
  | {
      readonly kind: "has";
      readonly slot: Slot;
      readonly amount: Told;
      readonly time: "start" | "end" | "";
      readonly isSupposed?: boolean;
      /** So many groups that something is shared out to. */
      readonly isGroup?: boolean;
      /** To which only those are shared out that are in none of the parts told before. */
      readonly isOfRest?: boolean;
    }
  | {
      readonly kind: "change";
      readonly slot: Slot;
      readonly amount: Told;
      readonly sign: Sign;
      readonly verb: string;
      /** Some of what was counted before: "9 of them". */
      readonly isSome?: boolean;
      /** Paid once, beside a price for each: "plus a fee of $7". */
      readonly isFee?: boolean;
      /** Whose it is stands in no word of it: it is taken for those spoken of last. */
      readonly isBorrowed?: boolean;
    }
  | {
      readonly kind: "transfer";
      readonly from?: string;
      readonly to?: string;
      readonly slot: Slot;
      readonly amount: Told;
      readonly verb: string;
    }
  | {
      readonly kind: "part";
      readonly whole: Slot;
      readonly part: string;
      readonly isNegated: boolean;
      readonly amount: Told;
    }
  | {
      readonly kind: "compare";
      readonly left: Slot;
      /** Several owners joined by "&" are counted together. */
      readonly right: Slot;
      /** What is counted together with it: "as cats and dogs combined". */
      readonly also?: readonly Slot[];
      readonly verb: string;
      /** On top of so many times as much, where both are told: "5 more than twice as many". */
      readonly plus?: StoryNumber;
      readonly sign?: 1 | -1;
      readonly times?: StoryNumber;
    }
  | {
      readonly kind: "rate";
      readonly of: Slot;
      readonly per: Slot;
      readonly amount: StoryNumber;
      readonly isSingle?: boolean;
      /** What is done so many times: "eats 2 a day"; not told of what merely holds or costs. */
      readonly verb?: string;
      /** What a thing is sold for, whether or not anybody buys it: "A hat costs $6". */
      readonly isOffer?: boolean;
      /** Told as the size of a thing, "a 30-pound crate", which is never told for nothing. */
      readonly isSize?: boolean;
      /** Who does it, where others do the same at other rates. */
      readonly doer?: string;
      /** What that does to what is had, where the verb alone does not say it. */
      readonly sign?: Sign;
      /** Each of those who do it does it so often: "each cat eats 3 cans per day". */
      readonly among?: string;
      /** Taken off the price. */
      readonly isReduction?: boolean;
    }
  /** A share of what is paid that is put on it, or taken off it: a tax, a tip, a discount. */
  | {
      readonly kind: "markup";
      readonly amount: StoryNumber;
      readonly sign: 1 | -1;
      readonly what: string;
      /** The one thing whose price it is of, where it is told. */
      readonly of?: string;
    }
  /** What is told of a slot comes to so much in all. */
  | { readonly kind: "total"; readonly slot: Slot; readonly amount: Told; readonly verb: string }
  | { readonly kind: "together"; readonly slot: Slot; readonly amount: Told; readonly verb: string }
);

/** What a story asks for. */
export type Question = {
  readonly span: Span;
  readonly whole?: "up" | "down";
} /** What is there, or was at the start. */ & (
  | {
      readonly kind: "state";
      readonly slot: Slot;
      readonly time: "start" | "end";
      readonly together?: boolean;
      /** What is left, so that something must have been taken. */
      readonly remains?: boolean;
      /** What is left over when the groups are full. */
      readonly over?: boolean;
    }
  /** How much was done. */
  | {
      readonly kind: "event";
      readonly slot: Slot;
      readonly verb: string;
      readonly sign: Sign;
      readonly together?: boolean;
      /** What can be done, which is not what was. */
      readonly isAble?: boolean;
      /** What the groups are filled with that are asked for: "for the red books". */
      readonly content?: Slot;
      /** The thing whose price is asked for: "did the apples cost", "spend on apples". */
      readonly priced?: Slot;
    }
  | {
      readonly kind: "difference";
      readonly left: Slot;
      readonly right: Slot;
      readonly verb: string;
      /** What was done with the other, where it is not the same: "baked than she sold". */
      readonly against?: string;
      readonly sign: 1 | -1;
    }
  /** How much more is needed. */
  | { readonly kind: "missing"; readonly slot: Slot; readonly verb: string }
  /** How much for each. */
  | { readonly kind: "each"; readonly slot: Slot; readonly per: string; readonly verb: string }
  /** Two things together. */
  | { readonly kind: "sum"; readonly slot: Slot; readonly also: Slot; readonly verb: string }
  /** How many of a whole have not the named part. */
  | { readonly kind: "part"; readonly slot: Slot; readonly part: string; readonly isNegated: boolean }
);

export interface Situation {
  readonly facts: readonly Fact[];
  readonly question: Question;
}
