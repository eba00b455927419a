"use server";

import "server-only";
import { refresh } from "next/cache";
import { runUserAction } from "@/server/request-context/action-client";
import { answerForm } from "@/server/request-context/form-state";
import { profileChangeSchema } from "./schema";
import { changeProfile } from "./service";
import type { ProfileFormState } from "./types";

/** Keeps what a student wants to be called: field `displayName`. */
export async function changeProfileAction(
  _previous: ProfileFormState,
  form: FormData,
): Promise<ProfileFormState> {
  const typed = form.get("displayName");
  const displayName = typeof typed === "string" ? typed : "";
  const result = await runUserAction(
    { name: "account.change", schema: profileChangeSchema, input: { displayName }, limit: "profile" },
    ({ deps, scope, input }) => changeProfile(deps, scope, input),
  );
  if (result.ok) refresh();
  const state = result.ok
    ? { error: null, saved: true, displayName: displayName.trim() }
    : { error: result.error, saved: false, displayName };
  return answerForm(state, { form: "name", page: "/settings?told=1#profile" });
}
