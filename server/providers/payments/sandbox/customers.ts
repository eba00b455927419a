import "server-only";
import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import type { Metadata } from "./basic-shapes";
import { openBooks } from "./books";
import { missing } from "./faults";
import type { ClockObject, CustomerObject } from "./shapes";
import { findObject, openAccount, type StoreContext } from "./store";

interface NewCustomer {
  readonly email: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly clock: ClockObject | null;
}

/** Makes a customer, with a clock of its own or none. */
export async function createCustomer(context: StoreContext, made: NewCustomer): Promise<CustomerObject> {
  const real = Math.floor(context.now().getTime() / 1000);
  const digits = context.newId().replaceAll("-", "");
  const customer: CustomerObject = {
    id: `cus_${digits}`,
    object: "customer",
    created: made.clock?.frozen_time ?? real,
    livemode: false,
    email: made.email,
    name: made.name,
    description: made.description,
    metadata: made.metadata,
    balance: 0,
    currency: null,
    delinquent: false,
    invoice_prefix: digits.slice(-8).toUpperCase(),
    next_invoice_sequence: 1,
    invoice_settings: { default_payment_method: null },
    test_clock: made.clock?.id ?? null,
  };
  const books = openBooks({ ...context, customer, objects: [customer], now: customer.created });
  books.emit("customer.created", customer);
  if (made.clock) {
    await context.db
      .update(sandboxObjects)
      .set({ customerId: customer.id })
      .where(eq(sandboxObjects.id, made.clock.id));
  }
  return openAccount(context, books);
}

interface Page {
  readonly limit: number;
  readonly after: string | null;
  /** Exactly this email, or this metadata. */
  readonly email?: string | undefined;
  readonly metadata?: { readonly key: string; readonly value: string };
}

/** Customers that were not deleted, newest first.
 * @returns one more than the limit where there are more */
export async function listCustomers(context: StoreContext, page: Page): Promise<CustomerObject[]> {
  const after = page.after === null ? null : await findObject(context, page.after);
  if (page.after !== null && after === null) throw missing("customer", page.after);
  const { body, createdAt, id, kind } = sandboxObjects;
  const rows = await context.db
    .select({ body })
    .from(sandboxObjects)
    .where(
      and(
        eq(kind, "customer"),
        isNull(sql`${body} ->> 'deleted'`),
        page.email === undefined ? undefined : eq(sql`${body} ->> 'email'`, page.email),
        page.metadata && eq(sql`${body} -> 'metadata' ->> ${page.metadata.key}`, page.metadata.value),
        after
          ? or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1);
  return rows.map((row) => row.body as unknown as CustomerObject);
}
