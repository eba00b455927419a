"use server";

import "server-only";
import { redirect } from "next/navigation";
import { AppError } from "@/server/errors/app-error";
import { toActionFailure } from "@/server/errors/to-result";
import { confirmPassword } from "@/server/features/auth/service";
import { isFreshSession, needsPassword } from "@/server/features/session/service";
import { takeRate, takeRateOfName } from "@/server/rate-limits/take-rate";
import { requireUser } from "@/server/request-context/action-client";
import { type ActionContext, openActionContext } from "@/server/request-context/action-context";
import { answerForm, keepFormState } from "@/server/request-context/form-state";
import { createMemoryJar } from "@/server/session/cookie-jar";
import type { UserScope } from "@/server/session/scope";
import { noteSecurity } from "@/server/session/security-log";
import { createSupabase } from "@/server/session/supabase-client";
import { kindOf } from "./policy";
import { codeSchema, confirmSchema } from "./schema";
import { beginSetUp, confirmSetUp, renewRecoveryCodes, takeRateOfCode, turnOff } from "./service";
import type { SecondFactorFormState } from "./types";

const NOT_FRESH =
  "For your safety you must have signed in within the last 15 minutes. Sign out, sign in again and come back here.";
const PASSWORD_MISSING = "Enter your password.";

const SETTINGS_PAGE = "/settings/two-step";
const FORM = { form: "two-step", page: `${SETTINGS_PAGE}?told=1` };

/** Begins a set-up: the page then shows the key. */
export async function beginSetUpAction(): Promise<void> {
  const request = await openActionContext();
  const scope = await requireUser(request);
  await takeRate(request.deps, "profile", { scope, address: request.address });
  await beginSetUp(request.deps, scope);
  redirect(SETTINGS_PAGE);
}

/** Turns two-step sign-in on: fields `code` and `currentPassword`. Shows the recovery codes. */
export async function confirmSetUpAction(
  _previous: SecondFactorFormState,
  form: FormData,
): Promise<SecondFactorFormState> {
  return change("on", async (request, scope) => {
    const { deps, jar } = request;
    const typed = { code: form.get("code"), currentPassword: form.get("currentPassword") ?? "" };
    const { code, currentPassword } = confirmSchema.parse(typed);
    await takeRateOfCode(deps, { kind: kindOf(code), userId: scope.userId, address: request.address });
    await confirmOwner(request, scope, currentPassword);
    const codes = await confirmSetUp(deps, scope, code);
    const { error } = await createSupabase(deps.auth, jar).auth.signOut({ scope: "others" });
    // They owe a code either way; what is left undone is only that they can still be renewed there.
    if (error) deps.log.warn("the auth server was not told", { operation: "secondFactor.confirm", error });
    return codes;
  });
}

/** Makes new recovery codes and shows them, or with `what=off` turns two-step sign-in off: field `code`. */
export async function changeCodesAction(
  _previous: SecondFactorFormState,
  form: FormData,
): Promise<SecondFactorFormState> {
  const what = form.get("what") === "off" ? "off" : "codes";
  return change(what, async ({ deps, address }, scope) => {
    const code = codeSchema.parse(form.get("code"));
    await takeRateOfCode(deps, { kind: kindOf(code), userId: scope.userId, address });
    if (what === "codes") return renewRecoveryCodes(deps, scope, code);
    await turnOff(deps, scope, code);
    return null;
  });
}

type Change = (request: ActionContext, scope: UserScope) => Promise<readonly string[] | null>;

/** New codes are shown by the page itself, which this is already: they would go with the form that asked for them. */
async function change(what: "on" | "off" | "codes", work: Change): Promise<SecondFactorFormState> {
  const request = await openActionContext();
  const { deps, requestId } = request;
  let state: SecondFactorFormState;
  let email: string | null = null;
  try {
    const scope = await requireUser(request);
    email = scope.email;
    const codes = await work(request, scope);
    noteSecurity(request, { what: "two-step", ok: true, method: what, email });
    if (codes === null) redirect(`${SETTINGS_PAGE}?off=1`);
    return await keepFormState({ error: null, fieldErrors: {}, codes }, FORM);
  } catch (error) {
    const operation = `secondFactor.${what}`;
    const {
      error: words,
      fieldErrors,
      code,
    } = toActionFailure(error, { log: deps.log, requestId, operation });
    noteSecurity(request, { what: "two-step", ok: false, method: what, email, code });
    state = { error: words, fieldErrors, codes: null };
  }
  return answerForm(state, FORM);
}

/** Makes sure that it is the account's owner who turns codes on, and not a passer-by at an open session: by the
 * password, or by a sign-in of a moment ago for an account that has none. */
async function confirmOwner(
  { deps, jar, address }: ActionContext,
  scope: UserScope,
  password: string,
): Promise<void> {
  if (!needsPassword(scope.provider)) {
    if (!(await isFreshSession(deps, scope))) throw new AppError("FORBIDDEN", { message: NOT_FRESH });
    return;
  }
  if (password === "") {
    const fieldErrors = { currentPassword: PASSWORD_MISSING };
    throw new AppError("BAD_REQUEST", { message: PASSWORD_MISSING, fieldErrors });
  }
  await takeRateOfName(deps, "signIn", { name: scope.email, address });
  await confirmPassword(createSupabase(deps.auth, createMemoryJar(jar)), { scope, password });
}
