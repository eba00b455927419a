import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** Writes what many callers want kept in few statements. */
export interface GroupCommit<Item> {
  /** Resolves when the item has been written, in the order of the calls.
   * @throws whatever writing this item threw */
  add(item: Item): Promise<void>;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** How long the first of a group waits for others: a fraction of what a reader notices. */
const GATHER_MS = 80;

/** @param write keeps all of the items or throws. A group that is refused is tried again item by item, so that one
 * that cannot be kept does not take the others with it */
export function createGroupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { gatherMs = GATHER_MS }: { readonly gatherMs?: number } = {},
): GroupCommit<Item> {
  let waiting: Waiting<Item>[] = [];
  let busy = false;

  const run = async () => {
    while (waiting.length > 0) {
      if (gatherMs > 0) await pause(gatherMs);
      const group = waiting;
      waiting = [];
      await writeGroup(group, write);
    }
    busy = false;
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (busy) return;
        busy = true;
        void run();
      }),
  };
}

async function writeGroup<Item>(
  group: readonly Waiting<Item>[],
  write: (items: readonly Item[]) => Promise<void>,
): Promise<void> {
  try {
    await write(group.map(({ item }) => item));
    for (const { resolve } of group) resolve();
  } catch (error) {
    const [only, ...others] = group;
    if (others.length === 0) return only?.reject(error);
    for (const each of group) await writeGroup([each], write);
  }
}
