"use server";

import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { refresh } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { assertRoom } from "@/server/admission/runtime";
import { compose } from "@/server/composition/compose";
import { env } from "@/server/env";
import { AppError } from "@/server/errors/app-error";
import { toActionFailure } from "@/server/errors/to-result";
import { passSchema } from "@/server/features/second-factor/schema";
import { codePage, enterCode } from "@/server/features/second-factor/service";
import type { CodeFormState } from "@/server/features/second-factor/types";
import { endAllSessions, endCurrentSession, endOtherSessions } from "@/server/features/session/service";
import { takeRate, takeRateOfName } from "@/server/rate-limits/take-rate";
import { requireUser } from "@/server/request-context/action-client";
import { type ActionContext, openActionContext } from "@/server/request-context/action-context";
import { answerForm } from "@/server/request-context/form-state";
import {
  type AuthFlowCookies,
  dropRecovery,
  hasRecovery,
  rememberAskedMail,
} from "@/server/session/auth-flow-cookies";
import { createMemoryJar, dropCookies } from "@/server/session/cookie-jar";
import { noteSecurity, type SecurityEvent } from "@/server/session/security-log";
import { sessionCookieName } from "@/server/session/session-cookie";
import { createSupabase } from "@/server/session/supabase-client";
import { safeNext } from "./policy";
import {
  changePasswordSchema,
  mailRequestSchema,
  newPasswordFormSchema,
  signInSchema,
  signUpSchema,
} from "./schema";
import { type Arrival, choosePassword, confirmPassword, enter, sendMail, signIn, signUp } from "./service";
import type { AuthFormState, FormName, MailKind, PasswordFormState } from "./types";

/** A refusal, and every answer about an e-mail, takes at least this long, so that the time does not reveal who has an
 * account: hashing a password takes longer than finding no account. */
const ANSWER_AFTER_MS = 700;

const SENT: Record<MailKind, string> = {
  "sign-up": "We have sent you an e-mail: open its link to finish.",
  "sign-in": "If this address has an account, a link to sign in is on its way. Open your e-mail.",
  recovery:
    "If this address has an account, a link to choose a new password is on its way. Open your e-mail.",
};
const SENT_AGAIN = "We have sent it again. It can take a minute; look among the unwanted mail too.";
const CHANGED = "Your password is changed. You are signed out everywhere else.";

const PAGES: Record<MailKind, FormName> = {
  "sign-up": "sign-up",
  "sign-in": "sign-in",
  recovery: "reset-password",
};

/** Signs in by a form with the fields `email`, `password` and `next`, moves the guest's work and goes to `next`.
 * With `with=link` it sends a link to sign in with instead. */
export async function signInAction(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  if (form.get("with") === "link") return mail(form, "sign-in");
  return answer(form, { page: "sign-in", what: "sign-in" }, async (request) => {
    const { deps, jar, address } = request;
    const credentials = signInSchema.parse({ email: form.get("email"), password: form.get("password") });
    await takeRateOfName(deps, "signIn", { name: credentials.email, address });
    return arrive(request, await signIn(createSupabase(deps.auth, jar), credentials), form);
  });
}

/** Makes an account by a form with the fields `email`, `password` and `next`; a link in an e-mail finishes it. */
export async function signUpAction(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  return answer(form, { page: "sign-up", what: "sign-up" }, async (request) => {
    const { deps, jar, address } = request;
    const credentials = signUpSchema.parse({ email: form.get("email"), password: form.get("password") });
    await takeRateOfName(deps, "signUp", { name: credentials.email, address });
    await takeRateOfName(deps, "mail", { name: credentials.email, address });
    const arrival = await signUp(createSupabase(deps.auth, jar), credentials);
    if (arrival) return arrive(request, arrival, form);
    dropCookies(jar, `${sessionCookieName(deps.auth.url)}-`);
    rememberAskedMail(cookiesOf(request), { email: credentials.email, next: safeNext(form.get("next")) });
    return { notice: SENT["sign-up"], mail: "sign-up" };
  });
}

