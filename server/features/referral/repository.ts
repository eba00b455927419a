import "server-only";
import { and, asc, count, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { accounts, referralRewards, referrals } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { PaidInvoice, Referral, Reward } from "./types";

/** @returns whose code this is, or null */
export async function findByCode(db: Database, code: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.referralCode, code));
  return row?.userId ?? null;
}

/** Holds accounts until the transaction ends, so that two of them are not bound to each other, nor to one that is
 * being deleted.
 * @returns those that still exist */
export async function lockAccounts(db: Database, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(inArray(accounts.userId, [...userIds]))
    .orderBy(asc(accounts.userId))
    .for("update");
  return rows.map(({ userId }) => userId);
}

/** Any number that nothing else in this database locks. */
const BINDINGS_LOCK = 7_316_204_911;

/** Lets one binding at a time look for circles.
 * @param db a transaction: the next one comes when it ends */
export async function lockBindings(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${BINDINGS_LOCK})`);
}

/** Whether one account invited another, directly or through others. */
export async function isBroughtBy(
  db: Database,
  { personId, byId }: { readonly personId: string; readonly byId: string },
): Promise<boolean> {
  const above = await db.execute(sql`
    with recursive above (id) as (
      select ${referrals.referrerId} from ${referrals} where ${referrals.newcomerId} = ${personId}
      union
      select ${referrals.referrerId} from ${referrals} join above on ${referrals.newcomerId} = above.id
    )
    select 1 as found from above where id = ${byId}`);
  return rowsSchema.parse(above).rows.length > 0;
}

const rowsSchema = z.object({ rows: z.array(z.unknown()) });

/** @returns the digest of the address an account had at its latest sign-in, or null */
export async function findAddressDigest(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ digest: accounts.addressDigest })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return row?.digest ?? null;
}

/** Who invited these accounts, where anyone did. */
export async function listByNewcomers(db: Database, newcomerIds: readonly string[]): Promise<Referral[]> {
  return db
    .select()
    .from(referrals)
    .where(inArray(referrals.newcomerId, [...newcomerIds]));
}

/** @throws the database's error when the newcomer is bound already */
export async function insert(db: Database, referral: Referral): Promise<void> {
  await db.insert(referrals).values(referral);
}

/** Keeps what an invoice earned: for an account that was invited before it paid and has earned nothing yet.
 * Otherwise, and the second time, nothing changes.
 * @param grant `days` of Plus */
export async function insertReward(
  db: Database,
  { newcomerId, invoiceId, paidAt, days }: PaidInvoice & { readonly days: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Held, so that a referrer who leaves now is not given a reward afterwards.
    const [bound] = await tx
      .select()
      .from(referrals)
      .where(eq(referrals.newcomerId, newcomerId))
      .for("update");
    if (!bound?.referrerId || bound.boundAt > paidAt) return;
    const reward = { newcomerId, referrerId: bound.referrerId, invoiceId, days, grantedAt: paidAt };
    await tx.insert(referralRewards).values(reward).onConflictDoNothing();
  });
}

/** @returns what the invoice earned, or null when it earned nothing or it was taken back */
export async function findReward(
  db: Database,
  { newcomerId, invoiceId }: Pick<PaidInvoice, "newcomerId" | "invoiceId">,
): Promise<Reward | null> {
  const [row] = await db
    .select({ referrerId: referralRewards.referrerId, days: referralRewards.days })
    .from(referralRewards)
    .where(
      and(
        eq(referralRewards.newcomerId, newcomerId),
        eq(referralRewards.invoiceId, invoiceId),
        isNull(referralRewards.revokedAt),
      ),
    );
  return row ?? null;
}

/** Takes back what an invoice earned, once.
 * @returns what was taken back now, or null */
export async function updateRevoked(
  db: Database,
  { invoiceId, revokedAt }: { readonly invoiceId: string; readonly revokedAt: Date },
): Promise<Reward | null> {
  const [row] = await db
    .update(referralRewards)
    .set({ revokedAt })
    .where(and(eq(referralRewards.invoiceId, invoiceId), isNull(referralRewards.revokedAt)))
    .returning({ referrerId: referralRewards.referrerId, days: referralRewards.days });
  return row ?? null;
}

/** How many accounts one account invited, and what those earned. */
export async function countByReferrer(
  db: Database,
  referrerId: string,
): Promise<{ newcomers: number; pending: number; earnedDays: number; revokedDays: number }> {
  const days = sql`coalesce(${referralRewards.days}, 0)`;
  const [row] = await db
    .select({
      newcomers: count(),
      pending: sql`count(*) filter (where ${referralRewards.newcomerId} is null)`.mapWith(Number),
      earnedDays: sql`coalesce(sum(${days}) filter (where ${referralRewards.revokedAt} is null), 0)`.mapWith(
        Number,
      ),
      revokedDays:
        sql`coalesce(sum(${days}) filter (where ${referralRewards.revokedAt} is not null), 0)`.mapWith(
          Number,
        ),
    })
    .from(referrals)
    .leftJoin(referralRewards, eq(referralRewards.newcomerId, referrals.newcomerId))
    .where(eq(referrals.referrerId, referrerId));
  return row ?? { newcomers: 0, pending: 0, earnedDays: 0, revokedDays: 0 };
}

/** Days of Plus an account has earned and kept. */
export async function sumRewardDays(db: Database, referrerId: string): Promise<number> {
  const [row] = await db
    .select({ days: sql`coalesce(sum(${referralRewards.days}), 0)`.mapWith(Number) })
    .from(referralRewards)
    .where(and(eq(referralRewards.referrerId, referrerId), isNull(referralRewards.revokedAt)));
  return row?.days ?? 0;
}

/** What an account has earned and kept, oldest first. */
export async function listRewardsOf(
  db: Database,
  referrerId: string,
): Promise<{ days: number; grantedAt: Date }[]> {
  const { days, grantedAt, newcomerId, revokedAt } = referralRewards;
  return db
    .select({ days, grantedAt })
    .from(referralRewards)
    .where(and(eq(referralRewards.referrerId, referrerId), isNull(revokedAt)))
    .orderBy(asc(grantedAt), asc(newcomerId));
}

/** Removes an account: how it came and what that earned, what it earned itself, and their name beside those
 * they brought. */
export async function remove(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    // In order, so that several who leave at once wait for each other in one direction only.
    await tx
      .select({ newcomerId: referrals.newcomerId })
      .from(referrals)
      .where(or(eq(referrals.newcomerId, userId), eq(referrals.referrerId, userId)))
      .orderBy(asc(referrals.newcomerId))
      .for("update");
    await tx.delete(referrals).where(eq(referrals.newcomerId, userId));
    await tx.update(referrals).set({ referrerId: null }).where(eq(referrals.referrerId, userId));
    await tx
      .delete(referralRewards)
      .where(or(eq(referralRewards.newcomerId, userId), eq(referralRewards.referrerId, userId)));
  });
}
