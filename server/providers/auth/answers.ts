import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import { bearerClaims } from "./bearer-claims";
import { changeUser } from "./change-user";
import type { MayMail } from "./guard";
import { createInTurn } from "./in-turn";
import type { Lite } from "./lite";
import { requestMail } from "./mail-requests";
import { type AuthCall, forward, textOf } from "./protocol";
import { createRenewals, withProvider } from "./sessions";
import { signInWithPassword } from "./sign-in";
import { signUp } from "./sign-up";
import { authorize, returnFromProvider } from "./social";
import type { GooglePeer } from "./social-peers";
import { verifyLink } from "./verify-link";

export interface AnswerOptions {
  readonly lite: Lite;
  readonly siteUrl: string;
  readonly google: GooglePeer | null;
  /** Signs access tokens. */
  readonly key: Uint8Array;
  readonly log: Logger;
  readonly pace: (work: Promise<void>) => Promise<void>;
  /** Whether a link of a kind may be mailed to an address now, besides those that are on their way. */
  readonly mayMail: MayMail;
}

/** Answers each call of the auth protocol. */
export function createAnswers(options: AnswerOptions): (call: AuthCall) => Promise<Response> {
  const { lite, key } = options;
  const withTurn = { ...options, inTurn: createInTurn() };
  const renew = createRenewals(lite, options.log);

  const exchangeCode = (call: AuthCall) => {
    const body = { auth_code: textOf(call, "auth_code"), code_verifier: textOf(call, "code_verifier") };
    return lite.fetch(forward(call, { search: { grant_type: "pkce" }, body }));
  };

  const token = async (call: AuthCall): Promise<Response> => {
    switch (call.url.searchParams.get("grant_type")) {
      case "password":
        return withProvider(await signInWithPassword(lite, call), key);
      case "refresh_token":
        return withProvider(await renew(call), key);
      case "pkce":
        return withProvider(await exchangeCode(call), key);
      default:
        return lite.fetch(forward(call, { body: {} }));
    }
  };

  return async (call) => {
    switch (call.endpoint) {
      case "POST token":
        return token(call);
      case "POST signup":
        return signUp(withTurn, call);
      case "POST otp":
      case "POST recover":
      case "POST resend":
        return requestMail(withTurn, call);
      case "POST verify":
        return withProvider(await verifyLink(withTurn, call), key);
      case "PUT user":
        return changeUser(withTurn, call);
      case "GET authorize":
        return authorize(options, call);
      case "GET callback":
        return returnFromProvider(options, call);
      case "POST logout":
        return signOut(lite, call);
      default:
        return lite.fetch(forward(call));
    }
  };
}

async function signOut(lite: Lite, call: AuthCall): Promise<Response> {
  const scope = call.url.searchParams.get("scope") ?? "global";
  const answer = await lite.fetch(forward(call, { search: { scope } }));
  const { userId } = bearerClaims(call.headers);
  if (answer.ok && userId) await lite.reportSessions(userId, scope !== "local");
  return answer;
}
