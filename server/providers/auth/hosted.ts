import "server-only";
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  jwtVerify,
} from "jose";
import { readClaims } from "./claims";
import { findPersonAt } from "./find-person";
import { createHostedSettings } from "./hosted-settings";
import { joseCodeOf } from "./jose-code";
import type { AccessClaims, AuthProvider } from "./port";

export interface HostedAuthOptions {
  /** The project's URL. */
  url: string;
  anonKey: string;
  /** Lets the product delete accounts through the project's own interface. */
  serviceRoleKey?: string;
  /** Deletes an account in the project's database, when the product's own database is the same one.
   * @returns false when it is not */
  deleteBySql?: (userId: string) => Promise<boolean>;
  fetch?: typeof fetch;
  /** Milliseconds since 1970-01-01 UTC. */
  now?: () => number;
}

const TIMEOUT_MS = 5_000;

/** A project hosted by Supabase. Tokens signed with the project's asymmetric keys are checked here, against its
 * published keys; tokens of a project that still signs with a shared secret are shown to its auth server. */
export function createHostedAuth(options: HostedAuthOptions): AuthProvider {
  const { url, anonKey, fetch: connect = fetch, now = Date.now } = options;
  // The project answers itself. Where it sent us on to, keys and tokens would go along.
  const send: typeof fetch = (input, init) => connect(input, { ...init, redirect: "error" });
  const base = `${url.replace(/\/+$/, "")}/auth/v1`;
  const keys = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: (...args: Parameters<typeof fetch>) => send(...args),
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    send(`${base}${path}`, {
      headers: { apikey: anonKey, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  async function readVerified(token: string): Promise<JWTPayload | null> {
    const algorithm = algorithmOf(token);
    if (algorithm === null) return null;
    if (algorithm !== "HS256") {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ["ES256", "RS256", "EdDSA"],
        issuer: base,
        audience: "authenticated",
      });
      return payload;
    }
    const response = await get("/user", { authorization: `Bearer ${token}` });
    if (response.ok) return decodeJwt(token);
    if (response.status >= 500) throw new Error(`The auth server answered ${response.status}.`);
    return null;
  }

  async function verifyAccessToken(token: string): Promise<AccessClaims | null> {
    try {
      const payload = await readVerified(token);
      return payload && readClaims(payload);
    } catch (error) {
      if (isTokenFault(error)) return null;
      throw error;
    }
  }

  return {
    kind: "hosted",
    url,
    anonKey,
    fetch: send,
    verifyAccessToken,
    socialProviders: createHostedSettings(() => get("/settings"), now),
    deleteUser: (userId) => deleteUser(userId, { ...options, base, send }),
    async findPerson(wanted) {
      const { serviceRoleKey } = options;
      if (!serviceRoleKey) throw new Error("Accounts are looked up only with SUPABASE_SERVICE_ROLE_KEY.");
      const headers = { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` };
      return findPersonAt((path) => get(`/admin${path}`, headers), wanted);
    },
    isHealthy: async () => (await get("/health")).ok,
  };
}

interface Deleting extends HostedAuthOptions {
  base: string;
  send: typeof fetch;
}

async function deleteUser(
  userId: string,
  { serviceRoleKey, deleteBySql, base, send }: Deleting,
): Promise<void> {
  if (!serviceRoleKey) {
    if (await deleteBySql?.(userId)) return;
    throw new Error("The auth server deletes accounts only with SUPABASE_SERVICE_ROLE_KEY.");
  }
  const response = await send(`${base}/admin/users/${encodeURIComponent(userId)}`, {
    method: "DELETE",
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok && response.status !== 404) {
    throw new Error(`The auth server answered ${response.status} when it was told to delete an account.`);
  }
}

/** @returns null for what is not a token at all */
function algorithmOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).alg ?? null;
  } catch {
    return null;
  }
}

/** What jose says of an auth server, not of a token. */
const OF_SERVER: ReadonlySet<string> = new Set(["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"]);

/** Tells a bad token from an auth server that cannot be reached: the second must not sign anyone out. */
function isTokenFault(error: unknown): boolean {
  const code = joseCodeOf(error);
  return code !== null && !OF_SERVER.has(code);
}
