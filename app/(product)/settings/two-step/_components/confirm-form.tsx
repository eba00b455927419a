"use client";

import { useActionState } from "react";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import type { SecondFactorFormState } from "@/server/features/second-factor/types";

interface ConfirmFormProps {
  readonly action: (state: SecondFactorFormState, form: FormData) => Promise<SecondFactorFormState>;
  readonly hasPassword: boolean;
  /** As the last submission left it, for a browser without JavaScript. */
  readonly start: SecondFactorFormState | null;
}

const START: SecondFactorFormState = { error: null, fieldErrors: {}, codes: null };

/** Tries the app's code. */
export function ConfirmForm({ action, hasPassword, start }: ConfirmFormProps) {
  const [state, submit] = useActionState(action, start ?? START);
  const form = useBadField(state);
  const { error, fieldErrors } = state;
  const isAboutField = Boolean(fieldErrors.code ?? fieldErrors.currentPassword);
  return (
    <form ref={form} action={submit} noValidate className="mt-6 space-y-4">
      {error && !isAboutField && <Note kind="wrong">{error}</Note>}
      <TextField
        id="code"
        name="code"
        label="Code shown in the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        error={fieldErrors.code}
      />
      {hasPassword && (
        <TextField
          id="current-password"
          name="currentPassword"
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={fieldErrors.currentPassword}
        />
      )}
      <SubmitButton className="button button-primary" pendingText="Checking…">
        Turn on two-step sign-in
      </SubmitButton>
    </form>
  );
}
