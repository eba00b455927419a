import "server-only";
import type { TutorDeps } from "@/server/deps";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import type { LedgerDeps } from "@/server/features/ledger/service";
import type { PracticeDesk, ReplyRequest, WrittenReply } from "@/server/features/tutor/reply/contract";
import { eventOf } from "@/server/features/tutor/reply/events";
import { writeReply } from "@/server/features/tutor/reply/write-reply";
import { meteredFor } from "@/server/features/usage/service";
import type { Writer } from "@/server/features/usage/types";
import { ModelFailure } from "@/server/providers/model/failure";
import type { ChatModel, ReplyModel } from "@/server/providers/model/port";

/** What writing a reply takes. */
export type ReplyDeps = LedgerDeps & Pick<TutorDeps, "chatModel" | "standIn" | "spending" | "engine">;

/** How the writing of a reply came out, and who wrote it. */
export interface ReplyOutcome extends WrittenReply {
  readonly source: ChatModel["kind"];
  /** The built-in tutor wrote it in place of the language model, whose budget ran out. */
  readonly instead: boolean;
}

interface Writing {
  /** The reply's number, on which its requests are booked. */
  readonly id: string;
  /** Names what is done, for the log. */
  readonly operation: string;
  readonly standsIn: Writer["standsIn"];
  readonly request: ReplyRequest;
  /** The student's practice; absent where none is kept. */
  readonly desk?: PracticeDesk;
}

/** Writes one reply and reports it as events. Where the day's budget has no room for the language model before
 * anything was said, the built-in tutor writes in its place, and says so. Never throws; the consumer of the events must
 * read to the end. */
export async function* replyEvents(deps: ReplyDeps, writing: Writing): AsyncGenerator<unknown, ReplyOutcome> {
  const { id, standsIn } = writing;
  const chatModel = meteredFor(deps, standsIn ? deps.standIn : deps.chatModel, {
    runId: id,
    spending: deps.spending,
  });
  const written = yield* eventsBy(deps, chatModel, standingIn(writing, standsIn));
  const source = chatModel.kind;
  if (!isOutOfBudget(written)) return { ...written, source, instead: false };
  yield { type: "message-metadata", messageMetadata: { source: "engine", standIn: true } };
  const instead = yield* eventsBy(deps, deps.standIn, standingIn(writing, "spent"));
  return { ...instead, calls: written.calls, source: "engine", instead: true };
}

const standingIn = (writing: Writing, standsIn: Writer["standsIn"]): Writing =>
  standsIn ? { ...writing, request: { ...writing.request, standsIn } } : writing;

async function* eventsBy(
  { engine, log }: ReplyDeps,
  chatModel: ReplyModel,
  { id, operation, request, desk }: Writing,
): AsyncGenerator<unknown, WrittenReply> {
  const onFault = (error: unknown) => reportError(log, toAppError(error), { requestId: id, operation });
  const reply = writeReply({ chatModel, engine, onFault, ...(desk && { desk }) }, request);
  let next = await reply.next();
  for (; !next.done; next = await reply.next()) yield eventOf(next.value);
  return next.value;
}

function isOutOfBudget({ ending, failure }: WrittenReply): boolean {
  const cause = failure?.cause;
  return ending === "failed" && ModelFailure.isInstance(cause) && cause.reason === "out-of-budget";
}
