/** What went wrong with a reply. "unsent": nothing was sent to the vendor, for which nobody pays. */
export type RefundReason = "failed" | "refuted" | "interrupted" | "unsent";

/** Whose allowance of tutor messages it is. */
export type UsagePlan = "guest" | "free" | "plus";

/** The state of an allowance of tutor messages, on a day by UTC. */
export interface Standing {
  readonly plan: UsagePlan;
  readonly used: number;
  readonly limit: number;
  /** Never below 0. Guests who share an address may have less left than `limit - used`. */
  readonly remaining: number;
  /** When new ones come. */
  readonly resetAt: Date;
}

/** The same, with what it means here. */
export interface UsageView extends Standing {
  /** Whether anything counts here: without a language model the tutor is free and unlimited. */
  readonly counts: boolean;
  /** Whether Plus can be bought here. */
  readonly sold: boolean;
}

/** What a reply's reader learns of the messages left, over the wire. */
export interface MessagesLeft {
  readonly limit: number;
  readonly remaining: number;
  /** When new ones come, ISO 8601. */
  readonly resetAt: string;
  /** When this was so, ISO 8601. */
  readonly asOf: string;
  /** Whether Plus can be bought here. */
  readonly sold: boolean;
}

/** How many messages a person may have today, and why. */
export interface Allowance {
  readonly plan: UsagePlan;
  readonly limit: number;
  /** The keyed digest of a guest's address, behind that of the wider network of IPv6 around it; null for an account. */
  readonly addressDigest: string | null;
}

/** Whose messages are counted: a scope, or an account an operator asks about. */
export type Owner =
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "guest"; readonly guestId: string };

/** What was begun today, by whether it counts. Replies for which nothing was sent to the vendor are not among them. */
export interface Tally {
  readonly begun: number;
  readonly refunded: number;
  /** Of dead processes: they are refunded as soon as they are marked. */
  readonly abandoned: number;
}

/** What was begun today. */
export interface Counted {
  readonly own: Tally;
  /** By all guests from one address and in the network around it, each with how many times what one address may have;
   * none for an account. */
  readonly atPlaces: readonly PlaceTally[];
}

/** What guests from one place began today. */
export interface PlaceTally {
  readonly tally: Tally;
  readonly share: number;
}

/** What was charged for a reply. */
export interface Charge {
  readonly owner: Owner | null;
  readonly plan: UsagePlan;
  readonly addressDigest: string | null;
  readonly createdAt: Date;
  readonly refundedAt: Date | null;
  /** Requests that were sent to the vendor. */
  readonly calls: number;
}

/** What became of a reply that was charged. */
export interface Settlement {
  /** Went wrong and counts all the same: the day's refunds are used up. */
  readonly counted: boolean;
  /** The messages left, where a refund has changed that; null otherwise. */
  readonly left: MessagesLeft | null;
}

/** Who writes a reply. */
export interface Writer {
  /** Why the built-in tutor writes in place of the language model: the day's budget is spent, or the student wants it
   * so. Null where the tutor that is set up writes. */
  readonly standsIn: "spent" | "chosen" | null;
  /** Null for a reply that does not count. */
  readonly allowance: Allowance | null;
}
