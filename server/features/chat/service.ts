import "server-only";
import { type ModelMessage, streamText, toUIMessageStream, type UIMessage, type UIMessageChunk } from "ai";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { spoken } from "@/server/errors/spoken";
import { getSolve } from "@/server/features/solve/service";
import type { SolveView } from "@/server/features/solve/types";
import { openGate } from "@/server/providers/model/gate/gate";
import { TUTOR_INSTRUCTIONS } from "@/server/providers/model/instructions";
import type { ChatModel, ModelCall } from "@/server/providers/model/port";
import { replyStream } from "@/server/providers/model/reply-stream";
import type { RunningReplies } from "@/server/providers/model/running-replies";
import type { Scope } from "@/server/request/scope";
import type { Deps } from "@/server/request/types";
import { CHAT_LIST_LENGTH, HISTORY_LENGTH_MAX, SEARCH_RESULTS_MAX } from "./constants";
import {
  endsEarly,
  excerptOf,
  present,
  replyParts,
  replyPosition,
  textOf,
  titleOf,
  userParts,
} from "./policy";
import {
  appendMessage,
  findById,
  insertIfAbsent,
  listByOwner,
  listMessages,
  putReply,
  remove,
  searchByOwner,
  update,
} from "./repository";
import type {
  ChatHit,
  ChatItem,
  ChatMessage,
  ChatSubject,
  ChatView,
  MessageParts,
  RenameChat,
  ReplyMetadata,
  SearchChats,
  SendMessage,
  StoredChat,
  StoredMessage,
} from "./types";

/** What replying takes beyond the product's common collaborators. */
export interface ReplyDeps extends Deps {
  readonly chatModel: ChatModel;
  readonly running: RunningReplies;
}

const NOT_FOUND =
  "We could not find this conversation. It may have been deleted, or it belongs to another account.";
const ANSWERED =
  "This message has been followed by another one. Reload the page to see the whole conversation.";

/** @throws {AppError} NOT_FOUND for a conversation that does not exist or belongs to somebody else */
export async function getChat(
  deps: Deps & Pick<ReplyDeps, "running">,
  scope: Scope,
  id: string,
): Promise<ChatView> {
  const db = await deps.db();
  const chat = await findById(db, scope, id);
  if (!chat) throw notFound();
  const [stored, subject] = await Promise.all([listMessages(db, id), subjectOf(deps, scope, chat.solveId)]);
  return {
    id,
    title: chat.title,
    subject,
    messages: stored.map(present),
    writing: deps.running.isRunning(id),
  };
}

/** A kept message as it is shown, for whoever reads conversations as they are kept. */
export function shownMessage(message: StoredMessage): ChatMessage {
  return present(message);
}

/** The same reply, as one that nobody checked. */
export function asUnchecked(reply: StoredMessage): MessageParts {
  const shown = present(reply);
  return replyParts(shown.text, { ...shown, source: "language-model" });
}

/** The owner's conversations, the one written in last first. */
export async function listChats(deps: Deps, scope: Scope): Promise<ChatItem[]> {
  return listByOwner(await deps.db(), scope, CHAT_LIST_LENGTH);
}

/** The owner's conversations that have a text in their title or messages, the one written in last first. */
export async function searchChats(deps: Deps, scope: Scope, { query }: SearchChats): Promise<ChatHit[]> {
  const found = await searchByOwner(await deps.db(), scope, { query, limit: SEARCH_RESULTS_MAX });
  return found.map(({ id, title, text }) => ({
    id,
    title,
    excerpt: text === null ? null : excerptOf(text, query),
  }));
}

/** The problem a new conversation is to be about.
 * @returns null when it does not exist or belongs to somebody else */
export async function subjectOf(
  deps: Deps,
  scope: Scope,
  solveId: string | null,
): Promise<ChatSubject | null> {
  const solve = await ownSolve(deps, scope, solveId);
  return (
    solve && {
      solveId: solve.id,
      instruction: solve.read.instruction,
      latex: solve.read.latex,
      text: solve.text,
    }
  );
}