/** Has an e-mail sent by a form with the fields `email`, `kind` and, when it is asked for again, `again`. */
export async function sendMailAction(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  return mail(form, mailRequestSchema.shape.kind.catch("sign-in").parse(form.get("kind")));
}

/** Chooses a new password in the session that a recovery link opened; field `password`. All other sessions end. */
export async function resetPasswordAction(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  return answer(form, { page: "reset-password", what: "password" }, async (request) => {
    const { deps, jar, address } = request;
    const { password } = newPasswordFormSchema.parse({ password: form.get("password") });
    const scope = await requireUser(request);
    await takeRate(deps, "signIn", { scope, address });
    if (!hasRecovery(cookiesOf(request), scope)) throw new AppError("UNAUTHORIZED");
    await choosePassword(createSupabase(deps.auth, jar), { password, field: "password" });
    await endOtherSessions(deps, scope);
    dropRecovery(cookiesOf(request));
    return { goTo: "/reset-password?done=1", email: scope.email };
  });
}

/** Changes the password of the signed-in account; fields `currentPassword` and `newPassword`. All other sessions end. */
export async function changePasswordAction(
  _previous: PasswordFormState,
  form: FormData,
): Promise<PasswordFormState> {
  const request = await openActionContext();
  const { deps, jar, address, requestId } = request;
  let state: PasswordFormState;
  let email: string | null = null;
  try {
    const typed = { currentPassword: form.get("currentPassword"), newPassword: form.get("newPassword") };
    const { currentPassword, newPassword } = changePasswordSchema.parse(typed);
    const scope = await requireUser(request);
    email = scope.email;
    await takeRateOfName(deps, "signIn", { name: email, address });
    const aside = createSupabase(deps.auth, createMemoryJar(jar));
    await confirmPassword(aside, { scope, password: currentPassword });
    const chosen = { password: newPassword, current: currentPassword, field: "newPassword" };
    await choosePassword(createSupabase(deps.auth, jar), chosen);
    await endOtherSessions(deps, scope);
    state = { ok: true, error: null, fieldErrors: {}, notice: CHANGED };
    noteSecurity(request, { what: "password", ok: true, method: "password", email });
  } catch (error) {
    const failure = toActionFailure(error, { log: deps.log, requestId, operation: "auth.changePassword" });
    state = { ok: false, error: failure.error, fieldErrors: failure.fieldErrors, notice: null };
    noteSecurity(request, { what: "password", ok: false, method: "password", email, code: failure.code });
  }
  return answerForm(state, { form: "password", page: "/settings?told=1#password" });
}

/** The second step of signing in, by a form with the fields `code` and `next`: takes the browser in and goes to `next`. */
export async function enterCodeAction(_previous: CodeFormState, form: FormData): Promise<CodeFormState> {
  const request = await openActionContext();
  const { deps, jar, address, requestId } = request;
  const next = safeNext(form.get("next"));
  try {
    assertRoom(requestId);
    const { code } = passSchema.parse({ code: form.get("code") });
    const { pending } = await request.session();
    await takeRate(deps, "confirm", { scope: null, address });
    await enterCode({ deps, address, requestId }, pending, code);
    const userAgent = (await headers()).get("user-agent");
    await enter(compose(), jar, { signedUpAt: deps.now(), userAgent });
  } catch (error) {
    const { error: words } = toActionFailure(error, {
      log: deps.log,
      requestId,
      operation: "secondFactor.enter",
    });
    const page = codePage(next);
    return answerForm(
      { error: words },
      { form: "code", page: `${page}${page.includes("?") ? "&" : "?"}told=1` },
    );
  }
  // No cookie changes with the second step, so the browser would keep the frame it drew before it.
  refresh();
  redirect(next);
}

