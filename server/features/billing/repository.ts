import "server-only";
import { asc, desc, eq } from "drizzle-orm";
import { billingCustomers, billingEvents, grantedDays, invoices, subscriptions } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Books, FreeDays } from "./types";

/** All that is written down of an account's payments. */
export async function findBooks(db: Database, userId: string): Promise<Books> {
  const { customerId, lookedAt, clockAt } = billingCustomers;
  const [customers, itsSubscriptions, itsInvoices] = await Promise.all([
    db
      .select({ customerId, lookedAt, clockAt })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId)),
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id)),
    db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, userId))
      .orderBy(desc(invoices.createdAt), desc(invoices.id)),
  ]);
  return { customer: customers[0] ?? null, subscriptions: itsSubscriptions, invoices: itsInvoices };
}

/** Days an operator gave, the first first. */
export async function listGrantedDays(
  db: Database,
  userId: string,
): Promise<(FreeDays & { readonly reason: string })[]> {
  const { days, grantedAt, reason } = grantedDays;
  return db
    .select({ days, grantedAt, reason })
    .from(grantedDays)
    .where(eq(grantedDays.userId, userId))
    .orderBy(asc(grantedAt), asc(grantedDays.id));
}

/** Removes the records of an account's payments. Events stay, so that none is processed twice, as nobody's.
 * @param db a transaction */
export async function removeBooks(db: Database, userId: string): Promise<void> {
  const gone = await db
    .delete(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.customerId });
  for (const { customerId } of gone)
    await db.update(billingEvents).set({ customerId: null }).where(eq(billingEvents.customerId, customerId));
  await db.delete(subscriptions).where(eq(subscriptions.userId, userId));
  await db.delete(invoices).where(eq(invoices.userId, userId));
  await db.delete(grantedDays).where(eq(grantedDays.userId, userId));
}
