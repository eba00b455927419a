"use client";

import { useActionState } from "react";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import { sendMailAction } from "@/server/features/auth/actions";
import type { AuthFormState, SignInOptions } from "@/server/features/auth/types";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";
import { START } from "./start-state";

interface MailFormProps {
  readonly start: AuthFormState | null;
  readonly inbox: SignInOptions["inbox"];
}

/** Asks for the e-mail that leads to a new password. */
export function MailForm({ start, inbox }: MailFormProps) {
  const [state, submit] = useActionState(sendMailAction, start ?? START);
  const form = useBadField(state);
  if (state.mail) return <MailSent sent={state} next={null} inbox={inbox} />;
  return (
    <form ref={form} action={submit} noValidate className="mt-6 space-y-5">
      <input type="hidden" name="kind" value="recovery" />
      {state.error && <Note kind="wrong">{state.error}</Note>}
      <EmailField value={state.values.email} error={state.fieldErrors.email} />
      <SubmitButton className="button button-primary w-full" pendingText="Sending…">
        Send the link
      </SubmitButton>
    </form>
  );
}
