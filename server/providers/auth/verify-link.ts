import "server-only";
import { LINK_TYPES, lifetimeOf } from "./letters";
import type { Lite } from "./lite";
import { type AuthCall, forward, problem, textOf } from "./protocol";

/** Spends a mailed link. `email` stands for both kinds of link that sign in. */
export async function verifyLink(lite: Lite, call: AuthCall): Promise<Response> {
  const token = lite.links.unmark(textOf(call, "token_hash"));
  const type = token && (await typeOf(lite, textOf(call, "type"), token));
  if (!token || !type || (await isTooOld(lite, token))) {
    return problem(403, "otp_expired", "Email link is invalid or has expired");
  }
  if (type !== "signup") await lite.tables.distrustPassword(token);
  const answer = await lite.fetch(forward(call, { body: { type, token_hash: token } }));
  if (!answer.ok || type !== "email_change") return answer;
  const text = await answer.text();
  const { user } = JSON.parse(text) as { user: { id: string } };
  await lite.tables.dropRecovery(user.id);
  return new Response(text, answer);
}

async function typeOf(lite: Lite, type: string, token: string) {
  if (type === "email") return lite.tables.purposeOf(token);
  return LINK_TYPES.find((one) => one === type);
}

/** Links that sign in live shorter than those that confirm an address: of these the auth server itself keeps the time. */
async function isTooOld(lite: Lite, token: string): Promise<boolean> {
  const ageMs = await lite.tables.ageOfEntry(token);
  return ageMs !== null && ageMs > lifetimeOf("magiclink") * 60_000;
}
