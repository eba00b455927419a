import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runEvents, spendingDays, usage, vendorCalls } from "@/drizzle/schema";
import type { TutorDeps } from "@/server/deps";
import { deleteChat, getChat } from "@/server/features/chat/service";
import { VENDOR_CALLS_PER_MESSAGE } from "@/server/features/ledger/constants";
import { usageOf } from "@/server/features/usage/service";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import type { Scope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { CANNOT_ASK } from "../reply/stand-in-words";
import { followReply } from "./follow-reply";
import { startReply } from "./start-reply";
import { stopReplies } from "./stop-replies";

const ADDRESS = "192.0.2.9";
const PRICED = { model: "priced", inputPrice: 2, outputPrice: 10, dailyCap: null };

let fixtures: TestFixtures;
let scope: Scope;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  scope = fixtures.guest();
});
afterAll(() => fixtures.close());

/** A process on a new day whose model says "One " at once and waits with the next word until it is let. */
function counting() {
  fixtures.pass(86_400_000);
  let say: () => void = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    say = resolve;
  });
  const model = scriptedModel(["One ", "two"], (index) => (index === 1 ? mayGoOn : Promise.resolve()));
  const deps = createTutorDeps(fixtures.deps, { chatModel: vendorOf(model), spending: PRICED });
  return { deps, say };
}

const follow = (deps: TutorDeps, run: string) =>
  followReply(deps, scope, { run, after: 0, signal: new AbortController().signal });

async function untilFirstWord(events: AsyncGenerator<unknown, void>) {
  for (let next = await events.next(); !next.done && next.value !== "One "; ) next = await events.next();
}

/** Everything that was written about money and counting, once nothing is open. */
async function books() {
  const db = await fixtures.deps.db();
  await expect
    .poll(async () => (await db.select().from(vendorCalls).where(eq(vendorCalls.outcome, "open"))).length)
    .toBe(0);
  const day = fixtures.deps.now().toISOString().slice(0, 10);
  const [spent] = await db.select().from(spendingDays).where(eq(spendingDays.day, day));
  const charges = (await db.select().from(usage)).filter(
    ({ createdAt }) => createdAt.toISOString().slice(0, 10) === day,
  );
  return { spent, charges };
}

const used = async (deps: TutorDeps) => (await usageOf(deps, scope, { address: ADDRESS })).used;

/** A reply that was stopped after its first word. */
async function stopped(deps: TutorDeps) {
  const id = nextId("chat");
  const run = await startReply(deps, scope, {
    id,
    message: { id: nextId("message"), text: "Count" },
    address: ADDRESS,
  });
  const events = await follow(deps, run);
  await untilFirstWord(events);
  await stopReplies(deps, scope, id);
  await viewed(events);
  return { id, run };
}

describe("a reply that was stopped and is resumed", () => {
  it("counts once, however often it is stopped and resumed", async () => {
    const { deps, say } = counting();
    const { id, run } = await stopped(deps);
    expect(await used(deps)).toBe(1);
    let last = run;
    for (let time = 1; time < VENDOR_CALLS_PER_MESSAGE - 1; time += 1) {
      last = await startReply(deps, scope, { id, resume: last, address: ADDRESS });
      const events = await follow(deps, last);
      await untilFirstWord(events);
      await stopReplies(deps, scope, id);
      await viewed(events);
    }
    say();
    last = await startReply(deps, scope, { id, resume: last, address: ADDRESS });
    await viewed(await follow(deps, last));
    expect((await getChat(deps, scope, id)).messages[1]?.text).toMatch(/two$/);
    const { spent, charges } = await books();
    expect(charges).toMatchObject([{ runId: last, refundedAt: null, calls: VENDOR_CALLS_PER_MESSAGE }]);
    expect(charges[0]?.costMicros).toBe(spent?.spentMicros);
    expect(spent).toMatchObject({ reservedMicros: 0 });
    expect(await used(deps)).toBe(1);
  });

  it("counts again once it has had all the requests that a message may have", async () => {
    const { deps, say } = counting();
    const { id, run } = await stopped(deps);
    const db = await fixtures.deps.db();
    await db.update(usage).set({ calls: VENDOR_CALLS_PER_MESSAGE }).where(eq(usage.runId, run));
    say();
    const again = await startReply(deps, scope, { id, resume: run, address: ADDRESS });
    await viewed(await follow(deps, again));
    expect((await books()).charges.map(({ runId }) => runId).sort()).toEqual([run, again].sort());
    expect(await used(deps)).toBe(2);
  });
});

