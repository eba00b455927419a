import "server-only";
import type { ModelMessage } from "ai";
import type { TutorDeps } from "@/server/deps";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { userMessage } from "@/server/errors/user-message";
import { contextOf } from "@/server/features/chat/service";
import type { TutorMode } from "@/server/features/chat/types";
import { turnsIn } from "@/server/features/tutor/built-in/turns";
import { closingEvents, openingEvents } from "@/server/features/tutor/reply/events";
import { type ReplyOutcome, replyEvents } from "@/server/features/tutor/reply/service";
import { COUNTED_WORDS } from "@/server/features/usage/constants";
import { charge, settle, writerOf } from "@/server/features/usage/service";
import type { MessagesLeft, RefundReason, Settlement, Writer } from "@/server/features/usage/types";
import type { JobOutput } from "@/server/providers/engine/port";
import type { Scope } from "@/server/session/scope";
import type { TemporaryTalk } from "./types";

type TemporaryDeps = Omit<TutorDeps, "live" | "events" | "signals">;

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
  return events(deps, { ...talk, id, standsIn, allowance, left, messages, found });
}

interface Reply extends Writer {
  readonly id: string;
  readonly messages: readonly ModelMessage[];
  readonly mode: TutorMode;
  /** What is to be kept back with hints first. */
  readonly found: JobOutput<"ladderInTalk">;
  readonly signal: AbortSignal;
  /** Null for a reply that does not count. */
  readonly left: MessagesLeft | null;
}

async function* events(deps: TemporaryDeps, reply: Reply): AsyncGenerator<unknown, void> {
  const { id, messages, mode, found, signal, standsIn, left } = reply;
  const unreadable = found === "unknown";
  const ladder = unreadable ? null : found;
  const request = { messages, mode, ladder, unreadable, resumedFrom: "", signal };
  const told = replyEvents(deps, { id, operation: "temporary.check", standsIn, request });
  let written: ReplyOutcome | null = null;
  try {
    yield* openingEvents(id, {
      title: TITLE,
      source: (standsIn ? deps.standIn : deps.chatModel).kind,
      ...(standsIn === "spent" && { standIn: true }),
      ...(left && { left }),
    });
    let next = await told.next();
    for (; !next.done; next = await told.next()) yield next.value;
    written = next.value;
    const settled = await book(deps, reply, written);
    const { ending, failure } = written;
    if (failure && ending === "failed")
      reportError(deps.log, failure, { requestId: id, operation: "temporary.reply" });
    const words = failure ? userMessage(failure, id) : "";
    yield* closingEvents(ending, settled.counted ? `${words} ${COUNTED_WORDS}` : words, settled);
  } finally {
    // A reader who has gone left the writing where it was.
    if (!written) await book(deps, reply, await restOf(told));
  }
}

async function restOf(told: AsyncGenerator<unknown, ReplyOutcome>): Promise<ReplyOutcome> {
  let next = await told.next();
  while (!next.done) next = await told.next();
  return next.value;
}

/** Never throws. */
async function book(
  deps: TemporaryDeps,
  { id, allowance }: Reply,
  written: ReplyOutcome,
): Promise<Settlement> {
  try {
    const db = await deps.db();
    return await db.transaction((tx) =>
      settle(deps, tx, { runId: id, reason: reasonFor(written), allowance }),
    );
  } catch (error) {
    reportError(deps.log, toAppError(error), { requestId: id, operation: "temporary.keep" });
    return { counted: false, left: null };
  }
}

/** What went wrong with a reply, for which it may not count. One whose reader left before its first word reached nobody:
 * the browser sends the message again when the line breaks. */
function reasonFor({ ending, text, refuted, overLength, instead }: ReplyOutcome): RefundReason | null {
  if (instead) return "failed";
  if (ending === "cut-off" && overLength) return null;
  if (ending === "failed" || ending === "cut-off") return "failed";
  if (ending === "stopped" && text === "") return "interrupted";
  return refuted ? "refuted" : null;
}
