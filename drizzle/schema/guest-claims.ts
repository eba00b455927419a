import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Which account took over what a guest made. A guest can be claimed once. */
export const guestClaims = pgTable("guest_claims", {
  guestId: text("guest_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull().defaultNow(),
});
