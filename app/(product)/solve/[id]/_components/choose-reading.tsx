"use client";

import { type ReactNode, useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { CreateSolveState, SolveMode } from "@/server/features/solve/types";

interface ChooseReadingProps {
  readonly action: (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;
  /** What is solved when this reading is chosen. */
  readonly text: string;
  readonly mode: SolveMode;
  readonly children: ReactNode;
}

/** A reading as one large button: a press solves it in the same mode. */
export function ChooseReading({ action, text, mode, children }: ChooseReadingProps) {
  const [state, submit] = useActionState(action, { error: null, text, mode });
  return (
    <form action={submit}>
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="mode" value={mode} />
      <SubmitButton className="choice" pendingText="Working…">
        {children}
      </SubmitButton>
      {state.error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {state.error}
        </p>
      )}
    </form>
  );
}
