import "server-only";
import { createHmac } from "node:crypto";
import { deriveSecret } from "@/server/providers/auth/secrets";
import { cookieValue } from "../http/cookies";
import { dropCookies } from "./cookie-jar";
import type { PendingScope, UserScope } from "./scope";
import { readSignedValue, signValue } from "./signed-value";
import type { CookieJar } from "./supabase-client";

/** One request's cookies, the key of their seals and the time. */
export interface AuthFlowCookies {
  readonly jar: CookieJar;
  /** AUTH_SECRET. */
  readonly secret: string;
  readonly now: Date;
}

/** What this browser has asked us to send. */
export interface AskedMail {
  /** The page to go to once a link has signed in. */
  readonly next: string;
  isFor(email: string): boolean;
}

const MINUTE_SECONDS = 60;

interface Kept {
  readonly name: string;
  readonly purpose: string;
  readonly seconds: number;
}

const ASKED: Kept = { name: "cm-mail-asked", purpose: "mail-asked", seconds: 60 * MINUTE_SECONDS };
const RECOVERY: Kept = { name: "cm-recovery", purpose: "password-recovery", seconds: 15 * MINUTE_SECONDS };
const FORM: Kept = { name: "cm-form", purpose: "form-state", seconds: MINUTE_SECONDS };

/** Someone may mistype an address and ask again for the right one. */
const ADDRESSES_MAX = 5;

/** Notes that this browser asked for an e-mail: a link for another address is not opened in it without a question,
 * because anyone who sends it could be signing a stranger in to their own account. */
export function rememberAskedMail(
  cookies: AuthFlowCookies,
  { email, next }: { readonly email: string; readonly next: string },
): void {
  const mark = markOf(email, cookies.secret);
  const marks = [mark, ...(readAsked(cookies)?.marks ?? []).filter((one) => one !== mark)];
  keep(cookies, ASKED, JSON.stringify({ marks: marks.slice(0, ADDRESSES_MAX), next }));
}

/** @returns null when this browser has not asked for an e-mail within the hour */
export function askedMail(cookies: AuthFlowCookies): AskedMail | null {
  const asked = readAsked(cookies);
  return asked && { next: asked.next, isFor: (email) => asked.marks.includes(markOf(email, cookies.secret)) };
}

/** Lets the session that a recovery link opened choose a new password, for a quarter of an hour; once it is let in, where
 * a code is asked for. */
export function grantRecovery(cookies: AuthFlowCookies, scope: UserScope | PendingScope): void {
  keep(cookies, RECOVERY, bearerOf(scope));
}

export function hasRecovery(cookies: AuthFlowCookies, scope: UserScope): boolean {
  return open(cookies, RECOVERY) === bearerOf(scope);
}

export function dropRecovery({ jar }: AuthFlowCookies): void {
  dropCookies(jar, RECOVERY.name);
}

/** Keeps what a form has to show over the redirect that a browser without JavaScript needs. */
export function rememberForm(cookies: AuthFlowCookies, state: string): void {
  keep(cookies, FORM, state);
}

/** @returns what was kept less than a minute ago, or null */
export function rememberedForm(cookies: AuthFlowCookies): string | null {
  return open(cookies, FORM);
}

function keep({ jar, secret, now }: AuthFlowCookies, kept: Kept, value: string): void {
  const { name, purpose, seconds } = kept;
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure: jar.secure,
    maxAge: seconds,
    path: "/",
  } as const;
  jar.set({ name, value: signValue(value, { secret, purpose }, expiresAt), options });
}

function open({ jar, secret, now }: AuthFlowCookies, { name, purpose }: Kept): string | null {
  return readSignedValue(cookieValue(jar.getAll(), name), { secret, purpose }, now);
}

function readAsked(cookies: AuthFlowCookies): { marks: string[]; next: string } | null {
  const value = open(cookies, ASKED);
  return value === null ? null : JSON.parse(value);
}

function markOf(email: string, secret: string): string {
  const key = deriveSecret(secret, "mail-asked-address");
  return createHmac("sha256", key).update(email.toLowerCase()).digest("base64url").slice(0, 22);
}

function bearerOf({ userId, sessionId }: UserScope | PendingScope): string {
  return `${userId} ${sessionId ?? ""}`;
}
