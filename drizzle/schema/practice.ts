import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** One thing a student did with a practice problem. `id` is the device's own number for it, by which it counts once. */
export interface PracticeEvent {
  readonly id: string;
  readonly kind: "right" | "wrong" | "form" | "unread" | "hint" | "reveal";
  /** What was typed, where it was an answer. */
  readonly text?: string;
  /** The known wrong turn behind a wrong answer. */
  readonly misconception?: string | null;
}

/**
 * Practice problems a student has met, each once, with what they did. It is the whole truth of their practice: cards are
 * worked out from it. A row belongs to one account or to one guest.
 */
export const practiceReviews = pgTable(
  "practice_reviews",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    /** Skill, level and seed in one: the problem can be made again from it. */
    problem: text("problem").notNull(),
    skill: text("skill").notNull(),
    level: smallint("level").notNull(),
    seed: bigint("seed", { mode: "number" }).notNull(),
    /** The problem as it was set. */
    text: text("text").notNull(),
    events: jsonb("events").$type<readonly PracticeEvent[]>().notNull(),
    /** What it counts as: 1 again, 2 hard, 3 good. Null until it counts. */
    rating: smallint("rating"),
    /** When it counted first. */
    reviewedAt: timestamp("reviewed_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("practice_reviews_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    check("practice_reviews_rating", sql`${table.rating} between 1 and 3`),
    unique("practice_reviews_user_once").on(table.userId, table.problem),
    unique("practice_reviews_guest_once").on(table.guestId, table.problem),
    index("practice_reviews_user_skill").on(table.userId, table.skill, table.reviewedAt),
    index("practice_reviews_guest_skill").on(table.guestId, table.skill, table.reviewedAt),
  ],
);

/** How well a student knows a skill and when it is due, worked out from the reviews: `reviews` says from how many. */
export const practiceCards = pgTable(
  "practice_cards",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    skill: text("skill").notNull(),
    reviews: integer("reviews").notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    reviewedAt: timestamp("reviewed_at", { withTimezone: true }).notNull(),
    /** In days, as the scheduler counts. */
    stability: real("stability").notNull(),
    /** Right at the first try, one after the other, up to now. */
    streak: integer("streak").notNull(),
    /** The wrong turn that was last seen. */
    misconception: text("misconception"),
  },
  (table) => [
    check("practice_cards_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    unique("practice_cards_user_skill").on(table.userId, table.skill),
    unique("practice_cards_guest_skill").on(table.guestId, table.skill),
  ],
);
