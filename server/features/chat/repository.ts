import "server-only";
import { and, desc, eq, inArray, isNotNull, lt, max, or, type SQL, sql } from "drizzle-orm";
import { chats, messages, runs, shares } from "@/drizzle/schema";
import { containing } from "@/server/db/containing";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/session/scope";
import { nextMessagePosition } from "./policy";
import type { ChatItem, MessageParts, StoredChat, StoredMessage } from "./types";

const CHAT = {
  id: chats.id,
  title: chats.title,
  solveId: chats.solveId,
  mode: chats.mode,
  headId: chats.headId,
  createdAt: chats.createdAt,
  updatedAt: chats.updatedAt,
};
const MESSAGE = {
  id: messages.id,
  role: messages.role,
  parts: messages.parts,
  position: messages.position,
  parentId: messages.parentId,
};

const ownedBy = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(chats.userId, scope.userId) : eq(chats.guestId, scope.guestId);

const own = (scope: Scope, id: string) => and(eq(chats.id, id), ownedBy(scope));

/** @returns the conversation, or null when it does not exist or belongs to someone else */
export async function findById(db: Database, scope: Scope, id: string): Promise<StoredChat | null> {
  const [row] = await db.select(CHAT).from(chats).where(own(scope, id)).limit(1);
  return row ?? null;
}

/** A place in the list of conversations: everything before it was written in earlier. */
export interface Position {
  readonly updatedAt: Date;
  readonly id: string;
}

/** The owner's conversations, the one written in last first.
 * @param page `after` is the position of the last one already shown */
export async function listByOwner(
  db: Database,
  scope: Scope,
  { after, limit }: { readonly after: Position | null; readonly limit: number },
): Promise<(ChatItem & Position)[]> {
  const earlier = after
    ? or(
        lt(chats.updatedAt, after.updatedAt),
        and(eq(chats.updatedAt, after.updatedAt), lt(chats.id, after.id)),
      )
    : undefined;
  return db
    .select({ id: chats.id, title: chats.title, updatedAt: chats.updatedAt })
    .from(chats)
    .where(and(ownedBy(scope), earlier))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
}

/** The owner's conversations whose title or messages have a text, the one written in last first. Case and spaces do
 * not count; every character of the query is literal.
 * @param search `query` without spaces
 * @returns with each the latest text that has it, whole; null when only the title has it */
export async function searchByOwner(
  db: Database,
  scope: Scope,
  { query, limit }: { readonly query: string; readonly limit: number },
): Promise<(ChatItem & { readonly text: string | null })[]> {
  const has = (text: SQL): SQL => containing(text, query);
  const spoken = sql<string>`part ->> 'text'`;
  const latest = db
    .select({ text: spoken.as("text") })
    .from(messages)
    .crossJoin(sql`jsonb_array_elements(${messages.parts}) as part`)
    .where(and(eq(messages.chatId, chats.id), sql`part ->> 'type' = 'text'`, has(spoken)))
    .orderBy(desc(messages.position))
    .limit(1)
    .as("latest");
  return db
    .select({ id: chats.id, title: chats.title, text: latest.text })
    .from(chats)
    .leftJoinLateral(latest, sql`true`)
    .where(and(ownedBy(scope), or(isNotNull(latest.text), has(sql`${chats.title}`))))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
}

/** Stores a new conversation for its owner. An existing one with this id is left alone, no matter who owns it. */
export async function insertIfAbsent(db: Database, scope: Scope, chat: StoredChat): Promise<void> {
  const owner = scope.kind === "user" ? { userId: scope.userId } : { guestId: scope.guestId };
  await db
    .insert(chats)
    .values({ ...chat, ...owner })
    .onConflictDoNothing();
}

/** All messages of a conversation, every branch of it, in the order of writing. */
export async function listMessages(db: Database, chatId: string): Promise<StoredMessage[]> {
  const rows = await db
    .select(MESSAGE)
    .from(messages)
    .where(eq(messages.chatId, chatId))
    .orderBy(messages.position);
  return rows.filter(isSpoken);
}

/** Holds a conversation of the owner's until the transaction ends: what changes its messages lines up here.
 * @param db a transaction
 * @returns null when there is no such conversation */
