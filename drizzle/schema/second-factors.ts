import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** An account's authenticator app. One row for each account that has set one up or has begun to. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id").primaryKey(),
  /** The shared secret, encrypted under a key of AUTH_SECRET. */
  concealedSecret: text("concealed_secret").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Null until the first right code: nobody is asked for a code before. */
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  /** The time step (30 seconds each, counted from 1970) of the last code that was taken: a code is good once. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Codes that stand in for the authenticator app. A used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id").notNull(),
    /** SHA-256 of 80 random bits: a digest that cannot be searched, and that outlives a new AUTH_SECRET. */
    digest: text("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/** Sessions that have been given their code. */
export const passedSessions = pgTable(
  "passed_sessions",
  {
    /** The auth server's number of the session, as the access token names it. */
    sessionId: text("session_id").primaryKey(),
    userId: uuid("user_id").notNull(),
    passedAt: timestamp("passed_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("passed_sessions_user").on(table.userId)],
);
