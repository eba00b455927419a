import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { billingCustomers, billingEvents, guestClaims, referrals, solves, usage } from "@/drizzle/schema";
import { createEmptyDatabase, openOnServer } from "@/server/db/testing-server";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork, ensureAccount } from "@/server/features/account/service";
import { receiveEvent } from "@/server/features/billing/reconciliation/service";
import { startCheckout } from "@/server/features/billing/service";
import { bindReferral, referralStanding } from "@/server/features/referral/service";
import { endAllSessions, isRevoked, recordSession } from "@/server/features/session/service";
import { createSolve, getSolve } from "@/server/features/solve/service";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { stopReplies } from "@/server/features/tutor/runs/stop-replies";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import { createSignalsAcross } from "@/server/providers/signals/across-processes";
import type { Signals } from "@/server/providers/signals/port";
import type { TutorDeps } from "../deps";
import { createMemoryRateLimiter } from "../providers/rate-limiter/memory";
import { createSettlingRateLimiter, UNSETTLED_SHARE } from "../providers/rate-limiter/settling";
import { createSharedRateLimiter } from "../providers/rate-limiter/shared";
import { RATE_LIMITS } from "../rate-limits/rate-limits";
import { takeRate } from "../rate-limits/take-rate";
import { REMEMBERED_MS } from "../session/revocations";
import type { Scope, UserScope } from "../session/scope";
import {
  createTestFixtures,
  createTutorDeps,
  TEST_WEBHOOK_SECRET,
  type TestFixtures,
} from "../testing/fixtures";

/** One of two machines that run the product on the same database: connections, memory and a clock of its own. */
interface Machine {
  readonly fixtures: TestFixtures;
  readonly signals: Signals;
  /** The tutor, with a model that says these words.
   * @param before what each word waits for */
  tutor(words: readonly string[], before?: (index: number) => Promise<void>): TutorDeps;
  close(): Promise<void>;
}

const FREE_MESSAGES = 25;
const HOME = "203.0.113.20";
let one: Machine;
let two: Machine;

beforeAll(async () => {
  const server = inject("databaseServer");
  const name = await createEmptyDatabase(server);
  // Both start at once, on a database that neither has seen.
  [one, two] = await Promise.all([startMachine(name), startMachine(name)]);
});
afterAll(() => Promise.all([one.close(), two.close()]));

async function startMachine(name: string): Promise<Machine> {
  const { database, channel, close } = await openOnServer(inject("databaseServer"), name);
  const db = async () => database;
  const now = () => new Date(Date.UTC(2026, 0, 5, 12));
  const sharedLimiter = createSharedRateLimiter({ db, now, secret: "the same on both" });
  const limiter = createSettlingRateLimiter({
    local: createMemoryRateLimiter({ now }),
    shared: sharedLimiter,
    now,
    log: { warn: () => {} },
  });
  const fixtures = await createTestFixtures({ db, newId: randomUUID, limiter, sharedLimiter });
  const signals = createSignalsAcross(async () => channel);
  return {
    fixtures,
    signals,
    tutor: (words, before) =>
      createTutorDeps(fixtures.deps, {
        signals,
        chatModel: vendorOf(scriptedModel(words, before)),
      }),
    close: async () => {
      await signals.close();
      await close();
    },
  };
}

async function student(): Promise<UserScope> {
  const scope = await one.fixtures.user(randomUUID());
  await ensureAccount(one.fixtures.deps, scope);
  return scope;
}

const question = () => ({ id: randomUUID(), message: { id: randomUUID(), text: "Count" }, address: HOME });

/** The same many times, by turns on one and the other, all at the same moment.
 * @returns how often it succeeded, and the codes of what was refused */
async function onBoth(times: number, act: (machine: Machine) => Promise<unknown>) {
  const acts = Array.from({ length: times }, (_, index) => act(index % 2 === 0 ? one : two));
  const outcomes = await Promise.allSettled(acts);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  const codes = reasons.map((reason) => (AppError.isInstance(reason) ? reason.code : String(reason)));
  return { succeeded: times - reasons.length, refusals: [...new Set(codes)] };
}

async function read(tutor: TutorDeps, scope: Scope, run: string, onText: (text: string) => void) {
  let text = "";
  let stopped: unknown = null;
  const events = followReply(tutor, scope, { run, after: 0, signal: new AbortController().signal });
  for await (const event of await events) {
    if (typeof event === "string") {
      text += event;
      onText(text);
    } else if (typeof event === "object" && event !== null && "messageMetadata" in event)
      stopped = (event.messageMetadata as { stopped?: unknown }).stopped ?? stopped;
  }
  return { text, stopped };
}

