import "server-only";
// The package's entry would load the whole of supabase-js, of which the product uses the auth client only.
import { applyServerStorage, createStorageFromOptions } from "@supabase/ssr/dist/main/cookies.js";
import { IDLE_MS_MAX } from "@/server/features/session/constants";
import { createClient, type Supabase } from "@/server/providers/auth/client";
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

const ENCODING = "base64url";

/** The session's cookie lives as long as the session does when nobody uses it; the package would keep it for 400 days. */
function asLong({ maxAge, ...options }: CookieOptions): CookieOptions {
  return maxAge === undefined ? options : { ...options, maxAge: Math.min(maxAge, IDLE_MS_MAX / 1000) };
}

/** The session as it is stored in one request's cookies, which are closed to scripts: the pages learn who is signed in
 * from the server. */
function createStorage(auth: AuthProvider, jar: CookieJar) {
  const name = sessionCookieName(auth.url);
  const cookieOptions = { name, httpOnly: true, sameSite: "lax" as const, secure: jar.secure, path: "/" };
  const cookies = {
    getAll: () => jar.getAll(),
    setAll: (changed: { name: string; value: string; options: CookieOptions }[]) => {
      for (const { name, value, options } of changed) jar.set({ name, value, options: asLong(options) });
    },
  };
  const parts = createStorageFromOptions({ cookieEncoding: ENCODING, cookieOptions, cookies }, true);
  return {
    key: name,
    storage: parts.storage,
    hasChanges: () => Object.keys(parts.setItems).length > 0 || Object.keys(parts.removedItems).length > 0,
    writeChanges: () => applyServerStorage(parts, { cookieOptions, cookieEncoding: ENCODING }),
  };
}

/** A Supabase client for one request. */
export function createSupabase(auth: AuthProvider, jar: CookieJar): Supabase {
  const session = createStorage(auth, jar);
  const supabase = createClient(auth, {
    storageKey: session.key,
    storage: session.storage,
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    skipAutoInitialize: true,
    ...(jar.address && { headers: { "x-forwarded-for": jar.address } }),
  });
  supabase.auth.onAuthStateChange(async (event) => {
    if (event !== "INITIAL_SESSION" && session.hasChanges()) await session.writeChanges();
  });
  return supabase;
}
