"use server";

import "server-only";
import { redirect } from "next/navigation";
import { toActionFailure } from "@/server/errors/to-result";
import { confirmPassword } from "@/server/features/auth/service";
import { takeRateOfName } from "@/server/rate-limits/take-rate";
import { requireUser } from "@/server/request-context/action-client";
import { openActionContext } from "@/server/request-context/action-context";
import { answerForm } from "@/server/request-context/form-state";
import { createMemoryJar, dropCookies } from "@/server/session/cookie-jar";
import { noteSecurity } from "@/server/session/security-log";
import { sessionCookieName } from "@/server/session/session-cookie";
import { createSupabase } from "@/server/session/supabase-client";
import { deletionRequestSchema } from "./schema";
import { confirmOwner, deleteAccount } from "./service";
import type { DeletionFormState, DeletionOutcome } from "./types";

/** Deletes the account whose owner fills in the form, fields `email` and `currentPassword`, and goes to the page that
 * says so. */
export async function deleteAccountAction(
  _previous: DeletionFormState,
  form: FormData,
): Promise<DeletionFormState> {
  const email = typed(form, "email");
  const request = await openActionContext();
  const { deps, jar, address, requestId } = request;
  let outcome: DeletionOutcome;
  try {
    const input = { email, currentPassword: typed(form, "currentPassword") };
    const wanted = deletionRequestSchema.parse(input);
    const scope = await requireUser(request);
    await takeRateOfName(deps, "signIn", { name: scope.email, address });
    const aside = createSupabase(deps.auth, createMemoryJar(jar));
    const confirm = (password: string) => confirmPassword(aside, { scope, password });
    await confirmOwner(deps, scope, { request: wanted, confirm });
    outcome = await deleteAccount(deps, scope);
  } catch (error) {
    const failure = toActionFailure(error, { log: deps.log, requestId, operation: "deletion" });
    noteSecurity(request, { what: "deletion", ok: false, email, code: failure.code });
    const state = { error: failure.error, fieldErrors: failure.fieldErrors, email };
    return answerForm(state, { form: "deletion", page: "/settings?told=1#delete" });
  }
  dropCookies(jar, sessionCookieName(deps.auth.url));
  noteSecurity(request, { what: "deletion", ok: true, email });
  redirect(`/settings?deletion=${outcome}`);
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
