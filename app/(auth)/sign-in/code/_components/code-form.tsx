"use client";

import { useActionState } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import type { CodeFormState } from "@/server/features/second-factor/types";

interface CodeFormProps {
  readonly action: (state: CodeFormState, form: FormData) => Promise<CodeFormState>;
  /** The page to return to. The server decides whether it is one of ours. */
  readonly next: string | null;
  /** As the last submission left it, for a browser without JavaScript. */
  readonly start: CodeFormState | null;
}

const START: CodeFormState = { error: null };

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export function CodeForm({ action, next, start }: CodeFormProps) {
  const [{ error }, submit] = useActionState(action, start ?? START);
  const goOn = next && <input type="hidden" name="next" value={next} />;
  return (
    <div className="mt-6 space-y-5">
      {error && <Note kind="wrong">{error}</Note>}
      <form action={submit} noValidate className="space-y-5">
        <LeadsAway />
        {goOn}
        <TextField
          id="code"
          name="code"
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
        />
        <SubmitButton className="button button-primary w-full" pendingText="Checking…">
          Sign in
        </SubmitButton>
      </form>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-[15px]">
          Lost your phone? Use a recovery code
        </summary>
        <form action={submit} noValidate className="mt-3 space-y-4">
          <LeadsAway />
          {goOn}
          <TextField
            id="recovery-code"
            name="code"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
          <SubmitButton className="button w-full" pendingText="Checking…">
            Use the recovery code
          </SubmitButton>
        </form>
      </details>
    </div>
  );
}
