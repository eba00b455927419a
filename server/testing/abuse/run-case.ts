import "server-only";
import { isRedirectError } from "next/dist/client/components/redirect-error";
import { AppError } from "@/server/errors/app-error";
import { rememberedForm } from "@/server/session/auth-flow-cookies";
import { asBrowser, nextHeaders } from "./browser";
import { ATTACK_SECRET, ATTACK_SITE } from "./fixtures";
import type { Caller, Outcome, Sent } from "./types";

const HOST = new URL(ATTACK_SITE).host;

/** Headers as a browser on a page of this site sends them, unless the caller says otherwise. */
function headersOf({ cookie, headers: own = {} }: Caller, more: Sent["headers"] = {}): Headers {
  const usual = { host: HOST, origin: ATTACK_SITE, "x-forwarded-for": "203.0.113.66", cookie };
  const headers = new Headers({ ...usual, ...more });
  for (const [name, value] of Object.entries(own)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** Calls a server action or a loader from someone's browser. */
export function tryCall(caller: Caller, call: () => Promise<unknown>): Promise<Outcome> {
  return asBrowser(headersOf(caller, { "next-action": "x" }), async () => {
    const outcome = await call().then(ofValue, ofThrown);
    return { ...outcome, text: outcome.text + (await keptState()) };
  });
}

/** Sends a request to a route handler from someone's browser. */
export async function tryRequest(
  caller: Caller,
  handler: (request: Request, context: unknown) => Promise<Response>,
  { method, sent }: { readonly method: string; readonly sent: Sent },
): Promise<Outcome> {
  const bodiless = method === "GET" || method === "HEAD";
  const headers = headersOf(caller, sent.headers);
  const request = new Request(ATTACK_SITE + sent.path, {
    method,
    headers,
    ...(!bodiless && { body: sent.body, duplex: "half" }),
  });
  const [, , first = "", second = ""] = new URL(request.url).pathname.split("/");
  const params = Promise.resolve({ provider: second, path: [first, second] });
  const response = await handler(request, { params });
  const location = response.headers.get("location") ?? "";
  const refused = response.status >= 400 || /problem=|sign-in|import=/.test(location);
  const told = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  return { refused, text: `${response.status} ${told}\n\n${await response.text()}` };
}

function ofValue(value: unknown): Outcome {
  const failed = (key: string, bad: (held: unknown) => boolean) =>
    typeof value === "object" && value !== null && key in value && bad(Reflect.get(value, key));
  const refused =
    value === null ||
    failed("ok", (ok) => ok === false) ||
    failed("error", (error) => typeof error === "string");
  return { refused, text: JSON.stringify(value) ?? "" };
}

function ofThrown(error: unknown): Outcome {
  if (isRedirectError(error)) {
    const refused = /note=refused|\/sign-(in|up)|told=1/.test(error.digest);
    return { refused, text: decodeURIComponent(error.digest) };
  }
  if (AppError.isInstance(error)) return { refused: true, text: `${error.code} ${error.message}` };
  if (error instanceof Error && "digest" in error) return { refused: true, text: String(error.digest) };
  throw error;
}

/** What a form was handed by way of a sealed cookie. */
async function keptState(): Promise<string> {
  const { getAll, set } = await nextHeaders.cookies();
  const jar = { getAll, set: () => set("", ""), secure: false };
  return rememberedForm({ jar, secret: ATTACK_SECRET, now: new Date() }) ?? "";
}
