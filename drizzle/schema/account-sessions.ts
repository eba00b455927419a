import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Where an account is signed in: one row for each session of the auth server that came through this product, and one for
 * each browser extension that the account has let in. */
export const accountSessions = pgTable(
  "account_sessions",
  {
    /** The session's number, as its access token names it. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    /** The browser and system as a student would name them: "Firefox on Android". */
    device: text("device").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    /** Set when it was signed out, here or from elsewhere: its tokens are refused from then on. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** The browser extension whose session it is, by its number; null for one of the auth server. */
    extensionId: text("extension_id"),
    /** How often an extension's session was renewed: a renewal token is good for one of them. */
    renewals: integer("renewals").notNull().default(0),
  },
  (table) => [index("account_sessions_user").on(table.userId)],
);
