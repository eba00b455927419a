import "server-only";
import { type ModelMessage, streamText, toUIMessageStream, type UIMessage, type UIMessageChunk } from "ai";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { spoken } from "@/server/errors/spoken";
import { getSolve } from "@/server/features/solve/service";
import type { SolveView } from "@/server/features/solve/types";
import { TUTOR_INSTRUCTIONS } from "@/server/providers/model/instructions";
import type { ChatModel } from "@/server/providers/model/port";
import { replyStream } from "@/server/providers/model/reply-stream";
import type { RunningReplies } from "@/server/providers/model/running-replies";
import type { Scope } from "@/server/request/scope";
import type { Deps } from "@/server/request/types";
import { CHAT_LIST_LENGTH, HISTORY_LENGTH_MAX } from "./constants";
import { present, replyParts, replyPosition, textOf, titleOf, userParts } from "./policy";
import {
  appendMessage,
  findById,
  insertIfAbsent,
  listByOwner,
  listMessages,
  putReply,
  remove,
  update,
} from "./repository";
import type {
  ChatItem,
  ChatMessage,
  ChatSubject,
  ChatView,
  MessageParts,
  RenameChat,
  ReplyMetadata,
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
  const { text, stopped } = present(reply);
  return replyParts(text, { source: "language-model", stopped });
}

/** The owner's conversations, the one written in last first. */
export async function listChats(deps: Deps, scope: Scope): Promise<ChatItem[]> {
  return listByOwner(await deps.db(), scope, CHAT_LIST_LENGTH);
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
 * The reply is kept when it ends and when it is stopped; a failed one is not.
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
  const keep = async (message: UIMessage, stopped: boolean): Promise<void> => {
    const text = textOf(message.parts);
    if (text.trim() === "") return;
    const parts = replyParts(text, { source: chatModel.kind, stopped });
    await putReply(await deps.db(), scope, { chatId: chat.id, id, parts, position, now: now() });
  };
  const result = streamText({
    model: chatModel.model,
    instructions: TUTOR_INSTRUCTIONS,
    messages,
    abortSignal: signal,
    onError: () => undefined,
  });
  const chunks = toUIMessageStream({
    stream: result.stream,
    generateMessageId: () => id,
    sendReasoning: false,
    messageMetadata: ({ part }) => (part.type === "start" ? metadata : undefined),
    onError: failure,
    onEnd: async ({ responseMessage, outcome, isAborted }) => {
      if (outcome.status === "failed") return;
      await keep(responseMessage, isAborted).catch((error: unknown) => {
        reportError(log, toAppError(error), { requestId: id, operation: "chat.keep" });
      });
    },
  });
  return replyStream(chunks, { wording: failure, onClose: done });
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
