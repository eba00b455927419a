import "server-only";
import type { AuthProvider } from "@/server/providers/auth/port";
import { type CookieToSet, cookieValue } from "./cookies";
import { joinChunks, readTokens, sessionCookieName } from "./session-cookie";
import type { CookieJar } from "./supabase";

/** How long one refresh answers for requests that carried the same spent cookie. The auth server takes a refresh
 * token once; a page that loads sends several requests with it. */
const SHARED_MS = 10_000;

interface Refresh {
  readonly cookies: Promise<readonly CookieToSet[]>;
  readonly startedAt: number;
}

const running = new Map<string, Refresh>();

/** Trades a spent session cookie for a fresh one and writes it into the jar.
 * @returns the cookies written; none when the auth server no longer knows the session */
export async function refreshSession(
  auth: AuthProvider,
  jar: CookieJar,
  now: () => Date,
): Promise<readonly CookieToSet[]> {
  const present = jar.getAll();
  const raw = joinChunks(sessionCookieName(auth.url), (name) => cookieValue(present, name));
  const spent = raw && readTokens(raw)?.refreshToken;
  if (!spent) return [];
  const time = now().getTime();
  for (const [key, { startedAt }] of running) if (time - startedAt > SHARED_MS) running.delete(key);
  const shared = running.get(spent) ?? { cookies: refresh(auth, jar), startedAt: time };
  running.set(spent, shared);
  const cookies = await shared.cookies;
  for (const cookie of cookies) jar.set(cookie);
  return cookies;
}

async function refresh(
  auth: AuthProvider,
  { getAll, secure, address }: CookieJar,
): Promise<readonly CookieToSet[]> {
  const written: CookieToSet[] = [];
  // Few requests come here; the others need not load the client.
  const { createSupabase } = await import("./supabase");
  const client = createSupabase(auth, { getAll, secure, address, set: (cookie) => written.push(cookie) });
  await client.auth.getSession();
  return written;
}
