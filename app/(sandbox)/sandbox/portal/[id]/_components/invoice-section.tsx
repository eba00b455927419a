import type { PortalView, SandboxInvoice } from "@/server/features/sandbox/types";
import { formatMoney, formatShortDay } from "@/server/format";
import { standingOf } from "../../../_components/standing";
import { Section } from "./section";
import { StepButton } from "./step-button";

/** What was billed, the latest first, and what can be done about it. */
export function InvoiceSection({ portal }: { readonly portal: PortalView }) {
  return (
    <Section id="invoices" title="Invoices">
      {portal.invoices.length === 0 && <p className="text-muted">Nothing has been billed yet.</p>}
      <ul className="divide-y divide-hairline">
        {portal.invoices.map((invoice) => (
          <li key={invoice.id} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <a href={`/sandbox/invoice/${invoice.id}`} className="link inline-flex min-h-11 items-center">
                {formatShortDay(invoice.createdAt)}
                <span className="sr-only">: invoice {invoice.number}</span>
              </a>
              <span className="tabular-nums">{formatMoney(invoice.amountDue, invoice.currency)}</span>
            </div>
            <p className="text-[15px] text-muted">{standingOf(invoice)}</p>
            <Steps portalId={portal.id} invoice={invoice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface StepsProps {
  readonly portalId: string;
  readonly invoice: SandboxInvoice;
}

function Steps({ portalId, invoice }: StepsProps) {
  const { id, canPay, refundable, canDispute, dispute, createdAt } = invoice;
  const common = { portalId, about: `for ${formatShortDay(createdAt)}` };
  if (!canPay && refundable === 0 && !canDispute && dispute !== "open") return null;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {canPay && (
        <StepButton {...common} step={{ what: "pay", invoice: id }}>
          Pay now
        </StepButton>
      )}
      {refundable > 0 && (
        <>
          <StepButton {...common} step={{ what: "refund", invoice: id, part: "all" }}>
            Refund all
          </StepButton>
          <StepButton {...common} step={{ what: "refund", invoice: id, part: "half" }}>
            Refund half
          </StepButton>
        </>
      )}
      {canDispute && (
        <StepButton {...common} step={{ what: "dispute", invoice: id, outcome: "open" }}>
          Dispute
        </StepButton>
      )}
      {dispute === "open" && (
        <>
          <StepButton {...common} step={{ what: "dispute", invoice: id, outcome: "won" }}>
            Dispute won
          </StepButton>
          <StepButton {...common} step={{ what: "dispute", invoice: id, outcome: "lost" }}>
            Dispute lost
          </StepButton>
        </>
      )}
    </div>
  );
}
