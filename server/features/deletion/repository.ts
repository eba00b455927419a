import "server-only";
import { eq } from "drizzle-orm";
import {
  accountSessions,
  accounts,
  chats,
  extensionCodes,
  guestClaims,
  practiceCards,
  practiceParticipants,
  practiceReviews,
  practiceSets,
  solves,
  usage,
} from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import { NOBODY } from "./constants";

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** Removes an account's work and what is kept of it: problems, conversations with their messages,
 * practice, sets and places in sets, whose the guests were.
 * @param db a transaction */
export async function removeWork(db: Database, userId: string): Promise<void> {
  await db.delete(chats).where(eq(chats.userId, userId));
  await db.delete(solves).where(eq(solves.userId, userId));
  await db.delete(practiceReviews).where(eq(practiceReviews.userId, userId));
  await db.delete(practiceCards).where(eq(practiceCards.userId, userId));
  await db.delete(practiceParticipants).where(eq(practiceParticipants.userId, userId));
  await db.delete(practiceSets).where(eq(practiceSets.userId, userId));
  // A guest stays taken: a copy of the cookie must not come to life again.
  await db.update(guestClaims).set({ userId: NOBODY }).where(eq(guestClaims.userId, userId));
  // What replies cost stays in the books, as nobody's.
  await db.update(usage).set({ userId: null }).where(eq(usage.userId, userId));
}

/** Removes the account's own row and ends its sessions. An access token is good for an hour wherever it was copied to,
 * so the ends stay, under the session's number alone: whose they were and on what device is removed.
 * @param db a transaction */
export async function removeAccount(
  db: Database,
  { userId, endedAt }: { readonly userId: string; readonly endedAt: Date },
): Promise<void> {
  await db.delete(accounts).where(eq(accounts.userId, userId));
  await db.delete(extensionCodes).where(eq(extensionCodes.userId, userId));
  await db
    .update(accountSessions)
    .set({ userId: NOBODY, device: "", createdAt: endedAt, lastSeenAt: endedAt, endedAt, extensionId: null })
    .where(eq(accountSessions.userId, userId));
}
