import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runs, spendingDays, usage, vendorCalls } from "@/drizzle/schema";
import type { TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork } from "@/server/features/account/service";
import { GUEST_ADDRESS_MESSAGES, PLANS } from "@/server/features/billing/constants";
import { deleteChat } from "@/server/features/chat/service";
import { deleteAccount } from "@/server/features/deletion/service";
import { replyTemporarily } from "@/server/features/temporary/service";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { getConversation } from "@/server/features/tutor/runs/get-conversation";
import { heartbeat } from "@/server/features/tutor/runs/heartbeat";
import { recoverAbandoned } from "@/server/features/tutor/runs/recover";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { stopReplies } from "@/server/features/tutor/runs/stop-replies";
import { REFUNDS_PER_DAY } from "@/server/features/usage/constants";
import { usageOf } from "@/server/features/usage/service";
import {
  type Asked,
  type Behaviour,
  chunk,
  type ProtocolServer,
  refuses,
  startProtocolServer,
  streams,
} from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
import type { GuestScope, Scope, UserScope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { VENDOR_CALLS_PER_MESSAGE } from "./constants";
import { capMicros } from "./policy";
import { settleDead } from "./service";

const DAY_MS = 86_400_000;
const ADDRESS = "203.0.113.50";
const PRICES = { inputPrice: 1, outputPrice: 3 };
/** Room for a few requests at once, and for a day's worth of short ones. */
const CAP_MICROS = 32_000;
/** Room for as many as the plan allows, at the most that each can cost. */
const AMPLE_MICROS = 3_000_000;
const CLAIMS_WRONG = "So $x = 5$.\n\n**The answer is $x = 5$.**";

/** What the vendor does with its requests. */
const BEHAVIOURS = ["answers", "lies", "fails", "breaks", "too long", "silent", "stalls"] as const;
type Doing = (typeof BEHAVIOURS)[number];
/** What happens while the vendor keeps a reply waiting. */
const MEANWHILE = ["stop", "delete chat", "delete account", "sign in", "crash"] as const;

interface Asking {
  readonly do: "send" | "temporary" | "regenerate" | "continue";
  readonly vendor: Doing;
  readonly meanwhile: (typeof MEANWHILE)[number];
}

type Action = Asking | { readonly do: "next day" | "many at once" };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom("send", "send", "temporary", "regenerate", "continue"),
      vendor: fc.constantFrom(...BEHAVIOURS),
      meanwhile: fc.constantFrom(...MEANWHILE),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("next day", "many at once") }) },
);

let fixtures: TestFixtures;
let server: ProtocolServer;
let doing: Doing | "anything" = "answers";
/** The vendor answers when this is over. */
let held: Promise<void> = Promise.resolve();
/** What the vendor has counted, in millionths of a dollar. */
let counted = 0;
/** What each of today's requests costs at the vendor: the most it may write, until it was counted and told. */
let standing: number[] = [];
/** What all of them came to at most, at any moment of the day. */
let stood = 0;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  server = await startProtocolServer(async (response) => {
    const asked = server.asked.length - 1;
    const { messages, max_tokens: most } = bodyOf(asked);
    const place = standing.push(promptTokens(messages) * PRICES.inputPrice + most * PRICES.outputPrice) - 1;
    stood = Math.max(stood, sumOf(standing));
    await held;
    const what = doing === "anything" ? (BEHAVIOURS[(asked * 7 + 3) % BEHAVIOURS.length] ?? "silent") : doing;
    if (what === "fails") standing[place] = 0;
    const before = counted;
    await behaviourOf(what, asked)(response);
    if (counted > before && response.writableFinished)
      standing[place] = Math.min(standing[place] ?? 0, counted - before);
  });
});
afterAll(async () => {
  await server.close();
  await fixtures.close();
});

interface Body {
  readonly messages: unknown;
  readonly max_tokens: number;
}

const bodyOf = (asked: number) => (server.asked[asked] as Asked).body as Body;
const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const promptTokens = (messages: unknown) => Math.ceil(Buffer.byteLength(JSON.stringify(messages)) / 3);

