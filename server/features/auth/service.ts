import "server-only";
import type { AuthError, User } from "@supabase/auth-js";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork, ensureAccount } from "@/server/features/account/service";
import { codePage } from "@/server/features/second-factor/service";
import { recordSession } from "@/server/features/session/service";
import type { Supabase } from "@/server/providers/auth/client";
import type { SocialProvider } from "@/server/providers/auth/port";
import { takeRate } from "@/server/rate-limits/take-rate";
import { type AuthFlowCookies, askedMail, grantRecovery } from "@/server/session/auth-flow-cookies";
import { dropCookies } from "@/server/session/cookie-jar";
import { GUEST_COOKIE } from "@/server/session/guest-cookie";
import type { PendingScope, UserScope } from "@/server/session/scope";
import { noteSecurity, type SecurityEvent } from "@/server/session/security-log";
import { sessionCookieName } from "@/server/session/session-cookie";
import type { Session, SessionGate } from "@/server/session/session-gate";
import { type CookieJar, createSupabase } from "@/server/session/supabase-client";
import { HOSTED_PASSWORD_BYTES, type Problem } from "./constants";
import { afterSignUp, callbackProblem, problemPage } from "./policy";
import type { MailKind, MailLink, PasswordCredentials } from "./types";

/** Who has just signed in, according to the auth server. */
export interface Arrival {
  readonly email: string;
  readonly signedUpAt: Date;
  /** No password that was typed before counts, because several sign-ups for the address overlapped: one is to be chosen
   * now. */
  readonly passwordDropped: boolean;
}

/** How an attempt by a link or by a social provider ended. */
export type Entry =
  | { readonly ok: true; readonly arrival: Arrival }
  | { readonly ok: false; readonly problem: Problem };

const NOT_RIGHT =
  "The e-mail address or password is not right. Check both and try again. If you have just created the account, open the link in our e-mail first.";
const WEAK = "This password is too easy to guess. Choose a longer or less common one.";
const TOO_LONG = `Passwords can have at most ${HOSTED_PASSWORD_BYTES} characters here. Choose a shorter one.`;
const SAME = "That is already your password. Choose a different one.";
const WRONG_NOW =
  "That is not your current password. If you have forgotten it or never had one, use “Forgot your password?”.";
const AWAY = "Sign-in is not responding at the moment. Please try again in a minute.";

/** Refusals that would reveal whether an address has an account. */
const TELLING = new Set([
  "user_already_exists",
  "email_exists",
  "over_email_send_rate_limit",
  "otp_disabled",
  "user_not_found",
  "user_banned",
  "email_not_confirmed",
]);

/** Signs in with e-mail and password; the client writes the session into its cookies.
 * @throws {AppError} INVALID_CREDENTIALS, in the same words for an unknown address, a wrong password and an address
 * that was never confirmed */
export async function signIn({ auth }: Supabase, credentials: PasswordCredentials): Promise<Arrival> {
  const { data, error } = await auth.signInWithPassword(credentials);
  if (error)
    throw asAppError(error, new AppError("INVALID_CREDENTIALS", { message: NOT_RIGHT, cause: error }));
  return arrivalOf(data.user);
}

/** Makes an account with e-mail and password. The owner of an address that has one already gets a link to sign in
 * with; the visitor cannot tell the difference.
 * @returns null when the address has to be confirmed by a link first
 * @throws {AppError} BAD_REQUEST for a password that is too weak */
export async function signUp({ auth }: Supabase, credentials: PasswordCredentials): Promise<Arrival | null> {
  const { data, error } = await auth.signUp(credentials);
  if (error && !TELLING.has(error.code ?? "")) {
    throw passwordRefused(error, { field: "password", ...credentials }) ?? asAppError(error);
  }
  if (data.session && data.user) return arrivalOf(data.user);
  const isTaken = error !== null || data.user?.identities?.length === 0;
  if (isTaken) await sendMail({ auth }, { kind: "sign-in", email: credentials.email });
  return null;
}

/** Has an e-mail with a link sent to the owner of an address, if it has an account. The response reveals nothing.
 * @throws {AppError} when the auth server is away or has been asked too often */
export async function sendMail(
  { auth }: Supabase,
  { kind, email }: { readonly kind: MailKind; readonly email: string },
): Promise<void> {
  const link = () => auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  const ask = {
    "sign-in": link,
    recovery: () => auth.resetPasswordForEmail(email),
    // Some auth servers confirm an address once only; a link to sign in confirms it as well.
    "sign-up": async () => {
      const again = await auth.resend({ type: "signup", email });
      return again.error?.code === "over_email_send_rate_limit" ? link() : again;
    },
  }[kind];
  const { error } = await ask();
  if (error && !TELLING.has(error.code ?? "")) throw asAppError(error);
}

