import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { AnswerCheck, WorkingCheck } from "@/server/solver/check/types";
import type { SolveResult, SolveStatus } from "@/server/solver/outcome";
import type { VerificationStatus } from "@/server/solver/types";

/** A student's own try at a problem, and what the engine said of it. */
export type Attempt =
  | { readonly kind: "answer"; readonly text: string; readonly check: AnswerCheck }
  | { readonly kind: "working"; readonly text: string; readonly check: WorkingCheck };

/** How far a student is with the parts of a worksheet, by their places from 0. What is missing has not been begun. */
export type PartProgress = Readonly<
  Record<
    string,
    {
      readonly revealedSteps?: number;
      readonly answerRevealed?: boolean;
      readonly attempt?: Attempt | null;
    }
  >
>;

/**
 * Problems a student handed in, each with the engine's whole result.
 * A row belongs to one account or to one guest, never to both. Accounts live with the auth server, which may be
 * another database, so `user_id` carries no foreign key.
 */
export const solves = pgTable(
  "solves",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id"),
    guestId: text("guest_id"),
    /** What the student typed. */
    text: text("text").notNull(),
    mode: text("mode", { enum: ["answer", "hints"] }).notNull(),
    status: text("status").$type<SolveStatus>().notNull(),
    verification: text("verification").$type<VerificationStatus>().notNull(),
    /** The answer as LaTeX; empty when there is none. */
    latex: text("latex").notNull(),
    result: jsonb("result").$type<SolveResult>().notNull(),
    /** How many steps the hint ladder has shown. */
    revealedSteps: integer("revealed_steps").notNull().default(0),
    answerRevealed: boolean("answer_revealed").notNull().default(false),
    /** What the student last had checked: their answer or their working. */
    attempt: jsonb("attempt").$type<Attempt>(),
    /** Null until a part of a worksheet is opened or tried, and for a single problem. */
    partProgress: jsonb("part_progress").$type<PartProgress>(),
    /** Time the engine took, in milliseconds. */
    solveMs: real("solve_ms").notNull(),
    /** Which engine worked it out; null for what is older than the record of it. */
    engineVersion: text("engine_version"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("solves_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    check("solves_mode", sql`${table.mode} in ('answer', 'hints')`),
    index("solves_user_created").on(table.userId, table.createdAt.desc().nullsFirst()),
    index("solves_guest_created").on(table.guestId, table.createdAt.desc().nullsFirst()),
  ],
);
