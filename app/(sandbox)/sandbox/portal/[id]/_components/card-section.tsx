import type { PortalView } from "@/server/features/sandbox/types";
import { Section } from "./section";
import { StepButton } from "./step-button";

/** What payments are tried with. */
export function CardSection({ portal: { id, card } }: { readonly portal: PortalView }) {
  return (
    <Section id="card" title="Card">
      <p className="text-[15px] text-muted">{wordsFor(card)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <StepButton portalId={id} step={{ what: "card", card: "good" }}>
          Use a card that works
        </StepButton>
        <StepButton portalId={id} step={{ what: "card", card: "declining" }}>
          Use a card that is declined
        </StepButton>
      </div>
    </Section>
  );
}

function wordsFor(card: PortalView["card"]): string {
  if (!card) return "No card yet.";
  return `A test card that ends in ${card.last4} and ${card.works ? "works" : "does not pay"}.`;
}