/** Signs in by the link of an e-mail. A link opens once. */
async function enterByMail({ auth }: Supabase, { tokenHash, type }: MailLink): Promise<Entry> {
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) return { ok: false, problem: problemOf(error, "link") };
  return data.user ? { ok: true, arrival: arrivalOf(data.user) } : { ok: false, problem: "link" };
}

/** Where to send a browser that signs in with a social provider. The client keeps the secret half of the exchange in
 * its cookies.
 * @param redirectTo the callback's address, absolute */
export async function socialAddress(
  { auth }: Supabase,
  { provider, redirectTo }: { readonly provider: SocialProvider; readonly redirectTo: string },
): Promise<string> {
  const { data, error } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw asAppError(error);
  return data.url;
}

/** Signs in by what a social provider's round trip brought back.
 * @param params of the callback's address */
export async function enterByCallback({ auth }: Supabase, params: URLSearchParams): Promise<Entry> {
  const code = params.get("code");
  if (params.has("error") || !code) return { ok: false, problem: callbackProblem(params) };
  const { data, error } = await auth.exchangeCodeForSession(code);
  return error
    ? { ok: false, problem: problemOf(error, "expired") }
    : { ok: true, arrival: arrivalOf(data.user) };
}

/** Gives the signed-in account a new password and ends its other sessions at the auth server.
 * @param chosen `current` is the present password, for a session that is not fresh
 * @throws {AppError} BAD_REQUEST for a password that is weak or the one it has */
export async function choosePassword(
  { auth }: Supabase,
  {
    password,
    current,
    field,
  }: { readonly password: string; readonly current?: string; readonly field: string },
): Promise<void> {
  const { error } = await auth.updateUser({ password, ...(current && { current_password: current }) });
  if (error) throw passwordRefused(error, { field, password }) ?? asAppError(error);
  const { error: kept } = await auth.signOut({ scope: "others" });
  if (kept) throw asAppError(kept);
}

/** Checks the password of a signed-in account.
 * @param aside a client with its own cookies: the session that the check opens is ended again
 * @throws {AppError} BAD_REQUEST for the field `currentPassword` when it is wrong */
export async function confirmPassword(
  aside: Supabase,
  { scope, password }: { readonly scope: UserScope; readonly password: string },
): Promise<void> {
  const { error } = await aside.auth.signInWithPassword({ email: scope.email, password });
  if (error) {
    const wrong = { message: WRONG_NOW, fieldErrors: { currentPassword: WRONG_NOW }, cause: error };
    throw asAppError(error, new AppError("BAD_REQUEST", wrong));
  }
  await aside.auth.signOut({ scope: "local" });
}

/** What belongs to every way of signing in: the account's row, the device's entry, the guest's work. Signing in
 * succeeds even when these do not; the guest cookie then stays, and the next sign-in tries again.
 * @returns whether the guest cookie has done its work */
export async function finishSignIn(
  deps: Deps,
  { scope, guest }: Session,
  { signedUpAt, userAgent }: { readonly signedUpAt: Date; readonly userAgent: string | null },
): Promise<boolean> {
  if (scope?.kind !== "user") return false;
  const { userId, sessionId } = scope;
  await attempt(deps, "account", () => ensureAccount(deps, { userId, signedUpAt, email: scope.email }));
  await attempt(deps, "device", () => recordSession(deps, { userId, sessionId, userAgent }));
  return guest !== null && attempt(deps, "claim", () => claimGuestWork(deps, guest, scope));
}

/** Takes in a browser that has just signed in: what belongs to signing in happens, and the cookies that have done
 * their work go.
 * @param jar holds the new session already
 * @returns who it is now, or who has to enter a code first: nothing of what belongs to signing in happens until then */
export async function enter(
  { deps, gate }: { readonly deps: Deps; readonly gate: SessionGate },
  jar: CookieJar,
  arrival: { readonly signedUpAt: Date; readonly userAgent: string | null },
): Promise<UserScope | PendingScope | null> {
  dropCookies(jar, `${sessionCookieName(deps.auth.url)}-`);
  const session = await gate.read({ cookies: jar.getAll(), authorization: null });
  if (session.pending) return session.pending;
  if (await finishSignIn(deps, session, arrival)) dropCookies(jar, GUEST_COOKIE);
  return session.scope?.kind === "user" ? session.scope : null;
}

