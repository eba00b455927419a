import "server-only";
import { AppError } from "@/server/errors/app-error";
import type { AccessClaims, AuthProvider } from "@/server/providers/auth/port";
import { bearerOf } from "../http/bearer";
import { type Cookie, cookieValue } from "../http/cookies";
import { GUEST_COOKIE, readGuestId, signGuestId } from "./guest-cookie";
import type { GuestScope, PendingScope, Scope, UserScope } from "./scope";
import { joinChunks, readTokens, sessionCookieName } from "./session-cookie";

/** What the gate looks at: one request's cookies and its Authorization header. */
export interface Credentials {
  readonly cookies: readonly Cookie[];
  readonly authorization: string | null;
}

export interface Session {
  /** Null for a visitor who has no guest cookie yet. */
  readonly scope: Scope | null;
  /** The session cookie's token ran out or is not ours, and may be traded in for a fresh one. */
  readonly stale: boolean;
  /** The guest's id beside a signed-in scope: work that may still have to be claimed. */
  readonly guest: GuestScope | null;
  /** Who has passed the first step of signing in and still has to enter a code; `scope` is the guest's until then. */
  readonly pending: PendingScope | null;
}

export interface MintedGuest {
  readonly scope: GuestScope;
  /** Value for the guest cookie. */
  readonly cookieValue: string;
}

export interface GateOptions {
  readonly auth: AuthProvider;
  /** Key of the guest cookie's signature. */
  readonly secret: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Whom the token of a browser extension stands for; null for any other token. */
  readonly readExtension: (token: string) => AccessClaims | null;
  /** Whether the session of a token that is valid in itself was ended.
   * @throws {Error} when that cannot be told: the request fails then, nobody is let in on a guess */
  readonly revoked: (claims: AccessClaims, token: string) => Promise<boolean>;
  /** Whether the account asks for a code that this session has not been given yet.
   * @throws {Error} when that cannot be told: the request fails then */
  readonly owesCode: (claims: AccessClaims) => Promise<boolean>;
  /** Whether an account has taken over this guest: the cookie is nobody's then, wherever it was copied to. */
  readonly claimed: (guestId: string) => Promise<boolean>;
}

/** The one place where a scope is made. */
export interface SessionGate {
  /** @throws {AppError} INVALID_TOKEN for a bearer token that is not valid, SECOND_FACTOR_REQUIRED for one whose session
   *   has not been given its code */
  read(credentials: Credentials): Promise<Session>;
  /** Who has to enter a code before the credentials open anything; null for everyone else. */
  readPending(credentials: Credentials): Promise<PendingScope | null>;
  /** @param isTold whether the cookie has left with an answer */
  mintGuest(isTold?: () => boolean): MintedGuest;
}

const REMEMBERED_MAX = 2000;

/** A gate that verifies tokens on the spot, without a round trip, and remembers the good ones until they expire. */
export function createSessionGate({
  auth,
  secret,
  now,
  newId,
  readExtension,
  revoked,
  owesCode,
  claimed,
}: GateOptions): SessionGate {
  const cookieName = sessionCookieName(auth.url);
  const verify = remembering(auth, now);

  const guestOf = async ({ cookies }: Credentials): Promise<GuestScope | null> => {
    const readAt = now();
    const guestId = readGuestId(cookieValue(cookies, GUEST_COOKIE), secret);
    return guestId && !(await claimed(guestId)) ? guestScope(guestId, readAt) : null;
  };

  /** @returns whom the credentials stand for, by a session that goes on */
  const holderOf = async (credentials: Credentials): Promise<Holder> => {
    const bearer = bearerOf(credentials.authorization);
    if (bearer !== null) {
      // An extension's token counts here alone: in a cookie, and at the auth server, it is no token at all.
      const claims =
        readExtension(bearer) ?? (await verify(bearer, () => bearer || undefined))?.claims ?? null;
      const isGood = claims !== null && !(await revoked(claims, bearer));
      return { claims: isGood ? claims : null, stale: false };
    }
    const raw = joinChunks(cookieName, (name) => cookieValue(credentials.cookies, name));
    if (!raw) return { claims: null, stale: false };
    const verified = await verify(raw, () => readTokens(raw)?.accessToken);
    if (!verified) return { claims: null, stale: Boolean(readTokens(raw)?.refreshToken) };
    // An ended session is not stale: there is nothing to trade in.
    const isRevoked = await revoked(verified.claims, verified.token);
    return { claims: isRevoked ? null : verified.claims, stale: false };
  };

  return {
    async read(credentials) {
      const guest = await guestOf(credentials);
      const isBearer = bearerOf(credentials.authorization) !== null;
      const { claims, stale } = await holderOf(credentials);
      if (!claims) {
        if (isBearer) throw new AppError("INVALID_TOKEN");
        return { scope: guest, stale, guest, pending: null };
      }
      if (!(await owesCode(claims))) return { scope: userScope(claims), stale: false, guest, pending: null };
      if (isBearer) throw new AppError("SECOND_FACTOR_REQUIRED");
      return { scope: guest, stale: false, guest, pending: pendingScope(claims) };
    },
    async readPending(credentials) {
      const { claims } = await holderOf(credentials);
      return claims && (await owesCode(claims)) ? pendingScope(claims) : null;
    },
    mintGuest(isTold) {
      const guestId = newId();
      const scope = guestScope(guestId, now());
      return { scope: isTold ? { ...scope, isTold } : scope, cookieValue: signGuestId(guestId, secret) };
    },
  };
}

interface Holder {
  readonly claims: AccessClaims | null;
  readonly stale: boolean;
}

interface Verified {
  readonly token: string;
  readonly claims: AccessClaims;
}

type Verify = (credential: string, tokenIn: () => string | undefined) => Promise<Verified | null>;

/** Whom a credential, a bearer token or a cookie's raw value, stands for. Good ones are kept until their token
 * expires: a signature cannot turn bad earlier, and checking a signature costs more than the rest of a request. */
function remembering(auth: AuthProvider, now: () => Date): Verify {
  const known = new Map<string, Verified>();
  return async (credential, tokenIn) => {
    const seconds = now().getTime() / 1000;
    const remembered = known.get(credential);
    if (remembered && remembered.claims.expiresAt > seconds) return remembered;
    known.delete(credential);
    const token = tokenIn();
    const claims = token ? await auth.verifyAccessToken(token) : null;
    if (!token || !claims || claims.expiresAt <= seconds) return null;
    const verified = { token, claims };
    if (known.size >= REMEMBERED_MAX) known.delete(known.keys().next().value ?? "");
    known.set(credential, verified);
    return verified;
  };
}

function userScope({ userId, email, provider, sessionId }: AccessClaims): UserScope {
  return { kind: "user", userId, email: email ?? "", provider, sessionId } as UserScope;
}

function pendingScope({ userId, email, provider, sessionId }: AccessClaims): PendingScope {
  return { kind: "pending", userId, email: email ?? "", provider, sessionId } as PendingScope;
}

function guestScope(guestId: string, readAt: Date): GuestScope {
  return { kind: "guest", guestId, readAt } as GuestScope;
}
