import "server-only";
import { z } from "zod";
import { claimsIn } from "./bearer-claims";
import type { Lite } from "./lite";
import { condense, hashOf, invalidCredentials, isSame, isSameUncondensed } from "./passwords";
import { type AuthCall, emailOf, forward, textOf } from "./protocol";

const sessionSchema = z.object({ access_token: z.string() });

/** Signs in with e-mail and password. An unknown address, one that waits to be confirmed, one without a password and a
 * wrong password take the same work and get the same answer. */
export async function signInWithPassword(lite: Lite, call: AuthCall): Promise<Response> {
  const email = emailOf(call);
  const password = textOf(call, "password");
  const person = await lite.tables.findByEmail(email);
  const known = person?.confirmed ? person.passwordHash : null;
  if (!known) {
    await isSame(password, null);
    await isSameUncondensed(password, null);
    return invalidCredentials();
  }
  const body = { email, password: condense(password) };
  const ask = () => lite.fetch(forward(call, { search: { grant_type: "password" }, body }));
  const answer = await ask();
  if (answer.ok) return unlessChanged(lite, answer, { email, known });
  if (!(await isSameUncondensed(password, known))) return invalidCredentials();
  // A password that was hashed before they were condensed is condensed now, by anyone who knows it.
  const renewed = await hashOf(password);
  await lite.tables.replacePassword(email, { from: known, to: renewed });
  const second = await ask();
  return second.ok ? unlessChanged(lite, second, { email, known: renewed }) : invalidCredentials();
}

/** Ends the session again when the password was changed while it was being checked. */
async function unlessChanged(
  lite: Lite,
  answer: Response,
  { email, known }: { readonly email: string; readonly known: string },
): Promise<Response> {
  const person = await lite.tables.findByEmail(email);
  if (person?.passwordHash === known) return answer;
  const { access_token } = sessionSchema.parse(await answer.json());
  const { userId, sessionId } = claimsIn(access_token);
  if (userId && sessionId) await lite.endSession(userId, sessionId);
  return invalidCredentials();
}
