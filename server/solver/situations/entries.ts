import type { Amount } from "./amount";
import type { Sign, Slot } from "./facts";

/** One thing that is had or happens, as it stands in the account of a story. */
export interface Entry {
  readonly kind: "has" | "change";
  readonly slot: Slot;
  readonly amount: Amount;
  readonly sign: Sign;
  readonly verb: string;
  /** Who did it, where the thing is somebody else's. */
  readonly actor?: string;
  /** Whose it is was not said, so that it cannot be somebody else's. */
  readonly isBorrowed?: boolean;
  /** How much it was, and what was done, is not told. */
  readonly isUntold?: boolean;
  /** Put in for what is told later. */
  readonly isAssumed?: boolean;
  /** Told to be all of it, so that what is told of the same after it is a part of it. */
  readonly isSum?: boolean;
  /** Given by somebody else of the story, to one of whom nothing is told before. */
  readonly isReceived?: boolean;
  /** So many groups that something is shared out to. */
  readonly isGroup?: boolean;
  readonly isOfRest?: boolean;
  /** All that there was by then. */
  readonly isAll?: boolean;
  /** Told by the question, so that it has to have a part in the answer. */
  readonly isSupposed?: boolean;
  /** Told in the question's own condition, so that it has to have a part as well. */
  readonly isCondition?: boolean;
}

export interface Rate {
  readonly of: Slot;
  readonly per: Slot;
  readonly amount: Amount;
  /** Told of a single thing: "a cage cost $12". */
  readonly isSingle: boolean;
  /** What is done so many times, and what that does to what is had. */
  readonly verb?: string;
  readonly doer?: string;
  readonly isSize?: boolean;
  readonly isOffer?: boolean;
  /** Where in the text it is told. */
  readonly at?: number;
  readonly sign?: Sign;
  readonly isReduction?: boolean;
}

export interface Condition {
  readonly left: Amount;
  readonly right: Amount;
  readonly says: string;
}
