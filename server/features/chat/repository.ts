import "server-only";
import { and, asc, desc, eq, gt, ilike, isNotNull, lte, max, or, type SQL, sql } from "drizzle-orm";
import { chats, messages } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/request/scope";
import { nextMessagePosition } from "./policy";
import type { ChatItem, MessageParts, StoredChat, StoredMessage } from "./types";

const CHAT = {
  id: chats.id,
  title: chats.title,
  solveId: chats.solveId,
  createdAt: chats.createdAt,
  updatedAt: chats.updatedAt,
};
const MESSAGE = { id: messages.id, role: messages.role, parts: messages.parts, position: messages.position };

const ownedBy = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(chats.userId, scope.userId) : eq(chats.guestId, scope.guestId);

const own = (scope: Scope, id: string) => and(eq(chats.id, id), ownedBy(scope));

/** @returns the conversation, or null when it does not exist or belongs to somebody else */
export async function findById(db: Database, scope: Scope, id: string): Promise<StoredChat | null> {
  const [row] = await db.select(CHAT).from(chats).where(own(scope, id)).limit(1);
  return row ?? null;
}

/** The owner's conversations, the one written in last first. */
export async function listByOwner(db: Database, scope: Scope, limit: number): Promise<ChatItem[]> {
  return db
    .select({ id: chats.id, title: chats.title })
    .from(chats)
    .where(ownedBy(scope))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
}

/** The owner's conversations whose title or messages have a text, the one written in last first. Case and spaces do
 * not count; every character of the query stands for itself.
 * @param search `query` without spaces
 * @returns with each the latest text that has it, whole; null when only the title has it */
export async function searchByOwner(
  db: Database,
  scope: Scope,
  { query, limit }: { readonly query: string; readonly limit: number },
): Promise<(ChatItem & { readonly text: string | null })[]> {
  const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
  const has = (text: SQL): SQL => ilike(sql`regexp_replace(${text}, '\\s+', '', 'g')`, pattern);
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

/** Keeps a new conversation for its owner. One with this id stays as it is, whoever owns it. */
export async function insertIfAbsent(db: Database, scope: Scope, chat: StoredChat): Promise<void> {
  const owner = scope.kind === "user" ? { userId: scope.userId } : { guestId: scope.guestId };
  await db
    .insert(chats)
    .values({ ...chat, ...owner })
    .onConflictDoNothing();
}

/** A conversation's messages in order.
 * @param range `upTo`: the last place wanted; `limit`: at most so many, the latest ones */
export async function listMessages(
  db: Database,
  chatId: string,
  { upTo, limit }: { readonly upTo?: number; readonly limit?: number } = {},
): Promise<StoredMessage[]> {
  const within = and(
    eq(messages.chatId, chatId),
    upTo === undefined ? undefined : lte(messages.position, upTo),
  );
  const latest = db.select(MESSAGE).from(messages).where(within).orderBy(desc(messages.position)).$dynamic();
  const rows = await (limit === undefined ? latest : latest.limit(limit));
  return rows.reverse().filter(isSpoken);
}

export type Appended =
  | { readonly outcome: "appended"; readonly position: number }
  | { readonly outcome: "not-found" }
  | { readonly outcome: "not-last" };

/** Appends a student's message, or finds it again when it was appended before. Messages of one conversation line
 * up at its row, so that two tabs cannot take the same place.
 * @returns "not-last" for a message that is known and already followed by another one of the student's */
export async function appendMessage(
  db: Database,
  scope: Scope,
  { chatId, id, parts, now }: { chatId: string; id: string; parts: MessageParts; now: Date },
): Promise<Appended> {
  return db.transaction(async (tx) => {
    const [chat] = await tx.select({ id: chats.id }).from(chats).where(own(scope, chatId)).for("update");
    if (!chat) return { outcome: "not-found" };
    const [known] = await tx.select().from(messages).where(eq(messages.id, id));
    if (known)
      return known.chatId === chatId && known.role === "user" ? again(tx, known) : { outcome: "not-found" };
    const [top] = await tx
      .select({ last: max(messages.position) })
      .from(messages)
      .where(eq(messages.chatId, chatId));
    const position = nextMessagePosition(top?.last ?? null);
    await tx.insert(messages).values({ id, chatId, role: "user", parts, position, createdAt: now });
    await tx.update(chats).set({ updatedAt: now }).where(eq(chats.id, chatId));
    return { outcome: "appended", position };
  });
}

async function again(db: Database, known: { chatId: string; position: number }): Promise<Appended> {
  const later = and(
    eq(messages.chatId, known.chatId),
    eq(messages.role, "user"),
    gt(messages.position, known.position),
  );
  const [next] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(later)
    .orderBy(asc(messages.position))
    .limit(1);
  return next ? { outcome: "not-last" } : { outcome: "appended", position: known.position };
}

/** Keeps a reply in its place; a reply that stands there is replaced.
 * @returns false when the conversation is gone or belongs to somebody else */
export async function putReply(
  db: Database,
  scope: Scope,
  { chatId, now, ...reply }: { chatId: string; id: string; parts: MessageParts; position: number; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const updated = await tx
      .update(chats)
      .set({ updatedAt: now })
      .where(own(scope, chatId))
      .returning({ id: chats.id });
    if (updated.length === 0) return false;
    await tx
      .insert(messages)
      .values({ ...reply, chatId, role: "assistant", createdAt: now })
      .onConflictDoUpdate({
        target: [messages.chatId, messages.position],
        set: { id: reply.id, parts: reply.parts, createdAt: now },
      });
    return true;
  });
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