export async function lock(db: Database, scope: Scope, chatId: string): Promise<StoredChat | null> {
  const [row] = await db.select(CHAT).from(chats).where(own(scope, chatId)).for("update");
  return row ?? null;
}

export type Appended = { readonly id: string; readonly isNew: boolean } | null;

/** Adds a student's message, or finds it again when it was added before, and shows its branch.
 * @param db a transaction that holds the conversation
 * @param said `parentId`: the message it follows
 * @returns null for an id that is already in use for something else, or a parent that is not in the conversation */
export async function appendMessage(
  db: Database,
  {
    chatId,
    parentId,
    now,
    ...said
  }: { chatId: string; id: string; parts: MessageParts; parentId: string | null; now: Date },
): Promise<Appended> {
  const ids = parentId === null ? [said.id] : [said.id, parentId];
  const found = await db
    .select({ id: messages.id, chatId: messages.chatId, role: messages.role })
    .from(messages)
    .where(inArray(messages.id, ids));
  const known = found.find(({ id }) => id === said.id);
  if (known && (known.chatId !== chatId || known.role !== "user")) return null;
  const follows = parentId === null || found.some((row) => row.id === parentId && row.chatId === chatId);
  if (!known && !follows) return null;
  if (!known) {
    const [top] = await db
      .select({ last: max(messages.position) })
      .from(messages)
      .where(eq(messages.chatId, chatId));
    const [held] = await db
      .select({ last: max(runs.position) })
      .from(runs)
      .where(eq(runs.chatId, chatId));
    const last = Math.max(top?.last ?? -1, held?.last ?? -1);
    const position = nextMessagePosition(last < 0 ? null : last);
    await db.insert(messages).values({ ...said, chatId, role: "user", parentId, position, createdAt: now });
  }
  return { id: said.id, isNew: !known };
}

/** Shows another branch, or keeps what is said of the conversation as a whole.
 * @param db a transaction that holds the conversation */
export async function updateChat(
  db: Database,
  chatId: string,
  changes: Partial<Pick<StoredChat, "headId" | "mode" | "updatedAt">>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(chats).set(changes).where(eq(chats.id, chatId));
}

/** Keeps a reply in the place held for it, and shows it where the message it answers is shown.
 * @param db a transaction
 * @param reply `replaces`: the beginning of it that was kept before, which goes */
export async function insertReply(
  db: Database,
  {
    now,
    replaces,
    ...reply
  }: {
    id: string;
    chatId: string;
    parentId: string;
    parts: MessageParts;
    position: number;
    replaces: string | null;
    now: Date;
  },
): Promise<void> {
  await db.insert(messages).values({ ...reply, role: "assistant", createdAt: now });
  const shown = [reply.parentId, ...(replaces === null ? [] : [replaces])];
  await db
    .update(chats)
    .set({ headId: reply.id })
    .where(and(eq(chats.id, reply.chatId), inArray(chats.headId, shown)));
  await db.update(chats).set({ updatedAt: now }).where(eq(chats.id, reply.chatId));
  if (replaces === null) return;
  // What was said after the beginning goes on after the whole, and a link that ended with it ends with the whole.
  await db.update(shares).set({ headId: reply.id }).where(eq(shares.headId, replaces));
  await db.update(messages).set({ parentId: reply.id }).where(eq(messages.parentId, replaces));
  await db.delete(messages).where(and(eq(messages.id, replaces), eq(messages.chatId, reply.chatId)));
}

/** @returns false when there was no such conversation of the owner's */
export async function update(
  db: Database,
  scope: Scope,
  { id, title }: Pick<StoredChat, "id" | "title">,
): Promise<boolean> {
  const rows = await db.update(chats).set({ title }).where(own(scope, id)).returning({ id: chats.id });
  return rows.length > 0;
}

/** Deletes a conversation with its messages.
 * @returns false when there was no such conversation of the owner's */
export async function remove(db: Database, scope: Scope, id: string): Promise<boolean> {
  const rows = await db.delete(chats).where(own(scope, id)).returning({ id: chats.id });
  return rows.length > 0;
}

const isSpoken = (row: { role: string }): row is StoredMessage =>
  row.role === "user" || row.role === "assistant";
