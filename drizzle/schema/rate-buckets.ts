import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The limits that hold across processes: one token bucket a key, kept as the time at which it will be full again. */
export const rateBuckets = pgTable(
  "rate_buckets",
  {
    /** A digest: neither an e-mail address nor a network address stands here. */
    key: text("key").primaryKey(),
    fullAt: timestamp("full_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_buckets_full").on(table.fullAt)],
);
