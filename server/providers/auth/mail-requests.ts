import "server-only";
import { randomBytes } from "node:crypto";
import type { Logger } from "@/server/providers/logging/port";
import type { MayMail } from "./guard";
import type { InTurn } from "./in-turn";
import type { Lite } from "./lite";
import { type AuthCall, badAddress, emailOf, forward, textOf } from "./protocol";

export interface MailRequestOptions {
  readonly lite: Lite;
  readonly inTurn: InTurn;
  readonly log: Logger;
  readonly mayMail: MayMail;
  /** Resolves when the answer to a request for mail may be given. */
  readonly pace: (work: Promise<void>) => Promise<void>;
}

/** Answers a request for a link by mail at a moment of its own, with the same word for every address: neither what is
 * said nor how long it takes tells whether there is an account. */
export async function requestMail(options: MailRequestOptions, call: AuthCall): Promise<Response> {
  const email = emailOf(call);
  if (!email) return badAddress();
  const work = options
    .inTurn(email, () => sendFor(options, call, email))
    .catch((error) => options.log.error("a link was not sent", { operation: call.endpoint, error }));
  await options.pace(work);
  return Response.json({});
}

async function sendFor({ lite, mayMail }: MailRequestOptions, call: AuthCall, email: string): Promise<void> {
  const person = await lite.tables.findByEmail(email);
  const enter = async (type: "magiclink" | "recovery", body: Record<string, unknown>) => {
    if (!(await mayMail(email, type))) return lite.mailed.contest(email);
    await ask(lite, call, body);
    await lite.mailed.keepEntry(email, type);
  };
  switch (call.endpoint) {
    case "POST recover":
      return person ? enter("recovery", { email }) : lite.mailed.awaitSignUp(email);
    case "POST otp":
      if (person) return enter("magiclink", { email, create_user: false });
      return call.body.create_user === false ? lite.mailed.awaitSignUp(email) : invite(lite, call, email);
    case "POST resend":
      if (!person || person.confirmed || textOf(call, "type") !== "signup") return;
      return (await mayMail(email, "signup")) ? confirmAgain(lite, email) : undefined;
  }
}

async function ask(lite: Lite, call: AuthCall, body: Record<string, unknown>): Promise<void> {
  const answer = await lite.fetch(forward(call, { body }));
  if (!answer.ok) throw new Error(`The auth server answered ${answer.status}.`);
}

/** Makes an account without a password; the link in the confirmation is the way in. */
async function invite(lite: Lite, call: AuthCall, email: string): Promise<void> {
  const request = { ...call, url: new URL(call.url.pathname.replace(/otp$/, "signup"), call.url) };
  const password = randomBytes(24).toString("base64url");
  await ask(lite, request, { email, password });
  await lite.mailed.keepSignUp(email, false);
}

async function confirmAgain(lite: Lite, email: string): Promise<void> {
  const tokenHash = randomBytes(32).toString("hex");
  await lite.mailed.keepAgain(email, tokenHash);
  lite.write(email, "signup", tokenHash);
}