/** Counts a request as vendors do: no token has less than a byte, and no reply more than its limit. */
function counting(words: string, asked: number): string {
  const body = bodyOf(asked);
  const prompt = promptTokens(body.messages);
  const completion = Math.min(body.max_tokens, words.length);
  counted += Math.ceil(prompt * PRICES.inputPrice + completion * PRICES.outputPrice);
  const counts = { choices: [], usage: { prompt_tokens: prompt, completion_tokens: completion } };
  return `data: ${JSON.stringify(counts)}\n\ndata: [DONE]\n\n`;
}

function behaviourOf(what: Doing, asked: number): Behaviour {
  const whole = (words: string, finish: string): Behaviour =>
    streams(chunk({ content: words }) + chunk({}, finish) + counting(words, asked));
  switch (what) {
    case "answers":
      return whole("Add 3, then halve.", "stop");
    case "lies":
      return whole(CLAIMS_WRONG, "stop");
    case "too long":
      return whole("and so on ".repeat(30), "length");
    case "fails":
      return refuses(500);
    case "breaks":
      return streams(chunk({ content: "Half a" }), { last: "break" });
    case "silent":
      return streams("", { last: "silence" });
    case "stalls":
      return streams(chunk({ content: "Half a" }), { last: "silence" });
  }
}

/** A student with a process of their own, over some days. */
interface Play {
  scope: Scope;
  readonly guest: GuestScope;
  readonly user: UserScope;
  deps: TutorDeps;
  chat: string;
  /** Requests that may reach the vendor today, whatever becomes of them. */
  bound: number;
  askedBefore: number;
}

const boundOf = (plan: "guest" | "free"): number =>
  (PLANS[plan].messagesPerDay + REFUNDS_PER_DAY[plan]) * VENDOR_CALLS_PER_MESSAGE;

/** @returns a process; its database goes away when it dies */
function process(capMicros = CAP_MICROS): TutorDeps & { die(): void } {
  let alive = true;
  const db = async () => {
    if (!alive) throw new Error("this process is dead");
    return fixtures.deps.db();
  };
  const chatModel = createOpenAICompatibleModel({
    baseUrl: server.baseUrl,
    modelId: "m",
    outputTokensMax: 400,
    random: () => 0,
    sleep: async () => undefined,
  });
  const spending = { model: "m", ...PRICES, dailyCap: capMicros / 1e6 };
  const deps = createTutorDeps({ ...fixtures.deps, db }, { chatModel, spending });
  return Object.assign(deps, {
    die: () => {
      alive = false;
    },
  });
}

async function act(play: Play, step: Action): Promise<void> {
  if ("vendor" in step) return askFor(play, step);
  if (step.do === "next day") return nextDay(play);
  doing = "answers";
  await Promise.all(Array.from({ length: 6 }, () => allowed(() => send(play, nextId("chat")))));
}

async function askFor(play: Play, { do: how, vendor, meanwhile }: Asking): Promise<void> {
  doing = vendor;
  const waits = vendor === "silent" || vendor === "stalls";
  const arrived = server.request(server.asked.length);
  if (how === "temporary") return temporary(play, waits ? arrived : null);
  const run = await allowed(() => begin(play, how));
  if (run === null) return;
  const reading = follow(play, run);
  // A day without budget is the built-in tutor's, who keeps nobody waiting.
  const sent = waits && (await Promise.race([arrived.then(() => true), reading.then(() => false)]));
  if (sent) await interfere(play, meanwhile);
  await reading;
}

async function nextDay(play: Play): Promise<void> {
  fixtures.pass(DAY_MS);
  play.askedBefore = server.asked.length;
  play.bound = boundOf(play.scope.kind === "user" ? "free" : "guest");
}

const follow = async ({ deps, scope }: Play, run: string) =>
  viewed(await followReply(deps, scope, { run, after: 0, signal: new AbortController().signal }));

async function send(play: Play, id: string): Promise<void> {
  const message = { id: nextId("message"), text: "Solve 2x + 3 = 7" };
  const run = await startReply(play.deps, play.scope, { id, message, address: ADDRESS });
  await follow(play, run);
}

/** @returns null for what is refused, as it may be */
async function allowed<Result>(asking: () => Promise<Result>): Promise<Result | null> {
  try {
    return await asking();
  } catch (error) {
    if (AppError.isInstance(error) && /^(QUOTA_REACHED|NOT_FOUND)$/.test(error.code)) return null;
    throw error;
  }
}

