import "server-only";
import type { PGlite } from "@electric-sql/pglite";

/** The embedded auth server's sessions. A session that is gone from its table has ended: nothing renews it, and the gate
 * refuses its access tokens. */
export interface SessionTables {
  isOpen(sessionId: string): Promise<boolean>;
  /** The account's sessions that have not ended. */
  listOpen(userId: string): Promise<string[]>;
  /** How long ago a session was begun by signing in, in milliseconds; null for one that has ended. */
  ageOfSession(sessionId: string): Promise<number | null>;
  /** Whose a renewal token was that has been used already; null for any other. */
  findSpent(token: string): Promise<{ readonly userId: string; readonly sessionId: string | null } | null>;
  /** Ends an account's sessions but these. */
  endAllBut(userId: string, kept: readonly string[]): Promise<void>;
  endOne(sessionId: string): Promise<void>;
}

export function createSessionTables(database: PGlite): SessionTables {
  return {
    async isOpen(sessionId) {
      const { rows } = await database.query("select 1 from auth.sessions where id = $1", [sessionId]);
      return rows.length > 0;
    },
    async listOpen(userId) {
      const { rows } = await database.query<{ id: string }>(
        "select id from auth.sessions where user_id = $1",
        [userId],
      );
      return rows.map(({ id }) => id);
    },
    async ageOfSession(sessionId) {
      const { rows } = await database.query<{ ms: number }>(
        "select extract(epoch from now() - created_at)::float8 * 1000 as ms from auth.sessions where id = $1",
        [sessionId],
      );
      return rows[0]?.ms ?? null;
    },
    async findSpent(token) {
      const { rows } = await database.query<{ userId: string; sessionId: string | null }>(
        `select user_id as "userId", session_id as "sessionId" from auth.refresh_tokens
         where token = $1 and revoked`,
        [token],
      );
      return rows[0] ?? null;
    },
    async endAllBut(userId, kept) {
      const rest = "user_id = $1 and not (id::text = any($2::text[]))";
      await database.query(`delete from auth.sessions where ${rest}`, [userId, kept]);
      // Their renewal tokens went with them; these belong to no session.
      await database.query("delete from auth.refresh_tokens where user_id = $1 and session_id is null", [
        userId,
      ]);
    },
    async endOne(sessionId) {
      await database.query("delete from auth.sessions where id = $1", [sessionId]);
    },
  };
}
