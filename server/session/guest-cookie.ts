import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";

export const GUEST_COOKIE = "cm-guest";

/** One year, in seconds. */
export const GUEST_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

const GUEST_ID = /^[\w-]{8,64}$/;

/** @returns the cookie's value: the guest's id and its HMAC-SHA256 under the secret */
export function signGuestId(guestId: string, secret: string): string {
  return `${guestId}.${digest(guestId, secret).toString("base64url")}`;
}

/** @returns the guest's id, or null for a value this secret did not sign */
export function readGuestId(value: string | undefined, secret: string): string | null {
  const dot = value?.lastIndexOf(".") ?? -1;
  if (!value || dot < 0) return null;
  const guestId = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64url");
  const expected = digest(guestId, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return GUEST_ID.test(guestId) ? guestId : null;
}

/** The prefix keeps this use of the secret apart from every other one. */
function digest(guestId: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`guest:${guestId}`).digest();
}
