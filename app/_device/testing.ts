import type { DeviceProblem } from "./jobs";
import type { Outbox, Parcel } from "./outbox";

/** An outbox that keeps its parcels in memory. */
export function memoryOutbox(
  parcels: readonly Parcel[] = [],
): Outbox & { readonly now: () => readonly Parcel[] } {
  const kept = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const now = () => [...kept.values()].sort((a, b) => a.problem.at - b.problem.at);
  return {
    now,
    all: async () => now(),
    put: async (parcel) => void kept.set(parcel.id, parcel),
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
