import "server-only";
import { z } from "zod";
import { bearerClaims, claimsIn } from "./bearer-claims";
import { lifetimeOf } from "./email-templates";
import type { InTurn } from "./in-turn";
import type { Lite } from "./lite";
import type { MailedLink } from "./mailed-links";
import { type AuthCall, forward, problem, textOf } from "./protocol";

export interface VerifyOptions {
  readonly lite: Lite;
  readonly inTurn: InTurn;
}

const answerSchema = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) });

const expired = () => problem(403, "otp_expired", "Email link is invalid or has expired");

/** Spends a mailed link. `email` stands for both kinds of link that sign in. Links to one mailbox are opened one after
 * the other, and the first ends the rest. The account's answer says `password_dropped` when anyone who opened the link has
 * to choose a password: none that was typed before counts any more. */
export async function verifyLink(options: VerifyOptions, call: AuthCall): Promise<Response> {
  const token = options.lite.links.unmark(textOf(call, "token_hash"));
  if (!token) return expired();
  const type = textOf(call, "type");
  if (type === "email_change") return takeAddress(options, call, token);
  const link = await options.lite.mailed.find(token);
  if (!link) return expired();
  return options.inTurn(link.email, () => enter(options.lite, call, { token, type }));
}

async function enter(
  lite: Lite,
  call: AuthCall,
  { token, type: asked }: { readonly token: string; readonly type: string },
): Promise<Response> {
  const link = await lite.mailed.find(token);
  if (!link || !mayOpen(link, asked)) return expired();
  await lite.mailed.arm(token);
  const answer = await lite.fetch(forward(call, { body: { type: link.type, token_hash: token } }));
  if (!answer.ok) return answer;
  await lite.mailed.drop(link.email);
  const person = await lite.tables.findByEmail(link.email);
  // A link to sign in with was asked for without one; a sign-up came with a password.
  return link.type === "signup" && !person?.passwordHash ? sayingDropped(answer) : answer;
}

function mayOpen({ type, ageMs, confirmed }: MailedLink, asked: string): boolean {
  if (asked === "email" ? type === "recovery" : asked !== type) return false;
  if (type === "signup" && confirmed) return false;
  return ageMs <= lifetimeOf(type) * 60_000;
}

async function sayingDropped(answer: Response): Promise<Response> {
  const body = answerSchema.parse(await answer.json());
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const user = { ...body.user, password_dropped: true };
  return Response.json({ ...body, user }, { status: answer.status, headers });
}

/** Gives an account another address. The new mailbox proves itself; when anyone who opens the link is not the one who
 * asked for it, signed in to the account, nothing but the mailbox leads into the account from then on. */
async function takeAddress(
  { lite, inTurn }: VerifyOptions,
  call: AuthCall,
  token: string,
): Promise<Response> {
  const asked = await lite.tables.findChange(token);
  if (!asked) return expired();
  // Nothing that concerns the account, by its old address or its new one, happens meanwhile.
  return inTurn([asked.email, asked.wanted], async () => {
    const change = await lite.tables.findChange(token);
    if (change?.email !== asked.email || change.wanted !== asked.wanted) return expired();
    const holder = await lite.tables.findByEmail(change.wanted);
    if (holder?.confirmed) return expired();
    if (holder) await lite.tables.remove(holder.id);
    const byOwner = await isSignedInTo(lite, call, change.userId);
    const answer = await lite.fetch(forward(call, { body: { type: "email_change", token_hash: token } }));
    if (!answer.ok) return answer;
    const { access_token } = answerSchema.parse(await answer.clone().json());
    await lite.tables.dropRecovery(change.userId);
    await lite.mailed.drop(change.email);
    if (!byOwner) await lite.tables.dropOtherWays(change.userId);
    const kept = [claimsIn(access_token).sessionId, byOwner ? bearerClaims(call.headers).sessionId : null];
    await lite.endSessions(
      change.userId,
      kept.filter((id) => id !== null),
    );
    lite.tell(change.email, "address");
    return byOwner ? answer : sayingDropped(answer);
  });
}

async function isSignedInTo(lite: Lite, call: AuthCall, userId: string): Promise<boolean> {
  if (!call.headers.has("authorization")) return false;
  const url = new URL(call.url.pathname.replace(/verify$/, "user"), call.url);
  const answer = await lite.fetch(forward({ ...call, url, endpoint: "GET user" }));
  if (!answer.ok) {
    await answer.body?.cancel();
    return false;
  }
  return z.object({ id: z.string() }).parse(await answer.json()).id === userId;
}
