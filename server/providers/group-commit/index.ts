import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { isConnectionFault } from "@/server/errors/connection-fault";

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

/** How long the first of a group waits for others: those that come on the same beat. */
const GATHER_MS = 10;

/** How long to wait before each further try while the database is away: as long as one takes to start again. */
const RETRY_AFTER_MS = [250, 500, 1_000, 2_000, 4_000];

/** Keeps all of the items or throws.
 * @param again they may have been kept before, and nobody heard of it */
type Write<Item> = (items: readonly Item[], again: boolean) => Promise<void>;

interface Options {
  readonly gatherMs?: number;
  readonly retryAfterMs?: readonly number[];
}

/** @param write is tried again while the database is away. A group that is refused is tried again item by item, so that
 * one that cannot be kept does not take the others with it */
export function createGroupCommit<Item>(
  write: Write<Item>,
  { gatherMs = GATHER_MS, retryAfterMs = RETRY_AFTER_MS }: Options = {},
): GroupCommit<Item> {
  let waiting: Waiting<Item>[] = [];
  let busy = false;

  const run = async () => {
    while (waiting.length > 0) {
      if (gatherMs > 0) await pause(gatherMs);
      const group = waiting;
      waiting = [];
      await writeGroup(group, write, retryAfterMs);
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
  write: Write<Item>,
  retryAfterMs: readonly number[],
): Promise<void> {
  try {
    const items = group.map(({ item }) => item);
    await writePatiently((again) => write(items, again), retryAfterMs);
    for (const { resolve } of group) resolve();
  } catch (error) {
    const [only, ...others] = group;
    if (others.length === 0) return only?.reject(error);
    for (const each of group) await writeGroup([each], write, []);
  }
}

async function writePatiently(
  write: (again: boolean) => Promise<void>,
  retryAfterMs: readonly number[],
): Promise<void> {
  for (const [tries, waitMs] of [...retryAfterMs, null].entries()) {
    try {
      return await write(tries > 0);
    } catch (error) {
      if (waitMs === null || !isConnectionFault(error)) throw error;
      await pause(waitMs);
    }
  }
}
