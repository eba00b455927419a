import "server-only";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { usage } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/request/scope";
import type { RefundReason, Taken } from "./types";

/** Writes down that a reply counts. */
export async function insert(
  db: Database,
  scope: Scope,
  charge: { readonly runId: string; readonly model: string; readonly createdAt: Date },
): Promise<void> {
  const owner = scope.kind === "user" ? { userId: scope.userId } : { guestId: scope.guestId };
  await db.insert(usage).values({ ...charge, ...owner });
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
