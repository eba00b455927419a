import "server-only";
import type { PGlite } from "@electric-sql/pglite";
import type { AccountHolder, WantedPerson } from "./port";

/** What the auth server's tables say of the holder of an address. */
export interface Person {
  readonly id: string;
  readonly confirmed: boolean;
  /** Null for somebody who never chose a password. */
  readonly passwordHash: string | null;
}

/** The embedded auth server's own tables, for what its protocol has no words for. */
export interface AuthTables {
  findByEmail(email: string): Promise<Person | null>;
  /** Who an account belongs to; null when there is no such account. */
  findHolder(wanted: WantedPerson): Promise<AccountHolder | null>;
  /** What a mailed token was made for; null for one that is not known. */
  purposeOf(tokenHash: string): Promise<"signup" | "magiclink" | null>;
  /** How long ago a token was mailed that signs in, in milliseconds; null for every other one. */
  ageOfEntry(tokenHash: string): Promise<number | null>;
  /** Gives somebody who has not confirmed their address a new link in place of the last one. */
  renewConfirmation(userId: string, tokenHash: string): Promise<void>;
  /** Drops a password that was chosen before the address was confirmed: whoever opens the mailed link owns the
   * address, and did not need to be the one who chose the password. */
  distrustPassword(tokenHash: string): Promise<void>;
  /** Ends mailed links that went to an address which an account no longer has. */
  dropRecovery(userId: string): Promise<void>;
  /** Ends every session of an account. */
  endSessions(userId: string): Promise<void>;
  /** Removes accounts that a social sign-in with an unconfirmed address has left behind. */
  removeUnverified(): Promise<void>;
  /** Removes an account with its sessions, its links and its traces in the log. */
  remove(userId: string): Promise<void>;
}

export function createAuthTables(database: PGlite): AuthTables {
  return {
    async findByEmail(email) {
      const { rows } = await database.query<{ id: string; at: unknown; hash: string | null }>(
        "select id, email_confirmed_at as at, encrypted_password as hash from auth.users where email = $1",
        [email],
      );
      const [row] = rows;
      return row ? { id: row.id, confirmed: row.at !== null, passwordHash: row.hash || null } : null;
    },
    async findHolder(wanted) {
      const byId = "userId" in wanted;
      const { rows } = await database.query<{ id: string; email: string | null }>(
        `select id, email from auth.users where ${byId ? "id" : "email"} = $1`,
        [byId ? wanted.userId : wanted.email.toLowerCase()],
      );
      const [row] = rows;
      return row ? { userId: row.id, email: row.email } : null;
    },
    async purposeOf(tokenHash) {
      const { rows } = await database.query<{ signup: boolean }>(
        "select confirmation_token = $1 is true as signup from auth.users where confirmation_token = $1 or recovery_token = $1",
        [tokenHash],
      );
      const [row] = rows;
      if (!row) return null;
      return row.signup ? "signup" : "magiclink";
    },
    async ageOfEntry(tokenHash) {
      const { rows } = await database.query<{ ms: number }>(
        "select extract(epoch from now() - recovery_sent_at)::float8 * 1000 as ms from auth.users where recovery_token = $1",
        [tokenHash],
      );
      return rows[0]?.ms ?? null;
    },
    async renewConfirmation(userId, tokenHash) {
      await database.query(
        "update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1 and email_confirmed_at is null",
        [userId, tokenHash],
      );
    },
    async distrustPassword(tokenHash) {
      await database.query(
        "update auth.users set encrypted_password = null where recovery_token = $1 and email_confirmed_at is null",
        [tokenHash],
      );
    },
    async dropRecovery(userId) {
      await database.query("update auth.users set recovery_token = null where id = $1", [userId]);
    },
    async endSessions(userId) {
      await database.query("delete from auth.refresh_tokens where user_id = $1", [userId]);
      await database.query("delete from auth.sessions where user_id = $1", [userId]);
    },
    async removeUnverified() {
      await database.query(
        "delete from auth.users where email_confirmed_at is null and raw_app_meta_data->>'provider' <> 'email'",
      );
    },
    remove: (userId) => remove(database, userId),
  };
}

/** Sessions and identities go with the account by themselves; the rest is not tied to it. */
async function remove(database: PGlite, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ email: string | null }>(
      "delete from auth.users where id = $1 returning email",
      [userId],
    );
    await transaction.query("delete from auth.refresh_tokens where user_id = $1", [userId]);
    await transaction.query("delete from auth.flow_state where user_id = $1", [userId]);
    await transaction.query(
      "delete from auth.audit_log_entries where payload->>'actor_id' = $1::text or payload->>'actor_username' = $2",
      [userId, rows[0]?.email ?? null],
    );
  });
}
