/** What a language model costs, and how much of it a day may cost. */
export interface Spending {
  /** The model's name, for the books. */
  readonly model: string;
  /** US dollars for a million tokens; 0 where nobody said. */
  readonly inputPrice: number;
  readonly outputPrice: number;
  /** US dollars for a day by UTC; null without a limit. */
  readonly dailyCap: number | null;
}

/** What the calls for one reply took. */
export interface Taken {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly estimated: boolean;
  /** In millionths of a US dollar. */
  readonly costMicros: number;
}

/** Why a reply does not count. */
export type RefundReason = "failed" | "refuted" | "interrupted";

/** Whose allowance of tutor messages it is. */
export type UsagePlan = "guest" | "free" | "plus";

/** How an allowance of tutor messages stands, on a day by UTC. */
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

/** How many messages somebody may have today, and where they come from. */
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

/** What counted today. */
export interface Counted {
  readonly own: number;
  /** By all guests from one address and in the network around it, each with how many times what one address may have;
   * none for an account. */
  readonly atPlaces: readonly { readonly count: number; readonly share: number }[];
}

/** Who writes a reply. */
export interface Writer {
  /** Why the built-in tutor writes in place of the language model: the day's budget is spent, or the student wants it
   * so. Null where the tutor that is set up writes. */
  readonly standsIn: "spent" | "chosen" | null;
  /** Null for a reply that does not count. */
  readonly allowance: Allowance | null;
}
