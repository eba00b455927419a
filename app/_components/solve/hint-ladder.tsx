"use client";

import { useActionState, useEffect } from "react";
import type { RevealState, SolveView } from "@/server/features/solve/types";
import { SubmitButton } from "../ui/submit-button";

interface HintLadderProps {
  readonly action: (state: RevealState, form: FormData) => Promise<RevealState>;
  readonly solve: Pick<SolveView, "id" | "revealedSteps" | "hints">;
  /** The place of a part of a worksheet, from 0; absent for a problem of its own. */
  readonly part?: number;
  /** The element of the answer it leads to. */
  readonly answer?: string;
}

/** One step at a time, or the answer when the student asks for it. */
export function HintLadder({ action, solve, part, answer = "answer" }: HintLadderProps) {
  const [state, submit] = useActionState(action, { error: null });
  const { id, revealedSteps, hints } = solve;
  const total = hints?.steps ?? 0;
  const left = total - revealedSteps;
  // One filled button on a page: of several parts none stands out.
  const filled = part === undefined ? "button button-primary" : "button";

  // The ladder goes when the answer comes; anyone who pressed its button is led there.
  useEffect(() => () => document.getElementById(answer)?.focus(), [answer]);

  return (
    <form action={submit} className="no-print">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="part" value={part} />
      <p role="status" className="text-[15px] text-muted">
        {progress(revealedSteps, total)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {left > 0 && (
          <SubmitButton name="what" value="step" className={filled}>
            Show the next step
          </SubmitButton>
        )}
        <SubmitButton name="what" value="answer" className={left > 0 ? "button" : filled}>
          Show the answer
        </SubmitButton>
      </div>
      {state.error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {state.error}
        </p>
      )}
    </form>
  );
}

function progress(shown: number, total: number): string {
  if (total === 0) return "Try it yourself first.";
  const steps = total === 1 ? "1 step" : `${total} steps`;
  return shown === 0
    ? `Try it yourself first. ${steps} to the answer.`
    : `${shown} of ${steps} shown. Can you go on?`;
}
