import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { billingEvents } from "@/drizzle/schema";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { captureLog, NEVER_ON_THE_WIRE } from "@/server/errors/testing";
import { EVENT_BYTES_MAX } from "@/server/features/billing/reconciliation/constants";
import { customerOf } from "@/server/features/billing/reconciliation/service";
import { startCheckout } from "@/server/features/billing/service";
import type { UserScope } from "@/server/session/scope";
import { createTestFixtures, TEST_WEBHOOK_SECRET, type TestFixtures } from "@/server/testing/fixtures";
import { POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { composition: unknown } => ({ composition: null }));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.composition }));

const captured = captureLog();

let fixtures: TestFixtures;
let ada: UserScope;
let customer: string;

beforeAll(async () => {
  fixtures = await createTestFixtures({ log: captured.log });
  answerBy({});
  ada = await fixtures.user(fixtures.deps.newId(), "ada@example.org");
  await startCheckout(fixtures.deps, ada, { interval: "month", promotion: null });
  await fixtures.deps.sandbox?.bank.deliverPending();
  customer = (await customerOf(fixtures.deps, ada.userId))?.customerId ?? "";
});
afterAll(() => fixtures.close());

function answerBy(changes: Partial<Deps>): void {
  root.composition = { gate: fixtures.gate, deps: { ...fixtures.deps, ...changes } };
}

const eventAbout = (about: string) =>
  JSON.stringify({
    id: `evt_${fixtures.deps.newId().replaceAll("-", "")}`,
    object: "event",
    api_version: "2026-10-28.endive",
    created: Math.floor(fixtures.deps.now().getTime() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: "customer.updated",
    data: { object: { id: about, object: "customer", email: "ada@example.org" } },
  });

const signatureOf = (payload: string, secret = TEST_WEBHOOK_SECRET) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(fixtures.deps.now().getTime() / 1000),
  });

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = "http://classmate.example/api/billing/webhook";
  const all = { "stripe-signature": signatureOf(body), ...headers };
  return POST(new Request(url, { method: "POST", headers: all, body }));
}

const noted = async () => (await (await fixtures.deps.db()).select().from(billingEvents)).length;

describe("the webhook", () => {
  it("answers 200 to an event that is worked off, now or before, or about nobody here", async () => {
    const event = eventAbout(customer);
    for (const body of [event, event, eventAbout("cus_anothers")]) {
      const response = await post(body);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ received: true });
      expect(response.headers.get("x-request-id")).toMatch(/\S/);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect(captured.lines().map((line) => ("reason" in line ? line.reason : null))).toEqual(
      expect.arrayContaining(["done", "known", "ignored"]),
    );
  });

  it("asks for no origin: the signature says who sends", async () => {
    expect((await post(eventAbout(customer), { origin: "https://elsewhere.example" })).status).toBe(200);
  });

  it("answers 400 to a signature that is not the provider's, and keeps nothing", async () => {
    const before = await noted();
    const body = eventAbout(customer);
    for (const signature of ["", "t=1,v1=00", signatureOf(body, "whsec_another")])
      expect((await post(body, { "stripe-signature": signature })).status).toBe(400);
    expect(await noted()).toBe(before);
  });

  it("answers 413 to a body that is too large, before anything of it is worked on", async () => {
    const before = await noted();
    expect((await post("x".repeat(EVENT_BYTES_MAX + 1))).status).toBe(413);
    expect(await noted()).toBe(before);
  });

  it("answers 500 while the event cannot be worked off, whatever is in the way, and 200 once it can", async () => {
    const body = eventAbout(customer);
    const { payments } = fixtures.deps;
    const look = () => Promise.reject(new AppError("PAYMENTS_UNAVAILABLE"));
    answerBy({ payments: payments && { ...payments, look } });
    const response = await post(body);
    expect(response.status).toBe(500);
    const words = await response.text();
    expect(words).toContain("INTERNAL_SERVER_ERROR");
    expect(words).not.toMatch(NEVER_ON_THE_WIRE);
    answerBy({ db: () => Promise.reject(new Error("the database is away")) });
    expect((await post(body)).status).toBe(500);
    answerBy({});
    expect((await post(body)).status).toBe(200);
  });

  it("answers 404 where no money is taken", async () => {
    answerBy({ payments: null });
    expect((await post(eventAbout(customer))).status).toBe(404);
    answerBy({});
  });

  it("writes nothing personal into the log", () => {
    expect(captured.text()).toContain("billing.webhook");
    expect(captured.text()).not.toMatch(/ada@example|cus_|whsec/);
    expect(captured.text()).not.toContain(ada.userId);
  });
});
