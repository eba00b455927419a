"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { EndSessionState } from "@/server/features/session/types";

interface EndSessionFormProps {
  readonly action: (state: EndSessionState, form: FormData) => Promise<EndSessionState>;
  /** The session to end; absent for all others. */
  readonly id?: string;
  /** The place it is about, for who cannot see the row it stands in. */
  readonly where?: string;
  readonly children: string;
}

/** A button that ends sessions. */
export function EndSessionForm({ action, id, where, children }: EndSessionFormProps) {
  const [{ error }, submit] = useActionState(action, { error: null });
  return (
    <form action={submit}>
      {id && <input type="hidden" name="id" value={id} />}
      <SubmitButton className="button" pendingText="Signing out…">
        {children}
        {where && <span className="sr-only"> {where}</span>}
      </SubmitButton>
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
