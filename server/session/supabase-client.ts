import "server-only";
import { createServerClient } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import { IDLE_MS_MAX } from "@/server/features/session/constants";
import type { AuthProvider } from "@/server/providers/auth/port";
import type { Cookie, CookieOptions, CookieToSet } from "../http/cookies";
import { sessionCookieName } from "./session-cookie";

/** Where a Supabase client reads and writes one request's cookies. */
export interface CookieJar {
  getAll(): Cookie[];
  set(cookie: CookieToSet): void;
  readonly secure: boolean;
  /** Where the request came from, for the auth server's own limits. */
  readonly address?: string;
}

/** Stands where the client wants a WebSocket, which Node 20 lacks. Nothing here opens a live channel. */
class NoLiveChannel {
  constructor() {
    throw new Error("The server opens no live channel to the auth server.");
  }
}

/** The session's cookie lives as long as the session does when nobody uses it; the client would keep it for 400 days. */
function asLong({ maxAge, ...options }: CookieOptions): CookieOptions {
  return maxAge === undefined ? options : { ...options, maxAge: Math.min(maxAge, IDLE_MS_MAX / 1000) };
}

/** A Supabase client for one request. The session cookie is closed to scripts: the pages learn who is signed in
 * from the server. */
export function createSupabase(auth: AuthProvider, jar: CookieJar): SupabaseClient {
  return createServerClient(auth.url, auth.anonKey, {
    cookieOptions: {
      name: sessionCookieName(auth.url),
      httpOnly: true,
      sameSite: "lax",
      secure: jar.secure,
      path: "/",
    },
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) jar.set({ name, value, options: asLong(options) });
      },
    },
    realtime: { transport: NoLiveChannel as unknown as typeof WebSocket },
    global: {
      ...(auth.fetch && { fetch: auth.fetch }),
      ...(jar.address && { headers: { "x-forwarded-for": jar.address } }),
    },
  });
}