/** @throws {AppError} NOT_FOUND */
export async function renameChat(deps: Deps, scope: Scope, { id, title }: RenameChat): Promise<void> {
  if (!(await update(await deps.db(), scope, { id, title }))) throw notFound();
}

/** Deletes a conversation for good. A reply that is being written stops.
 * @throws {AppError} NOT_FOUND */
export async function deleteChat(
  deps: Deps & Pick<ReplyDeps, "running">,
  scope: Scope,
  id: string,
): Promise<void> {
  if (!(await remove(await deps.db(), scope, id))) throw notFound();
  deps.running.stop(id);
}

/** Stops the reply that is being written; what there is of it is kept.
 * @throws {AppError} NOT_FOUND */
export async function stopReply(
  deps: Deps & Pick<ReplyDeps, "running">,
  scope: Scope,
  id: string,
): Promise<void> {
  if (!(await findById(await deps.db(), scope, id))) throw notFound();
  deps.running.stop(id);
}

/** Saves a student's message, then starts the reply to it. The first message makes the conversation. A message that
 * was saved before is not saved twice: its reply is written anew, which makes sending again after a failure safe.
 * The reply is kept when it ends, when it is stopped and when it breaks off; one that fails before its first word is
 * not.
 * @returns the chunks of the reply; whoever takes them must read to the end, or the reply is not kept
 * @throws {AppError} NOT_FOUND for somebody else's conversation or problem, CONFLICT for a message answered long ago */
export async function startReply(
  deps: ReplyDeps,
  scope: Scope,
  send: SendMessage,
): Promise<ReadableStream<UIMessageChunk>> {
  const db = await deps.db();
  const chat = await ensureChat(deps, scope, send);
  const appended = await appendMessage(db, scope, {
    chatId: chat.id,
    id: send.message.id,
    parts: userParts(send.message.text),
    now: deps.now(),
  });
  if (appended.outcome === "not-found") throw notFound();
  if (appended.outcome === "not-last") throw new AppError("CONFLICT", { message: ANSWERED });
  const { position } = appended;
  const [history, about] = await Promise.all([
    listMessages(db, chat.id, { upTo: position, limit: HISTORY_LENGTH_MAX }),
    ownSolve(deps, scope, chat.solveId),
  ]);
  const spoken = history.map(({ role, parts }): ModelMessage => ({ role, content: textOf(parts) }));
  return reply(deps, scope, {
    chat,
    position: replyPosition(position),
    messages: [...context(about), ...spoken],
  });
}

type Ending = Pick<ChatMessage, "stopped" | "cutOff">;

const CALL_ENDED = {
  finished: "a reply was written",
  "cut-off": "a reply broke off",
  stopped: "a reply was stopped",
} as const;

interface Replying {
  readonly chat: StoredChat;
  readonly position: number;
  readonly messages: ModelMessage[];
}

