import "server-only";
import type { RateDecision, RateLimiter, RateRule } from "./port";

export interface MemoryLimiterOptions {
  readonly now: () => Date;
  /** Keys kept at most. When all of them are in use, new ones are refused. */
  readonly keysMax?: number;
}

const KEYS_MAX = 200_000;
const SWEEP_EVERY_MS = 1_000;
/** Longer than any window: a bucket that is not full again by then was filled before the clock was put back. */
const KEPT_MS_MAX = 3_600_000;

/** A token bucket per key, in this process. Each bucket is one number: the time at which it will be full again
 * (the generic cell rate algorithm). A bucket that is full again is forgotten. */
export function createMemoryRateLimiter({ now, keysMax = KEYS_MAX }: MemoryLimiterOptions): RateLimiter {
  const fullAt = new Map<string, number>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = (time: number) => {
    if (Math.abs(time - sweptAt) < SWEEP_EVERY_MS) return;
    sweptAt = time;
    for (const [key, full] of fullAt) if (full <= time || full > time + KEPT_MS_MAX) fullAt.delete(key);
  };

  return {
    take({ limit, windowMs }: RateRule, key: string): RateDecision {
      const time = now().getTime();
      const perCall = windowMs / limit;
      const kept = fullAt.get(key);
      // A bucket is full again within one window. Any other was filled before the clock was put back.
      const known = kept !== undefined && kept <= time + windowMs + 0.001 ? kept : undefined;
      if (kept === undefined && fullAt.size >= keysMax) {
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
