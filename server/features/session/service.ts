import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import type { AccessClaims, SessionsEnded } from "@/server/providers/auth/port";
import type { UserScope } from "@/server/session/scope";
import {
  EXTENSION_PLACE,
  FRESH_SESSION_MS,
  RENEWED_AGAIN_MS,
  SESSIONS_SHOWN,
  TOUCH_EVERY_MS,
} from "./constants";
import { deviceName, hasRunOut, limitsAt } from "./policy";
import {
  end,
  endAll,
  endAllBut,
  endOfUser,
  endOthers,
  findLife,
  findValidFrom,
  insertOfExtension,
  listByOwner,
  renewOfExtension,
  touch,
  upsert,
} from "./repository";
import { sessionIdSchema } from "./schema";
import type { ExtensionRenewal, SessionView } from "./types";

type Keeping = Pick<Deps, "db" | "now">;
type Ending = Pick<Deps, "db" | "now" | "revocations">;

const AUTH_TIMEOUT_MS = 5_000;

/** Records a sign-in and where it came from. Does nothing for a session that has ended or has no number.
 * @param session `sessionId` as the access token names it; `userAgent` is the browser's header */
export async function recordSession(
  { db, now }: Keeping,
  session: {
    readonly userId: string;
    readonly sessionId: string | null;
    readonly userAgent: string | null;
  },
): Promise<void> {
  const id = recordable(session.sessionId);
  if (!id) return;
  const device = deviceName(session.userAgent);
  await upsert(await db(), { id, userId: session.userId, device, seenAt: now() });
}

/** Opens a session of its own for a browser extension that the account has let in. */
export async function openExtensionSession(
  { db, now }: Keeping,
  session: {
    readonly id: string;
    readonly userId: string;
    readonly extensionId: string;
    readonly userAgent: string | null;
  },
): Promise<void> {
  const { id, userId, extensionId, userAgent } = session;
  const device = `${EXTENSION_PLACE}, ${deviceName(userAgent)}`;
  await insertOfExtension(await db(), { id, userId, extensionId, device, seenAt: now() });
}

/** Renews an extension's session, once for each renewal token. A token that comes back later was copied: the session ends.
 * @param renewal what the token says; `generation` is the renewal it is good for
 * @returns whether the session goes on, with the next generation */
export async function renewExtensionSession(
  { db, now, revocations }: Ending,
  renewal: ExtensionRenewal,
): Promise<"renewed" | "ended" | "copied"> {
  const [database, time] = [await db(), now()];
  const { id, userId, extensionId, generation } = renewal;
  if (await renewOfExtension(database, renewal, { seenAt: time, ...limitsAt(time) })) return "renewed";
  const known = await findLife(database, id);
  const isOpen = known !== null && known.endedAt === null && !hasRunOut(known, time);
  if (!isOpen || known.userId !== userId || known.extensionId !== extensionId) return "ended";
  const ageMs = time.getTime() - known.lastSeenAt.getTime();
  // The answer to the first one may have been lost on its way.
  if (known.renewals === generation + 1 && ageMs < RENEWED_AGAIN_MS) return "renewed";
  await endOfUser(database, { id, userId, endedAt: time });
  revocations.forget(userId);
  return "copied";
}

/** Signs an extension out, for itself. Nothing happens when that is done already.
 * @throws {AppError} NOT_FOUND for a session that is no extension's */
export async function endExtensionSession(deps: Ending, scope: UserScope): Promise<void> {
  const id = recordable(scope.sessionId);
  const known = id ? await findLife(await deps.db(), id) : null;
  if (known?.userId !== scope.userId || known.extensionId === null) throw new AppError("NOT_FOUND");
  await endCurrentSession(deps, scope);
}

/** Writes down that a session is still in use; once in ten minutes at most. */
export async function touchSession({ db, now }: Keeping, sessionId: string | null): Promise<void> {
  const id = recordable(sessionId);
  if (!id) return;
  const seenAt = now();
  await touch(await db(), id, { seenAt, unlessSince: new Date(seenAt.getTime() - TOUCH_EVERY_MS) });
}

/** Where the account is signed in, the place seen last first. */
export async function listSessions({ db, now }: Keeping, scope: UserScope): Promise<readonly SessionView[]> {
  const sessions = await listByOwner(await db(), scope, { limit: SESSIONS_SHOWN, ...limitsAt(now()) });
  return sessions.map((session) => ({ ...session, current: session.id === scope.sessionId }));
}

/** Whether a password is required for what only the owner may do. Accounts that sign in through a provider have none.
 * @param provider how they signed in, as the access token says */
export const needsPassword = (provider: string | null): boolean => provider === null || provider === "email";

/** Whether the sign-in that this session began with was just now: a substitute for the password where there is none. */
export async function isFreshSession({ db, now }: Keeping, scope: UserScope): Promise<boolean> {
  const id = recordable(scope.sessionId);
  const known = id ? await findLife(await db(), id) : null;
  if (known?.userId !== scope.userId) return false;
  return now().getTime() - known.createdAt.getTime() < FRESH_SESSION_MS;
}

