"use client";

import { useActionState } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import { resetPasswordAction } from "@/server/features/auth/actions";
import type { AuthFormState } from "@/server/features/auth/types";
import { PasswordField } from "./password-field";
import { START } from "./start-state";

interface NewPasswordFormProps {
  readonly email: string;
  readonly start: AuthFormState | null;
}

/** Chooses a new password, after a recovery link. */
export function NewPasswordForm({ email, start }: NewPasswordFormProps) {
  const [state, submit] = useActionState(resetPasswordAction, start ?? START);
  const form = useBadField(state);
  const { error, fieldErrors } = state;
  return (
    <form ref={form} action={submit} noValidate className="mt-6 space-y-5">
      <LeadsAway />
      {error && <Note kind="wrong">{error}</Note>}
      {/* Password managers file the new password under it. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField isNew error={fieldErrors.password} />
      <SubmitButton className="button button-primary w-full" pendingText="Saving…">
        Save new password
      </SubmitButton>
    </form>
  );
}
