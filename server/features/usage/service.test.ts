import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chats, grantedDays, messages, runs, usage } from "@/drizzle/schema";
import type { TutorDeps, TutorServices } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork } from "@/server/features/account/service";
import { replyTemporarily } from "@/server/features/temporary/service";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { getConversation } from "@/server/features/tutor/runs/get-conversation";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import type { ReplyTo } from "@/server/features/tutor/types";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import type { GuestScope, Scope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { forgetAddresses, usageOf } from "./service";

const fixtures: TestFixtures = await createTestFixtures();
const DAY_MS = 86_400_000;
const HOME = "203.0.113.9";
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeEach(() => fixtures.pass(DAY_MS));
afterAll(() => fixtures.close());

const nextUser = () => fixtures.user(`00000000-0000-4000-8000-${String(++ids).padStart(12, "a")}`);
const saying = (words: readonly string[], before?: (index: number) => Promise<void>) =>
  vendorOf(scriptedModel(words, before));

const tutor = (changes: Partial<TutorServices> = {}): TutorDeps =>
  createTutorDeps(fixtures.deps, { chatModel: saying(["Hello."]), ...changes });

const question = (id = nextId("chat")) => ({ id, message: { id: nextId("message"), text: "Hello" } });

async function follow(using: TutorDeps, scope: Scope, run: string) {
  return viewed(await followReply(using, scope, { run, after: 0, signal: new AbortController().signal }));
}

/** Sends, and waits for the reply. */
async function ask(using: TutorDeps, scope: Scope, send: ReplyTo = question(), address = HOME) {
  const run = await startReply(using, scope, { ...send, address });
  return { run, send, ...(await follow(using, scope, run)) };
}

async function askTimes(times: number, scope: Scope, address = HOME): Promise<void> {
  for (let time = 0; time < times; time++) await ask(tutor(), scope, question(), address);
}

/** What it leaves to send a message again so many times, each time as someone else. */
async function repeat(run: string, times: number): Promise<void> {
  const db = await fixtures.deps.db();
  const [row] = await db.select().from(usage).where(eq(usage.runId, run));
  if (!row) throw new Error("this run was not counted");
  const others = Array.from({ length: times }, () => ({
    ...row,
    runId: nextId("run"),
    guestId: nextId("guest"),
  }));
  await db.insert(usage).values(others);
}

/** What each of many requests at the same moment came to: the run, or the failure's code. Waits for the replies. */
async function allAtOnce(
  requests: readonly (() => Promise<{ using: TutorDeps; scope: Scope; run: string }>)[],
) {
  const outcomes = await Promise.allSettled(requests.map((request) => request()));
  const begun = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  await Promise.all(begun.map(({ using, scope, run }) => follow(using, scope, run)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  return {
    begun,
    refusals: refusals.map((reason) => (AppError.isInstance(reason) ? reason.code : String(reason))),
  };
}

const standingOf = (scope: Scope, address = HOME) => usageOf(tutor(), scope, { address });

async function refusalOf(asking: Promise<unknown>): Promise<AppError> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!AppError.isInstance(error)) throw new Error(`this was not refused: ${String(error)}`);
  return error;
}

describe("tutor messages", () => {
  it.each<[string, number, () => Promise<Scope>]>([
    ["a guest has 5", 5, async () => fixtures.guest()],
    ["Free has 25", 25, nextUser],
  ])("%s of them a day by UTC", async (_plan, limit, owner) => {
    const scope = await owner();
    expect(await standingOf(scope)).toMatchObject({ used: 0, limit, remaining: limit, counts: true });
    await askTimes(limit, scope);
    expect(await standingOf(scope)).toMatchObject({ used: limit, remaining: 0 });
    const refused = await refusalOf(ask(tutor(), scope));
    expect(refused.code).toBe("QUOTA_REACHED");
    fixtures.pass(DAY_MS);
    expect(await standingOf(scope)).toMatchObject({ used: 0, remaining: limit });
    await askTimes(1, scope);
  });

  it("of Plus are 1,000 a day, as long as it lasts", async () => {
    const scope = await nextUser();
    const now = fixtures.deps.now();
    const days = { id: nextId("days"), userId: scope.userId, days: 1, reason: "a test", grantedAt: now };
    const db = await fixtures.deps.db();
    await askTimes(25, scope);
    expect((await refusalOf(ask(tutor(), scope))).message).toContain("25 tutor messages of Free");
    await db.insert(grantedDays).values(days);
    expect(await standingOf(scope)).toMatchObject({ plan: "plus", used: 25, limit: 1_000, remaining: 975 });
    await askTimes(1, scope);
    fixtures.pass(DAY_MS);
    expect(await standingOf(scope)).toMatchObject({ plan: "free", used: 0, limit: 25 });
  });

  it("that are refused save nothing, and say what was used and when new ones come", async () => {
    const scope = fixtures.guest();
    await askTimes(5, scope);
    const send = question();
    const refused = await refusalOf(ask(tutor(), scope, send));
    const untilMidnight = DAY_MS - (fixtures.deps.now().getTime() % DAY_MS);
    expect(refused.retryAfterSeconds).toBe(untilMidnight / 1000);
    expect(refused.usage).toMatchObject({ plan: "guest", used: 5, limit: 5, remaining: 0 });
    expect(refused.usage?.resetAt.getTime()).toBe(fixtures.deps.now().getTime() + untilMidnight);
    const db = await fixtures.deps.db();
    expect(await db.select().from(chats).where(eq(chats.id, send.id))).toEqual([]);
    expect(await db.select().from(messages).where(eq(messages.id, send.message.id))).toEqual([]);
  });

  it("that were used while the clock ran ahead do not count until it has caught up", async () => {
    const scope = fixtures.guest();
    fixtures.pass(10 * DAY_MS);
    await askTimes(5, scope);
    fixtures.pass(-10 * DAY_MS);
    expect(await standingOf(scope)).toMatchObject({ used: 0, remaining: 5 });
    await askTimes(1, scope);
    fixtures.pass(DAY_MS);
    expect(await standingOf(scope)).toMatchObject({ used: 0, remaining: 5 });
  });

  it("that are left are told with each reply", async () => {
    const scope = fixtures.guest();
    const remaining: unknown[] = [];
    for (let time = 0; time < 5; time++) remaining.push((await ask(tutor(), scope)).metadata.left);
    const resetAt = (await standingOf(scope)).resetAt.toISOString();
    const asOf = fixtures.deps.now().toISOString();
    expect(remaining).toEqual(
      [4, 3, 2, 1, 0].map((left) => ({ limit: 5, remaining: left, resetAt, asOf, sold: true })),
    );
  });

  it("are used by 100 requests at the same moment exactly as far as there are any", async () => {
    const scope = await nextUser();
    await askTimes(18, scope);
    const using = tutor();
    const request = async () => {
      const run = await startReply(using, scope, { ...question(), address: HOME });
      return { using, scope, run };
    };
    const { begun, refusals } = await allAtOnce(Array.from({ length: 100 }, () => request));
    expect(begun).toHaveLength(7);
    expect(new Set(refusals)).toEqual(new Set(["QUOTA_REACHED"]));
    expect(await standingOf(scope)).toMatchObject({ used: 25, remaining: 0 });
    const db = await fixtures.deps.db();
    expect(await db.select().from(usage).where(eq(usage.userId, scope.userId))).toHaveLength(25);
  });

  it("of 25 guests at one address at the same moment are 5 for each and 20 for all, and nobody waits for ever", async () => {
    const address = "198.51.100.4";
    const using = tutor();
    const guests = Array.from({ length: 25 }, () => fixtures.guest());
    const requests = Array.from({ length: 100 }, (_, index) => async () => {
      const scope = guests[index % 4 === 0 ? 0 : index % guests.length] ?? fixtures.guest();
      const run = await startReply(using, scope, { ...question(), address });
      return { using, scope, run };
    });
    const { begun, refusals } = await allAtOnce(requests);
    expect(begun).toHaveLength(20);
    expect(new Set(refusals)).toEqual(new Set(["QUOTA_REACHED"]));
    for (const guest of guests)
      expect(begun.filter(({ scope }) => scope === guest).length).toBeLessThanOrEqual(5);
    expect(await standingOf(fixtures.guest(), address)).toMatchObject({ used: 0, remaining: 0 });
    expect(await standingOf(fixtures.guest(), "198.51.100.5")).toMatchObject({ remaining: 5 });
  });

  it("of guests are counted by the network of an IPv6 address", async () => {
    for (let device = 1; device <= 4; device++) await askTimes(5, fixtures.guest(), `2001:db8::${device}`);
    expect(await standingOf(fixtures.guest(), "2001:db8::ffff:1")).toMatchObject({ remaining: 0 });
    expect(await standingOf(fixtures.guest(), "2001:db8:0:1::1")).toMatchObject({ remaining: 5 });
  });

  it("of guests are counted again by the wider network, whose addresses one subscriber may have", async () => {
    const left = async () => (await standingOf(fixtures.guest(), "2001:db8:77:ffff::1")).remaining;
    for (let at = 0; at < 10; at++) {
      const { run } = await ask(tutor(), fixtures.guest(), question(), `2001:db8:77:${at}::1`);
      await repeat(run, at < 9 ? 19 : 18);
    }
    expect(await left()).toBe(1);
    await ask(tutor(), fixtures.guest(), question(), "2001:db8:77:fffe::1");
    expect(await left()).toBe(0);
    expect(await standingOf(fixtures.guest(), "2001:db8:78::1")).toMatchObject({ remaining: 5 });
  });

  it("of an account do not count for the guests at its address, nor theirs for it", async () => {
    const address = "198.51.100.8";
    await askTimes(22, await nextUser(), address);
    expect(await standingOf(fixtures.guest(), address)).toMatchObject({ remaining: 5 });
    for (let guest = 0; guest < 4; guest++) await askTimes(5, fixtures.guest(), address);
    expect(await standingOf(await nextUser(), address)).toMatchObject({ remaining: 25 });
  });

  it("are counted without the address being kept", async () => {
    const scope = fixtures.guest();
    const { run } = await ask(tutor(), scope, question(), "198.51.100.77");
    const db = await fixtures.deps.db();
    const rows = await db.select().from(usage).where(eq(usage.runId, run));
    expect(rows[0]?.addressDigest).toBeTruthy();
    expect(JSON.stringify(rows)).not.toContain("198.51.100");
  });

  it("of yesterday leave nothing of the address, today's do", async () => {
    const early = await ask(tutor(), fixtures.guest(), question(), "198.51.100.78");
    fixtures.pass(DAY_MS);
    const late = await ask(tutor(), fixtures.guest(), question(), "198.51.100.78");
    const db = await fixtures.deps.db();
    await forgetAddresses(fixtures.deps, db);
    const digestOf = async (run: string) =>
      (await db.select().from(usage).where(eq(usage.runId, run)))[0]?.addressDigest;
    expect(await digestOf(early.run)).toBeNull();
    expect(await digestOf(late.run)).toBeTruthy();
    expect(await standingOf(fixtures.guest(), "198.51.100.78")).toMatchObject({ remaining: 5 });
  });

  it("of a guest who signs in count for the account from then on", async () => {
    const guest: GuestScope = fixtures.guest();
    await askTimes(3, guest, "198.51.100.9");
    const user = await nextUser();
    await askTimes(1, user);
    await claimGuestWork(fixtures.deps, guest, user);
    expect(await standingOf(user)).toMatchObject({ used: 4, remaining: 21 });
    expect(await standingOf(fixtures.guest(), "198.51.100.9")).toMatchObject({ remaining: 5 });
  });

  it("do not count where there is no language model, and say so", async () => {
    const scope = fixtures.guest();
    const using = createTutorDeps(fixtures.deps);
    for (let time = 0; time < 7; time++) {
      const { metadata } = await ask(using, scope);
      expect(metadata.left).toBeUndefined();
    }
    expect(await usageOf(using, scope, { address: HOME })).toMatchObject({ used: 0, counts: false });
    expect(await usageOf(using, null, { address: HOME })).toMatchObject({ used: 0, limit: 5 });
  });
});

describe("one message", () => {
  it("counts once however often it is sent, and reading along does not count", async () => {
    const scope = fixtures.guest();
    const using = tutor();
    const send = question();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => startReply(using, scope, { ...send, address: HOME })),
    );
    expect(new Set(sent).size).toBe(1);
    const [run = ""] = sent;
    await follow(using, scope, run);
    await follow(using, scope, run);
    await ask(using, scope, send);
    expect(await standingOf(scope)).toMatchObject({ used: 1 });
  });

  it("counts again when another reply to it is asked for", async () => {
    const scope = fixtures.guest();
    const { send } = await ask(tutor(), scope);
    await ask(tutor(), scope, { ...send, again: true } as ReplyTo);
    expect(await standingOf(scope)).toMatchObject({ used: 2 });
  });

  it("does not count when its reply fails or gives a wrong answer, and the reply says that it is there again", async () => {
    const scope = fixtures.guest();
    await ask(tutor({ chatModel: saying(["x"], () => Promise.reject(new Error("broken line"))) }), scope);
    expect(await standingOf(scope)).toMatchObject({ used: 0 });
    const lie = "So $x = 5$.\n\n**The answer is $x = 5$.**";
    const wrong = { ...question(), message: { id: nextId("message"), text: "Solve 2x + 3 = 7" } };
    const { metadata } = await ask(tutor({ chatModel: saying([lie]) }), scope, wrong);
    expect(metadata.left).toMatchObject({ remaining: 5 });
    expect(await standingOf(scope)).toMatchObject({ used: 0, remaining: 5 });
  });

  it("whose reply broke off counts once when it is carried on, also when nothing else is left", async () => {
    const scope = fixtures.guest();
    const { run, send } = await interrupted(scope);
    expect(await standingOf(scope)).toMatchObject({ used: 0 });
    await askTimes(5, scope);
    const { text } = await ask(tutor({ chatModel: saying([" and the end."]) }), scope, {
      id: send.id,
      resume: run,
    });
    expect(text).toContain("and the end.");
    expect(await standingOf(scope)).toMatchObject({ used: 6, remaining: 0 });
    const again = ask(tutor(), scope, { id: send.id, resume: await lastReplyOf(scope, send.id) });
    expect((await refusalOf(again)).code).toBe("QUOTA_REACHED");
  });

  it("whose process has died does not count, also before anyone has marked its reply", async () => {
    const scope = fixtures.guest();
    const endless = tutor({ chatModel: saying(["One ", "two"], () => new Promise(() => {})) });
    const run = await startReply(endless, scope, { ...question(), address: HOME });
    expect(await standingOf(scope)).toMatchObject({ used: 1 });
    const db = await fixtures.deps.db();
    await db.update(runs).set({ heartbeatAt: sql`now() - interval '1 hour'` }).where(eq(runs.id, run));
    expect(await standingOf(scope)).toMatchObject({ used: 0 });
  });

  it("is answered by the built-in tutor when the student wants it so, for which it never counts", async () => {
    const scope = fixtures.guest();
    await askTimes(5, scope);
    const send = { ...question(), message: { id: nextId("message"), text: "Solve 6x = 54" } };
    expect((await refusalOf(ask(tutor(), scope, send))).code).toBe("QUOTA_REACHED");
    const { text, metadata, run } = await ask(tutor(), scope, { ...send, engine: true });
    expect(text).toContain("$x = 9$");
    expect(metadata).toMatchObject({ source: "engine" });
    expect(metadata.standIn).toBeUndefined();
    const db = await fixtures.deps.db();
    expect(await db.select().from(usage).where(eq(usage.runId, run))).toEqual([]);
  });
});

