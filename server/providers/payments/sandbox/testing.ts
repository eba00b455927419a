import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import { createTestDatabase, type TestDatabase } from "@/server/db/testing";
import type { Database } from "@/server/db/types";
import { createSandbox, SANDBOX_PRICES } from "./index";
import type { Card, Sandbox } from "./types";

const SECRET = "whsec_of_this_test";

/** The sandbox on an empty database, asked through the provider's own package, with a clock that only moves when a test
 * moves it. */
export interface SandboxFixtures {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly sandbox: Sandbox;
  /** Events as they were received, each with a signature that was right. */
  readonly received: Stripe.Event[];
  /** What else the receiver does with an event; an event is not received when it throws. */
  onReceive(work: (event: Stripe.Event) => Promise<void>): void;
  /** Lets real time pass. */
  pass(ms: number): void;
  /** A customer who has bought, and the subscription. */
  subscribe(order?: Order): Promise<{ customer: string; subscription: string }>;
}

interface Order {
  readonly interval?: "month" | "year";
  readonly trialDays?: number;
  readonly card?: Card;
  readonly promotionCode?: string;
}

/** Fixtures of its own for each test of a file, on one database.
 * @returns opens it; `start` is when it begins */
export function sandboxPerTest(): (start?: string) => SandboxFixtures {
  let database: TestDatabase;
  let fixtures: SandboxFixtures | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await database.db.delete(sandboxObjects);
  });
  afterEach(async () => {
    await fixtures?.sandbox.bank.deliverPending();
  });
  afterAll(() => database.close());
  return (start = "2026-01-05T12:00:00Z") => {
    fixtures = createFixtures(database.db, Date.parse(start));
    return fixtures;
  };
}

function createFixtures(db: Database, start: number): SandboxFixtures {
  let time = start;
  let ids = 0;
  let work = async (_event: Stripe.Event) => {};
  const received: Stripe.Event[] = [];
  const sandbox = createSandbox({
    db: async () => db,
    webhookSecret: SECRET,
    siteUrl: "http://classmate.example",
    now: () => new Date(time),
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
    promotion: { code: "EXAMS", percentOff: 20 },
    deliver: async (body, signature) => {
      const receivedAt = Math.floor(time / 1000);
      const event = stripe.webhooks.constructEvent(body, signature, SECRET, 300, undefined, receivedAt);
      await work(event);
      received.push(event);
    },
  });
  const stripe = new Stripe("sk_test_sandbox", {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch as typeof fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    db,
    stripe,
    sandbox,
    received,
    onReceive: (next) => {
      work = next;
    },
    pass: (ms) => {
      time += ms;
    },
    subscribe: (order = {}) => subscribe(stripe, sandbox, order),
  };
}

async function subscribe(stripe: Stripe, { bank }: Sandbox, order: Order) {
  const { interval = "month", trialDays = 0, card = "good", promotionCode } = order;
  const customer = await stripe.customers.create({ email: "pupil@example.org" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: SANDBOX_PRICES[interval], quantity: 1 }],
    success_url: "http://classmate.example/billing?checkout=done",
    allow_promotion_codes: true,
    ...(trialDays > 0 ? { subscription_data: { trial_period_days: trialDays } } : {}),
  });
  await bank.payCheckout(session.id, { card, promotionCode });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer: customer.id, subscription: String(subscription) };
}
