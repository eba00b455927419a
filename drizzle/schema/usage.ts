import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What each reply of a language model counted and cost. It outlives its conversation, and says nothing of what was
 * said there. Without an owner once the account is gone. */
export const usage = pgTable(
  "usage",
  {
    runId: text("run_id").primaryKey(),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    /** A keyed digest of the address a guest came from; null for an account. */
    addressDigest: text("address_digest"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** What the caller had that day, which says how many refunds there are. */
    plan: text("plan", { enum: ["guest", "free", "plus"] })
      .notNull()
      .default("guest"),
    /** When it stopped counting. */
    refundedAt: timestamp("refunded_at", { withTimezone: true }),
    /** What went wrong: the reply failed, was refuted, broke off, or nothing was sent to the vendor. One that went wrong
     * when the day's refunds were used up has a reason and was not refunded. */
    refundReason: text("refund_reason", { enum: ["failed", "refuted", "interrupted", "unsent"] }),
    /** Requests that were sent to the vendor for it. */
    calls: integer("calls").notNull().default(0),
    model: text("model").notNull(),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** The tokens were reckoned from the text's length. */
    estimated: boolean("estimated").notNull().default(false),
    /** What its settled calls cost together, in millionths of a US dollar. */
    costMicros: bigint("cost_micros", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    check("usage_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) <= 1`),
    index("usage_created").on(table.createdAt),
    index("usage_user_created").on(table.userId, table.createdAt),
    index("usage_guest_created").on(table.guestId, table.createdAt),
    index("usage_address_created").on(table.addressDigest, table.createdAt),
  ],
);
