"use client";

import { Suspense, useRef, useState } from "react";
import { MathButton } from "@/app/_components/math-field/math-button";
import { mathPaste } from "@/app/_components/math-field/paste/math-paste";
import { PhotoButton } from "@/app/_components/photo/photo-button";
import { ProblemField } from "@/app/_components/solve/problem-field";
import { type SolveAction, useSolveForm } from "@/app/_components/solve/use-solve-form";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { optional } from "@/app/_lib/optional";
import { Examples } from "./examples";
import { HintsToggle } from "./hints-toggle";
import { keep, takeKept } from "./kept-text";

const MathPanel = optional(() => import("@/app/_components/math-field/math-panel"));
const LivePreview = optional(() => import("@/app/_components/solve/live-preview"));

interface ComposerProps {
  readonly action: SolveAction;
}

const ERROR_ID = "problem-error";
const START = { text: "", mode: "answer" } as const;

/** Where a problem is typed and handed in. The form itself needs no JavaScript; the mathematics field and the reading
 * of what is being typed are fetched when they are first wanted. The text stays when it has been handed in, for those who
 * come back: what the field falls back to is what is in it, or what did not arrive. */
export function Composer({ action }: ComposerProps) {
  const [state, submit] = useSolveForm(action, START);
  const [draft, setDraft] = useState(() => state.text || takeKept());
  const [hints, setHints] = useState(false);
  const [maths, setMaths] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // What was said of a text is not said of the next one.
  const [left, leave] = useState<typeof state | null>(null);
  const error = left === state ? null : state.error;

  return (
    <>
      <form action={submit} onPaste={mathPaste("bare")} className="sheet composer mt-8 p-[18px] pb-3">
        <LeadsAway />
        <label htmlFor="problem" className="sr-only">
          Your problem
        </label>
        <ProblemField
          ref={field}
          id="problem"
          defaultValue={error ? state.text : draft}
          errorId={error ? ERROR_ID : undefined}
          placeholder="2x + 3 = 7"
          className="composer-field"
          onChange={({ target: { value } }) => {
            setDraft(value);
            leave(state);
            keep(value);
          }}
        />
        <div className="composer-dock">
          <div className="composer-preview sideways">
            {draft.trim() ? (
              <Suspense>
                <LivePreview text={draft} />
              </Suspense>
            ) : (
              <p>Write it as you would on paper.</p>
            )}
          </div>
          {error && (
            <p id={ERROR_ID} role="alert" className="pb-2 text-[15px] text-danger">
              {error}
            </p>
          )}
          <div className="composer-tools">
            <MathButton open={maths} onToggle={() => setMaths(!maths)} />
            <PhotoButton field={field} />
            <HintsToggle pressed={hints} onToggle={() => setHints(!hints)} />
            <SubmitButton className="button button-primary ml-auto min-w-[72px]" pendingText="Working…">
              Solve
            </SubmitButton>
          </div>
        </div>
        {maths && (
          <Suspense fallback={<div className="math-panel-place" />}>
            <MathPanel field={field} notation="bare" onClose={() => setMaths(false)} />
          </Suspense>
        )}
      </form>
      <Examples submit={submit} hints={hints} />
    </>
  );
}
