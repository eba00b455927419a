import "server-only";
import type { TutorDeps } from "@/server/deps";
import { settleDead } from "@/server/features/ledger/service";
import { forgetAddresses } from "@/server/features/usage/service";
import { EVENTS_KEPT_MS } from "./constants";
import { pruneEvents, touch } from "./repository";

/** Tells that this process writes its runs, stops those it is asked to, and forgets what is over. Called every now and
 * then. */
export async function heartbeat(deps: TutorDeps): Promise<void> {
  const live = deps.live.ids();
  if (live.length === 0) return;
  const db = await deps.db();
  deps.live.stop(await touch(db, live));
  await pruneEvents(db, new Date(deps.now().getTime() - EVENTS_KEPT_MS));
  await forgetAddresses(deps, db);
  await settleDead(deps);
}
