import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { captureLog } from "@/server/errors/testing";
import { CUSTOMER, customer, list } from "./__fixtures__/objects";
import { patient } from "./client";
import { type Routes, refusal, scriptStripe } from "./testing";

const LISTS: Routes = {
  "GET /v1/subscriptions": () => list([]),
  "GET /v1/invoices": () => list([]),
  "GET /v1/charges": () => list([]),
};
const FOUND = `GET /v1/customers/${CUSTOMER}`;

/** Answers in turn; the last one stays. */
function inTurn(...answers: (() => unknown)[]) {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)]?.();
}

async function serve(listener: RequestListener): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { server, port: (server.address() as AddressInfo).port };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

describe("a request that fails", () => {
  it.each([
    ["500", () => refusal(500, { type: "api_error" })],
    ["503 without JSON", () => new Response("<h1>Down</h1>", { status: 503 })],
    ["429", () => refusal(429, { code: "rate_limit" })],
    ["409", () => refusal(409, { code: "idempotency_key_in_use" })],
    ["a lost connection", () => Promise.reject(new TypeError("fetch failed"))],
  ])("with %s is sent again, and nobody notices", async (_case, failure) => {
    const { payments, asked } = scriptStripe({ ...LISTS, [FOUND]: inTurn(failure, () => customer()) });
    expect((await payments.look(CUSTOMER)).customerId).toBe(CUSTOMER);
    expect(asked.filter(({ path }) => path === `/v1/customers/${CUSTOMER}`)).toHaveLength(2);
  });

  it("and is sent again carries the same key, so that nothing is done twice", async () => {
    const { payments, asked } = scriptStripe({
      "POST /v1/billing_portal/sessions": inTurn(
        () => refusal(500, { type: "api_error" }),
        () => ({ id: "bps_1", url: "https://billing.stripe.com/p/1" }),
      ),
    });
    await payments.openPortal({ customerId: CUSTOMER, returnUrl: "https://classmate.example/billing" });
    const keys = asked.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/.{20}/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("three times is given up", async () => {
    const { payments, asked } = scriptStripe({ [FOUND]: () => refusal(500, { type: "api_error" }) });
    await expect(payments.look(CUSTOMER)).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
      cause: { code: "look StripeAPIError 500 req_1" },
    });
    expect(asked).toHaveLength(3);
  });

  it("is not sent again where Stripe says that it is no use", async () => {
    const useless = () => refusal(429, { code: "rate_limit" }, { "stripe-should-retry": "false" });
    const { payments, asked } = scriptStripe({ [FOUND]: useless });
    await expect(payments.look(CUSTOMER)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [401, "StripeAuthenticationError"],
    [403, "StripePermissionError"],
    [400, "parameter_unknown"],
  ])("with %s is not sent again", async (status, reason) => {
    const error = status === 400 ? { code: reason } : {};
    const { payments, asked } = scriptStripe({ [FOUND]: () => refusal(status, error) });
    await expect(payments.look(CUSTOMER)).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
      cause: { code: `look ${reason} ${status} req_1` },
    });
    expect(asked).toHaveLength(1);
  });

  it("is sent again by the client that talks to Stripe itself, too", async () => {
    const answers = [429, 200];
    const { server, port } = await serve((_request, response) => {
      response.writeHead(answers.shift() ?? 200, { "content-type": "application/json" });
      response.end(JSON.stringify(customer()));
    });
    const stripe = new Stripe("sk_test_ofourown", {
      httpClient: patient(Stripe.createNodeHttpClient()),
      host: "127.0.0.1",
      port,
      protocol: "http",
      maxNetworkRetries: 2,
    });
    expect((await stripe.customers.retrieve(CUSTOMER)).id).toBe(CUSTOMER);
    expect(answers).toEqual([]);
    await stop(server);
  });

  it("because nothing comes back is given up in time", async () => {
    const { server, port } = await serve(() => {});
    const { payments } = scriptStripe(
      {},
      {
        timeoutMs: 50,
        fetch: (url, init) => fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, init),
      },
    );
    await expect(payments.look(CUSTOMER)).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
      cause: { code: "look StripeConnectionError" },
    });
    await stop(server);
  });

  it("because the answer is of another shape is a failure of the provider", async () => {
    const { payments } = scriptStripe({ ...LISTS, [FOUND]: () => ({ id: CUSTOMER }) });
    await expect(payments.look(CUSTOMER)).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
      cause: { code: "look malformed" },
    });
  });

  it("in the middle of a list says so to anyone who reads it", async () => {
    const { payments } = scriptStripe({ "GET /v1/customers": () => refusal(401, {}) });
    const ids = payments.listCustomers()[Symbol.asyncIterator]();
    await expect(ids.next()).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
  });
});

it("leaves neither the key nor an address of mail nor Stripe's words in the log, but the number to ask Stripe by", async () => {
  const { payments } = scriptStripe({
    "GET /v1/customers/search": () => ({ object: "search_result", data: [], has_more: false }),
    "POST /v1/customers": () => customer(),
    [`POST /v1/customers/${CUSTOMER}`]: () =>
      refusal(400, {
        code: "lock_timeout",
        message: "Invalid email: mila@example.org for sk_test_ofourown",
      }),
  });
  const failure = payments.createCustomer({ userId: "u", email: "mila@example.org" });
  const { log, text } = captureLog();
  reportError(log, toAppError(await failure.catch((error: unknown) => error)), {
    requestId: "r-1",
    operation: "test",
  });
  expect(text()).toContain("create-customer lock_timeout 400 req_1");
  expect(text()).not.toMatch(/mila|sk_test|Invalid/);
});
