import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./client";
import type { Account, Ledger } from "./ledger";
import type { Person } from "./person";

/** Where accounts are made. */
export interface AuthPlace {
  /** Of the auth server's protocol: the product's own origin, or the auth server's. */
  readonly origin: string;
  /** What a client of it shows to be let in. */
  readonly key: string;
  /** Where the mail it sends can be read. */
  readonly mail: string;
  /** The name of the cookie that holds a session. */
  readonly cookie: string;
}

const MAIL_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 500;

/** Makes an account, follows the link in the e-mail and signs in with the password, as the pages' script does. From then
 * on the person acts as that account. */
export async function signUp(person: Person, ledger: Ledger, place: AuthPlace): Promise<void> {
  const account = {
    email: `${person.name}-${randomBytes(4).toString("hex")}@example.org`,
    password: randomBytes(12).toString("hex"),
  };
  const made = await post(person, place, { route: "signup", path: "signup", body: account });
  if (made.status !== 200) return;
  const token = await mailedToken(place, account.email);
  if (!token) return person.wrong("the e-mail of a sign-up did not come");
  const body = { type: "signup", token_hash: token };
  const confirmed = await post(person, place, { route: "verify", path: "verify", body });
  if (confirmed.status !== 200) return;
  ledger.accounts.set(person, account);
  const session = await signIn(person, account, place);
  if (!session) return;
  person.setCookie(place.cookie, `base64-${Buffer.from(session).toString("base64url")}`);
}

/** @returns the session as the auth server answers it; null when it did not let the person in */
export async function signIn(person: Person, account: Account, place: AuthPlace): Promise<string | null> {
  const path = "token?grant_type=password";
  const answer = await post(person, place, { route: "token", path, body: account });
  return answer.status === 200 ? answer.body : null;
}

interface Call {
  readonly route: string;
  readonly path: string;
  readonly body: unknown;
}

const post = (person: Person, { origin, key }: AuthPlace, { route, path, body }: Call) =>
  person.post(`POST /auth/v1/${route}`, `${origin}/auth/v1/${path}`, body, { apikey: key });

async function mailedToken({ mail }: AuthPlace, email: string): Promise<string | null> {
  const deadline = performance.now() + MAIL_WITHIN_MS;
  while (performance.now() < deadline) {
    const { body } = await ask(`${mail}/messages?to=${encodeURIComponent(email)}`);
    const token = /token_hash=([\w-]+)/.exec(body)?.[1];
    if (token) return token;
    await pause(LOOK_EVERY_MS);
  }
  return null;
}
