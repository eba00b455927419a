import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { chats } from "./chats";
import { solves } from "./solves";

/** Links under which anyone may read a conversation or a solution. Its owner is the owner of what it shows; taking a
 * link back removes its row. */
export const shares = pgTable(
  "shares",
  {
    token: text("token").primaryKey(),
    chatId: text("chat_id")
      .unique()
      .references(() => chats.id, { onDelete: "cascade" }),
    solveId: text("solve_id")
      .unique()
      .references(() => solves.id, { onDelete: "cascade" }),
    /** The last message that is shown: what is said later is not shared. */
    headId: text("head_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("shares_one_subject", sql`num_nonnulls(${table.chatId}, ${table.solveId}) = 1`)],
);
