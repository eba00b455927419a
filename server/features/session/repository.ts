import "server-only";
import { and, desc, eq, gte, isNull, lt, ne, notInArray } from "drizzle-orm";
import { accountSessions, accounts } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { UserScope } from "@/server/session/scope";

export interface StoredSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export interface SeenSession {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly seenAt: Date;
}

const open = isNull(accountSessions.endedAt);

/** Keeps a session, or renews what is known of it. One that has ended stays as it is. */
export async function upsert(db: Database, { id, userId, device, seenAt }: SeenSession): Promise<void> {
  await db
    .insert(accountSessions)
    .values({ id, userId, device, createdAt: seenAt, lastSeenAt: seenAt })
    .onConflictDoUpdate({
      target: accountSessions.id,
      set: { device, lastSeenAt: seenAt },
      setWhere: and(open, eq(accountSessions.userId, userId)),
    });
}

/** Writes down a visit, unless the last one is newer than `unlessSince`. */
export async function touch(
  db: Database,
  id: string,
  { seenAt, unlessSince }: { readonly seenAt: Date; readonly unlessSince: Date },
): Promise<void> {
  await db
    .update(accountSessions)
    .set({ lastSeenAt: seenAt })
    .where(and(eq(accountSessions.id, id), open, lt(accountSessions.lastSeenAt, unlessSince)));
}

/** What says whether a session goes on. */
export interface SessionLife {
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Null for one that nobody has ended. */
  readonly endedAt: Date | null;
}

/** @returns whose session it is and its state, or null if it was never recorded */
export async function findLife(db: Database, id: string): Promise<SessionLife | null> {
  const [row] = await db
    .select({
      userId: accountSessions.userId,
      createdAt: accountSessions.createdAt,
      lastSeenAt: accountSessions.lastSeenAt,
      endedAt: accountSessions.endedAt,
    })
    .from(accountSessions)
    .where(eq(accountSessions.id, id));
  return row ?? null;
}

/** @returns the time before which issued tokens count no more, or null when there is none */
export async function findValidFrom(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ validFrom: accounts.tokensValidFrom })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return row?.validFrom ?? null;
}

/** The owner's open sessions, the one seen last first.
 * @param wanted `limit` of them that began and were seen no earlier than given */
export async function listByOwner(
  db: Database,
  scope: UserScope,
  {
    limit,
    begunAfter,
    seenAfter,
  }: { readonly limit: number; readonly begunAfter: Date; readonly seenAfter: Date },
): Promise<StoredSession[]> {
  return db
    .select({
      id: accountSessions.id,
      device: accountSessions.device,
      createdAt: accountSessions.createdAt,
      lastSeenAt: accountSessions.lastSeenAt,
    })
    .from(accountSessions)
    .where(
      and(
        eq(accountSessions.userId, scope.userId),
        open,
        gte(accountSessions.createdAt, begunAfter),
        gte(accountSessions.lastSeenAt, seenAfter),
      ),
    )
    .orderBy(desc(accountSessions.lastSeenAt), desc(accountSessions.id))
    .limit(limit);
}

/** Ends one of the owner's open sessions.
 * @returns whether there was such a one */
export async function end(
  db: Database,
  scope: UserScope,
  { id, endedAt }: { readonly id: string; readonly endedAt: Date },
): Promise<boolean> {
  const ended = await db
    .update(accountSessions)
    .set({ endedAt })
    .where(and(eq(accountSessions.id, id), eq(accountSessions.userId, scope.userId), open))
    .returning({ id: accountSessions.id });
  return ended.length > 0;
}

/** Ends the owner's open sessions but one.
 * @returns how many ended */
export async function endOthers(
  db: Database,
  scope: UserScope,
  { except, endedAt }: { readonly except: string; readonly endedAt: Date },
): Promise<number> {
  const ended = await db
    .update(accountSessions)
    .set({ endedAt })
    .where(and(eq(accountSessions.userId, scope.userId), open, ne(accountSessions.id, except)))
    .returning({ id: accountSessions.id });
  return ended.length;
}

/** Ends an account's open sessions but these. */
export async function endAllBut(
  db: Database,
  {
    userId,
    open: kept,
    endedAt,
  }: { readonly userId: string; readonly open: readonly string[]; readonly endedAt: Date },
): Promise<void> {
  await db
    .update(accountSessions)
    .set({ endedAt })
    .where(and(eq(accountSessions.userId, userId), open, notInArray(accountSessions.id, [...kept])));
}

/** Ends the owner's open sessions, and every token issued so far to a session nobody has recorded.
 * @returns how many of the first */
export async function endAll(
  db: Database,
  { userId }: Pick<UserScope, "userId">,
  endedAt: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.update(accounts).set({ tokensValidFrom: endedAt }).where(eq(accounts.userId, userId));
    const ended = await tx
      .update(accountSessions)
      .set({ endedAt })
      .where(and(eq(accountSessions.userId, userId), open))
      .returning({ id: accountSessions.id });
    return ended.length;
  });
}