describe("two machines on one database", () => {
  it("give an account no more messages together than one would", async () => {
    const scope = await student();
    const tutors = new Map([one, two].map((machine) => [machine, machine.tutor(["Hello."])]));
    const outcome = await onBoth(60, (machine) => {
      const tutor = tutors.get(machine);
      return tutor ? startReply(tutor, scope, question()) : Promise.reject();
    });
    expect(outcome).toEqual({ succeeded: FREE_MESSAGES, refusals: ["QUOTA_REACHED"] });
    const db = await two.fixtures.deps.db();
    expect(await db.select().from(usage).where(eq(usage.userId, scope.userId))).toHaveLength(FREE_MESSAGES);
  });

  it("count tries at signing in together", async () => {
    const scope = await student();
    const outcome = await onBoth(40, ({ fixtures }) =>
      takeRate(fixtures.deps, "signIn", { scope, address: HOME }),
    );
    expect(outcome).toEqual({ succeeded: 10, refusals: ["TOO_MANY_REQUESTS"] });
  });

  it.each(["solve", "chat", "preview", "export"] as const)(
    "let in no more of %s together than one would, and a tenth of it for each",
    async (name) => {
      const scope = await student();
      const { limit } = RATE_LIMITS[name].scope;
      const slack = 2 * Math.max(1, Math.floor(limit * UNSETTLED_SHARE));
      const address = `198.51.100.${limit}`;
      const outcome = await onBoth(3 * limit, ({ fixtures }) =>
        takeRate(fixtures.deps, name, { scope, address }),
      );
      expect(outcome.succeeded).toBeLessThanOrEqual(limit + slack);
      expect(outcome.succeeded).toBeGreaterThanOrEqual(limit - slack);
      expect(outcome.refusals).toEqual(["TOO_MANY_REQUESTS"]);
    },
  );

  it("show a reply that the other writes, word by word, and stop it", async () => {
    const scope = await student();
    const asked = question();
    const never = new Promise<void>(() => {});
    const writing = one.tutor(["One ", "two ", "three"], (word) => (word === 2 ? never : Promise.resolve()));
    const reading = two.tutor([]);
    const run = await startReply(writing, scope, asked);
    let stopping: Promise<void> | undefined;
    const seen = await read(reading, scope, run, (text) => {
      if (text === "One two ") stopping = stopReplies(reading, scope, asked.id);
    });
    await stopping;
    expect(seen).toEqual({ text: "One two ", stopped: true });
  });

  it("bind a newcomer to one person, no matter who of two invited", async () => {
    const [newcomer, ...hosts] = await Promise.all([student(), student(), student()]);
    const entries = await Promise.all(
      hosts.map(async (host) => `/?c=${(await referralStanding(one.fixtures.deps, host)).code}`),
    );
    const outcome = await onBoth(2, (machine) =>
      bindReferral(machine.fixtures.deps, newcomer, { firstEntry: entries[machine === one ? 0 : 1] ?? "" }),
    );
    expect(outcome).toEqual({ succeeded: 1, refusals: ["CONFLICT"] });
    const db = await two.fixtures.deps.db();
    expect(await db.select().from(referrals).where(eq(referrals.newcomerId, newcomer.userId))).toHaveLength(
      1,
    );
  });

  it("know that a session was ended at the other as soon as they look again", async () => {
    const scope = await student();
    const claims = { userId: scope.userId, sessionId: randomUUID(), issuedAt: 0 };
    await recordSession(one.fixtures.deps, { ...claims, userAgent: null });
    const isOut = ({ fixtures: { deps } }: Machine) =>
      deps.revocations.ask(claims, () => isRevoked(deps, claims, "token"));
    expect(await isOut(two)).toBe(false);
    await endAllSessions(one.fixtures.deps, scope);
    expect(await isOut(one)).toBe(true);
    two.fixtures.pass(REMEMBERED_MS);
    expect(await isOut(two)).toBe(true);
  });
});

describe("an event of the payment provider", () => {
  it("that comes to both at once is worked off as one", async () => {
    const scope = await student();
    await startCheckout(one.fixtures.deps, scope, { interval: "month", promotion: null });
    const db = await one.fixtures.deps.db();
    const [customer] = await db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, scope.userId));
    const id = `evt_${randomUUID().replaceAll("-", "")}`;
    const body = JSON.stringify(eventAbout(id, customer?.customerId ?? ""));
    const timestamp = Math.floor(one.fixtures.deps.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: TEST_WEBHOOK_SECRET,
      timestamp,
    });
    const outcome = await onBoth(10, ({ fixtures }) => receiveEvent(fixtures.deps, { body, signature }));
    expect(outcome).toEqual({ succeeded: 10, refusals: [] });
    const kept = await db.select().from(billingEvents).where(eq(billingEvents.id, id));
    expect(kept).toMatchObject([{ doneAt: expect.any(Date) }]);
    expect(await receiveEvent(two.fixtures.deps, { body, signature })).toBe("known");
  });
});

const eventAbout = (id: string, customer: string) => ({
  id,
  object: "event",
  api_version: "2026-10-28.endive",
  created: Math.floor(one.fixtures.deps.now().getTime() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: "customer.updated",
  data: { object: { id: customer, object: "customer" } },
});

describe("a guest's work", () => {
  it("goes to one account, whichever machine claims it", async () => {
    const guest = one.fixtures.guest();
    const accounts = await Promise.all([student(), student()]);
    const { id } = await createSolve(one.fixtures.deps, guest, { text: "2x = 4", mode: "answer" });
    const claims = await Promise.all(
      accounts.map((user, index) => claimGuestWork((index === 0 ? one : two).fixtures.deps, guest, user)),
    );
    expect(claims.filter((moved) => moved !== null)).toMatchObject([{ solves: 1 }]);
    const winner = accounts[claims.findIndex((moved) => moved !== null)];
    if (!winner) throw new Error("nobody claimed the guest");
    expect(await getSolve(two.fixtures.deps, winner, id)).toMatchObject({ id });
  });

  it("is the account's to the last problem, although both machines take more while it moves", async () => {
    const guest = one.fixtures.guest();
    const user = await student();
    const solving = onBoth(40, ({ fixtures }) =>
      createSolve(fixtures.deps, guest, { text: "2x = 4", mode: "answer" }),
    );
    await claimGuestWork(two.fixtures.deps, guest, user);
    expect(await solving).toEqual({ succeeded: 40, refusals: [] });
    const db = await one.fixtures.deps.db();
    expect(await db.select().from(guestClaims).where(eq(guestClaims.guestId, guest.guestId))).toHaveLength(1);
    expect(await db.select().from(solves).where(eq(solves.userId, user.userId))).toHaveLength(40);
  });
});
