import "server-only";
import { randomUUID } from "node:crypto";
import type { Logger } from "@/server/providers/logging/port";
import type { InTurn } from "./in-turn";
import { DECOY_DOMAIN, type Lite } from "./lite";
import { type AuthCall, emailOf, forward, textOf } from "./protocol";

export interface SignUpOptions {
  readonly lite: Lite;
  readonly inTurn: InTurn;
  readonly log: Logger;
}

/** Signs up with e-mail and password. Whoever asks cannot tell a new address from a taken one: the answer has the same
 * status and shape, takes the same work, and never holds a session. Who has not confirmed yet begins anew: the last
 * password and the last link are the ones that count. */
export function signUp(options: SignUpOptions, call: AuthCall): Promise<Response> {
  const email = emailOf(call);
  return options.inTurn(email, () => signUpAs(options, call, email));
}

async function signUpAs(options: SignUpOptions, call: AuthCall, email: string): Promise<Response> {
  const { lite } = options;
  const password = textOf(call, "password");
  const ask = (address: string) => lite.fetch(forward(call, { body: { email: address, password } }));
  const person = await lite.tables.findByEmail(email);
  if (!person) return ask(email);
  if (person.confirmed) {
    const answer = await asIfNew(lite, email, ask);
    if (answer.ok) remindOwner(options, call, email);
    return answer;
  }
  const answer = await ask(email);
  if (answer.status !== 429) return answer;
  await lite.tables.remove(person.id);
  return ask(email);
}

/** Signs up somebody who does not exist and answers as if it were the address asked for. */
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
function remindOwner({ lite, inTurn, log }: SignUpOptions, call: AuthCall, email: string): void {
  const request = { ...call, url: new URL(call.url.pathname.replace(/signup$/, "otp"), call.url) };
  inTurn(email, () => lite.fetch(forward(request, { body: { email, create_user: false } }))).catch((error) =>
    log.error("an owner was not reminded", { operation: "auth.signUp", error }),
  );
}
