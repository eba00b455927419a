"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { Connect, ConnectState } from "@/server/features/extension/types";

interface ConnectFormProps {
  readonly action: (state: ConnectState, form: FormData) => Promise<ConnectState>;
  readonly fields: Connect;
}

/** The button that lets an extension in. */
export function ConnectForm({ action, fields }: ConnectFormProps) {
  const [{ error }, submit] = useActionState(action, { error: null });
  return (
    <form action={submit} className="mt-5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {error && (
        <p role="alert" className="mb-3 text-danger">
          {error}
        </p>
      )}
      <SubmitButton className="button button-primary w-full" pendingText="Letting it in…">
        Let it in
      </SubmitButton>
    </form>
  );
}
