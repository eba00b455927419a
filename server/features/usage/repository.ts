import "server-only";
import { and, count, eq, gte, isNotNull, isNull, lt, notLike, type SQL, sql } from "drizzle-orm";
import { usage } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/request/scope";
import { PHOTO_RUN } from "./constants";
import type { Owner, RefundReason, Taken } from "./types";

/** Names of the locks; the database keeps them apart from those of other uses. */
const OWNER_LOCK = 0x75_01;
const ADDRESS_LOCK = 0x75_02;

const ownedBy = (owner: Owner): SQL =>
  owner.kind === "user" ? eq(usage.userId, owner.userId) : eq(usage.guestId, owner.guestId);

/** Makes everybody wait who wants to count for the same owner or the same address, until the transaction ends. The
 * owner is held before the address by everybody, so that nobody waits in a circle.
 * @param db a transaction */
export async function holdCount(db: Database, scope: Scope, addressDigest: string | null): Promise<void> {
  const owner = scope.kind === "user" ? scope.userId : scope.guestId;
  await db.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCK}::int, hashtext(${owner}))`);
  if (addressDigest === null) return;
  await db.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::int, hashtext(${addressDigest}))`);
}

/** @returns how many replies since then count for an owner */
export async function countOwn(db: Database, owner: Owner, since: Date): Promise<number> {
  return countWhere(db, since, ownedBy(owner));
}

/** @returns how many replies since then count for all guests from one address */
export async function countAtAddress(db: Database, addressDigest: string, since: Date): Promise<number> {
  return countWhere(db, since, and(eq(usage.addressDigest, addressDigest), isNotNull(usage.guestId)));
}

async function countWhere(db: Database, since: Date, whose: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(usage)
    .where(
      and(
        whose,
        gte(usage.createdAt, since),
        isNull(usage.refundedAt),
        notLike(usage.runId, `${PHOTO_RUN}%`),
      ),
    );
  return row?.count ?? 0;
}

/** Writes down that a reply counts, or what a photo took. */
export async function insert(
  db: Database,
  scope: Scope,
  charge: {
    readonly runId: string;
    readonly model: string;
    readonly createdAt: Date;
    readonly addressDigest: string | null;
  } & Partial<Taken>,
): Promise<void> {
  const owner = scope.kind === "user" ? { userId: scope.userId } : { guestId: scope.guestId };
  await db.insert(usage).values({ ...charge, ...owner });
}

/** Forgets which addresses guests came from before a moment. */
export async function clearAddresses(db: Database, before: Date): Promise<void> {
  await db
    .update(usage)
    .set({ addressDigest: null })
    .where(and(isNotNull(usage.addressDigest), lt(usage.createdAt, before)));
}

/** Writes down what a reply took. */
export async function updateTaken(db: Database, runId: string, taken: Taken): Promise<void> {
  await db.update(usage).set(taken).where(eq(usage.runId, runId));
}

/** Takes back that a reply counts; once. What it cost stays. */
export async function refund(
  db: Database,
  { runId, reason, at }: { readonly runId: string; readonly reason: RefundReason; readonly at: Date },
): Promise<void> {
  await db
    .update(usage)
    .set({ refundedAt: at, refundReason: reason })
    .where(and(eq(usage.runId, runId), isNull(usage.refundedAt)));
}

/** @returns what replies since then cost, in millionths of a US dollar */
export async function sumCost(db: Database, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${usage.costMicros}), 0)` })
    .from(usage)
    .where(gte(usage.createdAt, since));
  return Number(row?.sum ?? 0);
}
