import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who brought whom. A newcomer is bound once; the row stays, without a referrer, when the referrer leaves. */
export const referrals = pgTable(
  "referrals",
  {
    newcomerId: uuid("newcomer_id").primaryKey(),
    /** Null once the referrer has deleted the account. */
    referrerId: uuid("referrer_id"),
    boundAt: timestamp("bound_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("referrals_not_oneself", sql`${table.newcomerId} <> ${table.referrerId}`),
    index("referrals_referrer").on(table.referrerId),
  ],
);

/** What a referrer earned by a newcomer's first paid invoice. */
export const referralRewards = pgTable(
  "referral_rewards",
  {
    newcomerId: uuid("newcomer_id").primaryKey(),
    referrerId: uuid("referrer_id").notNull(),
    /** The paid invoice that earned it. */
    invoiceId: text("invoice_id").notNull().unique(),
    /** Days of Plus. */
    days: integer("days").notNull(),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull().defaultNow(),
    /** Set when the invoice was refunded. */
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [index("referral_rewards_referrer").on(table.referrerId)],
);
