import "server-only";
import { z } from "zod";
import { bearerClaims } from "./bearer-claims";
import type { InTurn } from "./in-turn";
import type { Lite } from "./lite";
import { condense, isSame, isSameUncondensed, refuseLength } from "./passwords";
import { type AuthCall, emailOf, forward, problem, textOf } from "./protocol";

/** How long after a sign-in its session may change the password and the address without the present password. */
const FRESH_MS = 15 * 60_000;

const userSchema = z.looseObject({ id: z.string(), email: z.string() });

interface ChangeOptions {
  readonly lite: Lite;
  readonly inTurn: InTurn;
}

/** Changes a signed-in person's password or address, with the present password or in a session of the last quarter of
 * an hour. A new password ends every other session; a new address counts once its owner has opened the link sent there,
 * and one that is taken is answered like any other. The address that the account has is told of either. */
export async function changeUser({ lite, inTurn }: ChangeOptions, call: AuthCall): Promise<Response> {
  const who = await lite.fetch(forward({ ...call, endpoint: "GET user" }));
  if (!who.ok) return who;
  const user = userSchema.parse(await who.json());
  return inTurn(user.email, () => change(lite, call, user));
}

async function change(lite: Lite, call: AuthCall, user: z.infer<typeof userSchema>): Promise<Response> {
  const [email, password] = [emailOf(call), textOf(call, "password")];
  if (!email && !password) return lite.fetch(forward(call, { body: {} }));
  const refused = (password && refuseLength(password)) || (await refuseStranger(lite, call, user.email));
  if (refused) return refused;
  const known = (await lite.tables.findByEmail(user.email))?.passwordHash;
  if (password && (await isSameUncondensed(password, known))) {
    return problem(422, "same_password", "New password should be different from the old password.");
  }
  const body = { ...(email && { email }), ...(password && { password: condense(password) }) };
  const answer = await lite.fetch(forward(call, { body }));
  if (answer.ok) {
    const { sessionId } = bearerClaims(call.headers);
    if (password && !email) await lite.tables.dropChange(user.id);
    if (password) await lite.endSessions(user.id, sessionId ? [sessionId] : []);
    if (password) lite.tell(user.email, "password");
    if (email && email !== user.email) lite.tell(user.email, "address-asked");
    return answer;
  }
  if (answer.headers.get("x-sb-error-code") !== "email_exists") return answer;
  lite.tell(user.email, "address-asked");
  return Response.json({ ...user, new_email: email, email_change_sent_at: new Date().toISOString() });
}

/** @returns the refusal of someone who holds a session and shows neither the password nor a fresh sign-in, or null */
async function refuseStranger(lite: Lite, call: AuthCall, address: string): Promise<Response | null> {
  const { sessionId } = bearerClaims(call.headers);
  const shown = textOf(call, "current_password");
  if (shown) {
    const known = (await lite.tables.findByEmail(address))?.passwordHash;
    const right = (await isSame(shown, known)) || (await isSameUncondensed(shown, known));
    return right ? null : problem(400, "invalid_credentials", "The current password is not right.");
  }
  const ageMs = sessionId ? await lite.sessions.ageOfSession(sessionId) : null;
  if (ageMs !== null && ageMs <= FRESH_MS) return null;
  return problem(
    400,
    "reauthentication_needed",
    "A new password or address needs current_password, or a sign-in of the last 15 minutes.",
  );
}
