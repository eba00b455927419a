import "server-only";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts, chats, messages, solves } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { StoredSolve } from "@/server/features/solve/types";
import type { UserScope } from "@/server/session/scope";
import { batches } from "./policy";
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
  if (incoming.length === 0) return 0;
  const rows = incoming.map((solve) => {
    const { status, verification, latex } = solve.result;
    return { ...solve, userId, status, verification, latex };
  });
  return (await db.insert(solves).values(rows).onConflictDoNothing().returning({ id: solves.id })).length;
}

/** Keeps a conversation for an account, without its messages.
 * @returns false when its id was taken meanwhile */
export async function insertChat(
  db: Database,
  { userId }: UserScope,
  { id, title, solveId, mode, headId, createdAt, updatedAt }: ChatRow,
): Promise<boolean> {
  const row = { id, title, solveId, mode, headId, createdAt, updatedAt, userId };
  const made = await db.insert(chats).values(row).onConflictDoNothing().returning({ id: chats.id });
  return made.length > 0;
}

type ChatRow = Pick<IncomingChat, "id" | "title" | "solveId" | "mode" | "createdAt" | "updatedAt"> & {
  readonly headId: string | null;
};

/** Keeps messages of a conversation, each after the one it follows. */
export async function insertMessages(
  db: Database,
  chatId: string,
  incoming: readonly (Omit<IncomingMessage, "parentAt"> & { readonly parentId: string | null })[],
): Promise<void> {
  await db.insert(messages).values(
    incoming.map(({ id, role, parts, position, createdAt, parentId }) => {
      return { id, role, parts, position, createdAt, parentId, chatId };
    }),
  );
}

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
