import "server-only";
import type Stripe from "stripe";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

type HttpClient = NonNullable<Stripe.StripeConfig["httpClient"]>;

/** What the package asks of a `fetch`. */
export type StripeFetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  readonly secretKey: string;
  /** Answers in Stripe's place. */
  readonly fetch?: StripeFetch | undefined;
  /** How long one try may take; 10 s by default. */
  readonly timeoutMs?: number | undefined;
}

/** Loads the package, which takes a tenth of a second, and connects it. Tells Stripe nothing but what is asked. */
export async function connectStripe({ secretKey, fetch, timeoutMs }: ClientOptions): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const http = fetch
    ? StripeClient.createFetchHttpClient(fetch as typeof globalThis.fetch)
    : StripeClient.createNodeHttpClient();
  return new StripeClient(secretKey, {
    httpClient: patient(http),
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** The package tries again after a lost connection and a failure of the server, and after "too many requests" only
 * where Stripe says so. That one was not worked off, so it can always be sent again, unless Stripe says no. */
export function patient(http: HttpClient): HttpClient {
  return {
    getClientName: () => http.getClientName(),
    async makeRequest(...request) {
      const response = await http.makeRequest(...request);
      if (response.getStatusCode() !== 429) return response;
      const headers = { "stripe-should-retry": "true", ...response.getHeaders() };
      response.getHeaders = () => headers;
      return response;
    },
  };
}

/** All of a list, page by page. */
export async function allOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** The most that Stripe hands out on one page. */
export const PAGE = { limit: 100 } as const;
