import { describe, expect, it } from "vitest";
import { ACCOUNT, CUSTOMER, customer } from "./__fixtures__/objects";
import { type Routes, refusal, scriptStripe } from "./testing";

const MILA = { userId: ACCOUNT, email: "mila@example.org" };
const SEARCH = `GET /v1/customers/search query=metadata['classmate_user_id']:'${ACCOUNT}'`;
const found = (...all: object[]) => ({ object: "search_result", data: all, has_more: false, url: "/v1" });
const gone = () => refusal(404, { code: "resource_missing" });

/** Remembers keys as Stripe does: a request that comes again is answered as it was the first time. */
function remembering(routes: Routes = {}) {
  const answers = new Map<string, ReturnType<typeof customer>>();
  return scriptStripe({
    "GET /v1/customers/search": () => found(),
    "POST /v1/customers": ({ headers }) => {
      const key = headers.get("idempotency-key") ?? "";
      const answer = answers.get(key) ?? customer({ id: `cus_${answers.size + 1}` });
      answers.set(key, answer);
      return answer;
    },
    "POST /v1/customers/cus_1": () => customer(),
    "POST /v1/customers/cus_2": () => customer({ id: "cus_2" }),
    ...routes,
  });
}

describe("making a customer", () => {
  it("asks under the account's own key, with nothing that may change, and puts the address in after", async () => {
    const { payments, asked, lines } = remembering();
    expect(await payments.createCustomer(MILA)).toBe(CUSTOMER);
    expect(lines()).toEqual([
      SEARCH,
      `POST /v1/customers metadata[classmate_user_id]=${ACCOUNT}`,
      "POST /v1/customers/cus_1 email=mila@example.org",
    ]);
    expect(asked[1]?.headers.get("idempotency-key")).toBe(`customer-${ACCOUNT}`);
  });

  it("makes one for twenty calls at once, also when the address changes meanwhile", async () => {
    const { payments } = remembering();
    const calls = Array.from({ length: 20 }, (_, call) =>
      payments.createCustomer({ ...MILA, email: `mila${call}@example.org` }),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([CUSTOMER]));
  });

  it("makes one for each account", async () => {
    const { payments } = remembering();
    const other = { userId: "f3c1f0b4-7a7e-4a55-8f7b-2b8b9d7a2c10", email: "noor@example.org" };
    expect(await payments.createCustomer(MILA)).toBe("cus_1");
    expect(await payments.createCustomer(other)).toBe("cus_2");
  });

  it("takes the one that is there, whose key Stripe has forgotten, and of two the older", async () => {
    const { payments, lines } = remembering({
      "GET /v1/customers/search": () =>
        found(customer({ id: "cus_2", created: 2 }), customer({ created: 1 })),
    });
    expect(await payments.createCustomer(MILA)).toBe(CUSTOMER);
    expect(lines()).toEqual([SEARCH, "POST /v1/customers/cus_1 email=mila@example.org"]);
  });

  it("makes a new one when the remembered or the found one was deleted", async () => {
    const remembered = remembering({ "POST /v1/customers/cus_1": gone });
    expect(await remembered.payments.createCustomer(MILA)).toBe("cus_2");
    const keys = remembered.asked
      .filter(({ method, path }) => method === "POST" && path === "/v1/customers")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual([`customer-${ACCOUNT}`, `customer-${ACCOUNT}-after-cus_1`]);
    const stale = remembering({
      "GET /v1/customers/search": () => found(customer({ id: "cus_0" })),
      "POST /v1/customers/cus_0": gone,
    });
    expect(await stale.payments.createCustomer(MILA)).toBe(CUSTOMER);
  });

  it("does not try for ever", async () => {
    const { payments } = scriptStripe({
      "GET /v1/customers/search": () => found(),
      "POST /v1/customers": () => customer(),
    });
    await expect(payments.createCustomer(MILA)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
  });

  it("is not kept from it by an address that Stripe does not accept", async () => {
    const { payments } = remembering({
      "POST /v1/customers/cus_1": () => refusal(400, { code: "email_invalid" }),
    });
    expect(await payments.createCustomer({ ...MILA, email: "mila@localhost" })).toBe(CUSTOMER);
  });

  it("is not kept from it by a failure that Stripe remembers", async () => {
    const { payments, asked } = remembering({
      "POST /v1/customers": ({ headers }) =>
        headers.get("idempotency-key")?.endsWith("-after-failure")
          ? customer()
          : refusal(500, { type: "api_error" }, { "stripe-should-retry": "false" }),
    });
    expect(await payments.createCustomer(MILA)).toBe(CUSTOMER);
    expect(asked.filter(({ path }) => path === "/v1/customers")).toHaveLength(2);
  });

  it("goes without the search where Stripe has none, but not past a key that may not search", async () => {
    const none = remembering({ "GET /v1/customers/search": () => refusal(400, { message: "Not here." }) });
    expect(await none.payments.createCustomer(MILA)).toBe(CUSTOMER);
    const barred = remembering({ "GET /v1/customers/search": () => refusal(403, {}) });
    await expect(barred.payments.createCustomer(MILA)).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
    });
    expect(barred.lines()).toEqual([SEARCH]);
  });
});
