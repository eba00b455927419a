import "server-only";
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
} from "jose";
import { readClaims } from "./claims";
import type { AccessClaims, AuthProvider } from "./port";

export interface HostedAuthOptions {
  /** The project's URL. */
  url: string;
  anonKey: string;
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 5_000;

/** A project hosted by Supabase. Tokens signed with the project's asymmetric keys are checked here, against its
 * published keys; tokens of a project that still signs with a shared secret are shown to its auth server. */
export function createHostedAuth({ url, anonKey, fetch: send = fetch }: HostedAuthOptions): AuthProvider {
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
    verifyAccessToken,
    socialProviders: [],
    deleteUser: async () => {
      throw new Error("Deleting an account is not wired yet.");
    },
    isHealthy: async () => (await get("/health")).ok,
  };
}

/** @returns null for what is not a token at all */
function algorithmOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).alg ?? null;
  } catch {
    return null;
  }
}

/** Tells a bad token from an auth server that cannot be reached: the second must not sign anybody out. */
function isTokenFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}
