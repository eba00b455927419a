import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What the product itself keeps of an account. The account lives with the auth server; its row here appears the first
 * time it signs in. */
export const accounts = pgTable("accounts", {
  userId: uuid("user_id").primaryKey(),
  /** What the student wants to be called; null before they said. */
  displayName: text("display_name"),
  /** The code of the account's own referral link. */
  referralCode: text("referral_code").notNull().unique(),
  /** When the account was made, as the auth server tells. */
  signedUpAt: timestamp("signed_up_at", { withTimezone: true }).notNull(),
  /** A keyed digest of the normalised address of mail at the latest sign-in; null before one was seen. */
  addressDigest: text("address_digest"),
  /** Tokens issued before this are refused: set by signing out everywhere. */
  tokensValidFrom: timestamp("tokens_valid_from", { withTimezone: true }),
});
