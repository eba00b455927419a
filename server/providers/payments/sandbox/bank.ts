import "server-only";
import type { Books } from "./books";
import { setCancelled } from "./cancellation";
import { attachCard, cardOf } from "./card";
import { payCheckout } from "./checkout";
import { advanceClock } from "./clocks";
import type { Delivery } from "./delivery";
import { missing, refused } from "./faults";
import { collect, subscriptionIdOf } from "./invoice-life";
import { chargeOf } from "./payments";
import { closeDispute, openDispute, refundCharge } from "./refunds";
import type { ChargeObject, InvoiceObject, Kind } from "./shapes";
import { customerIdOf, readBooks, type StoreContext, withBooks } from "./store";
import { afterPayment } from "./subscription-life";
import type { Bank, SandboxPromotion, Statement } from "./types";

/** Under which key the product names its account in a customer's metadata. */
const USER_ID = "classmate_user_id";

interface BankOptions {
  readonly open: () => Promise<StoreContext>;
  readonly promotion: SandboxPromotion | null;
  readonly delivery: Delivery;
}

/** What the pages do for the payer, the payer's bank and the calendar. */
export function createBank({ open, promotion, delivery }: BankOptions): Bank {
  /** Works on the books an object is in, and reports what came of it. */
  const change = async <T>(id: string, work: (books: Books) => T): Promise<T> => {
    const context = await open();
    const owner = await customerIdOf(context, id);
    if (owner === null) throw missing("object", id);
    const result = await withBooks(context, owner, work);
    await delivery.finish();
    return result;
  };
  const changeCharge = (invoiceId: string, work: (books: Books, charge: ChargeObject) => void) =>
    change(invoiceId, (books) => {
      const charge = chargeOf(books, books.get("invoice", invoiceId));
      if (!charge) throw refused("Nothing was paid for this invoice.");
      work(books, charge);
    });
  const look = async <T>(kind: Kind, id: string, find: (books: Books) => T): Promise<T | null> => {
    const context = await open();
    const owner = await customerIdOf(context, id);
    if (owner === null) return null;
    const books = await readBooks(context, owner);
    return books.objects().some((object) => object.id === id && object.object === kind) ? find(books) : null;
  };
  return {
    payCheckout: (id, payment) =>
      change(id, (books) => payCheckout(books, books.get("checkout.session", id), { ...payment, promotion })),
    setCard: (id, card) => change(id, (books) => void attachCard(books, card)),
    payInvoice: (id) => change(id, (books) => payInvoice(books, books.get("invoice", id))),
    advance: (id, to) =>
      change(id, (books) => {
        const at = Math.floor(to.getTime() / 1000);
        if (at > books.now) advanceClock(books, at);
      }),
    refund: (id, amount) =>
      changeCharge(id, (books, charge) => {
        refundCharge(books, { charge, amount, reason: "requested_by_customer", metadata: {} });
      }),
    openDispute: (id) => changeCharge(id, (books, charge) => void openDispute(books, charge)),
    closeDispute: (id, outcome) => changeCharge(id, (books, charge) => closeDispute(books, charge, outcome)),
    setCancelled: (id, cancelled) =>
      change(id, (books) => setCancelled(books, books.get("subscription", id), cancelled)),
    statement: async (id) => statementOf(await readBooks(await open(), id)),
    checkout: (id) =>
      look("checkout.session", id, (books) => ({
        session: books.get("checkout.session", id),
        statement: statementOf(books),
      })),
    portal: (id) =>
      look("billing_portal.session", id, (books) => ({
        session: books.get("billing_portal.session", id),
        statement: statementOf(books),
      })),
    invoice: (id) =>
      look("invoice", id, (books) => ({ invoice: books.get("invoice", id), statement: statementOf(books) })),
    deliverPending: delivery.finish,
  };
}

function payInvoice(books: Books, invoice: InvoiceObject): boolean {
  if (invoice.status !== "open") throw refused("Only an open invoice can be paid.");
  const paid = collect(books, invoice, false) === "paid";
  if (paid) afterPayment(books, books.get("subscription", subscriptionIdOf(invoice)));
  return paid;
}

function statementOf(books: Books): Statement {
  return {
    customer: books.customer,
    userId: books.customer.metadata[USER_ID] ?? null,
    now: new Date(books.now * 1000),
    card: cardOf(books),
    subscriptions: books.list("subscription").reverse(),
    invoices: books.list("invoice").reverse(),
    charges: books.list("charge").reverse(),
    disputes: books.list("dispute").reverse(),
  };
}
