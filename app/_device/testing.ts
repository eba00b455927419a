import type { DeviceStore } from "./device-store";
import type { DeviceProblem } from "./jobs";
import type { Parcel } from "./outbox";
import type { ShelvedProblem } from "./shelf";

/** A store in memory, of an outbox or a shelf. */
export const memoryStore = <Item extends ShelvedProblem = Parcel>(items: readonly Item[] = []) =>
  storeInMemory(({ problem }: Item) => problem.at, items);

/** A store in memory, of anything. */
export function storeInMemory<Item extends { readonly id: string }>(
  madeAt: (item: Item) => number,
  items: readonly Item[] = [],
): DeviceStore<Item> & { readonly now: () => readonly Item[] } {
  const kept = new Map(items.map((item) => [item.id, item]));
  const now = () => [...kept.values()].sort((a, b) => madeAt(a) - madeAt(b));
  return {
    now,
    all: async () => now(),
    put: async (item) => {
      kept.set(item.id, item);
      return true;
    },
    remove: async (id) => void kept.delete(id),
  };
}

export const problemNumbered = (at: number, changes: Partial<DeviceProblem> = {}): DeviceProblem => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  text: `x + ${at} = 20`,
  mode: "hints",
  at,
  acts: [],
  ...changes,
});
