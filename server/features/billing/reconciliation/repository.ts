import "server-only";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { accounts, billingCustomers, billingEvents, invoices, subscriptions } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { CustomerState, PaymentEvent } from "@/server/providers/payments/port";
import type { Customer } from "./types";

const CUSTOMER = {
  userId: billingCustomers.userId,
  customerId: billingCustomers.customerId,
  lookedAt: billingCustomers.lookedAt,
  clockAt: billingCustomers.clockAt,
};

/** Who an account is at the provider; null before it first wanted to pay. */
export async function findCustomer(db: Database, userId: string): Promise<Customer | null> {
  const [row] = await db.select(CUSTOMER).from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row ?? null;
}

/** Which account a customer is; null for customers that are not ours. */
export async function findByCustomerId(db: Database, customerId: string): Promise<Customer | null> {
  const [row] = await db
    .select(CUSTOMER)
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return row ?? null;
}

/** Keeps who an account is at the provider. Nothing happens when either is kept already. */
export async function insertCustomer(
  db: Database,
  customer: Pick<Customer, "userId" | "customerId"> & { readonly createdAt: Date },
): Promise<void> {
  await db.insert(billingCustomers).values(customer).onConflictDoNothing();
}

/** Takes the ticket of a look that begins now.
 * @returns its number and whose customer it is; null for customers that are not ours */
