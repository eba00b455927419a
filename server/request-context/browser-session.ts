import "server-only";
import { withRetryAfter } from "@/server/admission/retry-after";
import { AppError } from "@/server/errors/app-error";
import { toErrorResponse } from "@/server/errors/to-response";
import { TOKEN_STAND_IN } from "@/server/features/session/constants";
import type { Composition } from "../composition/compose";
import { addressOf } from "../http/client-address";
import { type Cookie, cookieValue } from "../http/cookies";
import { assertNoOtherPage, assertOwnPage } from "../http/origin";
import { takeRate } from "../rate-limits/take-rate";
import { createRequestCookieJar, type MemoryJar } from "../session/cookie-jar";
import type { UserScope } from "../session/scope";
import { expiryOf, isDue, joinChunks, readTokens, sessionCookieName } from "../session/session-cookie";
import type { Session } from "../session/session-gate";
import { refreshSession } from "./refresh-session";
import { readRenewed } from "./renewed-session";

/** The session in the shape of the auth protocol, without a token: those stay in the cookie, closed to scripts. */
export interface BrowserSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: "bearer";
  /** Seconds. */
  readonly expires_in: number;
  /** Seconds since 1970-01-01 UTC. */
  readonly expires_at: number;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly app_metadata: { readonly provider: string | null };
  };
}

interface Opened {
  readonly session: Session;
  readonly cookies: readonly Cookie[];
}

const NO_SESSION = { code: 400, error_code: "refresh_token_not_found", msg: "Nobody is signed in here." };
const NO_ANSWER = {
  code: 503,
  error_code: "unavailable",
  msg: "The session cannot be renewed now. Try again.",
};

/** Answers a browser that asks who is signed in in it: `{ session }`, null for a guest. Renews nothing that is still
 * good. */
export function answerSession(request: Request, composition: Composition): Promise<Response> {
  return answer(request, composition, async ({ session: { scope, stale }, cookies }) => {
    // The auth server did not answer: nobody can say whether the session goes on.
    if (stale) return withRetryAfter(Response.json(NO_ANSWER, { status: 503 }));
    return Response.json({ session: scope?.kind === "user" ? shown(scope, cookies, composition) : null });
  });
}

/** Renews the session of the browser that asks, when that is due, and answers as the auth protocol does: the session;
 * 400 when there is none to renew; 503 when nobody can tell now, which must sign nobody out. */
export function answerRenewal(request: Request, composition: Composition): Promise<Response> {
  return answer(request, composition, async ({ session: { scope, stale }, cookies }) => {
    if (stale) return withRetryAfter(Response.json(NO_ANSWER, { status: 503 }));
    if (scope?.kind !== "user") return Response.json(NO_SESSION, { status: 400 });
    return Response.json(shown(scope, cookies, composition));
  });
}

async function answer(
  request: Request,
  composition: Composition,
  work: (opened: Opened) => Promise<Response>,
): Promise<Response> {
  const { deps } = composition;
  const jar = createRequestCookieJar(request);
  let response: Response;
  try {
    if (request.method === "GET") assertNoOtherPage(request.headers);
    else assertOwnPage(request.headers);
    const session = await open(jar, composition);
    await takeRate(deps, "read", { scope: session.scope, address: addressOf(request.headers) });
    response = await work({ session, cookies: jar.getAll() });
  } catch (error) {
    response = toErrorResponse(error, {
      log: deps.log,
      requestId: deps.newId(),
      operation: "session.browser",
    });
  }
  response.headers.set("cache-control", "no-store");
  for (const cookie of jar.setCookies()) response.headers.append("set-cookie", cookie);
  return response;
}

/** Reads the session, renewed if it is due. */
async function open(jar: MemoryJar, { deps, gate }: Composition): Promise<Session> {
  const tokens = tokensIn(jar.getAll(), deps.auth.url);
  if (tokens && isDue(tokens.accessToken, deps.now().getTime())) await refreshSession(deps, jar);
  return readRenewed({ deps, gate, jar });
}

function shown(scope: UserScope, cookies: readonly Cookie[], { deps }: Composition): BrowserSession {
  const tokens = tokensIn(cookies, deps.auth.url);
  if (!tokens) throw new AppError("UNAUTHORIZED");
  const expiresAt = expiryOf(tokens.accessToken);
  return {
    access_token: TOKEN_STAND_IN,
    refresh_token: TOKEN_STAND_IN,
    token_type: "bearer",
    expires_in: Math.max(0, expiresAt - Math.floor(deps.now().getTime() / 1000)),
    expires_at: expiresAt,
    user: { id: scope.userId, email: scope.email, app_metadata: { provider: scope.provider } },
  };
}

function tokensIn(cookies: readonly Cookie[], authUrl: string) {
  const raw = joinChunks(sessionCookieName(authUrl), (name) => cookieValue(cookies, name));
  return raw ? readTokens(raw) : null;
}
