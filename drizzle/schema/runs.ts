import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { chats } from "./chats";
import { messages } from "./messages";

/** The writing of replies: one row for each. Its id is the reply's. */
export const runs = pgTable(
  "runs",
  {
    id: text("id").primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    /** The message it answers. */
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** The place in the conversation that is held for the reply. */
    position: integer("position").notNull(),
    status: text("status", {
      enum: ["running", "finished", "stopped", "cut-off", "failed", "interrupted"],
    }).notNull(),
    /** "interrupted" is what becomes of a run whose process has not been heard of for a while. */
    heartbeatAt: timestamp("heartbeat_at", { withTimezone: true }).notNull().defaultNow(),
    /** The process that writes it. */
    instance: text("instance").notNull(),
    stopRequested: boolean("stop_requested").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    check(
      "runs_status",
      sql`${table.status} in ('running', 'finished', 'stopped', 'cut-off', 'failed', 'interrupted')`,
    ),
    // A message that is sent twice at once gets one reply.
    uniqueIndex("runs_one_running").on(table.messageId).where(sql`${table.status} = 'running'`),
    index("runs_chat").on(table.chatId, table.createdAt.desc().nullsFirst()),
    index("runs_running").on(table.instance).where(sql`${table.status} = 'running'`),
    index("runs_ended").on(table.endedAt),
  ],
);

/** What a run has told its viewers, in order. What stands here has survived the end of the process. */
export const runEvents = pgTable(
  "run_events",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1, without gaps. */
    seq: integer("seq").notNull(),
    /** A chunk of the reply's stream; text that follows text as a bare string. */
    body: jsonb("body").$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
