import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Days of Plus that an operator gave. */
export const grantedDays = pgTable(
  "granted_days",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    days: integer("days").notNull(),
    reason: text("reason").notNull(),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("granted_days_user").on(table.userId)],
);
