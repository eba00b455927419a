import "server-only";
import type { ModelMessage } from "ai";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { spoken } from "@/server/errors/spoken";
import { contextOf } from "@/server/features/chat/service";
import type { TutorMode } from "@/server/features/chat/types";
import { charge, isSpent, settle } from "@/server/features/usage/service";
import { ladderInTalk } from "@/server/providers/model/hints/ladder-in-talk";
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
 * @returns the events of the reply, as those of any other */
export async function replyTemporarily(
  deps: TemporaryDeps,
  scope: Scope,
  talk: TemporaryTalk & { readonly signal: AbortSignal },
): Promise<AsyncGenerator<unknown, void>> {
  const isModel = deps.chatModel.kind === "language-model";
  const standsIn = isModel && (await isSpent(deps, deps.spending));
  const id = deps.newId();
  const booked = isModel && !standsIn;
  if (booked) await charge(deps, await deps.db(), { scope, runId: id, model: deps.spending.model });
  const context = await contextOf(deps, scope, talk.solveId ?? null);
  const spokenBefore = talk.messages.map(({ role, text }): ModelMessage => ({ role, content: text }));
  return events(deps, { ...talk, id, standsIn, booked, messages: [...context, ...spokenBefore] });
}

interface Reply {
  readonly id: string;
  readonly messages: readonly ModelMessage[];
  readonly mode: TutorMode;
  readonly signal: AbortSignal;
  /** The built-in tutor writes in place of the language model. */
  readonly standsIn: boolean;
  readonly booked: boolean;
}

async function* events(
  deps: TemporaryDeps,
  { id, messages, mode, signal, standsIn, booked }: Reply,
): AsyncGenerator<unknown, void> {
  const chatModel = standsIn ? deps.standIn : deps.chatModel;
  const onFault = (error: unknown) =>
    reportError(deps.log, toAppError(error), { requestId: id, operation: "temporary.check" });
  const reply = writeReply(
    { chatModel, now: deps.now, onFault },
    { messages, mode, ladder: mode === "hints" ? ladderInTalk(messages) : null, begun: "", signal },
  );
  yield* openingEvents(id, { title: TITLE, source: chatModel.kind, ...(standsIn && { standIn: true }) });
  let next = await reply.next();
  try {
    for (; !next.done; next = await reply.next()) yield eventOf(next.value);
    const { ending, failure } = next.value;
    if (failure && ending === "failed")
      reportError(deps.log, failure, { requestId: id, operation: "temporary.reply" });
    yield* closingEvents(ending, failure ? spoken(failure, id) : "");
  } finally {
    // A reader who has gone left the writing where it was.
    while (!next.done) next = await reply.next();
    if (booked) await book(deps, id, next.value);
  }
}

async function book(deps: TemporaryDeps, runId: string, written: WrittenReply): Promise<void> {
  const { calls, ending, refuted } = written;
  const failed = ending === "failed" || ending === "cut-off";
  const reason = failed ? "failed" : refuted ? "refuted" : null;
  try {
    await settle(deps, await deps.db(), { runId, calls, spending: deps.spending, reason });
  } catch (error) {
    reportError(deps.log, toAppError(error), { requestId: runId, operation: "temporary.keep" });
  }
}
