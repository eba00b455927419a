"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import type { ProfileFormState } from "@/server/features/account/types";

interface NameFormProps {
  readonly action: (state: ProfileFormState, form: FormData) => Promise<ProfileFormState>;
  /** Empty before the student said what to call them. */
  readonly displayName: string;
  /** As the last submission left it, for a browser without JavaScript. */
  readonly start: ProfileFormState | null;
}

/** What the student wants to be called. */
export function NameForm({ action, displayName, start }: NameFormProps) {
  const [state, submit] = useActionState(action, start ?? { error: null, saved: false, displayName });
  const form = useBadField(state);
  const shown = state.error ? state.displayName : displayName;
  return (
    <form ref={form} action={submit} noValidate className="mt-5">
      <TextField
        key={shown}
        id="display-name"
        name="displayName"
        label="What should we call you?"
        autoComplete="nickname"
        defaultValue={shown}
        error={state.error ?? undefined}
      />
      <div className="mt-3 flex items-center gap-4">
        <SubmitButton className="button" pendingText="Saving…">
          Save name
        </SubmitButton>
        <span role="status" className="text-[15px] text-checked">
          {state.saved ? "Saved" : ""}
        </span>
      </div>
    </form>
  );
}
