import { integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { chats } from "./chats";

/** What a student has had opened of a problem's solution in a conversation with hints first, one row a rung. */
export const reveals = pgTable(
  "reveals",
  {
    id: text("id").primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    /** The problem as the student put it. */
    problem: text("problem").notNull(),
    /** A digest of the problem without its spaces and letters' case. */
    problemKey: text("problem_key").notNull(),
    /** From 1. */
    rung: integer("rung").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("reveals_once").on(table.chatId, table.problemKey, table.rung)],
);
