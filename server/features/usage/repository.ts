import "server-only";
import {
  and,
  count,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  notLike,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { runs, usage, vendorCalls } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import { LEASE_SECONDS } from "@/server/features/tutor/runs/constants";
import { DIGEST_SEPARATOR, PHOTO_RUN } from "./constants";
import type { Charge, Owner, RefundReason, Tally, UsagePlan } from "./types";

/** Names of the locks; the database keeps them apart from those of other uses. */
const OWNER_LOCK = 0x75_01;
const ADDRESS_LOCK = 0x75_02;

const ownedBy = (owner: Owner): SQL =>
  owner.kind === "user" ? eq(usage.userId, owner.userId) : eq(usage.guestId, owner.guestId);

/** Makes everyone wait who wants to count for the same owner or the same address or the network around it, until the transaction ends. The
 * owner is held before the address by everyone, so that nobody waits in a circle.
 * @param db a transaction */
export async function holdCount(
  db: Database,
  owner: Owner | null,
  addressDigest: string | null,
): Promise<void> {
  if (owner) {
    const whose = owner.kind === "user" ? owner.userId : owner.guestId;
    await db.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCK}::int, hashtext(${whose}))`);
  }
  if (addressDigest === null) return;
  const [widest] = addressDigest.split(DIGEST_SEPARATOR);
  await db.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::int, hashtext(${widest}))`);
}

const DAY_MS = 86_400_000;

/** Booked on a day. Later ones were booked before the clock was put back, and must not count until it has caught up. */
const onDay = (from: Date): SQL | undefined =>
  and(gte(usage.createdAt, from), lt(usage.createdAt, new Date(from.getTime() + DAY_MS)));

/** @param day its beginning
 * @returns the replies of the day of an owner */
export async function countOwn(db: Database, owner: Owner, day: Date): Promise<Tally> {
  return countWhere(db, day, ownedBy(owner));
}

/** @param day its beginning
 * @returns the replies of the day of all guests from one address, including those who have signed in since */
export async function countAtAddress(db: Database, addressDigest: string, day: Date): Promise<Tally> {
  return countWhere(db, day, eq(usage.addressDigest, addressDigest));
}

/** @param networkDigest of the network around addresses
 * @param day its beginning
 * @returns the replies of the day of all guests in one network */
export async function countInNetwork(db: Database, networkDigest: string, day: Date): Promise<Tally> {
  return countWhere(db, day, inNetwork(networkDigest));
}

const inNetwork = (networkDigest: string): SQL =>
  sql`starts_with(${usage.addressDigest}, ${networkDigest + DIGEST_SEPARATOR})`;

async function countWhere(db: Database, day: Date, whose: SQL | undefined): Promise<Tally> {
  // A reply whose process has died counts no longer, even before it has been marked.
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
    .select({
      begun: count(),
      refunded: count(usage.refundedAt),
      abandoned: sql`count(*) filter (where ${and(isNull(usage.refundedAt), exists(abandoned))})`.mapWith(
        Number,
      ),
    })
    .from(usage)
    .where(and(whose, onDay(day), notLike(usage.runId, `${PHOTO_RUN}%`), sent));
  return row ?? { begun: 0, refunded: 0, abandoned: 0 };
}

/** Something was sent to the vendor for it, or may be yet. */
const sent = or(isNull(usage.refundReason), ne(usage.refundReason, "unsent"));

/** @param of whose photos of the day: an owner's, or those of all guests from one address or in one network
 * @returns how many a language model has read, or tried to */
export async function countPhotos(
  db: Database,
  of: Owner | { readonly addressDigest: string } | { readonly networkDigest: string },
  day: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(usage)
    .where(and(photographed(of), onDay(day), like(usage.runId, `${PHOTO_RUN}%`), sent));
  return row?.count ?? 0;
}

function photographed(of: Parameters<typeof countPhotos>[1]): SQL {
  if ("networkDigest" in of) return inNetwork(of.networkDigest);
  return "addressDigest" in of ? eq(usage.addressDigest, of.addressDigest) : ownedBy(of);
}

/** @returns what was charged for a reply, or null for one that does not count */
export async function findCharge(db: Database, runId: string): Promise<Charge | null> {
  const [row] = await db
    .select({
      userId: usage.userId,
      guestId: usage.guestId,
      plan: usage.plan,
      addressDigest: usage.addressDigest,
      createdAt: usage.createdAt,
      refundedAt: usage.refundedAt,
      calls: usage.calls,
    })
    .from(usage)
    .where(eq(usage.runId, runId));
  return row ? { ...row, owner: ownerFrom(row) } : null;
}

function ownerFrom(row: { readonly userId: string | null; readonly guestId: string | null }): Owner | null {
  if (row.userId !== null) return { kind: "user", userId: row.userId };
  return row.guestId === null ? null : { kind: "guest", guestId: row.guestId };
}

/** Writes down that a reply counts, or that a photo is read. */
export async function insert(
  db: Database,
  owner: Owner,
  charge: {
    readonly runId: string;
    readonly model: string;
    readonly plan: UsagePlan;
    readonly createdAt: Date;
    readonly addressDigest: string | null;
  },
): Promise<void> {
  const whose = owner.kind === "user" ? { userId: owner.userId } : { guestId: owner.guestId };
  await db.insert(usage).values({ ...charge, ...whose });
}

/** Has a reply that is resumed go on counting as the run that resumes it, with the requests it has had. Those of its
 * requests that are not settled yet are booked there.
 * @param callsMax requests a reply may have
 * @returns whether it did: not for one that was refunded, never counted, or has had all its requests */
export async function continueCharge(
  db: Database,
  { from, runId, callsMax }: { readonly from: string; readonly runId: string; readonly callsMax: number },
): Promise<boolean> {
  const rows = await db
    .update(usage)
    .set({ runId, refundReason: null })
    .where(and(eq(usage.runId, from), isNull(usage.refundedAt), lt(usage.calls, callsMax)))
    .returning({ runId: usage.runId });
  if (rows.length === 0) return false;
  await db.update(vendorCalls).set({ runId }).where(eq(vendorCalls.runId, from));
  return true;
}

/** Forgets which addresses guests came from before a moment. */
export async function clearAddresses(db: Database, before: Date): Promise<void> {
  await db
    .update(usage)
    .set({ addressDigest: null })
    .where(and(isNotNull(usage.addressDigest), lt(usage.createdAt, before)));
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

/** Writes down what went wrong with a reply that counts all the same. */
export async function updateReason(db: Database, runId: string, reason: RefundReason): Promise<void> {
  await db
    .update(usage)
    .set({ refundReason: reason })
    .where(and(eq(usage.runId, runId), isNull(usage.refundedAt)));
}
