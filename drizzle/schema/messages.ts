import type { UIMessage } from "ai";
import { integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { chats } from "./chats";

/** What was said in a conversation, in the shape the chat stream uses. */
export const messages = pgTable(
  "messages",
  {
    id: text("id").primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    role: text("role").$type<UIMessage["role"]>().notNull(),
    parts: jsonb("parts").$type<UIMessage["parts"]>().notNull(),
    /** Place in the conversation, from 0. */
    position: integer("position").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("messages_chat_position").on(table.chatId, table.position)],
);
