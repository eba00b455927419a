import type { SandboxInvoice } from "@/server/features/sandbox/types";
import { formatMoney, formatShortDay } from "@/server/format";

const DISPUTE = {
  open: "The bank is asking for the money back.",
  won: "The bank asked for the money back but did not get it.",
  lost: "The bank has taken the money back.",
} as const;

/** The state of an invoice, in a sentence or two. */
export function standingOf(invoice: SandboxInvoice): string {
  const { amountRefunded, amountDue, currency, dispute } = invoice;
  const refund =
    amountRefunded === 0
      ? ""
      : amountRefunded === amountDue
        ? " Refunded."
        : ` ${formatMoney(amountRefunded, currency)} refunded.`;
  return `${statusOf(invoice)}${refund}${dispute ? ` ${DISPUTE[dispute]}` : ""}`;
}

function statusOf({ status, amountDue, nextAttemptAt }: SandboxInvoice): string {
  switch (status) {
    case "draft":
      return "In preparation.";
    case "open":
      return nextAttemptAt
        ? `Not paid. The card will be tried again on ${formatShortDay(nextAttemptAt)}.`
        : "Not paid.";
    case "paid":
      return amountDue === 0 ? "Nothing to pay." : "Paid.";
    case "void":
      return "Withdrawn.";
    case "uncollectible":
      return "Never paid, and written off.";
  }
}
