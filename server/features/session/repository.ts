import "server-only";
import { and, desc, eq, gte, isNull, lt, ne, notInArray } from "drizzle-orm";
import { accountSessions, accounts } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { UserScope } from "@/server/session/scope";
import type { ExtensionRenewal } from "./types";

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
const ofAuthServer = isNull(accountSessions.extensionId);

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

/** Keeps the new session of a browser extension. */
export async function insertOfExtension(
  db: Database,
  { seenAt, ...session }: SeenSession & { readonly extensionId: string },
): Promise<void> {
  await db.insert(accountSessions).values({ ...session, createdAt: seenAt, lastSeenAt: seenAt });
}

/** Renews an extension's session, if it is open and has not been renewed since the token was made.
 * @returns whether it was */
export async function renewOfExtension(
  db: Database,
  { id, userId, extensionId, generation }: ExtensionRenewal,
  at: { readonly seenAt: Date; readonly begunAfter: Date; readonly seenAfter: Date },
): Promise<boolean> {
  const renewed = await db
    .update(accountSessions)
    .set({ renewals: generation + 1, lastSeenAt: at.seenAt })
    .where(
      and(
        eq(accountSessions.id, id),
        eq(accountSessions.userId, userId),
        eq(accountSessions.extensionId, extensionId),
        eq(accountSessions.renewals, generation),
        gte(accountSessions.createdAt, at.begunAfter),
        gte(accountSessions.lastSeenAt, at.seenAfter),
        open,
      ),
    )
    .returning({ id: accountSessions.id });
  return renewed.length > 0;
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
  /** Null for a session of the auth server. */
  readonly extensionId: string | null;
  readonly renewals: number;
}

/** @returns whose session it is and its state, or null if it was never recorded */
export async function findLife(db: Database, id: string): Promise<SessionLife | null> {
  const [row] = await db
    .select({
      userId: accountSessions.userId,
      createdAt: accountSessions.createdAt,
      lastSeenAt: accountSessions.lastSeenAt,
      endedAt: accountSessions.endedAt,
      extensionId: accountSessions.extensionId,
      renewals: accountSessions.renewals,
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

/** Ends an account's open session without its owner's asking. */
export async function endOfUser(
  db: Database,
  { id, userId, endedAt }: { readonly id: string; readonly userId: string; readonly endedAt: Date },
): Promise<void> {
  await db
    .update(accountSessions)
    .set({ endedAt })
    .where(and(eq(accountSessions.id, id), eq(accountSessions.userId, userId), open));
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

/** Ends an account's open sessions but these.
 * @param ended `everywhere` says whether those of browser extensions end with them */
export async function endAllBut(
  db: Database,
  {
    userId,
    open: kept,
    everywhere,
    endedAt,
  }: {
    readonly userId: string;
    readonly open: readonly string[];
    readonly everywhere: boolean;
    readonly endedAt: Date;
  },
): Promise<void> {
  const others = and(
    eq(accountSessions.userId, userId),
    open,
    notInArray(accountSessions.id, [...kept]),
    everywhere ? undefined : ofAuthServer,
  );
  await db.update(accountSessions).set({ endedAt }).where(others);
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
