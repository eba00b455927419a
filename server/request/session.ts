import "server-only";
import { AppError } from "@/server/errors/app-error";
import type { AccessClaims, AuthProvider } from "@/server/providers/auth/port";
import { bearerOf } from "./bearer";
import { type Cookie, cookieValue } from "./cookies";
import { GUEST_COOKIE, readGuestId, signGuestId } from "./guest-cookie";
import type { GuestScope, Scope, UserScope } from "./scope";
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
  /** Whether the session of a token that is valid in itself was ended.
   * @throws {Error} when that cannot be told: the request fails then, nobody is let in on a guess */
  readonly revoked: (claims: AccessClaims, token: string) => Promise<boolean>;
  /** Whether an account has taken over this guest: the cookie is nobody's then, wherever it was copied to. */
  readonly claimed: (guestId: string) => Promise<boolean>;
}

/** The one place where a scope is made. */
export interface SessionGate {
  /** @throws {AppError} UNAUTHORIZED for a bearer token that is not valid */
  read(credentials: Credentials): Promise<Session>;
  mintGuest(): MintedGuest;
}

const REMEMBERED_MAX = 2000;

/** A gate that verifies tokens on the spot, without a round trip, and remembers the good ones until they expire. */
export function createSessionGate({ auth, secret, now, newId, revoked, claimed }: GateOptions): SessionGate {
  const cookieName = sessionCookieName(auth.url);
  const verify = remembering(auth, now);

  const guestOf = async ({ cookies }: Credentials): Promise<GuestScope | null> => {
    const readAt = now();
    const guestId = readGuestId(cookieValue(cookies, GUEST_COOKIE), secret);
    return guestId && !(await claimed(guestId)) ? guestScope(guestId, readAt) : null;
  };

  return {
    async read(credentials) {
      const guest = await guestOf(credentials);
      const bearer = bearerOf(credentials.authorization);
      if (bearer !== null) {
        const verified = await verify(bearer, () => bearer || undefined);
        if (!verified || (await revoked(verified.claims, bearer))) throw new AppError("UNAUTHORIZED");
        return { scope: userScope(verified.claims), stale: false, guest };
      }
      const raw = joinChunks(cookieName, (name) => cookieValue(credentials.cookies, name));
      if (!raw) return { scope: guest, stale: false, guest };
      const verified = await verify(raw, () => readTokens(raw)?.accessToken);
      if (!verified) return { scope: guest, stale: Boolean(readTokens(raw)?.refreshToken), guest };
      // An ended session is not stale: there is nothing to trade in.
      if (await revoked(verified.claims, verified.token)) return { scope: guest, stale: false, guest };
      return { scope: userScope(verified.claims), stale: false, guest };
    },
    mintGuest() {
      const guestId = newId();
      return { scope: guestScope(guestId, now()), cookieValue: signGuestId(guestId, secret) };
    },
  };
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

function guestScope(guestId: string, readAt: Date): GuestScope {
  return { kind: "guest", guestId, readAt } as GuestScope;
}
