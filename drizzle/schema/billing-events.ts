import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the payment provider reported, by its own number: each event is worked off once. Its body is not kept; what it
 * is about is looked up when it is worked off. */
export const billingEvents = pgTable(
  "billing_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Null for events that are about no customer. */
    customerId: text("customer_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** The code of the last failure. */
    failure: text("failure"),
  },
  (table) => [index("billing_events_open").on(table.doneAt, table.receivedAt)],
);
