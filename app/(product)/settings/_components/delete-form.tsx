"use client";

import { useActionState } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import type { DeletionFormState } from "@/server/features/deletion/types";

interface DeleteFormProps {
  readonly action: (state: DeletionFormState, form: FormData) => Promise<DeletionFormState>;
  readonly email: string;
  readonly hasPassword: boolean;
  /** As the last submission left it, for a browser without JavaScript. */
  readonly start: DeletionFormState | null;
}

const START: DeletionFormState = { error: null, fieldErrors: {}, email: "" };

/** Asks for the address and the password before the account goes. */
export function DeleteForm({ action, email, hasPassword, start }: DeleteFormProps) {
  const [state, submit] = useActionState(action, start ?? START);
  const form = useBadField(state);
  const { error, fieldErrors, email: typed } = state;
  const isAboutField = Boolean(fieldErrors.email ?? fieldErrors.currentPassword);
  return (
    <form ref={form} action={submit} noValidate className="space-y-4">
      <LeadsAway />
      {error && !isAboutField && <Note kind="wrong">{error}</Note>}
      <p className="text-[15px]">
        To delete <span className="font-medium break-all">{email}</span>, type this address
        {hasPassword ? " and your password." : "."}
      </p>
      <TextField
        id="delete-email"
        name="email"
        label="E-mail address of this account"
        type="email"
        autoComplete="off"
        defaultValue={typed}
        error={fieldErrors.email}
      />
      {hasPassword && (
        <TextField
          id="delete-password"
          name="currentPassword"
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={fieldErrors.currentPassword}
        />
      )}
      <SubmitButton
        className="button border-danger bg-danger-wash text-danger"
        pendingText="Deleting everything…"
      >
        Permanently delete everything
      </SubmitButton>
    </form>
  );
}
