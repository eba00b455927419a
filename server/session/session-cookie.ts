import "server-only";
import { decodeJwt } from "jose";
import { REFRESH_MARGIN_MS } from "@/server/features/session/constants";

/** The tokens a session cookie carries. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

const BASE64 = "base64-";
const CHUNKS_MAX = 10;

/** The name Supabase clients give the session cookie of an auth server. */
export function sessionCookieName(authUrl: string): string {
  return `sb-${new URL(authUrl).hostname.split(".")[0]}-auth-token`;
}

/** Puts the session cookie together from its chunks, `name` or `name.0`, `name.1`, …
 * @returns the raw value, or null when there is none */
export function joinChunks(name: string, cookie: (name: string) => string | undefined): string | null {
  const whole = cookie(name);
  if (whole) return whole;
  let joined = "";
  for (let index = 0; index < CHUNKS_MAX; index += 1) {
    const chunk = cookie(`${name}.${index}`);
    if (!chunk) break;
    joined += chunk;
  }
  return joined || null;
}

/** Whether a cookie is the session cookie of this name or a part of it. */
export function isChunkOf(name: string, cookie: string): boolean {
  return cookie === name || (cookie.startsWith(`${name}.`) && /^\d+$/.test(cookie.slice(name.length + 1)));
}

/** When a token runs out by its own word, in seconds since 1970-01-01 UTC; 0 when it does not say. */
export function expiryOf(token: string): number {
  try {
    return decodeJwt(token).exp ?? 0;
  } catch {
    return 0;
  }
}

/** Whether a session is to be renewed: its token has so little left that a page might outlive it.
 * @param nowMs milliseconds since 1970-01-01 UTC */
export function isDue(accessToken: string, nowMs: number): boolean {
  return expiryOf(accessToken) * 1000 - nowMs < REFRESH_MARGIN_MS;
}

/** Reads the tokens out of a session cookie's raw value.
 * @returns null when the value is no session: cut off, tampered with or of another format */
export function readTokens(raw: string): SessionTokens | null {
  try {
    const json = raw.startsWith(BASE64)
      ? Buffer.from(raw.slice(BASE64.length), "base64url").toString("utf8")
      : raw;
    const session: unknown = JSON.parse(json);
    if (typeof session !== "object" || session === null) return null;
    const { access_token: access, refresh_token: refresh } = session as Record<string, unknown>;
    if (typeof access !== "string") return null;
    return { accessToken: access, refreshToken: typeof refresh === "string" ? refresh : null };
  } catch {
    return null;
  }
}
