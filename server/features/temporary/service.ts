import "server-only";
import type { ModelMessage } from "ai";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { spoken } from "@/server/errors/spoken";
import { contextOf } from "@/server/features/chat/service";
import type { TutorMode } from "@/server/features/chat/types";
import { charge, settle, writerOf } from "@/server/features/usage/service";
import type { MessagesLeft, RefundReason, Writer } from "@/server/features/usage/types";
import type { JobOutput } from "@/server/providers/engine/port";
import { turnsIn } from "@/server/providers/model/embedded/turns";
import { closingEvents, eventOf, openingEvents } from "@/server/providers/model/reply/events";
import type { WrittenReply } from "@/server/providers/model/reply/types";
import { writeReply } from "@/server/providers/model/reply/write-reply";
import type { Scope } from "@/server/request/scope";
import type { TutorDeps } from "@/server/request/types";
import type { TemporaryTalk } from "./types";

type TemporaryDeps = Omit<TutorDeps, "live" | "events" | "signals" | "instance" | "alone">;

const TITLE = "Temporary chat";

/** Writes the reply to a conversation that only the browser holds. What is said is kept nowhere; of a language model's
 * reply the books have what it cost. The reply stops when its reader has gone, for there is nobody else to read it.
 * @param talk `signal` is aborted when the reader has gone
 * @returns the events of the reply, as those of any other
 * @throws {AppError} QUOTA_REACHED when the language model would write and no tutor message is left */
export async function replyTemporarily(
  deps: TemporaryDeps,
  scope: Scope,
  talk: TemporaryTalk & { readonly signal: AbortSignal; readonly address: string },
): Promise<AsyncGenerator<unknown, void>> {
  const { address, engine = false } = talk;
  const context = await contextOf(deps, scope, talk.solveId ?? null);
  const spokenBefore = talk.messages.map(({ role, text }): ModelMessage => ({ role, content: text }));
  const messages = [...context, ...spokenBefore];
  // Before anything is counted: the engine may be too busy.
  const found = talk.mode === "hints" ? await deps.engine.run("ladderInTalk", turnsIn(messages)) : null;
  const { standsIn, allowance } = await writerOf(deps, scope, { engine, address });
  const id = deps.newId();
  const { model } = deps.spending;
  const left =
    allowance &&
    (await (await deps.db()).transaction((tx) => charge(deps, tx, { scope, runId: id, model, allowance })));
  return events(deps, { ...talk, id, standsIn, left, messages, found });
}

interface Reply {
  readonly id: string;
  readonly messages: readonly ModelMessage[];
  readonly mode: TutorMode;
  /** What is to be kept back with hints first. */
  readonly found: JobOutput<"ladderInTalk">;
  readonly signal: AbortSignal;
  /** Why the built-in tutor writes in place of the language model. */
  readonly standsIn: Writer["standsIn"];
  /** Null for a reply that does not count. */
  readonly left: MessagesLeft | null;
}

async function* events(
  deps: TemporaryDeps,
  { id, messages, mode, found, signal, standsIn, left }: Reply,
): AsyncGenerator<unknown, void> {
  const chatModel = standsIn ? deps.standIn : deps.chatModel;
  const onFault = (error: unknown) =>
    reportError(deps.log, toAppError(error), { requestId: id, operation: "temporary.check" });
  const unreadable = found === "unknown";
  const ladder = unreadable ? null : found;
  const reply = writeReply(
    { chatModel, engine: deps.engine, onFault },
    { messages, mode, ladder, unreadable, begun: "", signal },
  );
  yield* openingEvents(id, {
    title: TITLE,
    source: chatModel.kind,
    ...(standsIn === "spent" && { standIn: true }),
    ...(left && { left }),
  });
  let next = await reply.next();
  try {
    for (; !next.done; next = await reply.next()) yield eventOf(next.value);
    const { ending, failure } = next.value;
    if (failure && ending === "failed")
      reportError(deps.log, failure, { requestId: id, operation: "temporary.reply" });
    const again = left && reasonFor(next.value) && { ...left, remaining: left.remaining + 1 };
    yield* closingEvents(ending, failure ? spoken(failure, id) : "", again);
  } finally {
    // A reader who has gone left the writing where it was.
    while (!next.done) next = await reply.next();
    if (left) await book(deps, id, next.value);
  }
}

async function book(deps: TemporaryDeps, runId: string, written: WrittenReply): Promise<void> {
  const { calls } = written;
  const reason = reasonFor(written);
  try {
    await settle(deps, await deps.db(), { runId, calls, spending: deps.spending, reason });
  } catch (error) {
    reportError(deps.log, toAppError(error), { requestId: runId, operation: "temporary.keep" });
  }
}

/** Why a reply does not count. One whose reader left before its first word reached nobody: the browser sends the
 * message again when the line breaks. */
function reasonFor({ ending, text, refuted }: WrittenReply): RefundReason | null {
  if (ending === "failed" || ending === "cut-off") return "failed";
  if (ending === "stopped" && text === "") return "interrupted";
  return refuted ? "refuted" : null;
}
