import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { portalStepAction } from "@/server/features/sandbox/actions";
import type { PortalStep } from "@/server/features/sandbox/schema";

interface StepButtonProps {
  readonly portalId: string;
  readonly step: PortalStep;
  readonly children: string;
  /** What it is about, for who cannot see where it is. */
  readonly about?: string | undefined;
}

/** A button that takes one step. */
export function StepButton({ portalId, step, children, about }: StepButtonProps) {
  return (
    <form action={portalStepAction}>
      <LeadsAway />
      <input type="hidden" name="id" value={portalId} />
      {Object.entries(step).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton className="button">
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </SubmitButton>
    </form>
  );
}
