import "server-only";

/** What a job may add to the process's memory, in bytes. */
const GROWTH_MAX = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 25;

/** Where a job may be at work. */
export interface Watched {
  /** Another object for each job; null without one. */
  readonly job: object | null;
  cutOff(): void;
}

/** Cuts off a job that takes more memory than one may. V8's own limit for a thread cannot serve: one allocation that
 * steps over it ends the process. So that limit is set out of reach, and the process's memory is looked at while jobs
 * are at work.
 * @param rss the process's resident memory, in bytes */
export function createMemoryWatch(places: () => readonly Watched[], rss: () => number) {
  /** The memory there was when each job was first seen. */
  let seen = new Map<object, number>();
  let timer: NodeJS.Timeout | null = null;

  const look = (): void => {
    const busy = places().filter(({ job }) => job !== null);
    if (busy.length === 0 && timer) {
      clearInterval(timer);
      timer = null;
      seen = new Map();
      return;
    }
    const now = rss();
    seen = new Map(busy.map(({ job }) => [job as object, seen.get(job as object) ?? now]));
    // Maps keep their order; who has been at work the longest grew the most.
    const [largest] = [...busy].sort((a, b) => grownOf(b, now) - grownOf(a, now));
    if (!largest || grownOf(largest, now) < GROWTH_MAX) return;
    largest.cutOff();
    // The others begin again: what was taken is given back.
    seen = new Map();
  };
  const grownOf = ({ job }: Watched, now: number): number => now - (seen.get(job as object) ?? now);

  return {
    /** A job has begun. */
    begin(): void {
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    },
    end(): void {
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}
