"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { CreateSolveState, SolveMode } from "@/server/features/solve/types";

interface SolveInsteadProps {
  readonly action: (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;
  readonly text: string;
  readonly mode: SolveMode;
}

/** One press solves another text in the same mode. */
export function SolveInstead({ action, text, mode }: SolveInsteadProps) {
  const [state, submit] = useActionState(action, { error: null, text, mode });
  return (
    <form action={submit} className="no-print mt-2">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="mode" value={mode} />
      <SubmitButton className="button" pendingText="Working…">
        Solve “{text}” instead
      </SubmitButton>
      {state.error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {state.error}
        </p>
      )}
    </form>
  );
}