/** Signs the account out in one place: its tokens are refused from now on.
 * @throws {AppError} NOT_FOUND for a session that has ended, does not exist or belongs to another account */
export async function endSession(
  { db, now, revocations }: Ending,
  scope: UserScope,
  id: string,
): Promise<void> {
  const ended = await end(await db(), scope, { id, endedAt: now() });
  if (!ended) throw new AppError("NOT_FOUND");
  revocations.forget(scope.userId);
}

/** Signs the account out here. Nothing happens when that is done already. */
export async function endCurrentSession({ db, now, revocations }: Ending, scope: UserScope): Promise<void> {
  const id = recordable(scope.sessionId);
  if (!id) return;
  await end(await db(), scope, { id, endedAt: now() });
  revocations.forget(scope.userId);
}

/** Signs the account out everywhere but here.
 * @returns in how many places
 * @throws {AppError} PRECONDITION_FAILED for a session without a number */
export async function endOtherSessions({ db, now, revocations }: Ending, scope: UserScope): Promise<number> {
  const except = recordable(scope.sessionId);
  // Without a number nobody can tell which one goes on.
  if (!except) throw new AppError("PRECONDITION_FAILED");
  const ended = await endOthers(await db(), scope, { except, endedAt: now() });
  revocations.forget(scope.userId);
  return ended;
}

/** Signs the account out everywhere, here too: all tokens issued so far are refused from now on. */
export async function endAllSessions({ db, now, revocations }: Ending, scope: UserScope): Promise<void> {
  await endAll(await db(), scope, now());
  revocations.forget(scope.userId);
}

/** Ends all sessions of an account for the operator, here and, where it can do that, at the auth server.
 * @returns how many places it was signed in at, and whether the auth server ended them too */
export async function endSessionsOf(
  { db, now, revocations, auth }: Ending & Pick<Deps, "auth">,
  userId: string,
): Promise<{ readonly places: number; readonly told: boolean }> {
  const places = await endAll(await db(), { userId }, now());
  await auth.endSessions?.(userId);
  revocations.forget(userId);
  return { places, told: auth.endSessions !== undefined };
}

/** Writes down what ended at the auth server: the account's sessions that do not go on there are over here at once. */
export async function followEnds(
  { db, now, revocations }: Ending,
  { userId, open, everywhere }: SessionsEnded,
): Promise<void> {
  revocations.forget(userId);
  await endAllBut(await db(), { userId, open, everywhere, endedAt: now() });
  revocations.forget(userId);
}

/** Whether a session was recorded and has been ended since, or has run out by itself.
 * @param sessionId as an access token names it, verified or not */
export async function hasEnded({ db, now }: Keeping, sessionId: string | null): Promise<boolean> {
  const id = recordable(sessionId);
  if (!id) return false;
  const known = await findLife(await db(), id);
  return known !== null && (known.endedAt !== null || hasRunOut(known, now()));
}

/** Whether a token that is valid in itself is refused all the same, because its session has ended. A session that
 * was opened elsewhere, by a program with its own token, is unknown here: the auth server says whether it continues.
 * @param claims what the token says, verified
 * @throws {Error} when neither the database nor the auth server can tell: nobody is let in on a guess */
export async function isRevoked(
  { db, auth, now }: Pick<Deps, "db" | "auth" | "now">,
  claims: Pick<AccessClaims, "userId" | "sessionId" | "issuedAt">,
  token: string,
): Promise<boolean> {
  const database = await db();
  const id = recordable(claims.sessionId);
  const known = id ? await findLife(database, id) : null;
  if (known) {
    if (known.endedAt !== null || known.userId !== claims.userId || hasRunOut(known, now())) return true;
    // The auth server does not know the sessions of extensions.
    if (known.extensionId !== null) return false;
    return Boolean(id && auth.hasSession && !(await auth.hasSession(id)));
  }
  const validFrom = await findValidFrom(database, claims.userId);
  // Tokens count in whole seconds: one of the same second may be the newer one.
  if (validFrom && claims.issuedAt < Math.floor(validFrom.getTime() / 1000)) return true;
  return !(await isOpen(auth, token));
}

async function isOpen(auth: Deps["auth"], token: string): Promise<boolean> {
  const send = auth.fetch ?? fetch;
  const response = await send(`${auth.url}/auth/v1/user`, {
    headers: { apikey: auth.anonKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.ok) return true;
  if (response.status === 429 || response.status >= 500) {
    throw new Error(`The auth server answered ${response.status}.`);
  }
  return false;
}

/** @returns the session's number when it can be kept under it, else null */
function recordable(sessionId: string | null): string | null {
  return sessionIdSchema.safeParse(sessionId).success ? sessionId : null;
}
