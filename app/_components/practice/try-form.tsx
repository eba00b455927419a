"use client";

import { useActionState, useId } from "react";
import type { CreateSolveState } from "@/server/features/solve/types";
import { FieldError } from "../ui/field-error";
import { SubmitButton } from "../ui/submit-button";

export type TryAction = (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;

interface TryFormProps {
  readonly text: string;
  readonly action: TryAction;
  /** What the button says. */
  readonly children: string;
}

/** Opens a problem on a page of its own with its answer kept back, where a working is checked line by line. */
export function TryForm({ text, action, children }: TryFormProps) {
  const [{ error }, submit] = useActionState(action, { error: null, text: "", mode: "hints" as const });
  const id = useId();
  return (
    <form action={submit}>
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="mode" value="hints" />
      <SubmitButton className="button" pendingText="Opening…">
        {children}
      </SubmitButton>
      <FieldError id={id} message={error ?? undefined} />
    </form>
  );
}
