"use client";

import type { SolveMode } from "@/server/features/solve/types";
import { LeadsAway } from "../ui/leads-away";
import { EXAMPLES } from "./examples";
import { type SolveAction, useSolveForm } from "./use-solve-form";

interface ExampleChipsProps {
  readonly action: SolveAction;
  readonly mode: SolveMode;
}

/** Problems to try with one press, one of each kind. */
export function ExampleChips({ action, mode }: ExampleChipsProps) {
  const [state, submit] = useSolveForm(action, { text: "", mode });
  return (
    <form action={submit} aria-label="Examples" className="mt-3 flex flex-wrap gap-2.5">
      <LeadsAway />
      <input type="hidden" name="mode" value={mode} />
      {EXAMPLES.map(({ shown, text }) => (
        <button key={text} type="submit" name="text" value={text} className="chip pr-4">
          {shown}
        </button>
      ))}
      {state.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {state.error}
        </p>
      )}
    </form>
  );
}
