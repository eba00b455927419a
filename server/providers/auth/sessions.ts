import "server-only";
import { decodeJwt, SignJWT } from "jose";
import { z } from "zod";
import type { Logger } from "@/server/providers/logging/port";
import type { Lite } from "./lite";
import { type AuthCall, forward, problem, textOf } from "./protocol";

const answerSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ app_metadata: z.record(z.string(), z.unknown()) }),
});

/** Writes how someone signed in into the access token of an answer, as hosted auth servers do: anyone who checks the
 * token knows it without asking the database. The keys a social provider gave are left out: nothing here uses them.
 * Answers without a session stay as they are. */
export async function withProvider(answer: Response, key: Uint8Array): Promise<Response> {
  if (!answer.ok) return answer;
  const body = answerSchema.safeParse(await answer.clone().json());
  if (!body.success) return answer;
  const { provider_token: _token, provider_refresh_token: _refresh, ...session } = body.data;
  const { access_token, user } = session;
  const token = await new SignJWT({ ...decodeJwt(access_token), app_metadata: user.app_metadata })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(key);
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return Response.json({ ...session, access_token: token }, { status: answer.status, headers });
}

/** Renews sessions. Callers that bring the same token at the same moment share one renewal, so that a page which asks
 * several times at once does not look like someone with a stolen copy. A token that comes back afterwards was copied:
 * the session ends, with every token of it. */
export function createRenewals(lite: Lite, log: Logger): (call: AuthCall) => Promise<Response> {
  const running = new Map<string, Promise<Response>>();
  return async (call) => {
    const token = textOf(call, "refresh_token");
    let renewal = running.get(token);
    if (!renewal) {
      renewal = renew({ lite, log }, call, token).finally(() => running.delete(token));
      running.set(token, renewal);
    }
    return (await renewal).clone();
  };
}

async function renew(
  { lite, log }: { readonly lite: Lite; readonly log: Logger },
  call: AuthCall,
  token: string,
): Promise<Response> {
  const spent = await lite.sessions.findSpent(token);
  if (spent) {
    log.warn("a spent renewal token came back; its session was ended", { operation: "security.renewal" });
    if (spent.sessionId) await lite.endSession(spent.userId, spent.sessionId);
    return problem(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  return lite.fetch(
    forward(call, { search: { grant_type: "refresh_token" }, body: { refresh_token: token } }),
  );
}
