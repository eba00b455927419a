import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who an account is at the payment provider. One row per account, so that nobody pays twice under two names. */
export const billingCustomers = pgTable("billing_customers", {
  userId: uuid("user_id").primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** How many looks at the provider were begun, and which of them is written down: a look that began earlier than the
   * one that is kept may be older, and is not kept. */
  looksBegun: integer("looks_begun").notNull().default(0),
  lookKept: integer("look_kept").notNull().default(0),
  lookedAt: timestamp("looked_at", { withTimezone: true }),
  /** The time of a test clock that was moved ahead; null where time is only the real one. */
  clockAt: timestamp("clock_at", { withTimezone: true }),
});
