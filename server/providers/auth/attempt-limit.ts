import "server-only";

/** So many attempts in so much time; unused ones do not add up beyond `limit`. */
export interface AttemptRule {
  readonly limit: number;
  readonly windowMs: number;
}

export type AttemptDecision = { readonly ok: true } | { readonly ok: false; readonly retryAfterMs: number };

/** Counts attempts per key. One that cannot tell throws, and the attempt is refused. */
export interface AttemptLimiter {
  take(rule: AttemptRule, key: string): AttemptDecision | Promise<AttemptDecision>;
}

export interface AttemptLimiterOptions {
  /** How many keys to remember. When all are in use, the one that was used longest ago is forgotten: nobody can be
   * refused because others have filled the memory. */
  readonly capacity?: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

/** A token bucket per key, in this process: one number each, the time at which it will be full again (the generic cell
 * rate algorithm). */
export function createAttemptLimiter({ capacity = 20_000, now }: AttemptLimiterOptions) {
  const fullAt = new Map<string, number>();

  return {
    take({ limit, windowMs }: AttemptRule, key: string): AttemptDecision {
      const time = now();
      const kept = fullAt.get(key) ?? time;
      // A bucket that takes longer than a window to fill was used before the clock was put back.
      const known = kept > time + windowMs ? time : Math.max(kept, time);
      const next = known + windowMs / limit;
      const over = next - time - windowMs;
      // A thousandth of a millisecond absorbs what adding fractions loses.
      if (over > 0.001) return { ok: false, retryAfterMs: over };
      fullAt.delete(key);
      if (fullAt.size >= capacity) fullAt.delete(fullAt.keys().next().value ?? "");
      fullAt.set(key, next);
      return { ok: true };
    },
  };
}
