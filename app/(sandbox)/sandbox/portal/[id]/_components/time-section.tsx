import type { PortalView, Step } from "@/server/features/sandbox/types";
import { formatLongMoment } from "@/server/format";
import { Section } from "./section";
import { StepButton } from "./step-button";

const WORDS: Readonly<Record<Step, string>> = {
  day: "1 day",
  week: "7 days",
  payment: "To the next payment attempt",
  renewal: "To the next renewal",
  year: "1 year",
};

/** The customer's clock. */
export function TimeSection({ portal }: { readonly portal: PortalView }) {
  return (
    <Section id="time" title="Move time ahead">
      <p className="text-[15px] text-muted">
        For these payments it is{" "}
        <time dateTime={portal.now.toISOString()} className="text-ink">
          {formatLongMoment(portal.now)}
        </time>
        . Renewals and cancellations on the way happen in order. Time cannot go back.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {portal.steps.map((step) => (
          <StepButton key={step} portalId={portal.id} step={{ what: "time", step }}>
            {WORDS[step]}
          </StepButton>
        ))}
      </div>
    </Section>
  );
}
