"use client";

import type { ChangeEvent, KeyboardEvent, Ref } from "react";

interface ProblemFieldProps {
  readonly id: string;
  readonly defaultValue: string;
  readonly className: string;
  /** The element that says what is wrong, while something is. */
  readonly errorId: string | undefined;
  readonly placeholder?: string;
  readonly onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Where a problem is typed: Enter hands it in, Shift and Enter starts a new line. A text that is too long stays whole: its
 * reading says so, and handing it in does. */
export function ProblemField({ errorId, ...field }: ProblemFieldProps) {
  return (
    <textarea
      {...field}
      name="text"
      rows={2}
      required
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onKeyDown={submitOnEnter}
    />
  );
}

/** An Enter that ends a composition (Japanese, Chinese, Korean input) belongs to the input method. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
