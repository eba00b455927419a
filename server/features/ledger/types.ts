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

/** What a request took. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  /** Not counted by the vendor. */
  readonly estimated: boolean;
}

/** The most that a request can take. */
export interface TokensMax {
  readonly inputTokensMax: number;
  readonly outputTokensMax: number;
}

/** What one request is booked with. */
export interface Booking {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly estimated: boolean;
  /** In millionths of a US dollar. */
  readonly costMicros: number;
}

/** A request before it is sent. */
export interface NewCall {
  readonly id: string;
  readonly runId: string;
  readonly instance: string;
  /** The day by UTC whose budget it is taken from, "2026-01-05". */
  readonly day: string;
  /** Reckoned. */
  readonly inputTokens: number;
  /** The most that its reply may have. */
  readonly outputTokens: number;
  readonly reservedMicros: number;
  readonly createdAt: Date;
}

/** A request in the ledger that may still be booked. */
export interface OpenCall extends NewCall {
  readonly outcome: "open" | "expired";
  readonly booked: Booking;
}
