import "server-only";
import type { ModelMessage } from "ai";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { getSolve } from "@/server/features/solve/service";
import type { SolveView } from "@/server/features/solve/types";
import type { LiveRuns } from "@/server/providers/live-runs";
import type { Scope } from "@/server/session/scope";
import { withoutTex } from "@/server/typeset/without-tex";
import { CHAT_LIST_LENGTH, HISTORY_LENGTH_MAX, SEARCH_RESULTS_MAX } from "./constants";
import {
  excerptOf,
  leafUnder,
  pathTo,
  present,
  replyParts,
  textOf,
  titleOf,
  userParts,
  versionsOf,
} from "./policy";
import {
  appendMessage,
  findById,
  insertIfAbsent,
  insertReply,
  listByOwner,
  listMessages,
  lock,
  type Position,
  remove,
  searchByOwner,
  update,
  updateChat,
} from "./repository";
import type {
  ChatHit,
  ChatMessage,
  ChatPage,
  ChatSubject,
  ChatView,
  ChooseBranch,
  ListChats,
  MessageParts,
  RenameChat,
  ReplyNote,
  SearchChats,
  SendMessage,
  StoredChat,
  StoredMessage,
} from "./types";

const NOT_FOUND =
  "We could not find this conversation. It may have been deleted, or it belongs to another account.";

/** @throws {AppError} NOT_FOUND for a conversation that does not exist or belongs to someone else */
export async function getChat(deps: Deps, scope: Scope, id: string): Promise<ChatView> {
  const db = await deps.db();
  const chat = await findById(db, scope, id);
  if (!chat) throw notFound();
  const [stored, subject] = await Promise.all([listMessages(db, id), subjectOf(deps, scope, chat.solveId)]);
  const messages = shownBranch(stored, chat.headId);
  return { id, title: chat.title, subject, mode: chat.mode, messages };
}

/** The branch of a conversation that ends with a message, as it is shown, for code that reads stored conversations
 * directly.
 * @param messages every branch of it */
export function shownBranch(messages: readonly StoredMessage[], headId: string | null): ChatMessage[] {
  return pathTo(messages, headId).map((message): ChatMessage => {
    const versions = versionsOf(messages, message.id);
    return { ...present(message), ...(versions && versions.count > 1 && { versions }) };
  });
}

/** Shows another version of a message, with what was said last below it.
 * @throws {AppError} NOT_FOUND for a conversation or a message that does not exist or belongs to someone else */
export async function chooseBranch(
  deps: Pick<Deps, "db">,
  scope: Scope,
  { id, messageId }: ChooseBranch,
): Promise<void> {
  const db = await deps.db();
  await db.transaction(async (tx) => {
    const chat = await lock(tx, scope, id);
    const end = chat && leafUnder(await listMessages(tx, id), messageId);
    if (!end) throw notFound();
    await updateChat(tx, id, { headId: end.id });
  });
}

/** A kept message as it is shown, for code that reads stored conversations directly. */
export function shownMessage(message: StoredMessage): ChatMessage {
  return present(message);
}

/** The same reply, as one that nobody checked. */
export function asUnchecked(reply: StoredMessage): MessageParts {
  const shown = present(reply);
  return replyParts(shown.text, { ...shown, source: "language-model" });
}

/** One page of the owner's conversations, the one written in last first.
 * @returns up to `limit` items and the cursor of the next page, null on the last */
export async function listChats(
  deps: Pick<Deps, "db">,
  scope: Scope,
  { cursor, limit }: ListChats = { limit: CHAT_LIST_LENGTH },
): Promise<ChatPage> {
  const after = cursor ? positionOf(cursor) : null;
  const rows = await listByOwner(await deps.db(), scope, { after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ id, title, updatedAt }) => ({ id, title, updatedAt })),
    nextCursor: rows.length > limit && last ? `${last.updatedAt.getTime()}_${last.id}` : null,
  };
}

function positionOf(cursor: string): Position {
  const at = cursor.indexOf("_");
  return { updatedAt: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) };
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

const SOLVED: ReadonlySet<SolveView["status"]> = new Set(["solved", "no-solution", "partly-solved"]);

/** The problem a new conversation is to be about.
 * @returns null when it does not exist or belongs to someone else */
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
      hintsFirst: solve.mode === "hints",
      isSolved: SOLVED.has(solve.status),
      offers: solve.offers.map(({ text }) => text),
    }
  );
}

/** @throws {AppError} NOT_FOUND */
export async function renameChat(deps: Deps, scope: Scope, { id, title }: RenameChat): Promise<void> {
  if (!(await update(await deps.db(), scope, { id, title }))) throw notFound();
}

/** Deletes a conversation permanently. A reply that is being written stops.
 * @throws {AppError} NOT_FOUND */
export async function deleteChat(
  deps: Deps & { readonly live: Pick<LiveRuns, "stopChat"> },
  scope: Scope,
  id: string,
): Promise<void> {
  if (!(await remove(await deps.db(), scope, id))) throw notFound();
  deps.live.stopChat(id);
}

