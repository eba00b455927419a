import "server-only";
import type { Invoice } from "../port";
import type { RawInvoice, RawLine, RawPayment } from "./shapes";

/** What went back, or may, of a payment. */
export interface PaidBack {
  readonly charge: string;
  readonly paymentIntent: string | null;
  /** In the smallest unit of the currency. */
  readonly refunded: number;
  readonly disputed: boolean;
  readonly disputeLost: boolean;
}

type WholeInvoice = Omit<RawInvoice, "lines" | "payments"> & {
  readonly lines: readonly RawLine[];
  readonly payments: readonly RawPayment[];
};

/** An invoice in the product's terms. Pure.
 * @param paidBack of all the customer's payments */
export function invoiceOf(raw: WholeInvoice, paidBack: readonly PaidBack[]): Invoice {
  const own = paidBack.filter((one) => raw.payments.some(({ payment }) => isOf(one, payment)));
  const refunded = own.reduce((sum, one) => sum + one.refunded, 0);
  return {
    id: raw.id,
    subscriptionId: raw.parent?.subscription_details?.subscription ?? null,
    number: raw.number,
    status: raw.status ?? "draft",
    currency: raw.currency,
    amountDue: raw.amount_due,
    amountPaid: raw.amount_paid,
    amountRefunded: Math.min(refunded, raw.amount_paid),
    disputed: own.some(({ disputed }) => disputed),
    disputeLost: own.some(({ disputeLost }) => disputeLost),
    ...periodOf(raw),
    createdAt: raw.created,
    paidAt: raw.status_transitions.paid_at,
    url: raw.hosted_invoice_url ?? null,
  };
}

function isOf({ charge, paymentIntent }: PaidBack, payment: RawPayment["payment"]): boolean {
  if (payment.payment_intent) return payment.payment_intent === paymentIntent;
  return payment.charge === charge;
}

/** The time an invoice pays for: that of its subscription's lines, but for those that give credit for time paid
 * before. The invoice's own period is the time in which its lines came together, which lies before. */
function periodOf({
  lines,
  period_start,
  period_end,
}: WholeInvoice): Pick<Invoice, "periodStart" | "periodEnd"> {
  const own = lines.filter(
    ({ parent }) => parent?.subscription_item_details || parent?.invoice_item_details?.subscription,
  );
  const charged = own.filter(({ amount }) => amount >= 0);
  const told = charged.length > 0 ? charged : own;
  if (told.length === 0) return { periodStart: period_start, periodEnd: period_end };
  return {
    periodStart: new Date(Math.min(...told.map(({ period }) => period.start.getTime()))),
    periodEnd: new Date(Math.max(...told.map(({ period }) => period.end.getTime()))),
  };
}
