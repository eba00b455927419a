import "server-only";
import { type AttemptLimit, createAttemptLimit } from "./attempt-limit";

const WINDOW_MS = 5 * 60_000;
const PER_ADDRESS = 100;
const PER_EMAIL = 10;
const IN_ALL = 1_000;
const REFRESHES_PER_ADDRESS = 500;
const MAX_BODY_BYTES = 64 * 1024;

/** Endpoints where guessing pays or that cause mail, and whether a success is given back. */
const ATTEMPTS: Record<string, { refundSuccess: boolean }> = {
  "POST token": { refundSuccess: true },
  "POST signup": { refundSuccess: false },
  "POST recover": { refundSuccess: false },
  "POST otp": { refundSuccess: false },
  "POST resend": { refundSuccess: false },
  "POST verify": { refundSuccess: true },
};

type Answer = (request: Request) => Promise<Response>;

/** Puts limits before the embedded auth server, which has none: attempts per client address, per e-mail address
 * and in all. The total holds even when somebody makes up client addresses. */
export function guardAttempts(answer: Answer, now: () => number = Date.now): Answer {
  const limit = (max: number) => createAttemptLimit({ max, windowMs: WINDOW_MS, now });
  const perAddress = limit(PER_ADDRESS);
  const perEmail = limit(PER_EMAIL);
  const inAll = limit(IN_ALL);
  const refreshes = limit(REFRESHES_PER_ADDRESS);

  return async (request) => {
    const url = new URL(request.url);
    const rule = ATTEMPTS[`${request.method} ${url.pathname.replace(/^\/auth\/v1\//, "")}`];
    if (!rule) return answer(request);
    const address = `address ${clientAddress(request)}`;
    if (url.searchParams.get("grant_type") === "refresh_token") {
      const wait = refreshes.take(address);
      return wait > 0 ? tooMany(wait) : answer(request);
    }
    const body = await readBody(request);
    if (body === null) return problem(413, "request_too_large", "The request is too large.");

    const email = emailIn(body);
    const counted: [AttemptLimit, string][] = [
      [inAll, "all"],
      [perAddress, address],
      ...(email ? [[perEmail, `email ${email}`] satisfies [AttemptLimit, string]] : []),
    ];
    const wait = Math.max(...counted.map(([one, key]) => one.take(key)));
    if (wait > 0) return tooMany(wait);
    const response = await answer(
      new Request(request.url, { method: request.method, headers: request.headers, body }),
    );
    if (rule.refundSuccess && response.ok) for (const [one, key] of counted) one.giveBack(key);
    return response;
  };
}

/** The nearest hop's word for who is calling: the only entry of the list that a caller behind a proxy cannot make up. */
function clientAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}

/** @returns null when the body is larger than any honest one */
async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return null;
  const body = await request.text();
  return body.length > MAX_BODY_BYTES ? null : body;
}

function emailIn(body: string): string | null {
  try {
    const email: unknown = JSON.parse(body)?.email;
    return typeof email === "string" && email ? email.trim().toLowerCase() : null;
  } catch {
    return null;
  }
}

function tooMany(seconds: number): Response {
  const response = problem(
    429,
    "over_request_rate_limit",
    `Too many attempts. Please try again in ${seconds} s.`,
  );
  response.headers.set("retry-after", String(seconds));
  return response;
}

/** An error in the shape the auth protocol uses. */
function problem(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}
