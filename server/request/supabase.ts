import "server-only";
import { createServerClient } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { AuthProvider } from "@/server/providers/auth/port";
import type { CookieToSet } from "./cookies";
import { sessionCookieName } from "./session-cookie";

/** Where a Supabase client reads and writes one request's cookies. */
export interface CookieJar {
  getAll(): { name: string; value: string }[];
  set(cookie: CookieToSet): void;
  readonly secure: boolean;
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
        for (const { name, value, options } of cookies) jar.set({ name, value, options });
      },
    },
    ...(auth.fetch && { global: { fetch: auth.fetch } }),
  });
}
