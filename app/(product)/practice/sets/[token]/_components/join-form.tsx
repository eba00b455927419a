"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { PARTICIPANT_NAME_MAX } from "@/server/features/practice/constants";
import type { JoinState } from "@/server/features/practice/types";

interface JoinFormProps {
  readonly action: (state: JoinState, form: FormData) => Promise<JoinState>;
  readonly token: string;
}

/** Begins a set, with or without a name. */
export function JoinForm({ action, token }: JoinFormProps) {
  const [{ error, name }, submit] = useActionState(action, { error: null, name: "" });
  return (
    <form action={submit} className="mt-4">
      <input type="hidden" name="token" value={token} />
      <TextField
        id="participant-name"
        name="name"
        label="Your name, if you like"
        autoComplete="nickname"
        maxLength={PARTICIPANT_NAME_MAX}
        defaultValue={name}
        error={error ?? undefined}
      />
      <SubmitButton className="button button-primary mt-3 w-full sm:w-auto" pendingText="Starting…">
        Start
      </SubmitButton>
    </form>
  );
}
