import "server-only";
import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import {
  accounts,
  chats,
  formerAccounts,
  guestClaims,
  practiceCards,
  practiceParticipants,
  practiceReviews,
  practiceSets,
  solves,
  subscriptions,
  usage,
} from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { GuestScope, UserScope } from "@/server/session/scope";
import { FORMER_ACCOUNT_DAYS } from "./constants";
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
export async function moveClaimed(db: Database, { guestId, readAt }: GuestScope): Promise<void> {
  const [claim] = await db.select().from(guestClaims).where(eq(guestClaims.guestId, guestId));
  // A browser that sends the cookie after the claim is not the guest who was claimed.
  if (claim && claim.claimedAt >= readAt) await db.transaction((tx) => moveWork(tx, claim));
}

/** Whether a guest has been claimed. */
export async function hasClaim(db: Database, guestId: string): Promise<boolean> {
  const rows = await db
    .select({ guestId: guestClaims.guestId })
    .from(guestClaims)
    .where(eq(guestClaims.guestId, guestId));
  return rows.length > 0;
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
  await movePractice(tx, { guestId, userId });
  await moveSets(tx, { guestId, userId });
  // The address they came from stays for the day: signing in does not give its guests their messages back.
  await tx.update(usage).set(owner).where(eq(usage.guestId, guestId));
  return { solves: movedSolves.length, chats: movedChats.length };
}

/** Practice moves but for problems the account has met itself. Its cards are worked out anew from all reviews together. */
async function movePractice(
  tx: Database,
  { guestId, userId }: { readonly guestId: string; readonly userId: string },
): Promise<void> {
  const met = tx
    .select({ problem: practiceReviews.problem })
    .from(practiceReviews)
    .where(eq(practiceReviews.userId, userId));
  await tx
    .delete(practiceReviews)
    .where(and(eq(practiceReviews.guestId, guestId), inArray(practiceReviews.problem, met)));
  await tx.update(practiceReviews).set({ userId, guestId: null }).where(eq(practiceReviews.guestId, guestId));
  await tx.delete(practiceCards).where(eq(practiceCards.guestId, guestId));
}

/** Sets move, and so do places in sets, but for those of sets in which the account takes part itself. */
async function moveSets(
  tx: Database,
  { guestId, userId }: { readonly guestId: string; readonly userId: string },
): Promise<void> {
  const owner = { userId, guestId: null };
  await tx.update(practiceSets).set(owner).where(eq(practiceSets.guestId, guestId));
  const joined = tx
    .select({ setId: practiceParticipants.setId })
    .from(practiceParticipants)
    .where(eq(practiceParticipants.userId, userId));
  await tx
    .delete(practiceParticipants)
    .where(and(eq(practiceParticipants.guestId, guestId), inArray(practiceParticipants.setId, joined)));
  await tx.update(practiceParticipants).set(owner).where(eq(practiceParticipants.guestId, guestId));
}

/** How much of a student's work an account has. */
export async function countWork(db: Database, userId: string): Promise<Moved> {
  const [problems, conversations] = await Promise.all([
    db.$count(solves, eq(solves.userId, userId)),
    db.$count(chats, eq(chats.userId, userId)),
  ]);
  return { solves: problems, chats: conversations };
}

const ACCOUNT = {
  userId: accounts.userId,
  displayName: accounts.displayName,
  referralCode: accounts.referralCode,
  signedUpAt: accounts.signedUpAt,
  addressDigest: accounts.addressDigest,
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

/** Keeps the digest of the address an account has now. */
export async function updateAddressDigest(
  db: Database,
  userId: string,
  addressDigest: string,
): Promise<void> {
  await db.update(accounts).set({ addressDigest }).where(eq(accounts.userId, userId));
}

const oldestFormer = (now: Date) => new Date(now.getTime() - FORMER_ACCOUNT_DAYS * 86_400_000);

/** @returns what is known of deleted accounts with one of these addresses; null when there was none within the year */
export async function findFormer(
  db: Database,
  { digests, now }: { readonly digests: readonly string[]; readonly now: Date },
): Promise<{ readonly hadTrial: boolean } | null> {
  if (digests.length === 0) return null;
  const rows = await db
    .select({ hadTrial: formerAccounts.hadTrial })
    .from(formerAccounts)
    .where(
      and(
        inArray(formerAccounts.addressDigest, [...digests]),
        gt(formerAccounts.deletedAt, oldestFormer(now)),
      ),
    );
  return rows.length === 0 ? null : { hadTrial: rows.some(({ hadTrial }) => hadTrial) };
}

/** Keeps the addresses of an account that is being deleted, and whether it ever had a trial; forgets those that were
 * kept for a year. A trial that is known stays known.
 * @param db a transaction in which the account's subscriptions are still there */
export async function rememberFormer(
  db: Database,
  former: { readonly userId: string; readonly digests: readonly string[]; readonly deletedAt: Date },
): Promise<void> {
  const { userId, digests, deletedAt } = former;
  await db.delete(formerAccounts).where(lte(formerAccounts.deletedAt, oldestFormer(deletedAt)));
  const trials = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.trialEndsAt)));
  const hadTrial = trials.length > 0;
  for (const addressDigest of digests) {
    await db
      .insert(formerAccounts)
      .values({ addressDigest, hadTrial, deletedAt })
      .onConflictDoUpdate({
        target: formerAccounts.addressDigest,
        set: { hadTrial: sql`${formerAccounts.hadTrial} or excluded.had_trial`, deletedAt },
      });
  }
}

/** Keeps another name for an account; nothing happens without one. */
export async function updateDisplayName(db: Database, userId: string, displayName: string): Promise<void> {
  await db.update(accounts).set({ displayName }).where(eq(accounts.userId, userId));
}
