import "server-only";
import { randomBytes } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { lifetimeOf } from "./email-templates";

/** Of a link that is mailed to nobody. */
const nobodysToken = (): string => randomBytes(32).toString("hex");

type EntryType = "signup" | "magiclink" | "recovery";

/** A link that was mailed, and the account of the mailbox it went to. */
export interface MailedLink {
  readonly email: string;
  readonly type: EntryType;
  readonly ageMs: number;
  /** The mailbox's owner has proved it before. */
  readonly confirmed: boolean;
}

/** The links that sign in, each with the password that opening it makes the account's. An account whose address is not
 * confirmed has no password of its own: anyone who opens a link owns the address, and need not be the one who chose it. */
export interface MailedLinks {
  /** @returns null for a link nobody was sent, or whose account is gone */
  find(tokenHash: string): Promise<MailedLink | null>;
  /** The password that the newest sign-up of an unconfirmed address would bring.
   * @returns undefined when there is no sign-up, null when the sign-ups of several overlap: none counts then */
  waitingPassword(email: string): Promise<string | null | undefined>;
  /** Takes the link and the password of a sign-up out of the auth server's tables.
   * @param bringsPassword whether opening this link, and no other, makes the password the account's; otherwise the
   *   passwords of all sign-ups of the address are dropped */
  keepSignUp(email: string, bringsPassword: boolean): Promise<void>;
  /** Keeps another link for a sign-up that waits; with the password of that sign-up. */
  keepAgain(email: string, tokenHash: string): Promise<void>;
  /** Keeps the link that the auth server has just mailed to sign in. While the address is unconfirmed, that drops the
   * passwords of its sign-ups. */
  keepEntry(email: string, type: "magiclink" | "recovery"): Promise<void>;
  /** Drops the passwords of all sign-ups of an unconfirmed address. */
  contest(email: string): Promise<void>;
  /** Remembers that someone asked for a link to an address that has no account: what signs up next overlaps with that,
   * for anyone who asked may open its link. Forgotten once such a link would have expired. */
  awaitSignUp(email: string): Promise<void>;
  /** Prepares the account for a link that is being opened: it has the password which belongs to this link, or none. */
  arm(tokenHash: string): Promise<void>;
  /** Drops all links to a mailbox: one was opened, or the address is nobody's any more. */
  drop(email: string): Promise<void>;
}

const TAKE_SIGN_UP = `
  with before as (
    select id, email, confirmation_token as token, encrypted_password as hash
    from auth.users where email = $1 and email_confirmed_at is null
  ), emptied as (
    update auth.users set encrypted_password = null from before where auth.users.id = before.id
  )
  insert into mailed_links (token_hash, email, type, password_hash)
  select token, email, 'signup', case when $2 then hash end from before where token is not null
  on conflict do nothing`;

const ARM = {
  signup: `
    update auth.users set confirmation_token = link.token_hash, confirmation_sent_at = link.sent_at,
      encrypted_password = link.password_hash
    from mailed_links link
    where link.token_hash = $1 and link.type = 'signup' and auth.users.email = link.email
      and email_confirmed_at is null`,
  entry: `
    update auth.users set recovery_token = link.token_hash, recovery_sent_at = link.sent_at,
      encrypted_password = case when email_confirmed_at is null then null else encrypted_password end
    from mailed_links link
    where link.token_hash = $1 and link.type <> 'signup' and auth.users.email = link.email`,
};

/** What addresses without an account were asked about goes once it has expired, and for this address altogether. */
async function awaitSignUp(database: PGlite, email: string): Promise<void> {
  await database.query(
    `delete from mailed_links where (email = $1 or sent_at < now() - $2 * interval '1 minute')
     and not exists (select 1 from auth.users where auth.users.email = mailed_links.email)`,
    [email, lifetimeOf("signup")],
  );
  await database.query("insert into mailed_links (token_hash, email, type) values ($1, $2, 'signup')", [
    nobodysToken(),
    email,
  ]);
}

/** Calls that concern the same mailbox come in turn. */
export function createMailedLinks(database: PGlite): MailedLinks {
  /** The newest link stays also when it can no longer be opened: it says what became of the sign-up's password. */
  const prune = (email: string) =>
    database.query(
      `delete from mailed_links where email = $1 and sent_at < now() - $2 * interval '1 minute'
       and sent_at < coalesce(
         (select max(sent_at) from mailed_links where email = $1 and type = 'signup'), now())`,
      [email, lifetimeOf("signup")],
    );
  const contest = async (email: string) =>
    void (await database.query("update mailed_links set password_hash = null where email = $1", [email]));
  return {
    contest,
    awaitSignUp: (email) => awaitSignUp(database, email),
    async find(tokenHash) {
      const { rows } = await database.query<MailedLink>(
        `select link.email, link.type, email_confirmed_at is not null as confirmed,
           extract(epoch from now() - link.sent_at)::float8 * 1000 as "ageMs"
         from mailed_links link join auth.users on auth.users.email = link.email where link.token_hash = $1`,
        [tokenHash],
      );
      return rows[0] ?? null;
    },
    async waitingPassword(email) {
      const { rows } = await database.query<{ hash: string | null }>(
        `select password_hash as hash from mailed_links where email = $1 and type = 'signup' and (
           sent_at >= now() - $2 * interval '1 minute'
           or exists (select 1 from auth.users where auth.users.email = $1))
         order by sent_at desc limit 1`,
        [email, lifetimeOf("signup")],
      );
      return rows[0]?.hash;
    },
    async keepSignUp(email, bringsPassword) {
      await database.query(TAKE_SIGN_UP, [email, bringsPassword]);
      if (!bringsPassword) await contest(email);
      await prune(email);
    },
    async keepAgain(email, tokenHash) {
      await database.query(
        `insert into mailed_links (token_hash, email, type, password_hash)
         select $2, $1, 'signup', (select password_hash from mailed_links
           where email = $1 and type = 'signup' order by sent_at desc limit 1)`,
        [email, tokenHash],
      );
      await prune(email);
    },
    async keepEntry(email, type) {
      await database.query(
        `insert into mailed_links (token_hash, email, type)
         select recovery_token, email, $2 from auth.users where email = $1 and recovery_token is not null
         on conflict do nothing`,
        [email, type],
      );
      await contest(email);
      await prune(email);
    },
    async arm(tokenHash) {
      await database.query(ARM.signup, [tokenHash]);
      await database.query(ARM.entry, [tokenHash]);
    },
    async drop(email) {
      await database.query("delete from mailed_links where email = $1", [email]);
    },
  };
}
