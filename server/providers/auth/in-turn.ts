import "server-only";

/** Runs what concerns the same key one after the other. */
export type InTurn = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => {});
      return run();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
