import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** So many problems of one skill. */
export interface SetItem {
  readonly skill: string;
  readonly level: 1 | 2 | 3;
  readonly count: number;
}

/**
 * Sets of practice problems that someone made for others to work on, under a link. The numbers are not in it: everyone who
 * takes part has their own. A row belongs to one account or to one guest.
 */
export const practiceSets = pgTable(
  "practice_sets",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    /** The end of the link's address. */
    token: text("token").notNull().unique(),
    title: text("title").notNull(),
    items: jsonb("items").$type<readonly SetItem[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("practice_sets_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    index("practice_sets_user_created").on(table.userId, table.createdAt),
    index("practice_sets_guest_created").on(table.guestId, table.createdAt),
  ],
);

/** Who takes part in a set, with the problems that are theirs. What they did with them is in their own reviews, which
 * stay theirs when they leave. A row belongs to one account or to one guest. */
export const practiceParticipants = pgTable(
  "practice_participants",
  {
    id: text("id").primaryKey(),
    setId: text("set_id")
      .notNull()
      .references(() => practiceSets.id, { onDelete: "cascade" }),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    /** What the maker of the set knows them by; null where they gave no name. */
    name: text("name"),
    /** Skill, level and seed of each problem in one, as in a review, in their order. */
    problems: jsonb("problems").$type<readonly string[]>().notNull(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("practice_participants_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    unique("practice_participants_user_once").on(table.setId, table.userId),
    unique("practice_participants_guest_once").on(table.setId, table.guestId),
    index("practice_participants_user").on(table.userId),
    index("practice_participants_guest").on(table.guestId),
  ],
);
