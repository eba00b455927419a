import "server-only";
import type { Books } from "./books";
import { tryCard } from "./card";
import type { ChargeObject, InvoiceObject, InvoicePaymentObject, PaymentIntentObject } from "./shapes";

export type Attempt = "paid" | "declined" | "unconfirmed";

/** Tries a customer's card for an open invoice: one payment per invoice, one charge per try. */
export function attemptPayment(books: Books, invoice: InvoiceObject): Attempt {
  const { payment, intent } = paymentOf(books, invoice);
  const outcome = tryCard(books);
  intent.payment_method = books.customer.invoice_settings.default_payment_method;
  if (outcome === "unconfirmed") {
    intent.status = "requires_action";
    books.emit("payment_intent.requires_action", intent);
    return outcome;
  }
  const charge = chargeFor(books, intent, outcome === "paid");
  intent.latest_charge = charge.id;
  if (outcome === "declined") {
    intent.status = "requires_payment_method";
    books.emit("charge.failed", charge);
    books.emit("payment_intent.payment_failed", intent);
    return outcome;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  payment.status = "paid";
  payment.amount_paid = intent.amount;
  payment.status_transitions.paid_at = books.now;
  books.emit("charge.succeeded", charge);
  books.emit("payment_intent.succeeded", intent);
  return outcome;
}

interface Payment {
  readonly payment: InvoicePaymentObject;
  readonly intent: PaymentIntentObject;
}

function paymentOf(books: Books, invoice: InvoiceObject): Payment {
  const open = invoice.payments.data.find(({ status }) => status === "open");
  if (open) return { payment: open, intent: books.get("payment_intent", open.payment.payment_intent) };
  const intent = makeIntent(books, invoice.amount_due, invoice.currency);
  const payment: InvoicePaymentObject = {
    id: books.newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: books.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  invoice.payments.data.push(payment);
  return { payment, intent };
}

function makeIntent(books: Books, amount: number, currency: string): PaymentIntentObject {
  const intent = books.add<PaymentIntentObject>({
    id: books.newId("pi"),
    object: "payment_intent",
    amount,
    amount_received: 0,
    created: books.now,
    currency,
    customer: books.customer.id,
    latest_charge: null,
    livemode: false,
    metadata: {},
    payment_method: null,
    status: "requires_payment_method",
  });
  books.emit("payment_intent.created", intent);
  return intent;
}

/** Reports a payment that was declined before anything was bought with it. */
export function declineOutright(books: Books, amount: number, currency: string): void {
  const intent = makeIntent(books, amount, currency);
  const charge = chargeFor(books, intent, false);
  intent.latest_charge = charge.id;
  books.emit("charge.failed", charge);
  books.emit("payment_intent.payment_failed", intent);
}

function chargeFor(books: Books, intent: PaymentIntentObject, paid: boolean): ChargeObject {
  return books.add<ChargeObject>({
    id: books.newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    captured: paid,
    created: books.now,
    currency: intent.currency,
    customer: books.customer.id,
    disputed: false,
    failure_code: paid ? null : "card_declined",
    failure_message: paid ? null : "Your card was declined.",
    livemode: false,
    metadata: {},
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    refunded: false,
    status: paid ? "succeeded" : "failed",
  });
}

/** The charge that paid an invoice; null where nothing was charged. */
export function chargeOf(books: Books, invoice: InvoiceObject): ChargeObject | null {
  const paid = invoice.payments.data.find(({ status }) => status === "paid");
  if (!paid) return null;
  const { latest_charge: id } = books.get("payment_intent", paid.payment.payment_intent);
  return id === null ? null : books.get("charge", id);
}