/** Signs out on this device and goes to the front page. */
export async function signOutAction(): Promise<void> {
  await signOut("local");
}

/** Signs out on every device and goes to the front page. */
export async function signOutEverywhereAction(): Promise<void> {
  await signOut("global");
}

async function signOut(reach: "local" | "global"): Promise<void> {
  const request = await openActionContext();
  const { deps, jar } = request;
  const { scope } = await request.session();
  if (scope?.kind === "user") {
    const end = reach === "global" ? endAllSessions : endCurrentSession;
    // Signing out of a shared computer must work even when the database is away.
    await end(deps, scope).catch((error: unknown) =>
      deps.log.error("a session could not be marked as ended", { operation: "auth.signOut", error }),
    );
  }
  const { error } = await createSupabase(deps.auth, jar).auth.signOut({ scope: reach });
  if (error)
    deps.log.warn("the auth server was not told of a sign-out", { operation: "auth.signOut", error });
  dropCookies(jar, sessionCookieName(deps.auth.url));
  if (scope?.kind === "user")
    noteSecurity(request, { what: "sign-out", ok: true, method: reach, email: scope.email });
  redirect("/");
}

type Outcome =
  | { readonly goTo: string; readonly email?: string }
  | { readonly notice: string; readonly mail: MailKind };

interface Asked {
  readonly page: FormName;
  /** What is tried, for the log. */
  readonly what: SecurityEvent["what"];
}

/** Answers a form: by going on, or by a state that the form shows. */
async function answer(
  form: FormData,
  { page, what }: Asked,
  work: (request: ActionContext) => Promise<Outcome>,
): Promise<AuthFormState> {
  const inTime = pause(ANSWER_AFTER_MS);
  const request = await openActionContext();
  const { deps, requestId } = request;
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed.slice(0, 254) : "";
  const shown = { values: { email }, fieldErrors: {} };
  let state: AuthFormState;
  try {
    assertRoom(requestId);
    const outcome = await work(request);
    noteSecurity(request, { what, ok: true, method: "form", email, ...outcome });
    if ("goTo" in outcome) redirect(outcome.goTo);
    state = { ...shown, ok: true, error: null, ...outcome };
  } catch (error) {
    const failure = toActionFailure(error, { log: deps.log, requestId, operation: `auth.${page}` });
    noteSecurity(request, { what, ok: false, method: "form", email, code: failure.code });
    const { error: words, fieldErrors } = failure;
    state = { ...shown, ok: false, error: words, fieldErrors, notice: null, mail: null };
  }
  await inTime;
  const next = safeNext(form.get("next"));
  const goOn = next === "/" ? "" : `&next=${encodeURIComponent(next)}`;
  return answerForm(state, { form: page, page: `/${page}?told=1${goOn}` });
}

function mail(form: FormData, kind: MailKind): Promise<AuthFormState> {
  return answer(form, { page: PAGES[kind], what: "mail" }, async (request) => {
    const { deps, jar, address } = request;
    const asked = mailRequestSchema.parse({ email: form.get("email"), kind });
    await takeRateOfName(deps, "mail", { name: asked.email, address });
    await sendMail(createSupabase(deps.auth, createMemoryJar(jar)), asked);
    rememberAskedMail(cookiesOf(request), { email: asked.email, next: safeNext(form.get("next")) });
    return { notice: form.has("again") ? SENT_AGAIN : SENT[kind], mail: kind };
  });
}

async function arrive({ jar }: ActionContext, { signedUpAt }: Arrival, form: FormData): Promise<Outcome> {
  const userAgent = (await headers()).get("user-agent");
  const scope = await enter(compose(), jar, { signedUpAt, userAgent });
  const next = safeNext(form.get("next"));
  return { goTo: scope?.kind === "pending" ? codePage(next) : next };
}

function cookiesOf({ jar, deps }: ActionContext): AuthFlowCookies {
  return { jar, secret: env.AUTH_SECRET, now: deps.now() };
}
