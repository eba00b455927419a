import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Codes that let a browser extension in, each once and within a minute. A used one is deleted. */
export const extensionCodes = pgTable(
  "extension_codes",
  {
    /** SHA-256 of 256 random bits. */
    digest: text("digest").primaryKey(),
    userId: uuid("user_id").notNull(),
    email: text("email").notNull(),
    /** How the person signed in; null when their token did not say. */
    provider: text("provider"),
    /** The session in which it was allowed: the code ends with it. */
    allowedIn: text("allowed_in"),
    extensionId: text("extension_id").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    /** SHA-256 of the secret that the extension keeps until it hands the code in. */
    challenge: text("challenge").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("extension_codes_expiry").on(table.expiresAt)],
);
