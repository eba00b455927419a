import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Links of the embedded auth server that may still be opened, beside the one its own tables have room for: several can
 * be on their way to one mailbox, and none of them ends the others before one is opened. */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    /** What the link carries, without the mark that only the server can make. */
    tokenHash: text("token_hash").primaryKey(),
    /** The mailbox it was sent to. */
    email: text("email").notNull(),
    /** `signup` confirms an address for the first time; `magiclink` and `recovery` sign in. */
    type: text("type").notNull(),
    /** The password chosen by the sign-up that this link belongs to, hashed: it is nobody's password before this very
     * link is opened. Null when no password can come of it. */
    passwordHash: text("password_hash"),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("mailed_links_email").on(table.email)],
);
