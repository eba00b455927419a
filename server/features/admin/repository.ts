import "server-only";
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import {
  accounts,
  billingCustomers,
  chats,
  grantedDays,
  guestClaims,
  invoices,
  messages,
  referralRewards,
  solves,
  subscriptions,
  usage,
} from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { FunnelReport, RewardRow } from "./types";

/** When an account was made; null where there is none. */
export async function findSignUp(db: Database, userId: string): Promise<Date | null> {
  const [account] = await db
    .select({ signedUpAt: accounts.signedUpAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return account?.signedUpAt ?? null;
}

/** What inviting others earned an account, taken back or not; the first first. */
export function listRewards(db: Database, userId: string): Promise<RewardRow[]> {
  const { days, invoiceId, grantedAt, revokedAt } = referralRewards;
  return db
    .select({ days, invoiceId, grantedAt, revokedAt })
    .from(referralRewards)
    .where(eq(referralRewards.referrerId, userId))
    .orderBy(asc(grantedAt), asc(invoiceId));
}

/** Keeps days of Plus an operator gives. */
export async function insertGrant(db: Database, grant: typeof grantedDays.$inferInsert): Promise<void> {
  await db.insert(grantedDays).values(grant);
}

/** How far people came since then. */
export async function countFunnel(db: Database, since: Date): Promise<Omit<FunnelReport, "days">> {
  const worked = union(
    db
      .select({ id: solves.guestId })
      .from(solves)
      .where(and(isNotNull(solves.guestId), gte(solves.createdAt, since))),
    db
      .select({ id: chats.guestId })
      .from(chats)
      .where(and(isNotNull(chats.guestId), gte(chats.createdAt, since))),
    db.select({ id: guestClaims.guestId }).from(guestClaims).where(gte(guestClaims.claimedAt, since)),
  ).as("worked");
  const [guests] = await db.select({ count: count() }).from(worked);
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({ accounts: count(), ...stages(db, of) })
    .from(accounts)
    .where(gte(accounts.signedUpAt, since));
  const none = { accounts: 0, wroteToTutor: 0, wentToCheckout: 0, hadTrial: 0, paid: 0, cancelled: 0 };
  return { guests: guests?.count ?? 0, ...none, ...row };
}

/** What accounts can have done. */
function stages<Counted>(db: Database, of: (condition: SQL) => Counted) {
  const one = { one: sql`1` };
  const its = { chat: eq(chats.userId, accounts.userId), usage: eq(usage.userId, accounts.userId) };
  const subscribed = eq(subscriptions.userId, accounts.userId);
  const ends = or(isNotNull(subscriptions.cancelsAt), isNotNull(subscriptions.endedAt)) ?? sql`false`;
  const any = (condition: SQL) =>
    exists(db.select(one).from(subscriptions).where(and(subscribed, condition)));
  const lives = db
    .select(one)
    .from(subscriptions)
    .where(and(subscribed, not(ends)));
  const wrote = or(
    exists(db.select(one).from(chats).where(its.chat)),
    exists(db.select(one).from(usage).where(its.usage)),
  );
  const paying = and(eq(invoices.userId, accounts.userId), gt(invoices.amountPaid, 0));
  return {
    wroteToTutor: of(wrote ?? sql`false`),
    wentToCheckout: of(
      exists(db.select(one).from(billingCustomers).where(eq(billingCustomers.userId, accounts.userId))),
    ),
    hadTrial: of(any(isNotNull(subscriptions.trialEndsAt))),
    paid: of(exists(db.select(one).from(invoices).where(paying))),
    cancelled: of(and(any(ends), notExists(lives)) ?? sql`false`),
  };
}

const micros = sql<number>`coalesce(sum(${usage.costMicros}), 0)`.mapWith(Number);
const isPhoto = (photoRun: string) => sql`${usage.runId} like ${`${photoRun}%`}`;

/** What language models took since then; costs in millionths of a US dollar.
 * @param photoRun how the numbers of rows about photos begin */
export async function sumCosts(db: Database, since: Date, photoRun: string) {
  const [total] = await db
    .select({
      replies: sql`count(*) filter (where not ${isPhoto(photoRun)})`.mapWith(Number),
      photos: sql`count(*) filter (where ${isPhoto(photoRun)})`.mapWith(Number),
      refunded: count(usage.refundedAt),
      accounts: countDistinct(usage.userId),
      micros,
      ofAccounts:
        sql`coalesce(sum(${usage.costMicros}) filter (where ${isNotNull(usage.userId)}), 0)`.mapWith(Number),
      ofGuests: sql`coalesce(sum(${usage.costMicros}) filter (where ${isNotNull(usage.guestId)}), 0)`.mapWith(
        Number,
      ),
    })
    .from(usage)
    .where(gte(usage.createdAt, since));
  return total ?? { replies: 0, photos: 0, refunded: 0, accounts: 0, micros: 0, ofAccounts: 0, ofGuests: 0 };
}

/** What each account's replies took since then, the costliest first. */
export async function listCostsByAccount(db: Database, since: Date) {
  const rows = await db
    .select({ userId: usage.userId, runs: count(), micros })
    .from(usage)
    .where(and(gte(usage.createdAt, since), isNotNull(usage.userId)))
    .groupBy(usage.userId)
    .orderBy(desc(micros), asc(usage.userId));
  return rows.map(({ userId, ...row }) => ({ userId: userId ?? "", ...row }));
}

/** What each model took since then, the costliest first. */
export async function listCostsByModel(db: Database, since: Date) {
  return db
    .select({
      model: usage.model,
      runs: count(),
      inputTokens: sql`coalesce(sum(${usage.inputTokens}), 0)`.mapWith(Number),
      outputTokens: sql`coalesce(sum(${usage.outputTokens}), 0)`.mapWith(Number),
      micros,
    })
    .from(usage)
    .where(gte(usage.createdAt, since))
    .groupBy(usage.model)
    .orderBy(desc(micros), asc(usage.model));
}

/** How many problems since then came out how. */
export async function countSolves(db: Database, since: Date) {
  return db
    .select({ status: solves.status, verification: solves.verification, count: count() })
    .from(solves)
    .where(gte(solves.createdAt, since))
    .groupBy(solves.status, solves.verification);
}

/** How many statements in replies of language models since then came out how.
 * @returns the outcome's name, "left" for those nobody looked at, and its number */
export async function countClaims(
  db: Database,
  since: Date,
): Promise<{ readonly outcome: string; readonly count: number }[]> {
  const note = sql`jsonb_path_query(${messages.parts}, '$[*] ? (@.type == "data-reply").data.checks')`;
  const checks = db
    .select({ checks: sql`${note}`.as("checks") })
    .from(messages)
    .where(and(eq(messages.role, "assistant"), gte(messages.createdAt, since)))
    .as("noted");
  const outcome = sql<string>`jsonb_path_query(${checks.checks}, '$.claims[*].outcome') #>> '{}'`;
  const claims = db
    .select({ outcome: outcome.as("outcome") })
    .from(checks)
    .as("claims");
  const [told, [left]] = await Promise.all([
    db.select({ outcome: claims.outcome, count: count() }).from(claims).groupBy(claims.outcome),
    db
      .select({ count: sql`coalesce(sum((${checks.checks} ->> 'left')::int), 0)`.mapWith(Number) })
      .from(checks),
  ]);
  return [...told, { outcome: "left", count: left?.count ?? 0 }];
}

/** How many replies of language models since then there were, and how many of them were given back because their answer
 * was wrong. */
export async function countRefuted(db: Database, since: Date, photoRun: string) {
  const [row] = await db
    .select({
      replies: count(),
      refuted: sql`count(*) filter (where ${eq(usage.refundReason, "refuted")})`.mapWith(Number),
    })
    .from(usage)
    .where(
      and(
        gte(usage.createdAt, since),
        not(isPhoto(photoRun)),
        or(isNull(usage.refundReason), eq(usage.refundReason, "refuted")),
      ),
    );
  return row ?? { replies: 0, refuted: 0 };
}
