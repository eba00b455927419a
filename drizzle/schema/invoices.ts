import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Invoices as the payment provider last told them. Amounts are in the smallest unit of the currency. */
export const invoices = pgTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    subscriptionId: text("subscription_id"),
    number: text("number"),
    status: text("status", { enum: ["draft", "open", "paid", "void", "uncollectible"] }).notNull(),
    currency: text("currency").notNull(),
    amountDue: integer("amount_due").notNull(),
    amountPaid: integer("amount_paid").notNull(),
    amountRefunded: integer("amount_refunded").notNull().default(0),
    /** Whether the payer's bank is asking for the money back, or has got it. */
    disputed: boolean("disputed").notNull().default(false),
    /** The time that was paid for. */
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
    periodEnd: timestamp("period_end", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    /** Where the payer can see and pay it. */
    url: text("url"),
  },
  (table) => [index("invoices_user_created").on(table.userId, table.createdAt.desc().nullsFirst())],
);
