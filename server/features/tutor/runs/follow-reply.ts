import "server-only";
import type { Database } from "@/server/db/types";
import type { TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { allMessages, shownMessage } from "@/server/features/chat/service";
import { closingEvents, openingEvents } from "@/server/features/tutor/reply/events";
import { nextSignal } from "@/server/providers/signals/next-signal";
import type { Scope } from "@/server/session/scope";
import type { Follow, Run } from "../types";
import { EVENTS_AT_ONCE } from "./constants";
import { isLast } from "./policy";
import { recoverAbandoned } from "./recover";
import { findById, findStatus, listEvents } from "./repository";

const NOT_FOUND =
  "We could not find this conversation. It may have been deleted, or it belongs to another account.";

/** A run's events, from where the viewer left off to the end.
 * @param signal aborted when the viewer has gone
 * @throws {AppError} NOT_FOUND for someone else's run */
export async function followReply(
  deps: TutorDeps,
  scope: Scope,
  { run: id, after, signal }: Follow,
): Promise<AsyncGenerator<unknown, void>> {
  const local = deps.live.follow(id, after, signal);
  const run = await findById(await deps.db(), scope, id);
  if (!run) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return local ?? fromLog(deps, run, { after, signal });
}

async function* fromLog(
  deps: TutorDeps,
  run: Run,
  { after, signal }: Pick<Follow, "after" | "signal">,
): AsyncGenerator<unknown, void> {
  const db = await deps.db();
  let seen = after;
  while (!signal.aborted) {
    const woken = nextSignal(deps.signals, run.id, signal);
    // The status first: once a run has ended, all its events are there.
    const status = await findStatus(db, run.id);
    const events = await listEvents(db, run.id, { after: seen, limit: EVENTS_AT_ONCE });
    for (const event of events) {
      seen += 1;
      yield event;
      if (isLast(event)) return;
    }
    if (status === null) return;
    if (events.length === EVENTS_AT_ONCE) continue;
    if (status !== "running") {
      if (seen === 0) yield* await savedEvents(db, run);
      return;
    }
    await recoverAbandoned(deps, run.chatId);
    await woken;
  }
}

/** A reply whose events are forgotten, from where it is kept. */
async function savedEvents(db: Database, run: Run): Promise<unknown[]> {
  const reply = (await allMessages(db, run.chatId)).find(({ id }) => id === run.id);
  if (!reply) return [];
  const { text, source, checks } = shownMessage(reply);
  const metadata = { source, ...(checks && { checks }) };
  return [...openingEvents(run.id, metadata), text, ...closingEvents(run.status, "")];
}
