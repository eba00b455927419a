"use client";

import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly pendingText?: string;
  readonly name?: string;
  readonly value?: string;
}

/** Submits its form once: while the server works it says so and waits. It keeps the focus meanwhile, which a button
 * that is disabled would lose. */
export function SubmitButton({ children, className, pendingText, name, value }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
      className={className}
    >
      {pending && pendingText ? pendingText : children}
    </button>
  );
}