describe("a conversation that is deleted while a reply is written to it", () => {
  it("has its cost booked and nothing left set aside, and its viewer is told of no fault", async () => {
    const { deps, say } = counting();
    const id = nextId("chat");
    const message = { id: nextId("message"), text: "Count" };
    const run = await startReply(deps, scope, { id, message, address: ADDRESS });
    const events = await follow(deps, run);
    await untilFirstWord(events);
    await deleteChat({ ...fixtures.deps, live: deps.live }, scope, id);
    say();
    expect(await viewed(events)).toMatchObject({ error: null });
    const { spent, charges } = await books();
    expect(charges).toHaveLength(1);
    expect(charges[0]?.costMicros).toBeGreaterThan(0);
    expect(spent).toMatchObject({ spentMicros: charges[0]?.costMicros, reservedMicros: 0 });
    const db = await fixtures.deps.db();
    expect(await db.select().from(runEvents).where(eq(runEvents.runId, run))).toEqual([]);
  });

  it("harms no other reply and leaves sound books, whichever moment it is deleted in", async () => {
    const { deps, say } = counting();
    say();
    const reported: unknown[] = [];
    const log = { ...fixtures.deps.log, error: (...words: unknown[]) => void reported.push(words) };
    const using = { ...deps, log };
    const begin = async () => {
      const id = nextId("chat");
      const message = { id: nextId("message"), text: "Count" };
      const user = await fixtures.user(`00000000-0000-4000-8000-${String(++ids).padStart(12, "d")}`);
      return { id, user, run: await startReply(using, user, { id, message, address: ADDRESS }) };
    };
    for (let moments = 0; moments < 24; moments += 2) {
      const [other, { id, user, run }] = [await begin(), await begin()];
      const deleted = (async () => {
        for (let moment = 0; moment < moments; moment += 1) await nextTurn();
        await deleteChat({ ...using, live: using.live }, user, id);
      })();
      const signal = new AbortController().signal;
      const kept = await viewed(await followReply(using, other.user, { run: other.run, after: 0, signal }));
      expect(kept).toMatchObject({ text: "One two", error: null });
      await deleted;
      await expect(followReply(using, user, { run, after: 0, signal })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    }
    await expect.poll(() => using.live.ids()).toEqual([]);
    const { spent, charges } = await books();
    const cost = charges.reduce((sum, { costMicros }) => sum + costMicros, 0);
    expect(spent).toMatchObject({ spentMicros: cost, reservedMicros: 0 });
    expect(reported).toEqual([]);
  });

  it("is not found by a message or a stop that comes after it", async () => {
    const { deps, say } = counting();
    const { id, run } = await stopped(deps);
    await deleteChat({ ...fixtures.deps, live: deps.live }, scope, id);
    say();
    const missing = expect.objectContaining({ code: "NOT_FOUND" });
    await expect(startReply(deps, scope, { id, resume: run, address: ADDRESS })).rejects.toEqual(missing);
    await expect(follow(deps, run)).rejects.toEqual(missing);
    await expect(stopReplies(deps, scope, id)).rejects.toEqual(missing);
  });
});

describe("a question that needs the language model", () => {
  const ESSAY = "Write an essay about the causes of the French Revolution";

  it.each(["explain", "hints"] as const)(
    "is told, in %s, that the day's limit is used up, not that there is no model",
    async (mode) => {
      const { deps, say } = counting();
      say();
      const capped = { ...deps, spending: { ...PRICED, dailyCap: 0.000001 } };
      const message = { id: nextId("message"), text: ESSAY };
      const run = await startReply(capped, scope, { id: nextId("chat"), message, mode, address: ADDRESS });
      const reply = await viewed(await follow(capped, run));
      expect(reply).toMatchObject({ text: CANNOT_ASK.spent, error: null, metadata: { standIn: true } });
      expect(reply.text).not.toMatch(/not connected/);
    },
  );

  it("is told that the built-in tutor was chosen where the student chose it", async () => {
    const { deps } = counting();
    const message = { id: nextId("message"), text: ESSAY };
    const asked = { id: nextId("chat"), message, engine: true, address: ADDRESS } as const;
    const reply = await viewed(await follow(deps, await startReply(deps, scope, asked)));
    expect(reply.text).toBe(CANNOT_ASK.chosen);
  });

  it("leaves a problem that the engine can work as it is", async () => {
    const { deps } = counting();
    const message = { id: nextId("message"), text: "Solve 4y = 28" };
    const asked = { id: nextId("chat"), message, engine: true, address: ADDRESS } as const;
    const reply = await viewed(await follow(deps, await startReply(deps, scope, asked)));
    expect(reply.text).toContain("$y = 7$");
  });
});
