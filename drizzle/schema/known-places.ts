import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** From where an account's owner has signed in: wrong passwords from elsewhere do not count against these. */
export const knownPlaces = pgTable(
  "known_places",
  {
    /** A keyed digest of the address of mail and the network address together: neither stands here. */
    key: text("key").primaryKey(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("known_places_seen").on(table.seenAt)],
);
