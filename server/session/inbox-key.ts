import "server-only";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";
import { deriveSecret } from "@/server/providers/auth/secrets";
import { processSlot } from "@/server/runtime";
import { type Cookie, type CookieToSet, cookieValue } from "../http/cookies";
import { isOnThisMachine } from "../http/this-machine";

const COOKIE = "cm-inbox";
const KEY_BYTES = 32;

const key = processSlot<string>("inboxKey");

/** The key that the start printed; where nothing printed one, a key that nobody knows. */
function inboxKey(): string {
  key.current ??= env.INBOX_KEY ?? randomBytes(KEY_BYTES).toString("hex");
  return key.current;
}

/** What a browser keeps, which opens the inbox until the server is started again and tells nobody the key. */
const cookieSecret = (): string => deriveSecret(inboxKey(), "inbox-cookie");

/** Whether a request may open the inbox to its browser: made on this machine, with the key that the start printed. */
export const mayOpenInbox = (headers: Headers, key: string | null): boolean =>
  isOnThisMachine(headers) && key !== null && isSame(key, inboxKey());

/** The cookie that opens the inbox. */
export const inboxCookie = (): CookieToSet => ({
  name: COOKIE,
  value: cookieSecret(),
  options: { httpOnly: true, sameSite: "strict", path: "/" },
});

/** Whether the inbox is open to a browser on this machine. */
export const hasInboxOpen = (headers: Headers, cookies: readonly Cookie[]): boolean =>
  isOnThisMachine(headers) && isSame(cookieValue(cookies, COOKIE) ?? "", cookieSecret());

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
