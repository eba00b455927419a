import "server-only";
import type { PGlite } from "@electric-sql/pglite";
import type { AccountHolder, WantedPerson } from "./port";

/** What the auth server's tables say of the holder of an address. */
export interface Person {
  readonly id: string;
  readonly confirmed: boolean;
  /** Null for someone who never chose a password. */
  readonly passwordHash: string | null;
}

/** A new address that was asked for and whose link can be opened. */
export interface AddressChange {
  readonly userId: string;
  /** The address the account has. */
  readonly email: string;
  readonly wanted: string;
}

/** The embedded auth server's own tables, for what its protocol has no words for. */
export interface AuthTables {
  findByEmail(email: string): Promise<Person | null>;
  /** Who an account belongs to; null when there is no such account. */
  findHolder(wanted: WantedPerson): Promise<AccountHolder | null>;
  /** Whom a link that gives an account another address is for; null for a link nobody was sent. */
  findChange(tokenHash: string): Promise<AddressChange | null>;
  /** Keeps a password hashed again, unless it was changed meanwhile. */
  replacePassword(email: string, hashes: { readonly from: string; readonly to: string }): Promise<void>;
  dropPassword(userId: string): Promise<void>;
  /** Leaves an account no way in but its mailbox: no password, no social sign-in. */
  dropOtherWays(userId: string): Promise<void>;
  /** Withdraws a new address that was asked for. */
  dropChange(userId: string): Promise<void>;
  /** Ends mailed links that went to an address which an account no longer has. */
  dropRecovery(userId: string): Promise<void>;
  /** Removes accounts that a social sign-in with an unconfirmed address has left behind. */
  removeUnverified(): Promise<void>;
  /** Removes an account that waits to be confirmed, so that it can be asked for again. Its links stay. */
  withdraw(userId: string): Promise<void>;
  /** Removes an account with its sessions, its links and its traces in the log. */
  remove(userId: string): Promise<void>;
}

export function createAuthTables(database: PGlite): AuthTables {
  const run = async (query: string, ...values: unknown[]) => void (await database.query(query, values));
  const dropPassword = (userId: string) =>
    run("update auth.users set encrypted_password = null where id = $1", userId);
  return {
    ...createLookups(database),
    replacePassword: (email, { from, to }) =>
      run(
        "update auth.users set encrypted_password = $3 where email = $1 and encrypted_password = $2",
        email,
        from,
        to,
      ),
    dropPassword,
    async dropOtherWays(userId) {
      await dropPassword(userId);
      await run("delete from auth.identities where user_id = $1 and provider <> 'email'", userId);
    },
    dropChange: (userId) =>
      run(
        "update auth.users set email_change = null, email_change_token_new = null, email_change_token_current = null where id = $1",
        userId,
      ),
    dropRecovery: (userId) => run("update auth.users set recovery_token = null where id = $1", userId),
    removeUnverified: () =>
      run(
        "delete from auth.users where email_confirmed_at is null and raw_app_meta_data->>'provider' <> 'email'",
      ),
    withdraw: (userId) => remove(database, userId, { keepLinks: true }),
    remove: (userId) => remove(database, userId, { keepLinks: false }),
  };
}

function createLookups(database: PGlite): Pick<AuthTables, "findByEmail" | "findHolder" | "findChange"> {
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
    async findChange(tokenHash) {
      const { rows } = await database.query<AddressChange>(
        `select id as "userId", email, email_change as wanted from auth.users
         where email_change_token_new = $1 and email_change is not null`,
        [tokenHash],
      );
      return rows[0] ?? null;
    },
  };
}

/** Sessions and identities go with the account by themselves; the rest is not tied to it. */
async function remove(
  database: PGlite,
  userId: string,
  { keepLinks }: { readonly keepLinks: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ email: string | null }>(
      "delete from auth.users where id = $1 returning email",
      [userId],
    );
    const email = rows[0]?.email ?? null;
    await transaction.query("delete from auth.refresh_tokens where user_id = $1", [userId]);
    await transaction.query("delete from auth.flow_state where user_id = $1", [userId]);
    if (!keepLinks) await transaction.query("delete from mailed_links where email = $1", [email]);
    await transaction.query(
      "delete from auth.audit_log_entries where payload->>'actor_id' = $1::text or payload->>'actor_username' = $2",
      [userId, email],
    );
  });
}
