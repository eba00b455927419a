import "server-only";
import { randomUUID } from "node:crypto";
import type { Logger } from "@/server/providers/logging/port";
import type { MayMail } from "./guard";
import type { InTurn } from "./in-turn";
import { DECOY_DOMAIN, type Lite } from "./lite";
import { condense, isSame, refuseLength } from "./passwords";
import { type AuthCall, emailOf, forward, textOf } from "./protocol";

export interface SignUpOptions {
  readonly lite: Lite;
  readonly inTurn: InTurn;
  readonly log: Logger;
  readonly mayMail: MayMail;
}

/** Signs up with e-mail and password. Anyone who asks cannot tell a new address from a taken one: the answer has the same
 * status and shape, takes the same work, and never holds a session. The password waits with the link of this sign-up; of
 * sign-ups that overlap with different passwords none counts, and anyone who opens a link chooses one. */
export async function signUp(options: SignUpOptions, call: AuthCall): Promise<Response> {
  const email = emailOf(call);
  const password = textOf(call, "password");
  const refused = password === "" ? null : refuseLength(password);
  return refused ?? options.inTurn(email, () => signUpAs(options, call, { email, password }));
}

async function signUpAs(
  options: SignUpOptions,
  call: AuthCall,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Response> {
  const { lite } = options;
  const chosen = password && condense(password);
  const ask = (address: string) => lite.fetch(forward(call, { body: { email: address, password: chosen } }));
  const person = await lite.tables.findByEmail(email);
  const waiting = person?.confirmed ? undefined : await lite.mailed.waitingPassword(email);
  const counts = (await isSame(password, waiting)) || waiting === undefined;
  if (person?.confirmed) {
    const answer = await asIfNew(lite, email, ask);
    if (answer.ok) remindOwner(options, call, email);
    return answer;
  }
  // The links that are on their way to this mailbox are as good as another one.
  if (person && !(await options.mayMail(email, "signup"))) {
    if (!counts) await lite.mailed.contest(email);
    return asIfNew(lite, email, ask);
  }
  let answer = await ask(email);
  if (person && answer.status === 429) {
    await lite.tables.withdraw(person.id);
    answer = await ask(email);
  }
  if (answer.ok) await lite.mailed.keepSignUp(email, counts);
  return answer;
}

/** Signs up someone who does not exist and answers as if it were the address asked for. */
async function asIfNew(
  lite: Lite,
  email: string,
  ask: (address: string) => Promise<Response>,
): Promise<Response> {
  const decoy = `${randomUUID()}${DECOY_DOMAIN}`;
  const answer = await ask(decoy);
  const text = await answer.text();
  if (answer.ok) {
    const { id } = JSON.parse(text) as { id: string };
    await lite.tables.remove(id);
  }
  const inWords = JSON.stringify(email).slice(1, -1);
  return new Response(
    text.replaceAll(decoy, () => inWords),
    answer,
  );
}

/** Sends the owner of a taken address a link to sign in. Nobody waits for it. */
function remindOwner({ lite, inTurn, log, mayMail }: SignUpOptions, call: AuthCall, email: string): void {
  const request = { ...call, url: new URL(call.url.pathname.replace(/signup$/, "otp"), call.url) };
  const remind = async () => {
    if (!(await mayMail(email, "magiclink"))) return;
    await lite.fetch(forward(request, { body: { email, create_user: false } }));
    await lite.mailed.keepEntry(email, "magiclink");
  };
  inTurn(email, remind).catch((error) =>
    log.error("an owner was not reminded", { operation: "auth.signUp", error }),
  );
}
