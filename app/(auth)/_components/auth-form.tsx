"use client";

import { useActionState } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import type { AuthFormState, SignInOptions } from "@/server/features/auth/types";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";
import { PasswordField } from "./password-field";
import { START } from "./start-state";

interface AuthFormProps {
  readonly action: (state: AuthFormState, form: FormData) => Promise<AuthFormState>;
  readonly kind: "sign-in" | "sign-up";
  /** The page to return to. The server decides whether it is one of ours. */
  readonly next: string | null;
  /** How a submission without JavaScript left the form. */
  readonly start: AuthFormState | null;
  readonly inbox: SignInOptions["inbox"];
}

const WORDS = {
  "sign-in": { submit: "Sign in", pending: "Signing in…" },
  "sign-up": { submit: "Create account", pending: "Creating your account…" },
} as const;

/** E-mail and password. What went wrong is beside the field it concerns; the typed e-mail stays. */
export function AuthForm({ action, kind, next, start, inbox }: AuthFormProps) {
  const [state, submit] = useActionState(action, start ?? START);
  const form = useBadField(state);
  const { error, fieldErrors, values } = state;
  if (state.mail) return <MailSent sent={state} next={next} inbox={inbox} />;
  return (
    <form ref={form} action={submit} noValidate className="mt-6 space-y-5">
      <LeadsAway />
      {next && <input type="hidden" name="next" value={next} />}
      {error && <Note kind="wrong">{error}</Note>}
      <EmailField value={values.email} error={fieldErrors.email} />
      <PasswordField isNew={kind === "sign-up"} error={fieldErrors.password} />
      <SubmitButton className="button button-primary w-full" pendingText={WORDS[kind].pending}>
        {WORDS[kind].submit}
      </SubmitButton>
      {kind === "sign-in" && (
        <SubmitButton className="button w-full" name="with" value="link">
          E-mail me a link instead
        </SubmitButton>
      )}
    </form>
  );
}
