import "server-only";
import { createHmac } from "node:crypto";
import { eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { rateBuckets } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { RateDecision, RateLimiter, RateRule } from "./port";

export interface SharedLimiterOptions {
  /** Opens the database on first use. */
  readonly db: () => Promise<Database>;
  readonly now: () => Date;
  /** Turns a key into its digest. Without it nobody can try out which address a digest stands for. */
  readonly secret: string;
}

/** One that counts several calls in one statement. */
export interface SharedRateLimiter extends RateLimiter {
  /** @param calls how many are counted, all of them or none; at most the rule's limit */
  take(rule: RateRule, key: string, calls?: number): Promise<RateDecision>;
}

const SWEEP_EVERY_MS = 10_000;
const SWEPT_AT_ONCE = 1_000;

/** A token bucket per key, in the database: it counts across processes and outlives them. Each bucket is one time,
 * at which it will be full again (the generic cell rate algorithm), and one statement both decides and counts, so
 * calls at the same moment cannot share a token. Exact for rules whose windowMs · 1000 exceeds limit².
 * @returns a limiter that rejects when the database does */
export function createSharedRateLimiter({ db, now, secret }: SharedLimiterOptions): SharedRateLimiter {
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweepIfDue = async (database: Database, time: Date): Promise<void> => {
    if (time.getTime() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = time.getTime();
    await sweep(database, time);
  };

  return {
    async take(rule, name, calls = 1) {
      const [database, time] = [await db(), now()];
      const key = createHmac("sha256", secret).update(name).digest("base64url");
      const bucket = { key, rule, time, calls };
      const fullAt = await count(database, bucket);
      if (fullAt === null) return { ok: false, retryAfterMs: await wait(database, bucket) };
      await sweepIfDue(database, time);
      const free = time.getTime() + rule.windowMs - fullAt.getTime();
      return { ok: true, remaining: Math.floor((free * rule.limit) / rule.windowMs) };
    },
  };
}

interface Bucket {
  readonly key: string;
  readonly rule: RateRule;
  readonly time: Date;
  readonly calls: number;
}

/** Takes a token for each call.
 * @returns when the bucket will be full again; null when it has none left */
async function count(database: Database, { key, rule, time, calls }: Bucket): Promise<Date | null> {
  const nowThere = instant(time);
  // Whole microseconds, which is what the database keeps; rounded down, so that `limit` of them fit the window.
  const taken = microseconds(Math.floor((rule.windowMs * 1000) / rule.limit) * calls);
  const window = microseconds(rule.windowMs * 1000);
  // A bucket is full again within one window. One that is not for two was filled before the clock was put back; less may
  // be what the clocks of two machines differ by.
  const misdated = sql`${rateBuckets.fullAt} > ${nowThere} + 2 * ${window}`;
  const next = sql`case when ${misdated} then ${nowThere} else greatest(${rateBuckets.fullAt}, ${nowThere}) end + ${taken}`;
  const [row] = await database
    .insert(rateBuckets)
    .values({ key, fullAt: sql`${nowThere} + ${taken}` })
    .onConflictDoUpdate({
      target: rateBuckets.key,
      set: { fullAt: next },
      setWhere: sql`${next} <= ${nowThere} + ${window}`,
    })
    .returning({ fullAt: rateBuckets.fullAt });
  return row?.fullAt ?? null;
}

/** Milliseconds until an empty bucket has as many tokens again, if nobody else takes them. */
async function wait(database: Database, { key, rule, time, calls }: Bucket): Promise<number> {
  const [kept] = await database
    .select({ fullAt: rateBuckets.fullAt })
    .from(rateBuckets)
    .where(eq(rateBuckets.key, key));
  const perCall = rule.windowMs / rule.limit;
  const fullAt = kept?.fullAt.getTime() ?? 0;
  return Math.max(1, fullAt + perCall * calls - time.getTime() - rule.windowMs);
}

/** Forgets buckets that are full again, a bounded number at a time; those in use at this moment are left alone. */
async function sweep(database: Database, time: Date): Promise<void> {
  const full = database
    .select({ key: rateBuckets.key })
    .from(rateBuckets)
    .where(lte(rateBuckets.fullAt, time))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  await database.delete(rateBuckets).where(inArray(rateBuckets.key, full));
}

const instant = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;
const microseconds = (count: number): SQL => sql`${count}::bigint * interval '1 microsecond'`;
