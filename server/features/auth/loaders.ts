import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import { getDeps } from "@/server/composition/compose";
import { env } from "@/server/env";
import { underOwnNames } from "@/server/http/cookies";
import { isSecure } from "@/server/http/origin";
import { isOnThisMachine } from "@/server/http/this-machine";
import { keptFormState } from "@/server/request-context/form-state";
import { pageScope } from "@/server/request-context/page-context";
import { type AuthFlowCookies, hasRecovery } from "@/server/session/auth-flow-cookies";
import { hasInboxOpen } from "@/server/session/inbox-key";
import type { AuthFormState, FormName, InboxMail, PasswordFormState, SignInOptions } from "./types";

/** What a sign-in page offers, and its form as a browser without JavaScript left it. */
export async function loadSignInOptions(page: FormName, told: boolean): Promise<SignInOptions> {
  await connection();
  const { auth } = getDeps();
  return {
    social: await auth.socialProviders(),
    inbox: auth.inbox ? await inboxFor() : null,
    state: told ? await keptFormState<AuthFormState>(page) : null,
  };
}

/** The form for another password as its last submission left it, for a browser without JavaScript; null otherwise. */
export function loadPasswordForm(): Promise<PasswordFormState | null> {
  return keptFormState("password");
}

/** The account whose new password may be chosen now: this browser opened a recovery link a moment ago.
 * @returns its e-mail address, or null */
export async function loadRecovery(): Promise<string | null> {
  const scope = await pageScope();
  if (scope?.kind !== "user") return null;
  return hasRecovery(await pageCookies(), scope) ? scope.email : null;
}

/** The e-mail that stays on this machine, the newest first.
 * @returns `closed` for a browser on this machine that has not opened the address the start printed; null where mail
 * leaves the machine, and for a visitor on another one */
export async function loadInbox(): Promise<readonly InboxMail[] | "closed" | null> {
  await connection();
  const { inbox } = getDeps().auth;
  if (!inbox) return null;
  const access = await inboxFor();
  return access === "open" ? inbox.list() : access;
}

async function inboxFor(): Promise<SignInOptions["inbox"]> {
  const [store, head] = await Promise.all([cookies(), headers()]);
  if (hasInboxOpen(head, store.getAll())) return "open";
  return isOnThisMachine(head) ? "closed" : null;
}

/** A page only reads. */
async function pageCookies(): Promise<AuthFlowCookies> {
  const [store, head] = await Promise.all([cookies(), headers()]);
  const secure = isSecure(head);
  const jar = { getAll: () => underOwnNames(store.getAll(), secure), set: () => {}, secure };
  return { jar, secret: env.AUTH_SECRET, now: getDeps().now() };
}
