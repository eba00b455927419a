import "server-only";
import type { Database } from "@/server/db/types";
import type { TutorDeps } from "@/server/deps";
import { saveReply } from "@/server/features/chat/service";
import { settleByLog } from "@/server/features/ledger/service";
import { closingEvents } from "@/server/features/tutor/reply/events";
import { settle } from "@/server/features/usage/service";
import type { Run } from "../types";
import { LEASE_SECONDS } from "./constants";
import { replayed, replayedText } from "./policy";
import { end, insertEvents, inTransaction, listEvents, listRunning, takeAbandoned } from "./repository";

/** Ends the runs whose process is gone, and keeps what there is of their replies, so that none uses up a place in anyone's
 * allowance.
 * @param chatId the conversation they write in; null for all runs there are
 * @returns how many */
export async function recoverAbandoned(deps: TutorDeps, chatId: string | null): Promise<number> {
  const db = await deps.db();
  if (chatId !== null && (await listRunning(db, chatId)).length === 0) return 0;
  const only = deps.alone ? deps.instance : null;
  for (let settled = 0; ; settled += 1) {
    const run = await inTransaction(db, async (tx) => {
      const mine = { live: deps.live.ids(), only, leaseSeconds: LEASE_SECONDS };
      const taken = await takeAbandoned(tx, { chatId, ...mine, endedAt: deps.now() });
      if (taken) await savePartial(deps, tx, taken);
      return taken;
    });
    if (!run) return settled;
    deps.signals.publish([run.id]);
  }
}

export async function interrupt(deps: TutorDeps, tx: Database, run: Run): Promise<void> {
  const ended = await end(tx, { id: run.id, status: "interrupted", endedAt: deps.now() });
  if (ended) await savePartial(deps, tx, run);
}

async function savePartial(deps: TutorDeps, tx: Database, run: Run): Promise<void> {
  const events = await listEvents(tx, run.id, { after: 0, limit: Number.MAX_SAFE_INTEGER });
  const text = replayedText(events);
  const { id, chatId, messageId, position } = run;
  if (text.trim() !== "")
    await saveReply(deps, tx, { id, chatId, messageId, position, text, ...replayed(events) });
  const closing = closingEvents("interrupted", "");
  await insertEvents(
    tx,
    closing.map((body, index) => ({ runId: id, seq: events.length + index + 1, body })),
  );
  await settle(deps, tx, { runId: id, reason: "interrupted", allowance: null });
  await settleByLog(deps, tx, { runId: id, writtenBytes: Buffer.byteLength(text) });
}
