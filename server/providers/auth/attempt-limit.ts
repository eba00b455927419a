import "server-only";

/** So many attempts in so much time. */
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
  /** How many keys to remember. When all are in use, further ones are refused. */
  readonly capacity?: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

/** Counts in this process, in fixed windows. */
export function createAttemptLimiter({ capacity = 20_000, now }: AttemptLimiterOptions) {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function dropExpired(): void {
    const time = now();
    for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key);
  }

  return {
    take({ limit, windowMs }: AttemptRule, key: string): AttemptDecision {
      const time = now();
      let window = windows.get(key);
      // A window that ends later than one that begins now was opened before the clock was put back.
      if (!window || window.endsAt <= time || window.endsAt > time + windowMs) {
        if (windows.size >= capacity) dropExpired();
        if (windows.size >= capacity) return { ok: false, retryAfterMs: windowMs };
        window = { count: 0, endsAt: time + windowMs };
        windows.set(key, window);
      }
      if (window.count >= limit) return { ok: false, retryAfterMs: window.endsAt - time };
      window.count += 1;
      return { ok: true };
    },
  };
}
