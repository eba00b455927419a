import "server-only";
import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts, chats, messages, solves } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { StoredSolve } from "@/server/features/solve/types";
import type { UserScope } from "@/server/session/scope";
import { batches, sizeOf } from "./policy";
import type { IncomingChat, IncomingMessage } from "./types";

/** Who an id belongs to: this account or another one. Ids nobody has are not in the map. */
export type Holders = ReadonlyMap<string, "own" | "other">;

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** Whose these problems are. */
export function findSolveHolders(db: Database, scope: UserScope, ids: readonly string[]): Promise<Holders> {
  return findHolders(ids, (some) =>
    db
      .select({ id: solves.id, own: isOwn(solves.userId, scope) })
      .from(solves)
      .where(inArray(solves.id, some)),
  );
}

/** Whose these conversations are. */
export function findChatHolders(db: Database, scope: UserScope, ids: readonly string[]): Promise<Holders> {
  return findHolders(ids, (some) =>
    db
      .select({ id: chats.id, own: isOwn(chats.userId, scope) })
      .from(chats)
      .where(inArray(chats.id, some)),
  );
}

/** Which of these ids already belong to a message, no matter who wrote it. */
export async function findMessageIds(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const some of batches(ids)) {
    const rows = await db.select({ id: messages.id }).from(messages).where(inArray(messages.id, some));
    for (const { id } of rows) taken.add(id);
  }
  return taken;
}

/** Keeps problems for an account. One whose id was taken meanwhile is left out.
 * @returns how many were kept */
export async function insertSolves(
  db: Database,
  { userId }: UserScope,
  incoming: readonly StoredSolve[],
): Promise<number> {
  let kept = 0;
  for (const some of batches(incoming, ({ result }) => sizeOf(result, Number.POSITIVE_INFINITY))) {
    const rows = some.map((solve) => {
      const { status, verification, latex } = solve.result;
      return { ...solve, userId, status, verification, latex };
    });
    kept += (await db.insert(solves).values(rows).onConflictDoNothing().returning({ id: solves.id })).length;
  }
  return kept;
}

/** Keeps conversations with their messages for an account. One whose id was taken meanwhile is left out.
 * @returns how many were kept */
export async function insertChats(
  db: Database,
  { userId }: UserScope,
  incoming: readonly IncomingChat[],
): Promise<number> {
  let kept = 0;
  for (const some of batches(incoming)) {
    const rows = some.map(({ messages: said, headAt, ...chat }) => {
      return { ...chat, userId, headId: idAt(said, headAt) };
    });
    const made = await db.insert(chats).values(rows).onConflictDoNothing().returning({ id: chats.id });
    const ids = new Set(made.map(({ id }) => id));
    for (const { id, messages: said } of some) if (ids.has(id)) await insertMessages(db, id, said);
    kept += ids.size;
  }
  return kept;
}

/** Messages are in the order of their places, so that each comes after the one it follows. */
async function insertMessages(db: Database, chatId: string, said: readonly IncomingMessage[]): Promise<void> {
  const ids = new Map(said.map(({ position, id }) => [position, id]));
  for (const some of batches(said, ({ parts }) => sizeOf(parts, Number.POSITIVE_INFINITY))) {
    // A statement is computed where everyone else's requests are.
    await setImmediate();
    const rows = some.map(({ parentAt, ...message }) => {
      return { ...message, chatId, parentId: parentAt === null ? null : (ids.get(parentAt) ?? null) };
    });
    await db.insert(messages).values(rows);
  }
}

const idAt = (said: readonly IncomingMessage[], place: number | null): string | null =>
  said.find(({ position }) => position === place)?.id ?? null;

/** Gives an account without a name this one. */
export async function updateMissingName(
  db: Database,
  { userId }: UserScope,
  displayName: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ displayName })
    .where(and(eq(accounts.userId, userId), isNull(accounts.displayName)));
}

const isOwn = (column: PgColumn, { userId }: UserScope): SQL<boolean> =>
  sql<boolean>`coalesce(${column} = ${userId}, false)`;

async function findHolders(
  ids: readonly string[],
  find: (ids: string[]) => Promise<{ id: string; own: boolean }[]>,
): Promise<Holders> {
  const holders = new Map<string, "own" | "other">();
  for (const some of batches(ids))
    for (const { id, own } of await find(some)) holders.set(id, own ? "own" : "other");
  return holders;
}
