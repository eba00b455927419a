import "server-only";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { chats, messages, shares, solves } from "@/drizzle/schema";
import { STORED_SOLVE } from "@/server/db/columns";
import type { Database } from "@/server/db/types";
import type { StoredMessage } from "@/server/features/chat/types";
import type { StoredSolve } from "@/server/features/solve/types";
import type { Scope } from "@/server/session/scope";
import type { ShareSubject } from "./types";

interface MadeShare {
  readonly token: string;
  /** The last message that is shown, and the last one that could be; null for a problem. */
  readonly headId: string | null;
  readonly lastId: string | null;
}

/** What a link leads to; `chat` or `solve` is there, never both. */
export interface FoundShare {
  readonly headId: string | null;
  readonly chatId: string | null;
  readonly solveId: string | null;
}

const ownChat = (scope: Scope, id: string): SQL | undefined =>
  and(
    eq(chats.id, id),
    scope.kind === "user" ? eq(chats.userId, scope.userId) : eq(chats.guestId, scope.guestId),
  );

const ownSolve = (scope: Scope, id: string): SQL | undefined =>
  and(
    eq(solves.id, id),
    scope.kind === "user" ? eq(solves.userId, scope.userId) : eq(solves.guestId, scope.guestId),
  );

/** Makes the link to a conversation, or finds the one it has.
 * @param share `token` is for a new link; with `upToNow` a link that exists shows what was said since
 * @returns "not-found" for a conversation that is not the owner's, "empty" for one in which nothing was said */
export async function upsertChatShare(
  db: Database,
  scope: Scope,
  {
    id,
    token,
    upToNow,
    now,
  }: { readonly id: string; readonly token: string; readonly upToNow: boolean; readonly now: Date },
): Promise<MadeShare | "not-found" | "empty"> {
  return db.transaction(async (tx) => {
    const [chat] = await tx
      .select({ headId: chats.headId })
      .from(chats)
      .where(ownChat(scope, id))
      .for("update");
    if (!chat) return "not-found";
    const isHead = sql`${messages.id} = ${chat.headId}`;
    const [last] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.chatId, id))
      .orderBy(sql`${isHead} desc nulls last`, desc(messages.position))
      .limit(1);
    if (!last) return "empty";
    const headId = upToNow ? last.id : sql`${shares.headId}`;
    const [made] = await tx
      .insert(shares)
      .values({ token, chatId: id, headId: last.id, createdAt: now })
      .onConflictDoUpdate({ target: shares.chatId, set: { headId } })
      .returning({ token: shares.token, headId: shares.headId });
    return made ? { ...made, lastId: last.id } : "not-found";
  });
}

/** Makes the link to a problem, or finds the one it has. */
export async function upsertSolveShare(
  db: Database,
  scope: Scope,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: Date },
): Promise<MadeShare | "not-found"> {
  return db.transaction(async (tx) => {
    const [own] = await tx.select({ id: solves.id }).from(solves).where(ownSolve(scope, id)).for("update");
    if (!own) return "not-found";
    await tx.insert(shares).values({ token, solveId: id, createdAt: now }).onConflictDoNothing();
    const [made] = await tx.select({ token: shares.token }).from(shares).where(eq(shares.solveId, id));
    return made ? { ...made, headId: null, lastId: null } : "not-found";
  });
}

/** Takes the link to the owner's conversation or problem back, if it has one. */
export async function remove(db: Database, scope: Scope, { kind, id }: ShareSubject): Promise<void> {
  const subject =
    kind === "chat"
      ? inArray(shares.chatId, db.select({ id: chats.id }).from(chats).where(ownChat(scope, id)))
      : inArray(shares.solveId, db.select({ id: solves.id }).from(solves).where(ownSolve(scope, id)));
  await db.delete(shares).where(subject);
}

/** @returns null for a link that never was or was taken back */
export async function findByToken(db: Database, token: string): Promise<FoundShare | null> {
  const { headId, chatId, solveId } = shares;
  const [row] = await db.select({ headId, chatId, solveId }).from(shares).where(eq(shares.token, token));
  return row ?? null;
}

/** A shared conversation with all its branches, no matter who owns it. */
export async function findChat(
  db: Database,
  id: string,
): Promise<{ title: string; solveId: string | null; messages: StoredMessage[] } | null> {
  const { title, solveId } = chats;
  const [chat] = await db.select({ title, solveId }).from(chats).where(eq(chats.id, id));
  if (!chat) return null;
  const { id: messageId, parentId, role, parts, position } = messages;
  const rows = await db
    .select({ id: messageId, parentId, role, parts, position })
    .from(messages)
    .where(eq(messages.chatId, id))
    .orderBy(asc(position));
  return { ...chat, messages: rows.filter(isSpoken) };
}

/** A shared problem, or the one a shared conversation is about, no matter who owns it. */
export async function findSolve(db: Database, solveId: string): Promise<StoredSolve | null> {
  const [row] = await db.select(STORED_SOLVE).from(solves).where(eq(solves.id, solveId));
  return row ?? null;
}

const isSpoken = (row: { role: string }): row is StoredMessage =>
  row.role === "user" || row.role === "assistant";