export async function updateTicket(
  db: Database,
  customerId: string,
): Promise<{ readonly ticket: number; readonly userId: string } | null> {
  const [row] = await db
    .update(billingCustomers)
    .set({ looksBegun: sql`${billingCustomers.looksBegun} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ ticket: billingCustomers.looksBegun, userId: billingCustomers.userId });
  return row ?? null;
}

interface Look {
  readonly ticket: number;
  readonly lookedAt: Date;
  readonly state: CustomerState;
  /** The provider knows the customer no more. */
  readonly gone: boolean;
}

/** Writes down what a look found, all of it or nothing. What the provider does not name any more is over: it is kept as
 * ended. A customer that is gone at the provider is let go, so that the account can become another one.
 * @returns false when a look that began later is written down already */
export async function updateLook(db: Database, { ticket, lookedAt, state, gone }: Look): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [customer] = await tx
      .update(billingCustomers)
      .set({ lookKept: ticket, lookedAt, clockAt: state.clockAt })
      .where(and(eq(billingCustomers.customerId, state.customerId), lt(billingCustomers.lookKept, ticket)))
      .returning({ userId: billingCustomers.userId });
    if (!customer) return false;
    await keepSubscriptions(tx, customer.userId, { lookedAt, state });
    await keepInvoices(tx, customer.userId, state);
    if (gone) await tx.delete(billingCustomers).where(eq(billingCustomers.customerId, state.customerId));
    return true;
  });
}

async function keepSubscriptions(
  tx: Database,
  userId: string,
  { lookedAt, state }: Pick<Look, "lookedAt" | "state">,
): Promise<void> {
  const rows = state.subscriptions.map((subscription) => ({ ...pick(SUBSCRIPTION, subscription), userId }));
  if (rows.length > 0)
    await tx
      .insert(subscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: subscriptions.id,
        set: excluded(subscriptions, SUBSCRIPTION),
        setWhere: eq(subscriptions.userId, userId),
      });
  const named = rows.map(({ id }) => id);
  await tx
    .update(subscriptions)
    .set({ status: "canceled", endedAt: lookedAt })
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.endedAt),
        notInArray(subscriptions.status, ["canceled", "incomplete_expired"]),
        notInArray(subscriptions.id, named),
      ),
    );
}

async function keepInvoices(tx: Database, userId: string, state: CustomerState): Promise<void> {
  const rows = state.invoices.map((invoice) => ({ ...pick(INVOICE, invoice), userId }));
  if (rows.length > 0)
    await tx
      .insert(invoices)
      .values(rows)
      .onConflictDoUpdate({
        target: invoices.id,
        set: excluded(invoices, INVOICE),
        setWhere: eq(invoices.userId, userId),
      });
  const named = rows.map(({ id }) => id);
  await tx
    .update(invoices)
    .set({ status: "void" })
    .where(
      and(
        eq(invoices.userId, userId),
        inArray(invoices.status, ["draft", "open"]),
        notInArray(invoices.id, named),
      ),
    );
}

const SUBSCRIPTION = [
  "id",
  "status",
  "interval",
  "startedAt",
  "trialEndsAt",
  "periodStart",
  "periodEnd",
  "cancelsAt",
  "endedAt",
] as const;

const INVOICE = [
  "id",
  "subscriptionId",
  "number",
  "status",
  "currency",
  "amountDue",
  "amountPaid",
  "amountRefunded",
  "disputed",
  "periodStart",
  "periodEnd",
  "createdAt",
  "paidAt",
  "url",
] as const;

function pick<Row extends object, Key extends keyof Row>(keys: readonly Key[], row: Row): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
}

/** For an upsert: each column as the row that could not be inserted has it. */
function excluded<Table extends PgTable>(table: Table, keys: readonly (keyof Table & string)[]) {
  const columns = table as unknown as Record<string, PgColumn>;
  return Object.fromEntries(
    keys.map((key) => [key, sql`excluded.${sql.identifier(columns[key]?.name ?? key)}`]),
  );
}

/** Customers by their ids, those after `after` first to last.
 * @param page `lookedBefore`: only those that were not looked up since then */
export async function listCustomers(
  db: Database,
  {
    after,
    lookedBefore,
    limit,
  }: { readonly after: string; readonly lookedBefore: Date; readonly limit: number },
): Promise<string[]> {
  const { customerId, lookedAt } = billingCustomers;
  const rows = await db
    .select({ customerId })
    .from(billingCustomers)
    .where(and(gt(customerId, after), or(isNull(lookedAt), lt(lookedAt, lookedBefore))))
    .orderBy(asc(customerId))
    .limit(limit);
  return rows.map((row) => row.customerId);
}

/** Whether there is such an account. */
export async function hasAccount(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, userId));
  return rows.length > 0;
}

/** Writes down that an event came in. Nothing happens for one that came before.
 * @returns when it was processed; null while it is open */
export async function insertEvent(
  db: Database,
  event: PaymentEvent & { readonly receivedAt: Date },
): Promise<Date | null> {
  await db.insert(billingEvents).values(event).onConflictDoNothing();
  const { doneAt } = billingEvents;
  const [row] = await db.select({ doneAt }).from(billingEvents).where(eq(billingEvents.id, event.id));
  return row?.doneAt ?? null;
}

/** Records that an event has been processed. */
export async function updateEventDone(db: Database, id: string, doneAt: Date): Promise<void> {
  await db
    .update(billingEvents)
    .set({ doneAt, failure: null, attempts: sql`${billingEvents.attempts} + 1` })
    .where(eq(billingEvents.id, id));
}

/** Records that an event could not be processed, and why. One that has been processed elsewhere in the meantime stays
 * processed.
 * @param failure a code, never words */
export async function updateEventFailed(db: Database, id: string, failure: string): Promise<void> {
  await db
    .update(billingEvents)
    .set({ failure, attempts: sql`${billingEvents.attempts} + 1` })
    .where(and(eq(billingEvents.id, id), isNull(billingEvents.doneAt)));
}

/** Events that are open: those that were tried least before the others, so that one that never works holds up none. */
export async function listOpenEvents(db: Database, limit: number): Promise<PaymentEvent[]> {
  const { id, type, customerId, createdAt, receivedAt, doneAt } = billingEvents;
  return db
    .select({ id, type, customerId, createdAt })
    .from(billingEvents)
    .where(isNull(doneAt))
    .orderBy(asc(billingEvents.attempts), asc(receivedAt), asc(id))
    .limit(limit);
}

/** Forgets events that were processed before a moment. */
export async function removeEvents(db: Database, before: Date): Promise<void> {
  await db
    .delete(billingEvents)
    .where(and(isNotNull(billingEvents.doneAt), lt(billingEvents.doneAt, before)));
}
