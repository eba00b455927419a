import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the payment sandbox keeps, in the shapes of the real provider. Empty where real money is taken. */
export const sandboxObjects = pgTable(
  "sandbox_objects",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    customerId: text("customer_id"),
    body: jsonb("body").$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("sandbox_objects_customer").on(table.customerId, table.kind)],
);
