import "server-only";

/** One call of the auth protocol, read and checked in form. */
export interface AuthCall {
  /** As in `POST token`. */
  readonly endpoint: string;
  readonly url: URL;
  readonly headers: Headers;
  /** What came as JSON; empty when nothing did. */
  readonly body: Readonly<Record<string, unknown>>;
}

export const PREFIX = "/auth/v1/";

const MAX_BODY_BYTES = 64 * 1024;
/** One address and nothing that a mail program reads as a name, a comment or a second address. */
const ADDRESS =
  /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+\.[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+$/u;
/** What no text of a database holds: the zero character and halves of characters. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;
const ADDRESS_LENGTH_MAX = 254;
const TEXT_FIELDS = [
  "email",
  "password",
  "type",
  "token",
  "token_hash",
  "refresh_token",
  "auth_code",
  "code_verifier",
];

/** All that is offered. What the embedded server could do besides stays closed. */
const ENDPOINTS = new Set([
  "GET health",
  "GET settings",
  "GET .well-known/jwks.json",
  "POST signup",
  "POST token",
  "POST otp",
  "POST recover",
  "POST resend",
  "POST verify",
  "GET user",
  "PUT user",
  "POST logout",
  "GET authorize",
  "GET callback",
]);

/** Reads a request.
 * @returns the refusal for an unknown endpoint, a body that is too large, and one that is not what it should be */
export async function readCall(request: Request): Promise<AuthCall | Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(PREFIX)) return notFound();
  const endpoint = `${request.method} ${url.pathname.slice(PREFIX.length)}`;
  if (!ENDPOINTS.has(endpoint)) return notFound();
  const text = request.method === "GET" ? "" : await readBody(request);
  if (text === null) return problem(413, "request_too_large", "The request is too large.");
  const body = parseBody(text);
  if (!body) return problem(400, "bad_json", "The body of the request cannot be read.");
  const call = { endpoint, url, headers: request.headers, body };
  const email = emailOf(call);
  if (email && (email.length > ADDRESS_LENGTH_MAX || !ADDRESS.test(email))) return badAddress();
  return call;
}

/** The refusal of what is no e-mail address. */
export function badAddress(): Response {
  return problem(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** @returns null when the body is larger than any honest one */
async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseBody(text: string): Record<string, unknown> | null {
  if (text === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
    const fields = body as Record<string, unknown>;
    return TEXT_FIELDS.every((name) => isText(fields[name])) ? fields : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): boolean =>
  value === undefined || (typeof value === "string" && !UNKEEPABLE.test(value));

/** A text field of a call; empty when it is absent. */
export function textOf({ body }: AuthCall, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** The e-mail address a call is about, in the one spelling that is kept. */
export function emailOf(call: AuthCall): string {
  return textOf(call, "email").trim().toLowerCase();
}

/** The call as the embedded server gets it: nothing comes along but the bearer's token and what is named here. */
export function forward(
  call: AuthCall,
  { search = {}, body }: { search?: Record<string, string>; body?: Record<string, unknown> } = {},
): Request {
  const url = new URL(call.url.pathname, call.url);
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value);
  const authorization = call.headers.get("authorization");
  return new Request(url, {
    method: call.endpoint.split(" ")[0],
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** An error in the shape the auth protocol uses. */
export function problem(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { "x-sb-error-code": code } },
  );
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}
