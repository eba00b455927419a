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
