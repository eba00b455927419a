import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Subscriptions as the payment provider last told them. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    status: text("status", {
      enum: [
        "incomplete",
        "incomplete_expired",
        "trialing",
        "active",
        "past_due",
        "unpaid",
        "canceled",
        "paused",
      ],
    }).notNull(),
    interval: text("interval", { enum: ["month", "year"] }).notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    trialEndsAt: timestamp("trial_ends_at", { withTimezone: true }),
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
    periodEnd: timestamp("period_end", { withTimezone: true }).notNull(),
    /** When it will end because it was cancelled; null while it renews. */
    cancelsAt: timestamp("cancels_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    check("subscriptions_interval", sql`${table.interval} in ('month', 'year')`),
    index("subscriptions_user").on(table.userId),
  ],
);
