"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { useActionState } from "react";
import { PencilIcon } from "@/app/_components/ui/icons";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { useBadField } from "@/app/_components/ui/use-bad-field";
import type { CorrectState } from "@/server/features/solve/types";

interface CorrectLineProps {
  readonly action: (state: CorrectState, form: FormData) => Promise<CorrectState>;
  readonly id: string;
  /** The place of a part of a worksheet, from 0; absent for a problem of its own. */
  readonly part?: number;
  /** Which line of the story, from 0, and its words there. */
  readonly row: number;
  readonly said: string;
}

/** A line of a story to be put right: it opens below the line, and solving it again makes a new problem. */
export function CorrectLine({ action, id, part, row, said }: CorrectLineProps) {
  const [state, submit] = useActionState(action, { error: null, said: null });
  const form = useBadField(state);
  const field = `correct-${part ?? ""}-${row}`;
  return (
    <details name={`correct${part ?? ""}`} className="no-print" open={state.error !== null || undefined}>
      <summary className="correct-line link" title="Change this line">
        <PencilIcon />
        <span className="sr-only">Change “{said}”</span>
      </summary>
      <form ref={form} action={submit} className="pt-1 pb-4">
        <LeadsAway />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="row" value={row} />
        <label htmlFor={field} className="text-sm text-muted">
          What the story should say here
        </label>
        <input
          id={field}
          name="said"
          type="text"
          defaultValue={state.said ?? said}
          aria-describedby={state.error ? `${field}-error` : undefined}
          aria-invalid={state.error ? true : undefined}
          autoComplete="off"
          className="field mt-1"
        />
        {state.error && (
          <p id={`${field}-error`} role="alert" className="mt-1 text-sm text-danger">
            {state.error}
          </p>
        )}
        <SubmitButton className="button mt-3" pendingText="Working…">
          Solve with this change
        </SubmitButton>
      </form>
    </details>
  );
}
