import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import { env } from "@/server/env";
import { underOwnNames } from "@/server/request/cookies";
import { getDeps } from "@/server/request/deps";
import { type EntranceCookies, hasRecovery } from "@/server/request/entrance-cookies";
import { keptFormState } from "@/server/request/form-state";
import { isFromThisMachine } from "@/server/request/note-requests";
import { isSecure } from "@/server/request/origin";
import { pageScope } from "@/server/request/page-scope";
import { isLoopbackHost } from "./policy";
import type { AuthFormState, Entrance, FormName, InboxMail, PasswordFormState } from "./types";

/** What a sign-in page offers, and its form as a browser without JavaScript left it. */
export async function loadEntrance(page: FormName, told: boolean): Promise<Entrance> {
  await connection();
  const { auth } = getDeps();
  return {
    social: await auth.socialProviders(),
    hasInbox: auth.inbox !== undefined && (await isOnThisMachine()),
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
 * @returns null where it leaves the machine, and for whoever asks from another one */
export async function loadInbox(): Promise<readonly InboxMail[] | null> {
  await connection();
  const { inbox } = getDeps().auth;
  return inbox && (await isOnThisMachine()) ? inbox.list() : null;
}

/** By the socket, which a neighbour in the network cannot make up, and by the name, so that no other site's page
 * that resolves to this machine reads along. */
async function isOnThisMachine(): Promise<boolean> {
  const asked = await headers();
  return isFromThisMachine(asked) && isLoopbackHost(asked.get("host"));
}

/** A page only reads. */
async function pageCookies(): Promise<EntranceCookies> {
  const [store, head] = await Promise.all([cookies(), headers()]);
  const secure = isSecure(head);
  const jar = { getAll: () => underOwnNames(store.getAll(), secure), set: () => {}, secure };
  return { jar, secret: env.AUTH_SECRET, now: getDeps().now() };
}
