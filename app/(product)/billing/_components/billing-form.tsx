import type { ReactNode } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";

interface BillingFormProps {
  readonly action: (form: FormData) => Promise<void>;
  /** What is sent along, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Of the button. */
  readonly className: string;
  readonly pendingText: string;
  readonly children: ReactNode;
}

/** A button that does one thing with the plan. What was in the way is above the page afterwards. */
export function BillingForm({ action, fields = {}, className, pendingText, children }: BillingFormProps) {
  return (
    <form action={action}>
      <LeadsAway />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton className={className} pendingText={pendingText}>
        {children}
      </SubmitButton>
    </form>
  );
}