export interface Said {
  readonly chat: StoredChat;
  readonly messageId: string;
  /** It had not been sent before. */
  readonly isNew: boolean;
}

/** Saves a student's message; the first one makes the conversation. A message that was saved before is not saved
 * twice. Afterwards the branch that ends in the message is the one that is shown.
 * @param db a transaction, which holds the conversation from here on
 * @throws {AppError} NOT_FOUND for someone else's conversation or message */
export async function addMessage(
  deps: Pick<Deps, "now">,
  db: Database,
  {
    scope,
    send,
    about,
  }: { readonly scope: Scope; readonly send: SendMessage; readonly about: SolveView | null },
): Promise<Said> {
  const { id, message, parentId, mode } = send;
  const now = deps.now();
  const title = titleOf(withoutTex(about?.text ?? message.text));
  // What was opened step by step goes on being opened step by step.
  const usual = about?.mode === "hints" ? "hints" : "explain";
  const begun = { id, title, solveId: about?.id ?? null, mode: mode ?? usual, headId: null };
  await insertIfAbsent(db, scope, { ...begun, createdAt: now, updatedAt: now });
  const chat = await lock(db, scope, id);
  if (!chat) throw notFound();
  const appended = await appendMessage(db, {
    chatId: id,
    id: message.id,
    parts: userParts(message.text),
    parentId: parentId === undefined ? chat.headId : parentId,
    now,
  });
  if (!appended) throw notFound();
  const shown = { headId: message.id, updatedAt: now, ...(mode && { mode }) };
  if (appended.isNew) await updateChat(db, id, shown);
  return { chat: { ...chat, ...(mode && { mode }) }, messageId: message.id, isNew: appended.isNew };
}

/** The conversation, held until the transaction ends.
 * @throws {AppError} NOT_FOUND */
export async function lockChat(db: Database, scope: Scope, id: string): Promise<StoredChat> {
  const chat = await lock(db, scope, id);
  if (!chat) throw notFound();
  return chat;
}

/** Shows the branch that ends in a message. */
export async function activateBranch(db: Database, chatId: string, messageId: string): Promise<void> {
  await updateChat(db, chatId, { headId: messageId });
}

/** All messages of a conversation. The caller has already checked who owns it. */
export async function allMessages(db: Database, chatId: string): Promise<StoredMessage[]> {
  return listMessages(db, chatId);
}

/** What was said up to a message, as a model gets to see it: the latest messages, behind the problem the conversation
 * is about. */
export async function messagesUpTo(
  deps: Deps,
  {
    scope,
    chat,
    messageId,
  }: { readonly scope: Scope; readonly chat: StoredChat; readonly messageId: string },
): Promise<ModelMessage[]> {
  const [all, about] = await Promise.all([
    deps.db().then((db) => listMessages(db, chat.id)),
    ownSolve(deps, scope, chat.solveId),
  ]);
  const path = pathTo(all, messageId).slice(-HISTORY_LENGTH_MAX);
  return [
    ...context(about),
    ...path.map(({ role, parts }): ModelMessage => ({ role, content: textOf(parts) })),
  ];
}

/** A reply as it is to be kept. */
export interface Reply extends ReplyNote {
  readonly id: string;
  readonly chatId: string;
  /** The message it answers. */
  readonly messageId: string;
  readonly position: number;
  readonly text: string;
  /** The beginning of it that was kept before; else null. */
  readonly replaces: string | null;
}

/** Keeps a reply in its place.
 * @param db a transaction */
export async function saveReply(deps: Pick<Deps, "now">, db: Database, reply: Reply): Promise<void> {
  const { id, chatId, messageId, position, text, replaces, ...note } = reply;
  const parts = replyParts(text, note);
  await insertReply(db, { id, chatId, parentId: messageId, parts, position, replaces, now: deps.now() });
}

/** The problem a conversation is to start from; null for one that has started already, or from none.
 * @throws {AppError} NOT_FOUND when the problem does not exist or belongs to someone else */
export async function problemFor(deps: Deps, scope: Scope, send: SendMessage): Promise<SolveView | null> {
  if (send.solveId === undefined || (await findById(await deps.db(), scope, send.id))) return null;
  return getSolve(deps, scope, send.solveId);
}

/** What a model is told first in a conversation about a problem; nothing without one of the owner's. */
export async function contextOf(deps: Deps, scope: Scope, solveId: string | null): Promise<ModelMessage[]> {
  return context(await ownSolve(deps, scope, solveId));
}

async function ownSolve(deps: Deps, scope: Scope, solveId: string | null): Promise<SolveView | null> {
  if (solveId === null) return null;
  try {
    return await getSolve(deps, scope, solveId);
  } catch (error) {
    if (AppError.isInstance(error) && error.code === "NOT_FOUND") return null;
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
