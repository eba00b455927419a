import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Addresses of mail that had an account, for a year: an account that is deleted and made again is not a new one as far
 * as trials and invitations go. */
export const formerAccounts = pgTable(
  "former_accounts",
  {
    /** A keyed digest of the normalised address; nobody can tell which it is without AUTH_SECRET. */
    addressDigest: text("address_digest").primaryKey(),
    /** Whether the account had a trial. */
    hadTrial: boolean("had_trial").notNull(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("former_accounts_deleted").on(table.deletedAt)],
);
