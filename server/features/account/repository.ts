import "server-only";
import { eq } from "drizzle-orm";
import { accounts, chats, guestClaims, solves, usage } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { GuestScope, UserScope } from "@/server/request/scope";
import type { Account } from "./types";

export interface Moved {
  readonly solves: number;
  readonly chats: number;
}

/** Makes a guest's work an account's, in one transaction. The guest's row in `guest_claims` decides who is first:
 * a second claim waits for it and then finds it taken.
 * @returns how much moved, or null when the guest was claimed before */
export async function claimGuest(
  db: Database,
  {
    guest,
    user,
    claimedAt,
  }: { readonly guest: GuestScope; readonly user: UserScope; readonly claimedAt: Date },
): Promise<Moved | null> {
  return db.transaction(async (tx) => {
    const claim = { guestId: guest.guestId, userId: user.userId, claimedAt };
    const won = await tx.insert(guestClaims).values(claim).onConflictDoNothing().returning();
    return won.length === 0 ? null : moveWork(tx, claim);
  });
}

/** Makes an account's what a guest made that it has claimed already; nothing happens before there is a claim. */
export async function moveClaimed(db: Database, { guestId }: GuestScope): Promise<void> {
  const [claim] = await db.select().from(guestClaims).where(eq(guestClaims.guestId, guestId));
  if (claim) await db.transaction((tx) => moveWork(tx, claim));
}

async function moveWork(
  tx: Database,
  { guestId, userId }: { readonly guestId: string; readonly userId: string },
): Promise<Moved> {
  const owner = { userId, guestId: null };
  const movedSolves = await tx
    .update(solves)
    .set(owner)
    .where(eq(solves.guestId, guestId))
    .returning({ id: solves.id });
  const movedChats = await tx
    .update(chats)
    .set(owner)
    .where(eq(chats.guestId, guestId))
    .returning({ id: chats.id });
  // The address they came from stays for the day: signing in does not give its guests their messages back.
  await tx.update(usage).set(owner).where(eq(usage.guestId, guestId));
  return { solves: movedSolves.length, chats: movedChats.length };
}

const ACCOUNT = {
  userId: accounts.userId,
  displayName: accounts.displayName,
  referralCode: accounts.referralCode,
  signedUpAt: accounts.signedUpAt,
};

/** @returns null before the account's first sign-in */
export async function findAccount(db: Database, userId: string): Promise<Account | null> {
  const [row] = await db.select(ACCOUNT).from(accounts).where(eq(accounts.userId, userId));
  return row ?? null;
}

/** Makes the account's row unless there is one. */
export async function insertAccount(db: Database, account: Account): Promise<void> {
  await db.insert(accounts).values(account).onConflictDoNothing();
}

/** Keeps another name for an account; nothing happens without one. */
export async function updateDisplayName(db: Database, userId: string, displayName: string): Promise<void> {
  await db.update(accounts).set({ displayName }).where(eq(accounts.userId, userId));
}
