"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { useActionState, useEffect, useRef } from "react";
import type { RevealState } from "@/server/features/solve/types";
import { SubmitButton } from "../ui/submit-button";
import type { HintProgress } from "./hint-progress";

interface HintLadderProps {
  readonly action: (state: RevealState, form: FormData) => Promise<RevealState>;
  /** The problem's. */
  readonly id: string;
  readonly progress: HintProgress;
  /** The place of a part of a worksheet, from 0; absent for a problem of its own. */
  readonly part?: number;
  /** The element of the answer it leads to. */
  readonly answer?: string;
}

/** One step at a time, or the answer when the student asks for it. */
export function HintLadder({ action, id, progress, part, answer = "answer" }: HintLadderProps) {
  const [state, submit] = useActionState(action, { error: null });
  const { left, words } = progress;
  // One filled button on a page: of several parts none stands out.
  const filled = part === undefined ? "button button-primary" : "button";

  const status = useRef<HTMLParagraphElement>(null);
  const before = useRef(left);
  // The button of the steps goes with the last of them; anyone who pressed it hears that it was the last.
  useEffect(() => {
    if (left === 0 && before.current > 0) status.current?.focus();
    before.current = left;
  }, [left]);
  // The ladder goes when the answer comes; anyone who pressed its button is led there.
  useEffect(() => () => document.getElementById(answer)?.focus(), [answer]);

  return (
    <form action={submit} className="no-print">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="part" value={part} />
      <p ref={status} role="status" tabIndex={-1} className="text-[15px] text-muted">
        {words}
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
