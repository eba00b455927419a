import { withRetryAfter } from "@/server/admission/retry-after";
import { getAuthProvider } from "@/server/providers/auth";
import type { AccessClaims, SeenCall } from "@/server/providers/auth/port";
import { addressOf } from "@/server/request/address";
import { bearerOf } from "@/server/request/bearer";
import { compose } from "@/server/request/deps";
import { notedId } from "@/server/request/note-requests";
import { noteSecurity, type SecurityEvent } from "@/server/request/security-log";

/** The calls that are worth a line in the log. */
const NOTED: Readonly<Record<string, SecurityEvent["what"]>> = {
  "POST token password": "sign-in",
  "POST token pkce": "sign-in",
  "POST verify": "sign-in",
  "POST signup": "sign-up",
  "POST otp": "mail",
  "POST recover": "mail",
  "POST resend": "mail",
  "PUT user": "password",
  "POST logout": "sign-out",
};

/** The embedded auth server's protocol, for programs. With a hosted one there is nothing here. */
async function answer(request: Request): Promise<Response> {
  const auth = getAuthProvider();
  if (!auth.handle) return new Response("Not found", { status: 404 });
  const seen: SeenCall[] = [];
  const bearer = bearerOf(request.headers.get("authorization"));
  const claims = bearer ? await auth.verifyAccessToken(bearer) : null;
  const response = withRetryAfter(await auth.handle(request, (call) => seen.push(call)));
  for (const call of seen) note(request, response, { ...call, email: call.email || (claims?.email ?? "") });
  if (seen.some(({ endpoint }) => endpoint === "POST logout")) forget(claims);
  const headers = new Headers(response.headers);
  // Tokens and addresses: nobody on the way keeps any of it.
  headers.set("cache-control", "no-store");
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

/** Whoever signs out is signed out at once, and not when what is remembered of the session has run out. */
function forget(claims: AccessClaims | null): void {
  if (claims) compose().deps.revocations.forget(claims.userId);
}

function note({ headers }: Request, response: Response, { endpoint, email }: SeenCall): void {
  const what = NOTED[endpoint];
  if (!what) return;
  const place = { deps: compose().deps, requestId: notedId(headers), address: addressOf(headers) };
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
