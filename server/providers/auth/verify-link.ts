import "server-only";
import { LINK_TYPES } from "./letters";
import type { Lite } from "./lite";
import { type AuthCall, forward, problem, textOf } from "./protocol";

/** Spends a mailed link. `email` stands for both kinds of link that sign in. */
export async function verifyLink(lite: Lite, call: AuthCall): Promise<Response> {
  const tokenHash = textOf(call, "token_hash");
  const type = await typeOf(lite, textOf(call, "type"), tokenHash);
  if (!type || !tokenHash) return problem(403, "otp_expired", "Email link is invalid or has expired");
  if (type !== "signup") await lite.tables.distrustPassword(tokenHash);
  const answer = await lite.fetch(forward(call, { body: { type, token_hash: tokenHash } }));
  if (!answer.ok || type !== "email_change") return answer;
  const text = await answer.text();
  const { user } = JSON.parse(text) as { user: { id: string } };
  await lite.tables.dropRecovery(user.id);
  return new Response(text, answer);
}

async function typeOf(lite: Lite, type: string, tokenHash: string) {
  if (type === "email") return lite.tables.purposeOf(tokenHash);
  return LINK_TYPES.find((one) => one === type);
}
