import "server-only";
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne } from "drizzle-orm";
import { passedSessions, recoveryCodes, secondFactors } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";

export interface StoredFactor {
  readonly concealedSecret: string;
  readonly confirmedAt: Date | null;
}

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** @returns an account's factor, confirmed or not; null when there is none */
export async function findFactor(db: Database, userId: string): Promise<StoredFactor | null> {
  const [row] = await db
    .select({ concealedSecret: secondFactors.concealedSecret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Keeps a secret that is to be confirmed, in place of one that never was.
 * @returns whether it is stored; not if there is a confirmed one */
export async function upsertUnconfirmed(
  db: Database,
  factor: { readonly userId: string; readonly concealedSecret: string; readonly createdAt: Date },
): Promise<boolean> {
  const { concealedSecret, createdAt } = factor;
  const kept = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { concealedSecret, createdAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** Marks a secret as confirmed by the code of a step.
 * @param factor what was read before: another secret that has come in between is not confirmed
 * @returns whether this call did it */
export async function updateConfirmed(
  db: Database,
  factor: {
    readonly userId: string;
    readonly concealedSecret: string;
    readonly confirmedAt: Date;
    readonly step: number;
  },
): Promise<boolean> {
  const { userId, concealedSecret, confirmedAt, step } = factor;
  const done = await db
    .update(secondFactors)
    .set({ confirmedAt, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.concealedSecret, concealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return done.length > 0;
}

/** Spends the code of a step: no code of it or of an earlier one is taken any more.
 * @returns whether it was still good */
export async function updateLastStep(db: Database, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return spent.length > 0;
}

/** Puts new recovery codes in place of the old ones.
 * @param db a transaction */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  digests: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(digests.map((digest) => ({ userId, digest })));
}

/** Spends a recovery code.
 * @returns whether there was such a one */
export async function removeRecoveryCode(db: Database, userId: string, digest: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digest)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.count ?? 0;
}

/** Lets a session in, also again when its last code counts no more. */
export async function insertPassed(
  db: Database,
  passed: { readonly sessionId: string; readonly userId: string; readonly passedAt: Date },
): Promise<void> {
  const { userId, passedAt } = passed;
  await db
    .insert(passedSessions)
    .values(passed)
    .onConflictDoUpdate({
      target: passedSessions.sessionId,
      set: { passedAt },
      setWhere: eq(passedSessions.userId, userId),
    });
}

/** @param by `passedAfter`: a code given before that counts no more
 * @returns whether an account asks for a code and this session has not been given one */
export async function isOwed(
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
  by: { readonly passedAfter: Date },
): Promise<boolean> {
  const [factor] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  if (!factor) return false;
  if (sessionId === null) return true;
  const isPassed = and(eq(passedSessions.sessionId, sessionId), eq(passedSessions.userId, userId));
  const [passed] = await db
    .select({ userId: passedSessions.userId })
    .from(passedSessions)
    .where(and(isPassed, gt(passedSessions.passedAt, by.passedAfter)));
  return passed === undefined;
}

/** Forgets sessions that were let in by a moment, a bounded number at once.
 * @returns how many */
export async function removePassedBy(db: Database, moment: Date, most: number): Promise<number> {
  const old = db
    .select({ sessionId: passedSessions.sessionId })
    .from(passedSessions)
    .where(lte(passedSessions.passedAt, moment))
    .limit(most)
    .for("update", { skipLocked: true });
  const removed = await db
    .delete(passedSessions)
    .where(inArray(passedSessions.sessionId, old))
    .returning({ sessionId: passedSessions.sessionId });
  return removed.length;
}

/** Forgets which other sessions were let in. */
export async function removePassedBut(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .delete(passedSessions)
    .where(and(eq(passedSessions.userId, userId), ne(passedSessions.sessionId, sessionId)));
}

/** Removes everything about codes that is kept of an account.
 * @returns whether it asked for them */
export async function removeAll(db: Database, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(passedSessions).where(eq(passedSessions.userId, userId));
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
