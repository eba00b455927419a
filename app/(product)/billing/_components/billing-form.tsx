"use client";

import { type ReactNode, useActionState } from "react";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { track } from "@/app/_lib/analytics";
import type { BillingFormState, Interval } from "@/server/features/billing/types";

interface BillingFormProps {
  readonly action: (state: BillingFormState, form: FormData) => Promise<BillingFormState>;
  /** What is sent along, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The subscription that is asked for, where it is. */
  readonly buys?: Interval;
  /** Of the button. */
  readonly className: string;
  readonly pendingText: string;
  readonly children: ReactNode;
}

const START: BillingFormState = { error: null };

/** A button that does one thing with the plan, and says what was in the way. */
export function BillingForm({
  action,
  fields = {},
  buys,
  className,
  pendingText,
  children,
}: BillingFormProps) {
  const [{ error }, submit] = useActionState(action, START);
  const count = () => {
    if (buys) track("plan_purchase_clicked", { plan: "plus", interval: buys });
  };
  return (
    <form action={submit} onSubmit={count}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton className={className} pendingText={pendingText}>
        {children}
      </SubmitButton>
      {error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