describe("a temporary conversation", () => {
  const talk = (scope: Scope, changes: Partial<TutorServices> = {}, signal = new AbortController().signal) =>
    replyTemporarily(tutor(changes), scope, {
      messages: [{ role: "user", text: "Solve 6x = 54" }],
      mode: "explain",
      address: HOME,
      signal,
    });

  it("counts like any other, and is refused like any other", async () => {
    const scope = fixtures.guest();
    const first = await viewed(await talk(scope));
    expect(first.metadata.left).toMatchObject({ remaining: 4 });
    await askTimes(4, scope);
    expect((await refusalOf(talk(scope))).code).toBe("QUOTA_REACHED");
    const goingOn = await replyTemporarily(tutor(), scope, {
      messages: [{ role: "user", text: "Solve 6x = 54" }],
      mode: "explain",
      address: HOME,
      signal: new AbortController().signal,
      engine: true,
    });
    expect((await viewed(goingOn)).text).toContain("$x = 9$");
    expect(await standingOf(scope)).toMatchObject({ used: 5 });
  });

  it("whose reader was gone before the first word does not count", async () => {
    const scope = fixtures.guest();
    const gone = new AbortController();
    const never = new Promise<void>(() => {});
    const chatModel = saying(["One"], async () => {
      gone.abort();
      await never;
    });
    await viewed(await talk(scope, { chatModel }, gone.signal));
    expect(await standingOf(scope)).toMatchObject({ used: 0, remaining: 5 });
  });
});

/** A message whose reply broke off because the process died. */
async function interrupted(scope: Scope) {
  let said: () => void = () => {};
  const hasSaid = new Promise<void>((resolve) => {
    said = resolve;
  });
  const chatModel = saying(["The beginning", " of it", " all"], async (index) => {
    if (index < 2) return;
    said();
    await new Promise<void>(() => {});
  });
  const send = question();
  const using = tutor({ chatModel });
  const run = await startReply(using, scope, { ...send, address: HOME });
  await hasSaid;
  const events = await followReply(using, scope, { run, after: 0, signal: new AbortController().signal });
  for await (const event of events) if (typeof event === "string") break;
  const db = await fixtures.deps.db();
  await db.update(runs).set({ heartbeatAt: sql`now() - interval '1 hour'` }).where(eq(runs.id, run));
  await getConversation(tutor(), scope, send.id);
  return { run, send };
}

async function lastReplyOf(scope: Scope, chatId: string): Promise<string> {
  const { messages: shown } = await getConversation(tutor(), scope, chatId);
  return shown.at(-1)?.id ?? "";
}
