import "server-only";
import type { RateDecision, RateLimiter, RateRule } from "./types";

export interface MemoryLimiterOptions {
  readonly now: () => Date;
  /** Keys kept at most. When all of them are in use, new ones are refused. */
  readonly keysMax?: number;
}

const KEYS_MAX = 200_000;
const SWEEP_EVERY_MS = 1_000;

/** A token bucket per key, in this process. Each bucket is one number: the time at which it will be full again
 * (the generic cell rate algorithm). A bucket that is full again is forgotten. */
export function createMemoryRateLimiter({ now, keysMax = KEYS_MAX }: MemoryLimiterOptions): RateLimiter {
  const fullAt = new Map<string, number>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = (time: number) => {
    if (time - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = time;
    for (const [key, full] of fullAt) if (full <= time) fullAt.delete(key);
  };

  return {
    take({ limit, windowMs }: RateRule, key: string): RateDecision {
      const time = now().getTime();
      const perCall = windowMs / limit;
      const known = fullAt.get(key);
      if (known === undefined && fullAt.size >= keysMax) {
        sweep(time);
        if (fullAt.size >= keysMax) return { ok: false, retryAfterMs: SWEEP_EVERY_MS };
      }
      const next = Math.max(known ?? time, time) + perCall;
      const over = next - time - windowMs;
      // A thousandth of a millisecond absorbs what adding fractions loses.
      if (over > 0.001) return { ok: false, retryAfterMs: over };
      fullAt.set(key, next);
      return { ok: true, remaining: Math.floor((0.001 - over) / perCall) };
    },
  };
}
