import "server-only";
import { AuthClient, type GoTrueClient, type GoTrueClientOptions } from "@supabase/auth-js";
import type { AuthProvider } from "./port";

/** The part of a Supabase client that signs in. The product keeps everything else in its own database, so the rest of that
 * client, with its connections to tables, files and live channels, is not loaded. */
export interface Supabase {
  readonly auth: GoTrueClient;
}

/** What the client is to do, and headers besides the ones that every request to an auth server has. */
type Options = Omit<GoTrueClientOptions, "url" | "fetch">;

/** A client of an auth server. */
export function createClient(
  { url, anonKey, fetch }: Pick<AuthProvider, "url" | "anonKey" | "fetch">,
  { headers, ...options }: Options,
): Supabase {
  const auth = new AuthClient({
    ...options,
    url: new URL("auth/v1", url.endsWith("/") ? url : `${url}/`).href,
    headers: { Authorization: `Bearer ${anonKey}`, apikey: anonKey, ...headers },
    ...(fetch && { fetch }),
  });
  return { auth };
}
