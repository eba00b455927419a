import "server-only";
import type { Books } from "./books";
import type { PaymentMethodObject } from "./shapes";
import type { Card } from "./types";

/** The provider's own test numbers: one that works, one that is accepted and then declined at every payment, one whose
 * bank wants to be asked. */
const LAST4: Readonly<Record<Card, string>> = { good: "4242", declining: "0341", unconfirmed: "3155" };

/** The card a customer pays with; null without one. */
export function cardOf(books: Books): PaymentMethodObject | null {
  const id = books.customer.invoice_settings.default_payment_method;
  return id === null ? null : books.get("payment_method", id);
}

/** What a payment with a customer's card comes to. */
export function tryCard(books: Books): "paid" | "declined" | "unconfirmed" {
  const last4 = cardOf(books)?.card.last4;
  if (last4 === LAST4.good) return "paid";
  return last4 === LAST4.unconfirmed ? "unconfirmed" : "declined";
}

/** Makes a card the one a customer pays with. */
export function attachCard(books: Books, card: Card): PaymentMethodObject {
  const { customer } = books;
  const method = books.add<PaymentMethodObject>({
    id: books.newId("pm"),
    object: "payment_method",
    created: books.now,
    livemode: false,
    customer: customer.id,
    type: "card",
    card: {
      brand: "visa",
      last4: LAST4[card],
      exp_month: 12,
      exp_year: new Date(books.now * 1000).getUTCFullYear() + 4,
    },
    metadata: {},
  });
  books.emit("payment_method.attached", method);
  customer.invoice_settings.default_payment_method = method.id;
  books.emit("customer.updated", customer);
  return method;
}
