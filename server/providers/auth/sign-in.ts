import "server-only";
import { randomUUID } from "node:crypto";
import { compare, hash } from "bcryptjs";
import type { Lite } from "./lite";
import { type AuthCall, emailOf, forward, problem, textOf } from "./protocol";

const ROUNDS = 10;
let nobodysHash: Promise<string> | undefined;

/** Signs in with e-mail and password. An unknown address, one without a password and a wrong password take the same
 * work and get the same answer; that an address waits to be confirmed is only told to whoever knows its password. */
export async function signInWithPassword(lite: Lite, call: AuthCall): Promise<Response> {
  const email = emailOf(call);
  const password = textOf(call, "password");
  const person = await lite.tables.findByEmail(email);
  if (person?.confirmed && person.passwordHash) {
    return lite.fetch(forward(call, { search: { grant_type: "password" }, body: { email, password } }));
  }
  nobodysHash ??= hash(randomUUID(), ROUNDS);
  const right = await compare(password, person?.passwordHash ?? (await nobodysHash));
  return right && person?.passwordHash
    ? problem(400, "email_not_confirmed", "Email not confirmed")
    : problem(400, "invalid_credentials", "Invalid login credentials");
}
