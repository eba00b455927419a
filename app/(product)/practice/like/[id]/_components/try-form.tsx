"use client";

import { useActionState, useId } from "react";
import { FieldError } from "@/app/_components/ui/field-error";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { CreateSolveState } from "@/server/features/solve/types";

export type TryAction = (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;

interface TryFormProps {
  readonly text: string;
  readonly action: TryAction;
}

/** Opens a problem with its answer kept back. */
export function TryForm({ text, action }: TryFormProps) {
  const [{ error }, submit] = useActionState(action, { error: null, text: "", mode: "hints" as const });
  const id = useId();
  return (
    <form action={submit}>
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="mode" value="hints" />
      <SubmitButton className="button" pendingText="Opening…">
        Try it
      </SubmitButton>
      <FieldError id={id} message={error ?? undefined} />
    </form>
  );
}
