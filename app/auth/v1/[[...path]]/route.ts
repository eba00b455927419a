import { withRetryAfter } from "@/server/admission/retry-after";
import { compose } from "@/server/composition/compose";
import { wordsOf } from "@/server/errors/codes";
import { bearerOf } from "@/server/http/bearer";
import { addressOf } from "@/server/http/client-address";
import { requestIdOf } from "@/server/http/request-metadata";
import { getAuthProvider } from "@/server/providers/auth";
import type { SeenCall } from "@/server/providers/auth/port";
import { problem } from "@/server/providers/auth/protocol";
import { refuseForeignRead } from "@/server/request-context/foreign-read";
import { noteSecurity, type SecurityEvent } from "@/server/session/security-log";
import { table } from "@/server/solver/table";

/** The calls that are worth a line in the log. */
const NOTED: Readonly<Record<string, SecurityEvent["what"]>> = table({
  "POST token password": "sign-in",
  "POST token pkce": "sign-in",
  "POST token refresh_token": "renewal",
  "POST verify": "sign-in",
  "POST signup": "sign-up",
  "POST otp": "mail",
  "POST recover": "mail",
  "POST resend": "mail",
  "PUT user": "password",
  "POST logout": "sign-out",
});

/** The embedded auth server's protocol, for programs. With a hosted one there is nothing here. */
async function answer(request: Request): Promise<Response> {
  const foreign = refuseForeignRead(request, "auth.protocol");
  if (foreign) return foreign;
  // Composed before it answers: sessions that end there have ended everywhere.
  compose();
  const auth = getAuthProvider();
  if (!auth.handle) return new Response("Not found", { status: 404 });
  const seen: SeenCall[] = [];
  const bearer = bearerOf(request.headers.get("authorization"));
  const claims = bearer ? await auth.verifyAccessToken(bearer) : null;
  const refused = await refuseOwing(request, bearer);
  if (refused) return refused;
  const response = withRetryAfter(await auth.handle(request, (call) => seen.push(call)));
  for (const call of seen) note(request, response, { ...call, email: call.email || (claims?.email ?? "") });
  const headers = new Headers(response.headers);
  // Tokens and addresses: nobody on the way keeps any of it.
  headers.set("cache-control", "no-store");
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

/** An account's password and address are changed by nobody who still owes the account's code.
 * @returns the refusal in the protocol's own words, or null */
async function refuseOwing({ method, headers }: Request, bearer: string | null): Promise<Response | null> {
  if (method !== "PUT" || !bearer) return null;
  const pending = await compose().gate.readPending({
    cookies: [],
    authorization: headers.get("authorization"),
  });
  return pending && problem(403, "insufficient_aal", wordsOf("SECOND_FACTOR_REQUIRED"));
}

function note({ headers }: Request, response: Response, { endpoint, email }: SeenCall): void {
  const what = NOTED[endpoint];
  // A renewal that went well is nothing to tell of; one that did not may be a stolen copy.
  if (!what || (what === "renewal" && response.ok)) return;
  const place = { deps: compose().deps, requestId: requestIdOf(headers), address: addressOf(headers) };
  const code = response.headers.get("x-sb-error-code") ?? undefined;
  noteSecurity(place, { what, ok: response.ok, method: "protocol", email, code, status: response.status });
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
