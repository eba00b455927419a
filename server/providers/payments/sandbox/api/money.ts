import "server-only";
import { z } from "zod";
import type { Books } from "../books";
import { missing, refused } from "../faults";
import { giveUp, subscriptionIdOf } from "../invoice-life";
import { refundCharge } from "../refunds";
import type { InvoiceObject } from "../shapes";
import { readBooks, type StoreContext, withBooks } from "../store";
import { afterPayment } from "../subscription-life";
import { expand, flag, metadata, page, whole } from "./form";
import { listed, ownerOf, type Route, route } from "./route";

const INVOICE_STATUSES = ["draft", "open", "paid", "void", "uncollectible"] as const;

export const invoiceRoutes: readonly Route[] = [
  route(
    "GET /v1/invoices",
    z.strictObject({
      ...page,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(INVOICE_STATUSES).optional(),
    }),
    async ({ context, input }) => {
      const { subscription, status } = input;
      const customer = input.customer ?? (await ownerOf(context, "subscription", subscription ?? ""));
      const books = await readBooks(context, customer);
      const wanted = (invoice: InvoiceObject) =>
        (subscription === undefined || subscriptionIdOf(invoice) === subscription) &&
        (status === undefined || invoice.status === status);
      const invoices = books.list("invoice").filter(wanted).reverse();
      return { object: listed(invoices, input, "/v1/invoices"), books };
    },
  ),
  route("GET /v1/invoices/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const books = await readBooks(context, await ownerOf(context, "invoice", id));
    return { object: books.get("invoice", id), books };
  }),
  route(
    "POST /v1/invoices/:id",
    z.strictObject({ auto_advance: flag.optional(), expand }),
    async ({ context, id, input }) =>
      changeInvoice(context, id, (books, invoice) => {
        if (input.auto_advance === undefined) return;
        if (!["draft", "open"].includes(invoice.status)) throw refused("This invoice is closed.");
        invoice.auto_advance = input.auto_advance;
        books.emit("invoice.updated", invoice);
      }),
  ),
  route("POST /v1/invoices/:id/void", z.strictObject({ expand }), async ({ context, id }) =>
    changeInvoice(context, id, (books, invoice) => {
      if (!["open", "uncollectible"].includes(invoice.status)) {
        throw refused(`You cannot void an invoice that is ${invoice.status}.`);
      }
      giveUp(books, invoice, "void");
      afterPayment(books, books.get("subscription", subscriptionIdOf(invoice)));
    }),
  ),
];

async function changeInvoice(
  context: StoreContext,
  id: string,
  work: (books: Books, invoice: InvoiceObject) => void,
): Promise<{ object: InvoiceObject; books: Books }> {
  return withBooks(context, await ownerOf(context, "invoice", id), (books) => {
    const invoice = books.get("invoice", id);
    work(books, invoice);
    return { object: invoice, books };
  });
}

export const paymentRoutes: readonly Route[] = [
  route(
    "GET /v1/charges",
    z.strictObject({ ...page, customer: z.string(), payment_intent: z.string().optional() }),
    async ({ context, input }) => {
      const books = await readBooks(context, input.customer);
      const { payment_intent: intent } = input;
      const charges = books
        .list("charge")
        .filter((charge) => intent === undefined || charge.payment_intent === intent)
        .reverse();
      return { object: listed(charges, input, "/v1/charges"), books };
    },
  ),
  route("GET /v1/charges/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const books = await readBooks(context, await ownerOf(context, "charge", id));
    return { object: books.get("charge", id), books };
  }),
  route("GET /v1/payment_intents/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const books = await readBooks(context, await ownerOf(context, "payment_intent", id));
    return { object: books.get("payment_intent", id), books };
  }),
  route(
    "POST /v1/refunds",
    z.strictObject({
      charge: z.string().optional(),
      payment_intent: z.string().optional(),
      amount: whole.optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
      metadata: metadata.optional(),
      expand,
    }),
    async ({ context, input }) => {
      const of = input.charge ?? input.payment_intent ?? "";
      return withBooks(context, await ownerOf(context, "charge", of), (books) => {
        const charge = books.get("charge", input.charge ?? chargeOfIntent(books, of));
        const { amount, reason = null } = input;
        const refund = refundCharge(books, { charge, amount, reason, metadata: input.metadata ?? {} });
        return { object: refund, books };
      });
    },
  ),
  ...(["refund", "dispute"] as const).map((kind) =>
    route(
      `GET /v1/${kind}s`,
      z.strictObject({ ...page, charge: z.string().optional(), payment_intent: z.string().optional() }),
      async ({ context, input }) => {
        const { charge, payment_intent: intent } = input;
        const books = await readBooks(context, await ownerOf(context, "charge", charge ?? intent ?? ""));
        const found = books
          .list(kind)
          .filter(
            (object) =>
              (charge === undefined || object.charge === charge) &&
              (intent === undefined || object.payment_intent === intent),
          )
          .reverse();
        return { object: listed(found, input, `/v1/${kind}s`), books };
      },
    ),
  ),
  route("GET /v1/disputes/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const books = await readBooks(context, await ownerOf(context, "dispute", id));
    return { object: books.get("dispute", id), books };
  }),
];

function chargeOfIntent(books: Books, id: string): string {
  const { latest_charge: charge } = books.get("payment_intent", id);
  if (charge === null) throw missing("charge", id);
  return charge;
}
