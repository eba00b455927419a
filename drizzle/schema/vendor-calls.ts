import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The ledger of requests to a model's vendor: a row is written before one is sent and settled when it has ended. It
 * refers to nothing that can be deleted, and says nothing of what was said. */
export const vendorCalls = pgTable(
  "vendor_calls",
  {
    id: text("id").primaryKey(),
    /** The row of `usage` that it is booked on. */
    runId: text("run_id").notNull(),
    /** The process that sends it. */
    instance: text("instance").notNull(),
    /** The day by UTC whose budget it is taken from. */
    day: date("day", { mode: "string" }).notNull(),
    /** From then on its process counts as dead, by the database's clock. */
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull(),
    /** "open" until it is settled; "expired" when that was done in place of a dead process. */
    outcome: text("outcome", { enum: ["open", "settled", "unsent", "expired"] })
      .notNull()
      .default("open"),
    /** Before it is settled: what the request is reckoned to take, and the most that its reply may. */
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    estimated: boolean("estimated").notNull().default(true),
    /** The most it can cost, in millionths of a US dollar: set aside while it is open. */
    reservedMicros: bigint("reserved_micros", { mode: "number" }).notNull(),
    costMicros: bigint("cost_micros", { mode: "number" }).notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    check("vendor_calls_outcome", sql`${table.outcome} in ('open', 'settled', 'unsent', 'expired')`),
    index("vendor_calls_run").on(table.runId),
    index("vendor_calls_open").on(table.leaseUntil).where(sql`${table.outcome} = 'open'`),
  ],
);

/** What language models cost on a day by UTC, in millionths of a US dollar: one row that every reservation has to pass. */
export const spendingDays = pgTable(
  "spending_days",
  {
    day: date("day", { mode: "string" }).primaryKey(),
    spentMicros: bigint("spent_micros", { mode: "number" }).notNull().default(0),
    /** Set aside for calls that have not been settled. */
    reservedMicros: bigint("reserved_micros", { mode: "number" }).notNull().default(0),
  },
  (table) => [check("spending_days_sound", sql`${table.spentMicros} >= 0 and ${table.reservedMicros} >= 0`)],
);
