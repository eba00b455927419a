import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, billingEvents, chats, grantedDays, subscriptions, usage } from "@/drizzle/schema";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork, ensureAccount } from "@/server/features/account/service";
import { cancelPlan, startCheckout } from "@/server/features/billing/service";
import { hasEnded, recordSession } from "@/server/features/session/service";
import { createSolve } from "@/server/features/solve/service";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import type { Scope, UserScope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { runCommand } from "./service";
import type { AdminCommand, ChecksReport, CostReport, FunnelReport, UserReport } from "./types";

let fixtures: TestFixtures;
beforeEach(async () => {
  await fixtures?.close();
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** An account that has signed in. */
async function member(n: number): Promise<UserScope> {
  const userId = uuid(900_000 + n);
  await ensureAccount(fixtures.deps, { userId });
  return fixtures.user(userId);
}

/** The operator's command, at an auth server that knows everyone by the address of the test's tokens. */
function run<Report>(command: AdminCommand): Promise<Report> {
  const auth = {
    ...fixtures.deps.auth,
    findPerson: async (wanted: { userId: string } | { email: string }) => {
      const userId = "userId" in wanted ? wanted.userId : wanted.email.replace(/@.*/, "");
      const db = await fixtures.deps.db();
      const known = /^[\da-f-]{36}$/.test(userId)
        ? await db.select().from(accounts).where(eq(accounts.userId, userId))
        : [];
      return known.length > 0 ? { userId, email: `${userId}@example.org` } : null;
    },
  };
  return runCommand({ ...fixtures.deps, auth }, command) as Promise<Report>;
}

async function refusalOf(asking: Promise<unknown>): Promise<AppError> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!AppError.isInstance(error)) throw new Error(`this was not refused: ${String(error)}`);
  return error;
}

const spending = { model: "priced", inputPrice: 2, outputPrice: 10, dailyCap: null };

async function ask(scope: Scope, { text, reply }: { readonly text: string; readonly reply: string }) {
  const chatModel = vendorOf(scriptedModel([reply]));
  const using = createTutorDeps(fixtures.deps, { chatModel, spending });
  const message = { id: nextId("message"), text };
  const run = await startReply(using, scope, { id: nextId("chat"), message, address: "192.0.2.7" });
  const { signal } = new AbortController();
  await viewed(await followReply(using, scope, { run, after: 0, signal }));
  return run;
}

/** Buys Plus at the sandbox and pays. */
async function buyPlus(scope: UserScope): Promise<void> {
  const url = await startCheckout(fixtures.deps, scope, { interval: "month", promotion: null });
  const sessionId = new URL(url).pathname.split("/").at(-1) ?? "";
  const { bank } = fixtures.deps.sandbox ?? expect.fail("these fixtures have no sandbox");
  expect(await bank.payCheckout(sessionId, { card: "good" })).toMatchObject({ ok: true });
  await bank.deliverPending();
}

describe("an account", () => {
  it("is shown by its address or its id, with its plan and why, its usage and what it paid", async () => {
    const scope = await member(1);
    await ask(scope, { text: "Hello", reply: "Hi." });
    await buyPlus(scope);
    const byId = await run<UserReport>({ command: "user", user: scope.userId });
    expect(byId.account).toMatchObject({ id: scope.userId, email: `${scope.userId}@example.org` });
    expect(byId.plan).toMatchObject({ plan: "plus", source: "trial", messagesPerDay: 1_000 });
    expect(byId.today).toMatchObject({ used: 1, limit: 1_000, remaining: 999 });
    expect(byId.subscriptions).toMatchObject([{ status: "trialing", interval: "month" }]);
    expect(await run({ command: "user", user: `${scope.userId}@example.org` })).toEqual(byId);
  });

  it("is shown without a word of what it asked or solved", async () => {
    const scope = await member(2);
    await createSolve(fixtures.deps, scope, { text: "Solve 83w - 9 = 41", mode: "answer" });
    await ask(scope, { text: "My zebra eats 6 kg", reply: "A quagga is no zebra." });
    const report = JSON.stringify(await run({ command: "user", user: scope.userId }));
    expect(report).not.toMatch(/83w|zebra|quagga/);
  });

  it("that nobody has is not found", async () => {
    for (const user of ["nobody@example.org", uuid(1)]) {
      expect((await refusalOf(run({ command: "user", user }))).code).toBe("NOT_FOUND");
    }
  });

  it("is found by its id where the auth server tells no addresses, and the operator is told so", async () => {
    const { userId } = await member(3);
    const auth = { ...fixtures.deps.auth, findPerson: () => Promise.reject(new Error("no key")) };
    const deps = { ...fixtures.deps, auth };
    expect(await runCommand(deps, { command: "user", user: userId })).toMatchObject({
      account: { id: userId, email: null },
    });
    const refused = await refusalOf(runCommand(deps, { command: "user", user: "a@example.org" }));
    expect(refused.message).toContain("SUPABASE_SERVICE_ROLE_KEY");
  });
});

describe("signing an account out", () => {
  it("ends it in every place, and nobody else's", async () => {
    const [{ userId }, other] = [await member(20), await member(21)];
    for (const [n, whose] of [userId, userId, other.userId].entries())
      await recordSession(fixtures.deps, { userId: whose, sessionId: uuid(800_000 + n), userAgent: null });
    const told = await run({ command: "sign-out", user: `${userId}@example.org` });
    expect(told).toEqual({ signedOut: userId, places: 2, authServer: "not told" });
    const ended = await Promise.all([0, 1, 2].map((n) => hasEnded(fixtures.deps, uuid(800_000 + n))));
    expect(ended).toEqual([true, true, false]);
  });

  it("finds two-step sign-in off where it is turned off for an account that never had it", async () => {
    const { userId } = await member(23);
    expect(await run({ command: "two-step-off", user: userId })).toEqual({ account: userId, wasOn: false });
  });

  it("tells the auth server, where that can be told", async () => {
    const { userId } = await member(22);
    const asked: string[] = [];
    const auth = {
      ...fixtures.deps.auth,
      endSessions: async (whose: string) => void asked.push(whose),
    };
    const told = await runCommand({ ...fixtures.deps, auth }, { command: "sign-out", user: userId });
    expect(told).toMatchObject({ authServer: "told" });
    expect(asked).toEqual([userId]);
  });
});

describe("days of Plus", () => {
  it("given by an operator begin at once, and are kept with the reason", async () => {
    const { userId } = await member(4);
    const given = await run({ command: "grant", user: userId, days: 14, reason: "our mistake" });
    const until = new Date(fixtures.deps.now().getTime() + 14 * 86_400_000);
    expect(given).toEqual({ granted: 14, account: userId, plusUntil: until });
    const report = await run<UserReport>({ command: "user", user: userId });
    expect(report.plan).toMatchObject({ plan: "plus", source: "free-days", freeDaysLeft: 14 });
    expect(report.granted).toMatchObject([{ days: 14, reason: "our mistake" }]);
  });

  it("for an account that nobody has are not given", async () => {
    const grant = run({ command: "grant", user: uuid(2), days: 14, reason: "a slip" });
    expect((await refusalOf(grant)).code).toBe("NOT_FOUND");
    const db = await fixtures.deps.db();
    expect(await db.select().from(grantedDays)).toEqual([]);
  });
});

describe("an event", () => {
  it("that is replayed brings the books in line with the provider's, also when it was worked off before", async () => {
    const scope = await member(5);
    await buyPlus(scope);
    const db = await fixtures.deps.db();
    const [event] = await db
      .select()
      .from(billingEvents)
      .where(eq(billingEvents.type, "customer.subscription.created"));
    expect(event?.doneAt).not.toBeNull();
    await db.delete(subscriptions);
    expect((await run<UserReport>({ command: "user", user: scope.userId })).plan.plan).toBe("free");
    const replayed = await run({ command: "replay", event: event?.id ?? "" });
    expect(replayed).toEqual({ event: event?.id, outcome: "done" });
    expect((await run<UserReport>({ command: "user", user: scope.userId })).plan.plan).toBe("plus");
  });

  it("that the provider does not know is not found", async () => {
    expect((await refusalOf(run({ command: "replay", event: "evt_nobody" }))).code).toBe("NOT_FOUND");
  });
});

describe("the funnel", () => {
  it("counts guests with work, and of the new accounts how far each has come", async () => {
    const [reader, writer, buyer, leaver] = [
      await member(11),
      await member(12),
      await member(13),
      await member(14),
    ];
    const guest = fixtures.guest();
    await createSolve(fixtures.deps, guest, { text: "1 + 1", mode: "answer" });
    const returning = fixtures.guest();
    await createSolve(fixtures.deps, returning, { text: "1 + 2", mode: "answer" });
    await claimGuestWork(fixtures.deps, returning, reader);
    await ask(writer, { text: "Hello", reply: "Hi." });
    await buyPlus(buyer);
    await buyPlus(leaver);
    await cancelPlan(fixtures.deps, leaver);
    expect(await run<FunnelReport>({ command: "funnel", days: 30 })).toEqual({
      days: 30,
      guests: 2,
      accounts: 4,
      wroteToTutor: 1,
      wentToCheckout: 2,
      hadTrial: 2,
      paid: 0,
      cancelled: 1,
    });
    const { bank } = fixtures.deps.sandbox ?? expect.fail("these fixtures have no sandbox");
    const { account } = await run<UserReport>({ command: "user", user: buyer.userId });
    await bank.advance(account.customer ?? "", new Date(fixtures.deps.now().getTime() + 9 * 86_400_000));
    await bank.deliverPending();
    expect(await run({ command: "funnel", days: 30 })).toMatchObject({ paid: 1, cancelled: 1 });
  });

  it("leaves out accounts from before", async () => {
    await member(15);
    fixtures.pass(3 * 86_400_000);
    expect(await run({ command: "funnel", days: 2 })).toMatchObject({ accounts: 0 });
    expect(await run({ command: "funnel", days: 4 })).toMatchObject({ accounts: 1 });
  });
});

describe("costs", () => {
  async function booked(costMicros: number, owner: { userId?: string; guestId?: string }, model = "priced") {
    const row = { runId: nextId("run"), model, costMicros, createdAt: fixtures.deps.now(), ...owner };
    await (await fixtures.deps.db()).insert(usage).values(row);
  }

  it("are added up for each account, for guests and by model, in dollars", async () => {
    for (let n = 1; n <= 20; n++) await booked(n * 1_000_000, { userId: uuid(n) });
    await booked(500_000, { userId: uuid(20) }, "eyes");
    await booked(250_000, { guestId: "guest" });
    await booked(125_000, {});
    const report = await run<CostReport>({ command: "costs", days: 30 });
    expect(report.total).toEqual({ replies: 23, photos: 0, refunded: 0, dollars: 210.875 });
    expect(report.perAccount).toEqual({ accounts: 20, mean: 10.525, median: 10, p95: 19 });
    expect(report.byOwner).toEqual([
      { owner: "accounts", dollars: 210.5 },
      { owner: "guests", dollars: 0.25 },
      { owner: "deleted accounts", dollars: 0.125 },
    ]);
    expect(report.costliest).toHaveLength(10);
    expect(report.costliest[0]).toEqual({ userId: uuid(20), runs: 2, dollars: 20.5 });
    expect(report.byModel.map(({ model, dollars }) => [model, dollars])).toEqual([
      ["priced", 210.375],
      ["eyes", 0.5],
    ]);
  });

  it("tell replies, photos and what was given back apart, and leave out what was before", async () => {
    const scope = await member(21);
    await booked(1, { userId: scope.userId });
    fixtures.pass(2 * 86_400_000);
    await ask(scope, { text: "Solve 2x + 3 = 7", reply: "**The answer is $x = 5$.**" });
    const photo = { runId: "photo:1", userId: scope.userId, model: "eyes", createdAt: fixtures.deps.now() };
    await (await fixtures.deps.db()).insert(usage).values(photo);
    const { total } = await run<CostReport>({ command: "costs", days: 1 });
    expect(total).toMatchObject({ replies: 1, photos: 1, refunded: 1 });
  });
});

describe("checks", () => {
  it("count how the engine's answers and the statements in replies came out", async () => {
    const scope = await member(31);
    for (const text of ["Solve 3x = 12", "Solve 5x = 20", "What is the capital of France?"])
      await createSolve(fixtures.deps, scope, { text, mode: "answer" });
    await ask(scope, {
      text: "Solve 2x + 3 = 7",
      reply: "Subtract: $2x = 4$. So $x = 2$.\n\n**The answer is $x = 2$.**",
    });
    await ask(scope, { text: "Solve 2x + 3 = 7", reply: "So $x = 5$.\n\n**The answer is $x = 5$.**" });
    const report = await run<ChecksReport>({ command: "checks", days: 366 });
    expect(report.engine).toEqual({
      count: 3,
      verified: { count: 2, share: 0.6667 },
      partial: { count: 0, share: 0 },
      unchecked: { count: 0, share: 0 },
      abstained: { count: 1, share: 0.3333 },
    });
    expect(report.claims.verified.count).toBeGreaterThanOrEqual(2);
    expect(report.claims.refuted.count).toBeGreaterThanOrEqual(1);
    expect(report.replies).toEqual({ count: 2, refuted: { count: 1, share: 0.5 } });
  });

  it("of nothing are nothing, and divide by no zero", async () => {
    const report = await run<ChecksReport>({ command: "checks", days: 1 });
    expect(report.engine.verified).toEqual({ count: 0, share: 0 });
    expect(await (await fixtures.deps.db()).select().from(chats)).toEqual([]);
  });
});
