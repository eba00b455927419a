import type { SandboxInvoice } from "@/server/features/sandbox/types";
import { formatMoney, formatShortDay } from "@/server/format";

const DISPUTE = {
  open: "The bank is asking for the money back.",
  won: "The bank asked for the money back, and did not get it.",
  lost: "The bank has got the money back.",
} as const;

/** How an invoice stands, in a sentence or two. */
export function standingOf(invoice: SandboxInvoice): string {
  const { amountRefunded, amountDue, currency, dispute } = invoice;
  const refund =
    amountRefunded === 0
      ? ""
      : amountRefunded === amountDue
        ? " Given back."
        : ` ${formatMoney(amountRefunded, currency)} given back.`;
  return `${statusOf(invoice)}${refund}${dispute ? ` ${DISPUTE[dispute]}` : ""}`;
}

function statusOf({ status, amountDue, nextAttemptAt }: SandboxInvoice): string {
  switch (status) {
    case "draft":
      return "Being drawn up.";
    case "open":
      return nextAttemptAt
        ? `Not paid. The card is tried again on ${formatShortDay(nextAttemptAt)}.`
        : "Not paid.";
    case "paid":
      return amountDue === 0 ? "Nothing to pay." : "Paid.";
    case "void":
      return "Withdrawn.";
    case "uncollectible":
      return "Never paid, and given up.";
  }
}
