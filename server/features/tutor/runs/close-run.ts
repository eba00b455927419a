import "server-only";
import type { TutorDeps } from "@/server/deps";
import { reportError } from "@/server/errors/report";
import { userMessage } from "@/server/errors/user-message";
import type { Reply } from "@/server/features/chat/service";
import { saveReply } from "@/server/features/chat/service";
import { closingEvents } from "@/server/features/tutor/reply/events";
import type { ReplyOutcome } from "@/server/features/tutor/reply/service";
import { COUNTED_WORDS } from "@/server/features/usage/constants";
import { settle } from "@/server/features/usage/service";
import type { LiveRun } from "@/server/providers/live-runs";
import { INTERRUPTED } from "@/server/providers/live-runs";
import type { StartedRun } from "./contract";
import { reasonFor, statusOf } from "./policy";
import { end, insertEvents, inTransaction } from "./repository";

interface Closing {
  readonly here: LiveRun;
  readonly written: ReplyOutcome;
  readonly recorded: number;
}

/** Keeps the reply, whether it counts and how it ended, all in one. */
export async function closeRun(
  deps: TutorDeps,
  started: StartedRun,
  { here, written, recorded }: Closing,
): Promise<void> {
  const { run, allowance } = started;
  const { failure, text, checks, source } = written;
  const status = statusOf(written.ending, here.signal.reason === INTERRUPTED);
  if (failure) reportError(deps.log, failure, { requestId: run.id, operation: "tutor.reply" });
  const reason = reasonFor(status, written);
  const kept: Reply = {
    id: run.id,
    chatId: run.chatId,
    messageId: run.messageId,
    position: run.position,
    text,
    source,
    stopped: status === "stopped",
    ...(status === "cut-off" && { cutOff: true }),
    ...(status === "interrupted" && { interrupted: true }),
    ...(checks && { checks }),
    ...(written.graphs.length > 0 && { graphs: written.graphs }),
    replaces: started.resumedFrom?.id ?? null,
  };
  const events = await inTransaction(await deps.db(), async (tx) => {
    // A process that took this one for dead has stored what there was of the reply; a deleted conversation has nowhere
    // to put it.
    const ended = await end(tx, { id: run.id, status, endedAt: deps.now() });
    if (ended && status !== "failed" && text.trim() !== "") await saveReply(deps, tx, kept);
    const settled = await settle(deps, tx, { runId: run.id, reason, allowance });
    const words = failure ? userMessage(failure, run.id) : "";
    const closing = closingEvents(status, settled.counted ? `${words} ${COUNTED_WORDS}` : words, settled);
    const rows = closing.map((body, index) => ({ runId: run.id, seq: recorded + index + 1, body }));
    if (ended) await insertEvents(tx, rows);
    return closing;
  });
  here.publish(...events);
}