async function begin(play: Play, how: "send" | "regenerate" | "continue"): Promise<string> {
  const { deps, scope } = play;
  if (how === "send") play.chat = nextId("chat");
  const shown = how === "send" ? [] : (await getConversation(deps, scope, play.chat)).messages;
  const last = shown.at(-1);
  if (how === "continue" && last?.role === "assistant")
    return startReply(deps, scope, { id: play.chat, resume: last.id, address: ADDRESS });
  const asked = shown.findLast(({ role }) => role === "user");
  const message = { id: asked?.id ?? nextId("message"), text: "Solve 2x + 3 = 7" };
  const again = how === "regenerate" ? ({ again: true } as const) : {};
  return startReply(deps, scope, { id: play.chat, message, ...again, address: ADDRESS });
}

async function temporary(play: Play, arrived: Promise<unknown> | null): Promise<void> {
  const gone = new AbortController();
  const talk = { messages: [{ role: "user" as const, text: "Solve 2x + 3 = 7" }], mode: "explain" as const };
  const asking = () =>
    replyTemporarily(play.deps, play.scope, { ...talk, address: ADDRESS, signal: gone.signal });
  const events = await allowed(asking);
  void arrived?.then(() => gone.abort());
  if (events) await viewed(events);
}

async function interfere(play: Play, how: (typeof MEANWHILE)[number]): Promise<void> {
  const { deps, chat, guest, user } = play;
  if (how === "delete chat") return deleteChat(deps, play.scope, chat);
  if (how === "crash") return crash(play);
  if (how === "sign in" && play.scope.kind === "guest") {
    await claimGuestWork(fixtures.deps, guest, user);
    play.scope = user;
    play.bound += boundOf("free");
  }
  if (how === "delete account" && play.scope.kind === "user") {
    await deleteAccount(deps, play.scope);
    play.bound += boundOf("free");
    return heartbeat(deps);
  }
  await stopReplies(deps, play.scope, chat);
}

/** The process is gone in the middle of a reply; another one puts down what it left. */
async function crash(play: Play): Promise<void> {
  const dead = play.deps as ReturnType<typeof process>;
  const [run = ""] = dead.live.ids();
  dead.die();
  dead.live.stop([run]);
  play.deps = process();
  const db = await fixtures.deps.db();
  const past = sql`now() - interval '1 hour'`;
  await db.update(runs).set({ heartbeatAt: past }).where(eq(runs.id, run));
  await db.update(vendorCalls).set({ leaseUntil: past }).where(eq(vendorCalls.outcome, "open"));
  await recoverAbandoned(play.deps, null);
  await settleDead(play.deps);
}

async function assertSound(play: Play): Promise<void> {
  const db = await fixtures.deps.db();
  const [days, calls, charges] = await Promise.all([
    db.select().from(spendingDays),
    db.select().from(vendorCalls),
    db.select().from(usage),
  ]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const costs = [days.map((day) => day.spentMicros), charges.map((row) => row.costMicros)].map(sum);
  const booked = sum(calls.map((call) => call.costMicros));
  expect(costs).toEqual([booked, booked]);
  expect(sum(calls.filter((call) => !call.estimated).map((call) => call.costMicros))).toBe(counted);
  expect(calls.filter((call) => call.outcome === "open")).toEqual([]);
  for (const day of days) expect(day.reservedMicros).toBe(0);
  for (const day of days) expect(day.spentMicros).toBeLessThanOrEqual(AMPLE_MICROS);
  const today = days.find(({ day }) => day === fixtures.deps.now().toISOString().slice(0, 10));
  if (today) expect(today.spentMicros).toBeLessThanOrEqual(capMicros(play.deps.spending) ?? 0);
  expect(sum(charges.map((row) => row.calls))).toBe(server.asked.length);
  expect(server.asked.length - play.askedBefore).toBeLessThanOrEqual(play.bound);
  const { remaining, limit } = await usageOf(play.deps, play.scope, { address: ADDRESS });
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(remaining).toBeLessThanOrEqual(limit);
}

it("books every request to the vendor once, within the day's budget and the caller's bound, whatever happens to replies", async () => {
  const steps = fc.array(action, { minLength: 6, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const guest = fixtures.guest();
      const user = await fixtures.user(`00000000-0000-4000-8000-${String(++ids).padStart(12, "c")}`);
      const play: Play = {
        scope: guest,
        guest,
        user,
        deps: process(),
        chat: nextId("chat"),
        bound: 0,
        askedBefore: 0,
      };
      await nextDay(play);
      for (const step of sequence) {
        await act(play, step);
        await assertSound(play);
      }
    }),
    { seed: 14, numRuns: 8 },
  );
}, 240_000);

