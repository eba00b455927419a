import "server-only";
import { and, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { spendingDays, usage, vendorCalls } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import { CALL_LEASE_SECONDS } from "./constants";
import type { Booking, NewCall, OpenCall } from "./types";

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** Counts one more request for a reply, unless it has had as many as it may. Rows of `usage` are locked before those of
 * `spending_days` by everyone.
 * @returns whether it has been counted; false even if nothing was charged */
export async function countCall(db: Database, runId: string, callsMax: number): Promise<boolean> {
  const rows = await db
    .update(usage)
    .set({ calls: sql`${usage.calls} + 1` })
    .where(and(eq(usage.runId, runId), lt(usage.calls, callsMax)))
    .returning({ runId: usage.runId });
  return rows.length > 0;
}

/** Takes back that a request was counted: nothing was sent. */
export async function uncountCall(db: Database, runId: string): Promise<void> {
  await db
    .update(usage)
    .set({ calls: sql`greatest(${usage.calls} - 1, 0)` })
    .where(eq(usage.runId, runId));
}

/** Sets aside a part of a day's budget, unless it has not got as much.
 * @param cap in millionths of a US dollar; null without a limit
 * @returns whether it has been set aside */
export async function reserve(
  db: Database,
  { day, micros, cap }: { readonly day: string; readonly micros: number; readonly cap: number | null },
): Promise<boolean> {
  await db.insert(spendingDays).values({ day }).onConflictDoNothing();
  const after = sql`${spendingDays.spentMicros} + ${spendingDays.reservedMicros} + ${micros}`;
  const rows = await db
    .update(spendingDays)
    .set({ reservedMicros: sql`${spendingDays.reservedMicros} + ${micros}` })
    .where(and(eq(spendingDays.day, day), cap === null ? undefined : sql`${after} <= ${cap}`))
    .returning({ day: spendingDays.day });
  return rows.length > 0;
}

/** Writes down a request before it is sent. */
export async function insert(db: Database, call: NewCall): Promise<void> {
  const leaseUntil = sql`now() + make_interval(secs => ${CALL_LEASE_SECONDS})`;
  await db.insert(vendorCalls).values({ ...call, leaseUntil });
}

const CALL = {
  id: vendorCalls.id,
  runId: vendorCalls.runId,
  instance: vendorCalls.instance,
  day: vendorCalls.day,
  outcome: vendorCalls.outcome,
  inputTokens: vendorCalls.inputTokens,
  outputTokens: vendorCalls.outputTokens,
  estimated: vendorCalls.estimated,
  reservedMicros: vendorCalls.reservedMicros,
  costMicros: vendorCalls.costMicros,
  createdAt: vendorCalls.createdAt,
};

/** A request that is open, or was settled in place of a process that counted as dead. Held until the transaction ends.
 * @returns null when it has been settled */
export async function holdCall(db: Database, id: string): Promise<OpenCall | null> {
  const [row] = await db
    .select(CALL)
    .from(vendorCalls)
    .where(and(eq(vendorCalls.id, id), inArray(vendorCalls.outcome, ["open", "expired"])))
    .for("update");
  return row ? heldFrom(row) : null;
}

/** The open requests of a reply, or one of a process that is dead. Held until the transaction ends;
 * those another process is settling are left out.
 * @param of `runId`: the reply; `only`: the one process there can be, null with more */
export async function holdOpen(
  db: Database,
  of: { readonly runId: string } | { readonly only: string | null },
): Promise<OpenCall[]> {
  const dead = lt(vendorCalls.leaseUntil, sql`now()`);
  const whose =
    "runId" in of
      ? eq(vendorCalls.runId, of.runId)
      : of.only === null
        ? dead
        : or(dead, ne(vendorCalls.instance, of.only));
  const rows = await db
    .select(CALL)
    .from(vendorCalls)
    .where(and(eq(vendorCalls.outcome, "open"), whose))
    .limit("runId" in of ? 100 : 1)
    .for("update", { skipLocked: true });
  return rows.map(heldFrom);
}

type CallRow = Omit<OpenCall, "outcome" | "booked"> &
  Booking & { readonly outcome: (typeof vendorCalls.$inferSelect)["outcome"] };

function heldFrom({ outcome, estimated, costMicros, ...call }: CallRow): OpenCall {
  if (outcome === "expired") {
    const { inputTokens, outputTokens } = call;
    return { ...call, outcome, booked: { inputTokens, outputTokens, estimated, costMicros } };
  }
  return {
    ...call,
    outcome: "open",
    booked: { inputTokens: 0, outputTokens: 0, estimated: false, costMicros: 0 },
  };
}

/** Forgets requests that were settled before a moment, a bounded number at once; those that someone is putting right are
 * left out.
 * @returns how many */
export async function removeSettled(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: vendorCalls.id })
    .from(vendorCalls)
    .where(and(ne(vendorCalls.outcome, "open"), lt(vendorCalls.settledAt, before)))
    .limit(most)
    .for("update", { skipLocked: true });
  const removed = await db
    .delete(vendorCalls)
    .where(inArray(vendorCalls.id, old))
    .returning({ id: vendorCalls.id });
  return removed.length;
}

interface Settling {
  readonly call: OpenCall;
  readonly outcome: "settled" | "unsent" | "expired";
  readonly booking: Booking;
  readonly at: Date;
}

/** Books what a request took, on its own row, on its reply's and on its day's, and lets go of what was set aside. What
 * was booked in place of a dead process is put right.
 * @param db the transaction that holds the request */
export async function settle(db: Database, { call, outcome, booking, at }: Settling): Promise<void> {
  const { booked } = call;
  await db
    .update(vendorCalls)
    .set({ ...booking, outcome, settledAt: at })
    .where(eq(vendorCalls.id, call.id));
  await db
    .update(usage)
    .set({
      inputTokens: sql`${usage.inputTokens} + ${booking.inputTokens - booked.inputTokens}`,
      outputTokens: sql`${usage.outputTokens} + ${booking.outputTokens - booked.outputTokens}`,
      costMicros: sql`${usage.costMicros} + ${booking.costMicros - booked.costMicros}`,
      ...(booking.estimated && { estimated: true }),
    })
    .where(eq(usage.runId, call.runId));
  const held = call.outcome === "open" ? call.reservedMicros : 0;
  await db
    .update(spendingDays)
    .set({
      spentMicros: sql`${spendingDays.spentMicros} + ${booking.costMicros - booked.costMicros}`,
      reservedMicros: sql`${spendingDays.reservedMicros} - ${held}`,
    })
    .where(eq(spendingDays.day, call.day));
}

/** @returns what a day has cost and what is set aside, in millionths of a US dollar */
export async function findDay(
  db: Database,
  day: string,
): Promise<{ readonly spentMicros: number; readonly reservedMicros: number }> {
  const [row] = await db
    .select({ spentMicros: spendingDays.spentMicros, reservedMicros: spendingDays.reservedMicros })
    .from(spendingDays)
    .where(eq(spendingDays.day, day));
  return row ?? { spentMicros: 0, reservedMicros: 0 };
}
