import type { PaymentProvider } from "../port";
import { createStripePayments, type StripeOptions } from "../stripe";

export const WEBHOOK_SECRET = "whsec_ofourown";
export const NOW = new Date("2026-03-10T12:00:00Z");

/** A request as it came over the wire. */
export interface Asked {
  readonly method: string;
  /** Without what it asks: `/v1/customers/cus_1`. */
  readonly path: string;
  /** Form or query, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** By method and path, `POST /v1/customers/cus_1`: the object to answer with, or a whole answer. */
export type Routes = Readonly<Record<string, (asked: Asked) => unknown>>;

export interface ScriptedStripe {
  readonly payments: PaymentProvider;
  /** In the order they came. */
  readonly asked: Asked[];
  /** Each as one line: method, path and what was asked, without limits and what is sent along. */
  lines(): string[];
}

/** The real package, talking to a Stripe that says what a test tells it to. What is not in the script does not exist. */
export function scriptStripe(routes: Routes, options: Partial<StripeOptions> = {}): ScriptedStripe {
  const asked: Asked[] = [];
  const payments = createStripePayments({
    secretKey: "sk_test_ofourown",
    webhookSecret: WEBHOOK_SECRET,
    prices: { month: "price_month", year: "price_year" },
    mode: "test",
    now: () => NOW,
    fetch: async (url, init) => {
      const request = read(url, init);
      asked.push(request);
      const route = routes[`${request.method} ${request.path}`];
      const answer = route ? await route(request) : refusal(404, { code: "resource_missing" });
      return answer instanceof Response ? answer : Response.json(answer);
    },
    ...options,
  });
  return { payments, asked, lines: () => asked.map(lineOf) };
}

function read(address: string, init: RequestInit): Asked {
  const url = new URL(address);
  const form = typeof init.body === "string" ? new URLSearchParams(init.body) : [];
  const method = init.method ?? "GET";
  return {
    method,
    path: url.pathname,
    params: Object.fromEntries([...url.searchParams, ...form]),
    headers: new Headers(init.headers),
  };
}

function lineOf({ method, path, params }: Asked): string {
  const told = Object.entries(params)
    .filter(([name]) => name !== "limit" && !name.startsWith("expand"))
    .map(([name, value]) => `${name}=${value}`);
  return [method, path, ...told].join(" ");
}

/** An error as Stripe words them. */
export function refusal(
  status: number,
  error: { readonly code?: string; readonly type?: string; readonly message?: string },
  headers: Record<string, string> = {},
): Response {
  const body = { error: { type: "invalid_request_error", message: "No.", ...error } };
  return Response.json(body, { status, headers: { "request-id": "req_1", ...headers } });
}
