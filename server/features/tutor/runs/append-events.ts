import "server-only";
import type { TutorDeps } from "@/server/deps";
import { insertEvents } from "./repository";

/** Stores the events of any number of runs, and wakes their readers in other processes.
 * @param again they may be there already */
export async function appendEvents(
  deps: Pick<TutorDeps, "db" | "signals">,
  events: Parameters<typeof insertEvents>[1],
  again = false,
): Promise<void> {
  await insertEvents(await deps.db(), events, again);
  deps.signals.publish([...new Set(events.map(({ runId }) => runId))]);
}
