import type { UIMessage } from "ai";
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { chats } from "./chats";

/** What was said in a conversation, in the shape the chat stream uses. */
export const messages = pgTable(
  "messages",
  {
    id: text("id").primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    /** The message it follows; null for a first one. Messages that follow the same one are its versions. */
    parentId: text("parent_id").references((): AnyPgColumn => messages.id, { onDelete: "cascade" }),
    role: text("role").$type<UIMessage["role"]>().notNull(),
    parts: jsonb("parts").$type<UIMessage["parts"]>().notNull(),
    /** Place in the order of writing, from 0: a student's messages have even places, replies odd ones. */
    position: integer("position").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("messages_chat_position").on(table.chatId, table.position),
    index("messages_parent").on(table.parentId),
  ],
);
