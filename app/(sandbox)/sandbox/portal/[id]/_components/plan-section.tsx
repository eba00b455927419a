import type { PortalView, SandboxSubscription } from "@/server/features/sandbox/types";
import { formatMoney, formatShortDay } from "@/server/format";
import { Section } from "./section";
import { StepButton } from "./step-button";

/** The subscriptions that have not ended. */
export function PlanSection({ portal }: { readonly portal: PortalView }) {
  const { subscriptions, credit, currency } = portal;
  return (
    <Section id="plan" title="Plan">
      {subscriptions.length === 0 && <p className="text-muted">No subscription is running.</p>}
      <ul className="grid gap-4">
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <p>
              {subscription.name}, {formatMoney(subscription.price, subscription.currency)} a{" "}
              {subscription.interval}
            </p>
            <p className="mb-3 text-[15px] text-muted">{standingOf(subscription)}</p>
            <StepButton
              portalId={portal.id}
              step={{ what: subscription.cancelled ? "resume" : "cancel", subscription: subscription.id }}
            >
              {subscription.cancelled ? "Resume Plus" : "Cancel Plus"}
            </StepButton>
          </li>
        ))}
      </ul>
      {credit > 0 && (
        <p className="mt-3 text-[15px] text-muted">
          {formatMoney(credit, currency)} is left over and goes towards the next payments.
        </p>
      )}
    </Section>
  );
}

function standingOf({ status, periodEnd, cancelled }: SandboxSubscription): string {
  const end = formatShortDay(periodEnd);
  if (status === "incomplete") return "Waiting for its first payment.";
  if (cancelled) return `Ends on ${end}.`;
  if (status === "past_due") return `A payment is late. The period ends on ${end}.`;
  return status === "trialing" ? `Trial until ${end}, then it is paid.` : `Renews on ${end}.`;
}
