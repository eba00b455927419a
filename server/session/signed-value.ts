import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "@/server/providers/auth/secrets";

export interface SigningKey {
  /** AUTH_SECRET. */
  readonly secret: string;
  /** Names the use; a value sealed for one use opens for no other. */
  readonly purpose: string;
}

/** Marks a value as this server's own, until a time. Anyone can read it; nobody can change it.
 * @returns text that fits a cookie: the value, the time and their HMAC-SHA256 */
export function signValue(value: string, { secret, purpose }: SigningKey, expiresAt: Date): string {
  const body = `${Buffer.from(value).toString("base64url")}.${expiresAt.getTime().toString(36)}`;
  return `${body}.${digest(body, { secret, purpose }).toString("base64url")}`;
}

/** @returns the value, or null for what was not sealed with this key or has run out */
export function readSignedValue(sealed: string | undefined, key: SigningKey, now: Date): string | null {
  const [value, expiry, mac, ...rest] = sealed?.split(".") ?? [];
  if (!value || !expiry || !mac || rest.length > 0) return null;
  const given = Buffer.from(mac, "base64url");
  const expected = digest(`${value}.${expiry}`, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number.parseInt(expiry, 36) <= now.getTime()) return null;
  return Buffer.from(value, "base64url").toString();
}

function digest(body: string, { secret, purpose }: SigningKey): Buffer {
  return createHmac("sha256", deriveSecret(secret, purpose)).update(body).digest();
}