function reply(
  deps: ReplyDeps,
  scope: Scope,
  { chat, position, messages }: Replying,
): ReadableStream<UIMessageChunk> {
  const { chatModel, running, log, now } = deps;
  const id = deps.newId();
  const { signal, done } = running.start(chat.id);
  const metadata: ReplyMetadata = { title: chat.title, source: chatModel.kind };
  let reported: AppError | null = null;
  const failure = (error: unknown): string => {
    // The stream says twice that a model failed: the model's own error first, then that the stream broke on it.
    if (reported) return spoken(reported, id);
    const code = chatModel.kind === "engine" ? "INTERNAL_SERVER_ERROR" : "MODEL_UNAVAILABLE";
    const known = error instanceof AppError ? error : new AppError(code, { cause: error });
    reported = known;
    reportError(log, known, { requestId: id, operation: "chat.reply" });
    return spoken(known, id);
  };
  const onError = (error: unknown) =>
    reportError(log, toAppError(error), { requestId: id, operation: "chat.check" });
  const gate = chatModel.kind === "language-model" ? openGate(messages, { now, onError }) : null;
  const keep = async (message: UIMessage, ending: Ending): Promise<void> => {
    const text = textOf(message.parts);
    if (text.trim() === "") return;
    const checks = await gate?.check(text, { ended: !ending.stopped && !ending.cutOff });
    const parts = replyParts(text, { source: chatModel.kind, ...ending, ...(checks && { checks }) });
    await putReply(await deps.db(), scope, { chatId: chat.id, id, parts, position, now: now() });
  };
  const result = streamText({
    model: chatModel.reporting?.((call) => logCall(log, id, call)) ?? chatModel.model,
    instructions: TUTOR_INSTRUCTIONS,
    messages,
    abortSignal: signal,
    onError: () => undefined,
  });
  const chunks = toUIMessageStream({
    stream: result.stream,
    generateMessageId: () => id,
    sendReasoning: false,
    messageMetadata: ({ part }) => {
      if (part.type === "finish" && endsEarly(part.finishReason)) return { ...metadata, cutOff: true };
      return part.type === "start" ? metadata : undefined;
    },
    onError: failure,
    onEnd: async ({ responseMessage, outcome, isAborted, finishReason }) => {
      if (outcome.status === "failed") return;
      const cutOff = !isAborted && endsEarly(finishReason);
      await keep(responseMessage, { stopped: isAborted, ...(cutOff && { cutOff }) }).catch(
        (error: unknown) => {
          reportError(log, toAppError(error), { requestId: id, operation: "chat.keep" });
        },
      );
    },
  });
  return replyStream(gate?.announcing(chunks) ?? chunks, { wording: failure, onClose: done });
}

/** A call that failed has its own line: what its reply throws. */
function logCall(log: Deps["log"], requestId: string, call: ModelCall): void {
  const { outcome, reason, status, tries, ms, tokens } = call;
  if (outcome === "failed") return;
  log[outcome === "cut-off" ? "warn" : "info"](CALL_ENDED[outcome], {
    requestId,
    operation: "chat.reply",
    ms,
    tries,
    tokensIn: tokens.input,
    tokensOut: tokens.output,
    tokensEstimated: tokens.estimated,
    ...(reason && { reason }),
    ...(status && { status }),
  });
}

async function ensureChat(
  deps: Deps,
  scope: Scope,
  { id, message, solveId }: SendMessage,
): Promise<StoredChat> {
  const db = await deps.db();
  const known = await findById(db, scope, id);
  if (known) return known;
  const about = solveId ? await getSolve(deps, scope, solveId) : null;
  const at = deps.now();
  const chat = {
    id,
    title: titleOf(about?.text ?? message.text),
    solveId: about?.id ?? null,
    createdAt: at,
    updatedAt: at,
  };
  await insertIfAbsent(db, scope, chat);
  const made = await findById(db, scope, id);
  if (!made) throw notFound();
  return made;
}

async function ownSolve(deps: Deps, scope: Scope, solveId: string | null): Promise<SolveView | null> {
  if (solveId === null) return null;
  try {
    return await getSolve(deps, scope, solveId);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** The problem as if it had just been talked through: what the owner has not revealed yet is not in it. */
function context(about: SolveView | null): ModelMessage[] {
  if (!about) return [];
  const steps = about.steps.map(({ title, latex }, at) => `${at + 1}. ${title} $${latex}$`);
  const answer = about.latex ? [`Answer: $${about.latex}$`, ...about.evidence] : [];
  const shown = [`I read this as: ${about.read.instruction} $${about.read.latex}$`, ...steps, ...answer].join(
    "\n",
  );
  return [
    { role: "user", content: about.text },
    { role: "assistant", content: shown },
  ];
}

const notFound = (): AppError => new AppError("NOT_FOUND", { message: NOT_FOUND });
