/** So many calls in so much time; unused ones do not add up beyond `limit`. */
export interface RateRule {
  readonly limit: number;
  readonly windowMs: number;
}

export type RateDecision =
  | { readonly ok: true; readonly remaining: number }
  | { readonly ok: false; readonly retryAfterMs: number };

/** Counts calls per key. An adapter that cannot tell throws, and the call is refused. */
export interface RateLimiter {
  take(rule: RateRule, key: string): RateDecision | Promise<RateDecision>;
}
