import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { solves } from "./solves";

/** Conversations with the tutor. Owned like a problem: by one account or by one guest. */
export const chats = pgTable(
  "chats",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    title: text("title").notNull(),
    /** The problem the conversation is about, if it started from one. */
    solveId: text("solve_id").references(() => solves.id, { onDelete: "set null" }),
    /** How the tutor helps. */
    mode: text("mode", { enum: ["explain", "hints", "check"] })
      .notNull()
      .default("explain"),
    /** The last message of the branch that is shown; null in an empty conversation. */
    headId: text("head_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("chats_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    check("chats_mode", sql`${table.mode} in ('explain', 'hints', 'check')`),
    index("chats_user_updated").on(table.userId, table.updatedAt.desc().nullsFirst()),
    index("chats_guest_updated").on(table.guestId, table.updatedAt.desc().nullsFirst()),
    index("chats_solve").on(table.solveId),
  ],
);
