import "server-only";
import { decodeJwt } from "jose";
import { hasEnded, touchSession } from "@/server/features/session/service";
import type { Deps } from "../deps";
import { type CookieToSet, cookieValue } from "../http/cookies";
import {
  isChunkOf,
  isDue,
  joinChunks,
  readTokens,
  type SessionTokens,
  sessionCookieName,
} from "../session/session-cookie";
import type { CookieJar } from "../session/supabase-client";

/** How long one refresh answers for requests that carried the same spent cookie. The auth server takes a refresh
 * token once; a page that loads sends several requests with it. */
const SHARED_MS = 10_000;

/** How long a page waits for the auth server before it goes on without. */
const ANSWER_MS = 5_000;

type RefreshDeps = Pick<Deps, "auth" | "db" | "now">;

interface Refresh {
  readonly cookies: Promise<readonly CookieToSet[]>;
  readonly startedAt: number;
}

const running = new Map<string, Refresh>();

/** Trades a session cookie whose token ran out, or is refused before that, for a fresh one and writes it into the jar. A
 * session that was ended here is not renewed; its cookie is removed.
 * @returns the cookies written; none when the auth server or the database does not answer: the cookie then stays for
 * another try */
export async function refreshSession(deps: RefreshDeps, jar: CookieJar): Promise<readonly CookieToSet[]> {
  const present = jar.getAll();
  const raw = joinChunks(sessionCookieName(deps.auth.url), (name) => cookieValue(present, name));
  const tokens = raw ? readTokens(raw) : null;
  if (!tokens?.refreshToken) return [];
  const time = deps.now().getTime();
  for (const [key, { startedAt }] of running) if (Math.abs(time - startedAt) > SHARED_MS) running.delete(key);
  const shared = running.get(tokens.refreshToken) ?? {
    cookies: refresh(deps, jar, tokens),
    startedAt: time,
  };
  running.set(tokens.refreshToken, shared);
  const cookies = await shared.cookies;
  for (const cookie of cookies) jar.set(cookie);
  return cookies;
}

async function refresh(
  deps: RefreshDeps,
  { getAll, secure, address }: CookieJar,
  { accessToken }: SessionTokens,
): Promise<readonly CookieToSet[]> {
  const sessionId = sessionIdOf(accessToken);
  const ended = await hasEnded(deps, sessionId).catch(() => null);
  // Who reads the cookie next asks the database too, and reports that it does not answer.
  if (ended === null) return [];
  if (ended) return removals(deps, { getAll, secure });
  const written: CookieToSet[] = [];
  // Few requests come here; the others need not load the client.
  const { createSupabase } = await import("../session/supabase-client");
  const line = singleTry(deps.auth);
  const jar = { getAll, secure, address, set: (cookie: CookieToSet) => void written.push(cookie) };
  const { auth } = createSupabase({ ...deps.auth, fetch: line.fetch }, jar);
  let { data } = await auth.getSession();
  // Of itself the client trades in only what has run out, and goes on with what has not when the trade is refused.
  const isUntried = written.length === 0 && !isDue(accessToken, deps.now().getTime());
  if (isUntried) ({ data } = await auth.refreshSession());
  if (line.failed()) return [];
  if (isUntried && !data.session) return removals(deps, { getAll, secure });
  // A visit that is not written down must not cost the session it renews.
  if (data.session && written.length > 0) await touchSession(deps, sessionId).catch(() => undefined);
  return written;
}

/** The network for one refresh. The client tries for half a minute to reach an auth server that does not answer, while
 * the page waits: it is told of a refusal instead, and what it does about that is not written down. */
function singleTry({ fetch: own }: Deps["auth"]): { fetch: typeof fetch; failed(): boolean } {
  const send = own ?? fetch;
  let failed = false;
  return {
    failed: () => failed,
    async fetch(input, init) {
      try {
        const response = await send(input, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
        if (response.status < 500 && response.status !== 429) return response;
      } catch {
        // No answer is what the caller hears of below.
      }
      failed = true;
      return Response.json(
        { error_code: "no_answer", msg: "The auth server did not answer." },
        { status: 400 },
      );
    },
  };
}

function removals(
  { auth }: Pick<Deps, "auth">,
  { getAll, secure }: Pick<CookieJar, "getAll" | "secure">,
): readonly CookieToSet[] {
  const options = { path: "/", maxAge: 0, httpOnly: true, sameSite: "lax", secure } as const;
  const own = getAll().filter(({ name }) => isChunkOf(sessionCookieName(auth.url), name));
  return own.map(({ name }) => ({ name, value: "", options }));
}

/** @returns the session a token names; its signature is not looked at, the gate does that with the fresh one */
function sessionIdOf(token: string): string | null {
  try {
    const { session_id: id } = decodeJwt(token);
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}
