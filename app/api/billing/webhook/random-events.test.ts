import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { customerOf } from "@/server/features/billing/reconciliation/service";
import { startCheckout } from "@/server/features/billing/service";
import { harmTo, takeRows } from "@/server/testing/abuse/rows";
import { createTestFixtures, TEST_WEBHOOK_SECRET, type TestFixtures } from "@/server/testing/fixtures";
import { POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { fixtures: unknown } => ({ fixtures: null }));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.fixtures }));

let fixtures: TestFixtures;
let names: string[];

beforeAll(async () => {
  fixtures = await createTestFixtures();
  root.fixtures = fixtures;
  const scope = await fixtures.user(fixtures.deps.newId(), "ada@example.org");
  const url = await startCheckout(fixtures.deps, scope, { interval: "month", promotion: null });
  await fixtures.deps.sandbox?.bank.payCheckout(new URL(url).pathname.split("/").at(-1) ?? "", {
    card: "good",
  });
  await fixtures.deps.sandbox?.bank.deliverPending();
  names = [scope.userId, (await customerOf(fixtures.deps, scope.userId))?.customerId ?? ""];
});
afterAll(() => fixtures.close());

const rowsNow = async () => takeRows(await fixtures.deps.db(), null);
const seconds = () => Math.floor(fixtures.deps.now().getTime() / 1000);

function post(body: string | Uint8Array, signature: string): Promise<Response> {
  const headers = { "stripe-signature": signature };
  return POST(
    new Request("http://classmate.example/api/billing/webhook", {
      method: "POST",
      headers,
      body: body as BodyInit,
    }),
  );
}

const sign = (payload: string, { secret = TEST_WEBHOOK_SECRET, timestamp = seconds() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

const kind = fc.constantFrom(
  "customer.deleted",
  "invoice.paid",
  "customer.subscription.deleted",
  "x",
  "__proto__",
);
const event = fc.record({
  id: fc.string(),
  type: kind,
  created: fc.oneof(fc.integer(), fc.double()),
  extra: fc.json(),
});
/** An event that speaks of a customer of ours, in the provider's shape or nearly so. */
const eventText = event.map(({ extra, ...rest }) =>
  JSON.stringify({ ...rest, object: "event", data: { object: { id: names[1], customer: names[1], extra } } }),
);
const oneSign = fc.constantFrom(
  "t=1,v1=00",
  "",
  "t=,v1=",
  `t=${2 ** 53},v1=${"0".repeat(64)}`,
  "v1=x",
  "t=1",
);

describe("whatever is sent to the webhook", () => {
  it("without the provider's signature is refused and changes nothing", async () => {
    const before = await rowsNow();
    const body = fc.oneof(
      eventText,
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.uint8Array({ maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(body, oneSign, async (sent, signature) => {
        expect((await post(sent, signature)).status).toBe(400);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(harmTo(before, await rowsNow(), names)).toEqual([]);
  });

  it("with a signature of another key, another time or another body is refused and changes nothing", async () => {
    const before = await rowsNow();
    await fc.assert(
      fc.asyncProperty(eventText, fc.nat({ max: 3 }), async (text, how) => {
        const signatures = [
          sign(text, { secret: "whsec_another" }),
          sign(text, { timestamp: seconds() - 3600 }),
          sign(`${text} `),
          sign(text).replace("v1=", "v0="),
        ];
        expect((await post(text, signatures[how] ?? "")).status).toBe(400);
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(harmTo(before, await rowsNow(), names)).toEqual([]);
  });

  it("with the provider's own is answered, in any order and however often, and what was bought stays bought", async () => {
    const before = await rowsNow();
    const bought = (rows: Awaited<ReturnType<typeof rowsNow>>) => [
      rows.get("subscriptions"),
      rows.get("invoices"),
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(eventText, { minLength: 1, maxLength: 4 }), async (texts) => {
        for (const text of [...texts, ...texts.toReversed()]) {
          expect([200, 400]).toContain((await post(text, sign(text))).status);
        }
      }),
      { numRuns: 25, seed: 7 },
    );
    expect(bought(await rowsNow())).toEqual(bought(before));
  });
});