/** Follows the link of an e-mail, for a browser that asked for it or that pressed the button which the link led to.
 * @returns where the browser goes next, a path of this site */
export async function followMailLink(
  { deps, gate }: { readonly deps: Deps; readonly gate: SessionGate },
  cookies: AuthFlowCookies,
  visit: {
    readonly link: MailLink | null;
    readonly pressed: boolean;
    readonly next: string;
    readonly userAgent: string | null;
    /** The request's number. */
    readonly requestId?: string | null;
  },
): Promise<string> {
  const { jar } = cookies;
  const note = (event: Pick<SecurityEvent, "ok" | "email" | "code">) =>
    noteSecurity({ ...visit, deps, address: jar.address }, { what: "sign-in", method: "link", ...event });
  await takeRate(deps, "confirm", { scope: null, address: jar.address ?? "unknown" });
  const client = createSupabase(deps.auth, jar);
  const entry: Entry = visit.link ? await enterByMail(client, visit.link) : { ok: false, problem: "link" };
  if (!entry.ok) {
    note({ ok: false, code: entry.problem });
    return problemPage(entry.problem);
  }
  const asked = askedMail(cookies);
  if (!visit.pressed && !asked?.isFor(entry.arrival.email)) {
    await client.auth.signOut({ scope: "local" });
    dropCookies(jar, sessionCookieName(deps.auth.url));
    note({ ok: false, email: entry.arrival.email, code: "another-browser" });
    return problemPage("link");
  }
  const { signedUpAt, email, passwordDropped } = entry.arrival;
  const scope = await enter({ deps, gate }, jar, { signedUpAt, userAgent: visit.userAgent });
  note({ ok: true, email });
  const choosesPassword = visit.link?.type === "recovery" || passwordDropped;
  const isElsewhere = visit.link?.type === "signup" && !asked?.isFor(email);
  const dropped = scope !== null && isElsewhere && (await forgetPassword(deps, scope));
  const chooses = scope !== null && (choosesPassword || dropped);
  if (chooses) grantRecovery(cookies, scope);
  const wanted = asked?.next ?? visit.next;
  const reached = visit.link?.type === "signup" ? afterSignUp(wanted) : wanted;
  const goOn = chooses ? "/reset-password" : reached;
  return scope?.kind === "pending" ? codePage(goOn) : goOn;
}

/** Drops the password of a sign-up that another browser asked for: the person who opens its link has the
 * mailbox, but may not be the one who chose the password.
 * @returns whether the auth server can do that */
async function forgetPassword(
  { auth }: Pick<Deps, "auth">,
  { userId }: UserScope | PendingScope,
): Promise<boolean> {
  await auth.dropPassword?.(userId);
  return auth.dropPassword !== undefined;
}

async function attempt({ log }: Deps, what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.error("a part of signing in did not work", { operation: `auth.${what}`, error });
    return false;
  }
}

function arrivalOf({ email, created_at, ...user }: User): Arrival {
  const passwordDropped = "password_dropped" in user && user.password_dropped === true;
  return { email: email ?? "", signedUpAt: new Date(created_at), passwordDropped };
}

function problemOf({ status = 0 }: AuthError, refused: Problem): Problem {
  if (status === 429) return "busy";
  return status === 0 || status >= 500 ? "failed" : refused;
}

/** @returns null when the password is not what the auth server minds */
function passwordRefused(
  cause: AuthError,
  { field, password }: { readonly field: string; readonly password: string },
): AppError | null {
  const isLong = new TextEncoder().encode(password).length > HOSTED_PASSWORD_BYTES;
  const words: Readonly<Record<string, string>> = {
    same_password: SAME,
    weak_password: isLong ? TOO_LONG : WEAK,
    ...(isLong && { validation_failed: TOO_LONG }),
  };
  const message = words[cause.code ?? ""];
  return message ? new AppError("BAD_REQUEST", { message, fieldErrors: { [field]: message }, cause }) : null;
}

/** @param refused what a refusal means here, when it is none of the general ones */
function asAppError(error: AuthError, refused?: AppError): AppError {
  const { status = 0 } = error;
  if (status === 429) return new AppError("TOO_MANY_REQUESTS", { cause: error });
  if (status === 0 || status >= 500)
    return new AppError("INTERNAL_SERVER_ERROR", { message: AWAY, cause: error });
  return refused ?? new AppError("BAD_REQUEST", { cause: error });
}
