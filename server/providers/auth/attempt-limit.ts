import "server-only";

/** Counts attempts per key in a fixed window. */
export interface AttemptLimit {
  /** Counts one attempt.
   * @returns 0 when it may go on, else the seconds to wait */
  take(key: string): number;
  /** Takes one attempt back. */
  giveBack(key: string): void;
}

export interface AttemptLimitOptions {
  max: number;
  windowMs: number;
  /** How many keys to remember. When all are in use, further ones are refused. */
  capacity?: number;
  /** Milliseconds since 1970-01-01 UTC. */
  now: () => number;
}

export function createAttemptLimit({
  max,
  windowMs,
  capacity = 20_000,
  now,
}: AttemptLimitOptions): AttemptLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function dropExpired(): void {
    const time = now();
    for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key);
  }

  function take(key: string): number {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      if (windows.size >= capacity) dropExpired();
      if (windows.size >= capacity) return Math.ceil(windowMs / 1000);
      window = { count: 0, endsAt: time + windowMs };
      windows.set(key, window);
    }
    if (window.count >= max) return Math.ceil((window.endsAt - time) / 1000);
    window.count += 1;
    return 0;
  }

  function giveBack(key: string): void {
    const window = windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  return { take, giveBack };
}
