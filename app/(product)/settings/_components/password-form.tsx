"use client";

import { useActionState } from "react";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from "@/server/features/auth/constants";
import type { PasswordFormState } from "@/server/features/auth/types";

interface PasswordFormProps {
  readonly action: (state: PasswordFormState, form: FormData) => Promise<PasswordFormState>;
  /** For a password manager, which keeps a password under it. */
  readonly email: string;
  /** As the last submission left it, for a browser without JavaScript. */
  readonly start: PasswordFormState | null;
}

const START: PasswordFormState = { ok: true, error: null, fieldErrors: {}, notice: null };

/** The password now and the new one. */
export function PasswordForm({ action, email, start }: PasswordFormProps) {
  const [state, submit] = useActionState(action, start ?? START);
  const form = useBadField(state);
  const { error, fieldErrors, notice } = state;
  const isAboutField = Boolean(fieldErrors.currentPassword ?? fieldErrors.newPassword);
  return (
    <form ref={form} action={submit} noValidate className="space-y-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {notice && <Note kind="done">{notice}</Note>}
      {error && !isAboutField && <Note kind="wrong">{error}</Note>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="current-password"
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH_MAX}
          error={fieldErrors.currentPassword}
        />
        <TextField
          id="new-password"
          name="newPassword"
          label={`New password, at least ${PASSWORD_LENGTH_MIN} characters`}
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH_MAX}
          error={fieldErrors.newPassword}
        />
      </div>
      <SubmitButton className="button" pendingText="Changing…">
        Change password
      </SubmitButton>
    </form>
  );
}
