import "server-only";

/** Runs what concerns the same keys one after the other. What concerns several has the turn of each of them. */
export type InTurn = <Result>(
  keys: string | readonly string[],
  run: () => Promise<Result>,
) => Promise<Result>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (keys, run) => {
    // Everyone takes a place in all of their lines at once, so that nobody waits in a circle.
    const own = [...new Set(typeof keys === "string" ? [keys] : keys)];
    const before = own.map((key) => last.get(key));
    const mine = (async () => {
      await Promise.allSettled(before);
      return run();
    })();
    for (const key of own) last.set(key, mine);
    try {
      return await mine;
    } finally {
      for (const key of own) if (last.get(key) === mine) last.delete(key);
    }
  };
}
