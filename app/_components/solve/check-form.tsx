"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { useActionState } from "react";
import type { AttemptState } from "@/server/features/solve/types";
import { SubmitButton } from "../ui/submit-button";
import { useBadField } from "../ui/use-bad-field";

interface CheckFormProps {
  readonly action: (state: AttemptState, form: FormData) => Promise<AttemptState>;
  readonly id: string;
  /** The place of a part of a worksheet, from 0; absent for a problem of its own. */
  readonly part?: number;
  readonly kind: keyof typeof WORDS;
  readonly text: string;
  readonly open: boolean;
}

const WORDS = {
  answer: {
    title: "Check my answer",
    label: "Your answer",
    rows: 1,
    hint: "Only the answer, for example x = 6.",
  },
  working: {
    title: "Check my working",
    label: "Your working",
    rows: 5,
    hint: "One line for each step, as in your exercise book.",
  },
} as const;

/** Folded up until it is asked for; opening one closes the other. */
export function CheckForm({ action, id, part, kind, text, open }: CheckFormProps) {
  const [state, submit] = useActionState(action, { error: null, text });
  const form = useBadField(state);
  const { title, label, rows, hint } = WORDS[kind];
  const field = `${kind}-to-check${part ?? ""}`;
  return (
    <details name={`check${part ?? ""}`} open={open}>
      <summary className="link flex min-h-11 cursor-pointer items-center text-[15px]">{title}</summary>
      <form ref={form} action={submit} className="pt-1 pb-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="kind" value={kind} />
        <label htmlFor={field} className="text-sm text-muted">
          {label}. {hint}
        </label>
        <textarea
          id={field}
          name="text"
          rows={rows}
          defaultValue={state.text}
          aria-describedby={state.error ? `${field}-error` : undefined}
          aria-invalid={state.error ? true : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="field mt-1"
        />
        {state.error && (
          <p id={`${field}-error`} role="alert" className="mt-1 text-sm text-danger">
            {state.error}
          </p>
        )}
        <SubmitButton className="button button-primary mt-3" pendingText="Checking…">
          {title}
        </SubmitButton>
      </form>
    </details>
  );
}
