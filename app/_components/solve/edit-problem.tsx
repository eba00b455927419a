"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { useId } from "react";
import type { SolveMode } from "@/server/features/solve/types";
import { LeadsAway } from "../ui/leads-away";
import { SubmitButton } from "../ui/submit-button";
import { useBadField } from "../ui/use-bad-field";
import { ProblemField } from "./problem-field";
import { type SolveAction, useSolveForm } from "./use-solve-form";

interface EditProblemProps {
  readonly action: SolveAction;
  readonly text: string;
  readonly mode: SolveMode;
}

/** The problem as typed, to be changed and solved anew in the same mode. */
export function EditProblem({ action, text, mode }: EditProblemProps) {
  const [state, submit] = useSolveForm(action, { text, mode });
  const form = useBadField(state);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <form ref={form} action={submit} className="pt-1 pb-2">
      <LeadsAway />
      <input type="hidden" name="mode" value={mode} />
      <label htmlFor={id} className="text-sm text-muted">
        Write it another way: with brackets, or in other words.
      </label>
      <ProblemField
        id={id}
        defaultValue={state.text}
        errorId={state.error ? errorId : undefined}
        className="field mt-1 min-h-20"
      />
      {state.error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-danger">
          {state.error}
        </p>
      )}
      <SubmitButton className="button button-primary mt-3" pendingText="Working…">
        Solve again
      </SubmitButton>
    </form>
  );
}