describe("a guest with five messages a day", () => {
  const playing = async () => {
    const guest = fixtures.guest();
    const user = await fixtures.user(`00000000-0000-4000-8000-${String(++ids).padStart(12, "d")}`);
    const deps = process(AMPLE_MICROS);
    const play: Play = { scope: guest, guest, user, deps, chat: "", bound: 0, askedBefore: 0 };
    await nextDay(play);
    return play;
  };

  it.each<[string, Asking]>([
    ["replies that stay wrong", { do: "send", vendor: "lies", meanwhile: "stop" }],
    ["replies that fail", { do: "send", vendor: "fails", meanwhile: "stop" }],
    ["replies that break off, carried on", { do: "continue", vendor: "breaks", meanwhile: "stop" }],
    ["temporary chats left before the first word", { do: "temporary", vendor: "silent", meanwhile: "stop" }],
    ["temporary chats that break off", { do: "temporary", vendor: "breaks", meanwhile: "stop" }],
  ])("begins no more than eight replies by way of %s", async (_what, asking) => {
    const play = await playing();
    if (asking.do === "continue") await act(play, { ...asking, do: "send" });
    for (let time = 0; time < 30; time++) await act(play, asking);
    const db = await fixtures.deps.db();
    const charges = await db.select().from(usage).where(eq(usage.guestId, play.guest.guestId));
    expect(charges).toHaveLength(PLANS.guest.messagesPerDay + REFUNDS_PER_DAY.guest);
    expect(charges.filter(({ refundedAt }) => refundedAt !== null)).toHaveLength(REFUNDS_PER_DAY.guest);
    expect(server.asked.length - play.askedBefore).toBeLessThanOrEqual(boundOf("guest"));
    await assertSound(play);
  });

  it("reads that a reply counts although it went wrong, once the day's refunds are used up", async () => {
    const play = await playing();
    doing = "lies";
    const seen = [];
    for (let time = 0; time < 4; time++) {
      play.chat = nextId("chat");
      seen.push((await follow(play, await begin(play, "send"))).metadata);
    }
    expect(seen.map(({ counted: counts }) => counts === true)).toEqual([false, false, false, true]);
    expect(seen.map(({ left }) => left)).toMatchObject([5, 5, 5, 4].map((remaining) => ({ remaining })));
    doing = "fails";
    play.chat = nextId("chat");
    const failed = await follow(play, await begin(play, "send"));
    expect(failed.error).toContain("counts as a message");
  });

  it("is charged for a reply that comes to the longest there is", async () => {
    const play = await playing();
    await act(play, { do: "send", vendor: "too long", meanwhile: "stop" });
    await act(play, { do: "temporary", vendor: "too long", meanwhile: "stop" });
    expect(await usageOf(play.deps, play.scope, { address: ADDRESS })).toMatchObject({ used: 2 });
  });

  it("gives its address no messages back by signing in", async () => {
    const play = await playing();
    for (let round = 0; round < 8; round++) {
      const guest = fixtures.guest();
      play.scope = guest;
      for (let time = 0; time < 5; time++)
        await act(play, { do: "send", vendor: "answers", meanwhile: "stop" });
      await claimGuestWork(fixtures.deps, guest, play.user);
    }
    expect(server.asked.length - play.askedBefore).toBe(GUEST_ADDRESS_MESSAGES);
  });
});

