import type { Amount } from "../amount";
import type { Fact, Sign, Slot } from "../facts";

/** Something counted, had or done, with the facts that it comes from. */
export interface Quantity {
  readonly slot: Slot;
  readonly amount: Amount;
  /** What it does to what is had. */
  readonly sign: Sign;
  readonly verb: string;
  readonly isHad: boolean;
  readonly from: readonly Fact[];
  /** All of what is asked about, whatever it is made of: "spent $28 in total". */
  readonly isSum?: boolean;
}

/** So much of one thing to each of another. */
export interface Link {
  readonly of: Slot;
  readonly per: Slot;
  readonly amount: Amount;
  readonly from: readonly Fact[];
  readonly verb?: string;
  readonly sign?: Sign;
  readonly doer?: string;
  readonly isSingle?: boolean;
  /** Of each of whom it is told. */
  readonly among?: string;
}

/** A quantity turned into what is asked for, by the links that lead there. */
export interface Term {
  readonly amount: Amount;
  readonly slot: Slot;
  readonly sign: Sign;
  readonly verb: string;
  readonly isHad: boolean;
  readonly from: readonly Fact[];
  readonly isSum?: boolean;
  /** The links that led there. */
  readonly via: readonly Link[];
}

/** An amount with the facts that it comes from. */
export interface Found {
  readonly amount: Amount;
  readonly from: readonly Fact[];
  /** A number of groups. */
  readonly isGrouped?: boolean;
}
