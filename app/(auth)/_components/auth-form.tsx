"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { AuthFormState } from "@/server/features/auth/types";
import { FieldError } from "./field-error";
import { PasswordField } from "./password-field";

interface AuthFormProps {
  readonly action: (state: AuthFormState, form: FormData) => Promise<AuthFormState>;
  readonly kind: "sign-in" | "sign-up";
  /** The page to return to. The server decides whether it is one of ours. */
  readonly next: string | null;
}

const WORDS = {
  "sign-in": { submit: "Sign in", pending: "Signing in…" },
  "sign-up": { submit: "Create account", pending: "Creating it…" },
} as const;

const START: AuthFormState = { ok: false, error: null, fieldErrors: {}, values: { email: "" }, notice: null };

/** E-mail and password. What went wrong stands beside the field it concerns; the typed e-mail stays. */
export function AuthForm({ action, kind, next }: AuthFormProps) {
  const [state, submit] = useActionState(action, START);
  const { error, fieldErrors, values, notice } = state;
  return (
    <form action={submit} noValidate className="mt-7 space-y-5">
      {next && <input type="hidden" name="next" value={next} />}
      {error && (
        <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-[15px] text-danger">
          {error}
        </p>
      )}
      {notice && (
        <p role="status" className="rounded-control bg-checked-wash px-4 py-3 text-[15px] text-checked">
          {notice}
        </p>
      )}
      <div>
        <label htmlFor="email" className="text-[15px] font-medium">
          E-mail
        </label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={values.email}
          aria-invalid={fieldErrors.email ? true : undefined}
          aria-describedby={fieldErrors.email ? "email-error" : undefined}
          className="field mt-1.5"
        />
        <FieldError id="email-error" message={fieldErrors.email} />
      </div>
      <PasswordField isNew={kind === "sign-up"} error={fieldErrors.password} />
      <SubmitButton className="button button-primary w-full" pendingText={WORDS[kind].pending}>
        {WORDS[kind].submit}
      </SubmitButton>
    </form>
  );
}