describe("the day's budget", () => {
  it("is not passed by replies that are written at the same time: the built-in tutor writes the others", async () => {
    fixtures.pass(DAY_MS);
    doing = "answers";
    const scope = await fixtures.user(`00000000-0000-4000-8000-${String(++ids).padStart(12, "e")}`);
    const play = { scope, deps: process() };
    let answer = () => {};
    held = new Promise((resolve) => {
      answer = resolve;
    });
    const replies = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const message = { id: nextId("message"), text: "Solve 6x = 54" };
        const run = await startReply(play.deps, scope, { id: nextId("chat"), message, address: ADDRESS });
        const events = await followReply(play.deps, scope, {
          run,
          after: 0,
          signal: new AbortController().signal,
        });
        const reply = await viewed(events);
        // While the vendor keeps all of its own waiting, the first that ends is one that the budget turned away.
        answer();
        return reply;
      }),
    );
    const instead = replies.filter(({ metadata }) => metadata.standIn === true);
    expect(instead.length).toBeGreaterThan(0);
    for (const { text, metadata, error } of instead) {
      expect([metadata.source, error]).toEqual(["engine", null]);
      expect(text).toContain("$x = 9$");
    }
    const written = replies.length - instead.length;
    expect(await usageOf(play.deps, scope, { address: ADDRESS })).toMatchObject({ used: written });
  });
});

describe("a budget of a few cents", () => {
  const passed = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  };

  async function someone(): Promise<Play> {
    const guest = fixtures.guest();
    const user = await fixtures.user(`00000000-0000-4000-8000-${String(++ids).padStart(12, "a")}`);
    return { scope: guest, guest, user, deps: process(), chat: "", bound: 0, askedBefore: 0 };
  }

  /** One turn of somebody, who interferes after some turns of the event loop. */
  async function turnOf(scope: Scope, address: string, { how, after }: { how: number; after: number }) {
    const deps = process();
    const text = `Explain how 2x + ${how} = ${after} is solved`;
    if (how === 0) {
      const gone = new AbortController();
      const talk = { messages: [{ role: "user" as const, text }], mode: "explain" as const };
      const events = await allowed(() =>
        replyTemporarily(deps, scope, { ...talk, address, signal: gone.signal }),
      );
      void passed(after).then(() => gone.abort());
      return events && viewed(events);
    }
    const id = nextId("chat");
    const message = { id: nextId("message"), text };
    const run = await allowed(() => startReply(deps, scope, { id, message, address }));
    if (run === null) return null;
    const signal = new AbortController().signal;
    const reading = viewed(await followReply(deps, scope, { run, after: 0, signal }));
    await passed(after);
    if (how === 1) await allowed(() => deleteChat(deps, scope, id));
    else await stopReplies(deps, scope, id);
    return reading;
  }

  it("is not passed by what was sent at the longest it may be answered, whoever asks at once and however they leave; the reply says so", async () => {
    const chance = fc.record({ how: fc.nat({ max: 4 }), after: fc.nat({ max: 60 }), isUser: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(chance, { minLength: 24, maxLength: 40 }), async (turns) => {
        fixtures.pass(DAY_MS);
        [doing, standing, stood] = ["anything", [], 0];
        await Promise.all(
          turns.map(async ({ isUser, ...turn }, place) => {
            const id = `00000000-0000-4000-8000-${String(++ids).padStart(12, "f")}`;
            const scope = isUser ? await fixtures.user(id) : fixtures.guest();
            await turnOf(scope, `198.51.100.${place}`, turn);
          }),
        );
        expect(stood).toBeGreaterThan(0);
        expect(stood).toBeLessThanOrEqual(CAP_MICROS);
        const days = await (await fixtures.deps.db()).select().from(spendingDays);
        const today = days.find(({ day }) => day === fixtures.deps.now().toISOString().slice(0, 10));
        expect(today?.reservedMicros).toBe(0);
        expect(today?.spentMicros).toBeGreaterThanOrEqual(Math.floor(sumOf(standing)));
        doing = "stalls";
        for (let more = 0; more < 8; more += 1)
          await turnOf(fixtures.guest(), ADDRESS, { how: 2, after: 40 });
        const play = await someone();
        const { metadata, text } = await follow(play, await begin(play, "send"));
        expect(metadata).toMatchObject({ standIn: true, source: "engine" });
        expect(text).toContain("x = 2");
        expect(stood).toBeLessThanOrEqual(CAP_MICROS);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});
