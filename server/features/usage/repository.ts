import "server-only";
import { and, count, eq, gte, isNotNull, isNull, lt, notExists, notLike, type SQL, sql } from "drizzle-orm";
import { runs, usage } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import { LEASE_SECONDS } from "@/server/features/tutor/constants";
import type { Scope } from "@/server/request/scope";
import { DIGEST_SEPARATOR, PHOTO_RUN } from "./constants";
import type { Owner, RefundReason, Taken } from "./types";

/** Names of the locks; the database keeps them apart from those of other uses. */
const OWNER_LOCK = 0x75_01;
const ADDRESS_LOCK = 0x75_02;

const ownedBy = (owner: Owner): SQL =>
  owner.kind === "user" ? eq(usage.userId, owner.userId) : eq(usage.guestId, owner.guestId);

/** Makes everybody wait who wants to count for the same owner or the same address or the network around it, until the transaction ends. The
 * owner is held before the address by everybody, so that nobody waits in a circle.
 * @param db a transaction */
export async function holdCount(db: Database, scope: Scope, addressDigest: string | null): Promise<void> {
  const owner = scope.kind === "user" ? scope.userId : scope.guestId;
  await db.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCK}::int, hashtext(${owner}))`);
  if (addressDigest === null) return;
  const [widest] = addressDigest.split(DIGEST_SEPARATOR);
  await db.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::int, hashtext(${widest}))`);
}

const DAY_MS = 86_400_000;

/** Booked on a day. Later ones were booked before the clock was put back, and must not count until it has caught up. */
const onDay = (from: Date): SQL | undefined =>
  and(gte(usage.createdAt, from), lt(usage.createdAt, new Date(from.getTime() + DAY_MS)));

/** @param day its beginning
 * @returns how many replies of the day count for an owner */
export async function countOwn(db: Database, owner: Owner, day: Date): Promise<number> {
  return countWhere(db, day, ownedBy(owner));
}

/** @param day its beginning
 * @returns how many replies of the day count for all guests from one address */
export async function countAtAddress(db: Database, addressDigest: string, day: Date): Promise<number> {
  return countWhere(db, day, and(eq(usage.addressDigest, addressDigest), isNotNull(usage.guestId)));
}

/** @param networkDigest of the network around addresses
 * @param day its beginning
 * @returns how many replies of the day count for all guests in one network */
export async function countInNetwork(db: Database, networkDigest: string, day: Date): Promise<number> {
  const within = sql`starts_with(${usage.addressDigest}, ${networkDigest + DIGEST_SEPARATOR})`;
  return countWhere(db, day, and(within, isNotNull(usage.guestId)));
}

async function countWhere(db: Database, day: Date, whose: SQL | undefined): Promise<number> {
  // A reply whose process has died counts no longer, also before anybody has marked it.
  const abandoned = db
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.id, usage.runId),
        eq(runs.status, "running"),
        lt(runs.heartbeatAt, sql`now() - make_interval(secs => ${LEASE_SECONDS})`),
      ),
    );
  const [row] = await db
    .select({ count: count() })
    .from(usage)
    .where(
      and(
        whose,
        onDay(day),
        isNull(usage.refundedAt),
        notLike(usage.runId, `${PHOTO_RUN}%`),
        notExists(abandoned),
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

/** @param day its beginning
 * @returns what replies of the day cost, in millionths of a US dollar */
export async function sumCost(db: Database, day: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${usage.costMicros}), 0)` })
    .from(usage)
    .where(onDay(day));
  return Number(row?.sum ?? 0);
}
