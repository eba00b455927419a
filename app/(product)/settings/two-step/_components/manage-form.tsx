"use client";

import { useActionState } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import type { SecondFactorFormState } from "@/server/features/second-factor/types";

interface ManageFormProps {
  readonly action: (state: SecondFactorFormState, form: FormData) => Promise<SecondFactorFormState>;
  /** As the last submission left it, for a browser without JavaScript. */
  readonly start: SecondFactorFormState | null;
}

const START: SecondFactorFormState = { error: null, fieldErrors: {}, codes: null };

/** One code, and what it is for. */
export function ManageForm({ action, start }: ManageFormProps) {
  const [state, submit] = useActionState(action, start ?? START);
  const form = useBadField(state);
  const { error, fieldErrors } = state;
  return (
    <form ref={form} action={submit} noValidate className="space-y-4">
      <LeadsAway />
      {error && !fieldErrors.code && <Note kind="wrong">{error}</Note>}
      <TextField
        id="code"
        name="code"
        label="A code from your app, or a recovery code"
        autoComplete="one-time-code"
        maxLength={32}
        error={fieldErrors.code}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="button" name="what" value="codes" pendingText="One moment…">
          Make new recovery codes
        </SubmitButton>
        <SubmitButton
          name="what"
          value="off"
          className="button border-danger bg-danger-wash text-danger"
          pendingText="One moment…"
        >
          Turn off two-step sign-in
        </SubmitButton>
      </div>
    </form>
  );
}
