import type { InvoiceView } from "@/server/features/billing/types";
import { formatMoney } from "@/server/format";

/** The state of an invoice, in a word or two.
 * @example invoiceWords(invoice) // "Paid" */
export function invoiceWords(invoice: InvoiceView): string {
  const { status, currency, amountDue, amountPaid, amountRefunded, disputed } = invoice;
  if (amountRefunded > 0 && amountRefunded >= amountPaid) return "Refunded";
  if (disputed) return "Disputed with the bank";
  if (amountRefunded > 0) return `Paid, ${formatMoney(amountRefunded, currency)} refunded`;
  switch (status) {
    case "paid":
      return amountDue === 0 ? "Nothing to pay" : "Paid";
    case "open":
      return "Not paid yet";
    case "draft":
      return "In preparation";
    case "void":
      return "Withdrawn";
    case "uncollectible":
      return "Not paid";
  }
}
