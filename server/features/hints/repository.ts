import "server-only";
import { and, asc, eq, type SQL } from "drizzle-orm";
import { chats, reveals } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/session/scope";
import type { ChooseMode, StoredReveal } from "./types";

const REVEAL = {
  problem: reveals.problem,
  problemKey: reveals.problemKey,
  rung: reveals.rung,
  createdAt: reveals.createdAt,
};

const ownedBy = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(chats.userId, scope.userId) : eq(chats.guestId, scope.guestId);

/** What was opened in a conversation, the first first; nothing for someone else's. */
export async function listByChat(db: Database, scope: Scope, chatId: string): Promise<StoredReveal[]> {
  return db
    .select(REVEAL)
    .from(reveals)
    .innerJoin(chats, eq(chats.id, reveals.chatId))
    .where(and(eq(reveals.chatId, chatId), ownedBy(scope)))
    .orderBy(asc(reveals.createdAt), asc(reveals.rung));
}

/** Writes down that rungs were opened. One that was open already keeps its time, so that two at once are one.
 * The caller has proved whose conversation it is. */
export async function insertAbsent(
  db: Database,
  rows: readonly (StoredReveal & { readonly id: string; readonly chatId: string })[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(reveals)
      .values([...rows])
      .onConflictDoNothing();
}

/** @returns false when there was no such conversation of the owner's */
export async function updateMode(db: Database, scope: Scope, { id, mode }: ChooseMode): Promise<boolean> {
  const rows = await db
    .update(chats)
    .set({ mode })
    .where(and(eq(chats.id, id), ownedBy(scope)))
    .returning({ id: chats.id });
  return rows.length > 0;
}
