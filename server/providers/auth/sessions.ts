import "server-only";
import { decodeJwt, SignJWT } from "jose";
import { z } from "zod";
import type { Lite } from "./lite";
import { type AuthCall, forward, textOf } from "./protocol";

const answerSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ app_metadata: z.record(z.string(), z.unknown()) }),
});

/** Writes how somebody signed in into the access token of an answer, as hosted auth servers do: whoever checks the
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
 * several times at once does not look like somebody with a stolen copy. */
export function createRenewals(lite: Lite): (call: AuthCall) => Promise<Response> {
  const running = new Map<string, Promise<Response>>();
  return async (call) => {
    const token = textOf(call, "refresh_token");
    let renewal = running.get(token);
    if (!renewal) {
      renewal = lite
        .fetch(forward(call, { search: { grant_type: "refresh_token" }, body: { refresh_token: token } }))
        .finally(() => running.delete(token));
      running.set(token, renewal);
    }
    return (await renewal).clone();
  };
}
