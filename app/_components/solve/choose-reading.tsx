"use client";

import type { ReactNode } from "react";
import type { SolveMode } from "@/server/features/solve/types";
import { LeadsAway } from "../ui/leads-away";
import { SubmitButton } from "../ui/submit-button";
import { type SolveAction, useSolveForm } from "./use-solve-form";

interface ChooseReadingProps {
  readonly action: SolveAction;
  /** What is solved when this reading is chosen. */
  readonly text: string;
  readonly mode: SolveMode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A reading as one large button: a press solves it in the same mode. */
export function ChooseReading({ action, text, mode, className = "choice", children }: ChooseReadingProps) {
  const [state, submit] = useSolveForm(action, { text, mode });
  return (
    <form action={submit}>
      <LeadsAway />
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="mode" value={mode} />
      <SubmitButton className={className} pendingText="Working…">
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
