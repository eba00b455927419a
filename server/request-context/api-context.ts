import "server-only";
import type { Deps } from "../deps";
import { addressOf } from "../http/client-address";
import { readCookies } from "../http/cookies";
import { hasOptedOut } from "../http/opt-out";
import { requestIdOf } from "../http/request-metadata";
import { createRequestCookieJar } from "../session/cookie-jar";
import { GUEST_COOKIE, GUEST_COOKIE_MAX_AGE } from "../session/guest-cookie";
import type { PendingScope, Scope } from "../session/scope";
import type { Session, SessionGate } from "../session/session-gate";
import { readRenewed } from "./renewed-session";

/** One request to a route handler, as far as identity goes. Nothing is read before it is asked for. */
export interface ApiRequest {
  readonly requestId: string;
  readonly address: string;
  readonly headers: Headers;
  /** The browser asks not to be counted. */
  readonly optedOut: boolean;
  /** Who asks, and the guest they were before.
   * @throws {AppError} INVALID_TOKEN for a bearer token that is not valid */
  session(): Promise<Session>;
  /** Who asks; null for a visitor without a guest cookie.
   * @throws {AppError} INVALID_TOKEN for a bearer token that is not valid */
  scope(): Promise<Scope | null>;
  /** Who reads: who asks, or a guest nobody has met and who has nothing. Sets no cookie, so that of several first requests
   * of a browser only one that keeps something says who it is.
   * @throws {AppError} INVALID_TOKEN for a bearer token that is not valid */
  reader(): Promise<Scope>;
  /** Who asks; a visitor without a guest cookie becomes a guest now.
   * @throws {AppError} INVALID_TOKEN for a bearer token that is not valid */
  scopeOrGuest(): Promise<Scope>;
  /** Who has to enter a code before anything of the account opens; null for everyone else. */
  pending(): Promise<PendingScope | null>;
  /** Set-Cookie headers that must go with the answer. */
  setCookies(): readonly string[];
}

type OpeningDeps = Pick<Deps, "auth" | "db" | "now" | "newId">;

/** Opens a request for a route handler. */
export function openApiRequest(
  { headers, url }: Pick<Request, "headers" | "url">,
  { deps, gate }: { readonly deps: OpeningDeps; readonly gate: SessionGate },
): ApiRequest {
  const jar = createRequestCookieJar({ headers, url });
  const authorization = headers.get("authorization");
  let reading: Promise<Session> | undefined;
  let minting: Promise<Scope> | undefined;
  let areCookiesOut = false;

  const session = () => {
    reading ??= readRenewed({ deps, gate, jar, authorization });
    return reading;
  };
  const mint = async (): Promise<Scope> => {
    const known = (await session()).scope;
    if (known) return known;
    const { scope: guest, cookieValue } = gate.mintGuest(() => areCookiesOut);
    const options = {
      httpOnly: true,
      sameSite: "lax",
      secure: jar.secure,
      maxAge: GUEST_COOKIE_MAX_AGE,
    } as const;
    jar.set({ name: GUEST_COOKIE, value: cookieValue, options });
    return guest;
  };

  return {
    requestId: requestIdOf(headers) ?? deps.newId(),
    address: addressOf(headers),
    headers,
    optedOut: hasOptedOut(headers),
    session,
    scope: async () => (await session()).scope,
    reader: async () => (await session()).scope ?? gate.mintGuest().scope,
    pending: () => gate.readPending({ cookies: readCookies(headers, url), authorization }),
    scopeOrGuest() {
      minting ??= mint();
      return minting;
    },
    setCookies() {
      areCookiesOut = true;
      return jar.setCookies();
    },
  };
}
