import { randomBytes } from "node:crypto";

/** What the product said to one request. */
export interface Answer {
  readonly status: number;
  /** The product's own code of a failure; null for a success and for what is not the product's answer. */
  readonly code: string | null;
  readonly words: string;
  /** Seconds after which to try again; null where nothing is said of that. */
  readonly retryAfter: number | null;
  readonly body: unknown;
}

/** No answer at all: the connection was refused or broke. */
export const NO_ANSWER: Answer = { status: 0, code: null, words: "", retryAfter: null, body: null };

const ANSWER_MS = 60_000;

let visitors = 0;

/** A guest as a browser makes one, with cookies and an address of its own. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private readonly address: string;

  /** @param address where they come from; one of their own when absent */
  constructor(
    readonly origin: string,
    address?: string,
  ) {
    visitors += 1;
    this.address = address ?? `10.1.${visitors >> 8}.${visitors & 255}`;
  }

  /** Takes cookies that a browser would have, as after signing in. */
  adopt(cookies: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
  }

  /** All cookies as a request carries them. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get cookieNames(): readonly string[] {
    return [...this.cookies.keys()];
  }

  /** One request; what it sets is kept.
   * @throws {Error} when there is no answer */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.address);
    headers.set("origin", this.origin);
    if (this.cookies.size > 0) headers.set("cookie", this.cookieHeader);
    const signal = init.signal ?? AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(`${this.origin}${path}`, { redirect: "manual", ...init, headers, signal });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  /** Calls a procedure of the API. */
  async call(procedure: string, input: unknown, kind: "query" | "mutation" = "mutation"): Promise<Answer> {
    const json = JSON.stringify({ json: input });
    return this.answer(
      kind === "query"
        ? this.fetch(`/api/trpc/${procedure}?input=${encodeURIComponent(json)}`)
        : this.fetch(`/api/trpc/${procedure}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: json,
          }),
    );
  }

  /** Sends a message of a conversation; its reply is read with `readEvents`.
   * @throws {Error} when there is no answer */
  send(
    chatId: string,
    message: { readonly id: string; readonly text: string },
    signal: AbortSignal = AbortSignal.timeout(ANSWER_MS),
  ): Promise<Response> {
    return this.fetch("/api/chat", {
      method: "POST",
      signal,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: chatId, message }),
    });
  }

  /** Reads an answer to its end, whatever becomes of it. */
  async answer(request: Promise<Response>): Promise<Answer> {
    try {
      const response = await request;
      return read(response, await response.text());
    } catch {
      return NO_ANSWER;
    }
  }

  private keep(cookie: string): void {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** An id as browsers make them. */
export const madeId = (): string => randomBytes(16).toString("hex");

function read(response: Response, text: string): Answer {
  const header = response.headers.get("retry-after");
  const body = parsed(text);
  const error = failureIn(body);
  return {
    status: response.status,
    code: error?.code ?? null,
    words: error?.message ?? (body === null ? text : ""),
    retryAfter: header === null ? null : Number(header),
    body: dataIn(body),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The failure in an answer of a route handler or of a procedure. */
function failureIn(body: unknown): { readonly code: string; readonly message: string } | null {
  const error = at(body, "error");
  const inner = at(error, "json") ?? error;
  const code = at(inner, "data", "reason") ?? at(inner, "code");
  const message = at(inner, "message");
  return typeof code === "string" && typeof message === "string" ? { code, message } : null;
}

const dataIn = (body: unknown): unknown => at(body, "result", "data", "json") ?? body;

/** A value inside others; undefined where there is none. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  let inner = value;
  for (const key of keys) {
    if (typeof inner !== "object" || inner === null) return undefined;
    inner = (inner as Record<string, unknown>)[key];
  }
  return inner;
}
