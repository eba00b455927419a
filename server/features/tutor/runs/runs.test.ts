import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages, runEvents, runs, spendingDays, usage } from "@/drizzle/schema";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { TutorDeps, TutorServices } from "@/server/deps";
import { getChat, subjectOf } from "@/server/features/chat/service";
import { createSolve } from "@/server/features/solve/service";
import { createEmbeddedModel } from "@/server/features/tutor/built-in/model";
import { createLiveRuns } from "@/server/providers/live-runs";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import type { Scope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import type { ReplyTo } from "../types";
import { followReply } from "./follow-reply";
import { getConversation } from "./get-conversation";
import { heartbeat } from "./heartbeat";
import { recoverAbandoned } from "./recover";
import { startReply as start } from "./start-reply";
import { stopReplies } from "./stop-replies";

let fixtures: TestFixtures;
let ALMA: Scope;
let BEN: Scope;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;
const MISSING = expect.objectContaining({ code: "NOT_FOUND" });

beforeAll(async () => {
  fixtures = await createTestFixtures();
  ALMA = fixtures.guest();
  BEN = await fixtures.user("00000000-0000-4000-8000-00000000beef");
});
afterAll(() => fixtures.close());

const startReply = (using: TutorDeps, scope: Scope, send: ReplyTo) =>
  start(using, scope, { ...send, address: "192.0.2.7" });

/** A process of its own on the fixtures' database; each one's clock is a day later, so that there are messages left. */
function process(changes: Partial<TutorServices> = {}): TutorDeps {
  fixtures.pass(86_400_000);
  return createTutorDeps(fixtures.deps, changes);
}

const languageModel = (words: readonly string[], before?: (index: number) => Promise<void>) =>
  vendorOf(scriptedModel(words, before));

async function follow(using: TutorDeps, run: string, after = 0, scope: Scope = ALMA) {
  return followReply(using, scope, { run, after, signal: new AbortController().signal });
}

const question = (text: string, id = nextId("chat")) => ({ id, message: { id: nextId("message"), text } });

/** Sends, and waits for the reply. */
async function ask(using: TutorDeps, send: ReplyTo, scope: Scope = ALMA) {
  const run = await startReply(using, scope, send);
  return { run, ...(await viewed(await follow(using, run, 0, scope))) };
}

/** Something that happens when the test wants it to. */
function moment() {
  let happen: () => void = () => {};
  const happens = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happens };
}

/** A process that is writing "One two " and dies before the next word. */
async function dying(send = question("Count")) {
  const { happen: said, happens: hasSaid } = moment();
  const never = new Promise<void>(() => {});
  const words = languageModel(["One ", "two ", "three"], async (index) => {
    if (index < 2) return;
    said();
    await never;
  });
  const using = process({ chatModel: words });
  const run = await startReply(using, ALMA, send);
  await hasSaid;
  const events = await follow(using, run);
  let text = "";
  while (text !== "One two ") {
    const { value } = await events.next();
    if (typeof value === "string") text += value;
  }
  return { run, send, using };
}

/** Nobody has heard of the process for longer than it is believed. */
async function silence(run: string) {
  const db = await fixtures.deps.db();
  await db.update(runs).set({ heartbeatAt: sql`now() - interval '1 hour'` }).where(eq(runs.id, run));
}

async function booked(run: string) {
  const db = await fixtures.deps.db();
  return (await db.select().from(usage).where(eq(usage.runId, run)))[0];
}

describe("a reply", () => {
  it("is written after the student's message has been saved", async () => {
    const send = question("Are you there");
    const { happens, happen } = moment();
    const chatModel = languageModel(["Ready"], () => happens);
    const using = process({ chatModel });
    const run = await startReply(using, ALMA, send);
    const before = await getConversation(using, ALMA, send.id);
    expect(before.messages.map(({ text }) => text)).toEqual(["Are you there"]);
    expect(before.runId).toBe(run);
    happen();
    await viewed(await follow(using, run));
    expect((await getConversation(using, ALMA, send.id)).runId).toBeNull();
  });

  it("goes on when nobody looks and is kept", async () => {
    const send = question("Solve 9k = 72");
    const using = process();
    const run = await startReply(using, ALMA, send);
    const gone = new AbortController();
    gone.abort();
    await viewed(await followReply(using, ALMA, { run, after: 0, signal: gone.signal }));
    await viewed(await follow(using, run));
    expect((await getChat(using, ALMA, send.id)).messages[1]?.text).toContain("$k = 8$");
  });

  it("keeps its text when it is stopped and says that it was", async () => {
    const send = question("Count");
    const { happens, happen } = moment();
    const chatModel = languageModel(["One ", "two ", "three"], (index) =>
      index === 2 ? happens : Promise.resolve(),
    );
    const using = process({ chatModel });
    const run = await startReply(using, ALMA, send);
    let text = "";
    for await (const event of await follow(using, run)) {
      if (typeof event === "string") text += event;
      if (text === "One two ") await stopReplies(using, ALMA, send.id).finally(happen);
    }
    expect((await getChat(using, ALMA, send.id)).messages[1]).toMatchObject({
      text: "One two ",
      stopped: true,
      source: "language-model",
    });
  });

  it("is not kept when the model fails at once, and sending the message again has it written", async () => {
    const send = question("Hello");
    const broken = languageModel(["Half"], () => Promise.reject(new Error("the line broke")));
    const failed = await ask(process({ chatModel: broken }), send);
    expect(failed.error).toMatch(/not available at the moment/);
    expect((await getChat(process(), ALMA, send.id)).messages.map(({ role }) => role)).toEqual(["user"]);
    const again = await ask(process(), send);
    expect(again.error).toBeNull();
    expect((await getChat(process(), ALMA, send.id)).messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
    ]);
  });

  it("is written once for a message that is sent many times, also at once", async () => {
    const send = question("Solve 6m = 54");
    const using = process();
    const sent = await Promise.all(Array.from({ length: 8 }, () => startReply(using, ALMA, send)));
    expect(new Set(sent).size).toBe(1);
    await viewed(await follow(using, sent[0] ?? ""));
    expect(await startReply(using, ALMA, send)).toBe(sent[0]);
    const db = await fixtures.deps.db();
    const kept = await db.select().from(messages).where(eq(messages.chatId, send.id));
    expect(kept).toHaveLength(2);
  });

  it("is beside the earlier one when another one is asked for", async () => {
    const send = question("Hello");
    const using = process();
    const first = await ask(using, send);
    const second = await ask(using, { ...send, again: true });
    const [, reply] = (await getChat(using, ALMA, send.id)).messages;
    expect(reply?.id).toBe(second.run);
    expect(reply?.versions).toMatchObject({ index: 2, count: 2, previousId: first.run });
  });

  it("of a message that was changed begins another branch", async () => {
    const using = process();
    const send = question("Solve 2a = 8");
    await ask(using, send);
    const follow_ = { ...question("Thanks", send.id) };
    await ask(using, follow_);
    const changed = { ...question("Solve 2a = 10", send.id), parentId: null };
    await ask(using, changed);
    const { messages: shown } = await getChat(using, ALMA, send.id);
    expect(shown.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(shown[0]?.versions).toMatchObject({ index: 2, count: 2, previousId: send.message.id });
    expect(shown[1]?.text).toContain("$a = 5$");
  });

  it("is told what was said on its own branch only", async () => {
    const using = process();
    const send = question("My secret is walnut");
    await ask(using, send);
    let prompt: LanguageModelV4Prompt = [];
    const model = {
      ...scriptedModel(["Fine"]),
      doStream: (options: { prompt: LanguageModelV4Prompt }) => {
        prompt = options.prompt;
        return scriptedModel(["Fine"]).doStream({ prompt: [] });
      },
    };
    const other = process({ chatModel: vendorOf(model) });
    await ask(other, { ...question("Another beginning", send.id), parentId: null });
    expect(JSON.stringify(prompt)).toContain("Another beginning");
    expect(JSON.stringify(prompt)).not.toContain("walnut");
  });
});

describe("another owner's conversation", () => {
  it("is not found for writing, following or stopping, nor through the id of a message in it", async () => {
    const using = process();
    const send = question("Hello");
    const { run } = await ask(using, send);
    await expect(startReply(using, BEN, question("Let me in", send.id))).rejects.toEqual(MISSING);
    await expect(follow(using, run, 0, BEN)).rejects.toEqual(MISSING);
    await expect(stopReplies(using, BEN, send.id)).rejects.toEqual(MISSING);
    await expect(startReply(using, BEN, { id: send.id, resume: run })).rejects.toEqual(MISSING);
    await expect(startReply(using, BEN, { id: nextId("chat"), message: send.message })).rejects.toEqual(
      MISSING,
    );
    const under = { ...question("Below hers"), parentId: send.message.id };
    await expect(startReply(using, BEN, under)).rejects.toEqual(MISSING);
    expect((await getChat(using, ALMA, send.id)).messages).toHaveLength(2);
  });
});

describe("a viewer", () => {
  it("who comes back gets what was told since, and nothing twice", async () => {
    const using = process();
    const { run, text, events } = await ask(using, question("Solve 5w + 1 = 36"));
    for (const after of [0, 1, 2, 3, events]) {
      const rest = await viewed(await follow(using, run, after));
      expect(rest.events).toBe(events - after);
      expect(text.endsWith(rest.text)).toBe(true);
    }
  });

  it("in another process reads along to the end", async () => {
    const { happens, happen } = moment();
    const chatModel = languageModel(["One ", "two ", "three"], (index) =>
      index === 2 ? happens : Promise.resolve(),
    );
    const run = await startReply(process({ chatModel }), ALMA, question("Count"));
    const elsewhere = await follow(process(), run);
    let text = "";
    for await (const event of elsewhere) {
      if (typeof event === "string") text += event;
      if (text === "One two ") happen();
    }
    expect(text).toBe("One two three");
  });

  it("who comes when the events are forgotten gets the reply as it was kept", async () => {
    const using = process();
    const { run, text } = await ask(using, question("Solve 5w + 1 = 41"));
    const db = await fixtures.deps.db();
    await db.delete(runEvents).where(eq(runEvents.runId, run));
    expect(await viewed(await follow(using, run))).toMatchObject({ text, error: null });
  });
});

describe("a process that dies while it writes", () => {
  it("loses no word that anyone saw, and the reply is marked as interrupted", async () => {
    const { run, send } = await dying();
    await silence(run);
    const { messages: shown, runId } = await getConversation(process(), ALMA, send.id);
    expect(shown[1]).toMatchObject({ text: "One two ", interrupted: true, source: "language-model" });
    expect(runId).toBeNull();
    const seen = await viewed(await follow(process(), run));
    expect(seen).toMatchObject({ text: "One two ", metadata: { interrupted: true } });
  });

  it("is not given up as long as it is heard of", async () => {
    const { run, send, using } = await dying();
    await silence(run);
    await heartbeat(using);
    expect((await getConversation(process(), ALMA, send.id)).runId).toBe(run);
  });

  it("is given up at once by its successor where there can be no other", async () => {
    const { send } = await dying();
    const shown = await getConversation(process({ alone: true }), ALMA, send.id);
    expect(shown.messages[1]).toMatchObject({ text: "One two ", interrupted: true });
  });

  it("leaves a reply that is kept and does not count although nobody comes back to the conversation", async () => {
    const { run, send } = await dying();
    await silence(run);
    await recoverAbandoned(process(), null);
    const [shown] = (await getChat(process(), ALMA, send.id)).messages.slice(1);
    expect(shown).toMatchObject({ text: "One two ", interrupted: true });
    expect((await booked(run))?.refundReason).toBe("interrupted");
  });

  it("is not taken for dead by itself, also when the clock was put forward", async () => {
    const { run, send, using } = await dying();
    await silence(run);
    expect((await getConversation(using, ALMA, send.id)).runId).toBe(run);
  });

  it("is not heard of for a run that it could not put down", async () => {
    const { run, send, using } = await dying();
    await silence(run);
    const live = createLiveRuns();
    live.open("another-run", "another-chat");
    await heartbeat({ ...using, live });
    expect((await getConversation({ ...using, live }, ALMA, send.id)).runId).toBeNull();
  });

  it("takes nothing back when it wakes up after all", async () => {
    const { happens, happen } = moment();
    const chatModel = languageModel(["One ", "two"], (index) => (index === 1 ? happens : Promise.resolve()));
    const sleeper = process({ chatModel });
    const send = question("Count");
    const run = await startReply(sleeper, ALMA, send);
    for await (const event of await follow(sleeper, run)) if (event === "One ") break;
    await silence(run);
    await getConversation(process(), ALMA, send.id);
    happen();
    const all = await follow(sleeper, run);
    await viewed(all);
    expect((await getChat(process(), ALMA, send.id)).messages[1]).toMatchObject({
      text: "One ",
      interrupted: true,
    });
  });

  it("leaves a reply that can be carried on by a language model, behind its own words", async () => {
    const { run, send } = await dying();
    await silence(run);
    await getConversation(process(), ALMA, send.id);
    let prompt = "";
    const model = {
      ...scriptedModel(["three"]),
      doStream: (options: { prompt: LanguageModelV4Prompt }) => {
        prompt = JSON.stringify(options.prompt);
        return scriptedModel(["three"]).doStream({ prompt: [] });
      },
    };
    const using = process({ chatModel: vendorOf(model) });
    const whole = await ask(using, { id: send.id, resume: run });
    expect(whole.text).toBe("One two three");
    expect(prompt).toContain("One two ");
    const { messages: shown } = await getChat(using, ALMA, send.id);
    expect(shown.map(({ text }) => text)).toEqual(["Count", "One two three"]);
    expect(shown[1]?.interrupted).toBeUndefined();
    expect(shown[1]?.versions).toBeUndefined();
  });

  it("leaves a reply that the built-in tutor carries on to the same end", async () => {
    const send = question("Solve 7p - 3 = 39");
    const slow = createEmbeddedModel({ engine: createEngineInProcess(), chunkPauseMs: 60_000 });
    const using = process({ chatModel: { kind: "engine", model: slow } });
    const run = await startReply(using, ALMA, send);
    for await (const event of await follow(using, run)) if (typeof event === "string") break;
    await silence(run);
    const cut = (await getConversation(process(), ALMA, send.id)).messages[1]?.text ?? "";
    const whole = await ask(process(), { id: send.id, resume: run });
    const fresh = await ask(process(), question("Solve 7p - 3 = 39"));
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.length).toBeLessThan(fresh.text.length);
    expect(whole.text).toBe(fresh.text);
  });
});

describe("a process that is asked to end", () => {
  it("puts down what it was writing, to be carried on by the next one", async () => {
    const { run, send, using } = await dying();
    await using.live.interrupt();
    expect((await getChat(process(), ALMA, send.id)).messages[1]).toMatchObject({
      text: "One two ",
      interrupted: true,
    });
    expect(await booked(run)).toMatchObject({ refundReason: "interrupted" });
  });
});

describe("a reply that cannot be kept because the database is away", () => {
  it("is put down, to be carried on, as soon as the database answers again", async () => {
    const away = { is: false, asked: 0 };
    const db = async () => {
      if (!away.is) return fixtures.deps.db();
      away.asked += 1;
      throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    };
    const { happen: hasKept, happens: keptOne } = moment();
    const words = languageModel(["One ", "two"], (index) => (index === 1 ? keptOne : Promise.resolve()));
    const using = process({ chatModel: words });
    const events: TutorDeps["events"] = {
      add: async (event) => {
        if (away.is) await db();
        await using.events.add(event);
        if (event.body !== "One ") return;
        away.is = true;
        hasKept();
      },
    };
    const send = question("Count");
    const run = await startReply({ ...using, db, events }, ALMA, send);
    await expect.poll(() => away.asked, { timeout: 20_000 }).toBeGreaterThan(1);
    away.is = false;
    await expect
      .poll(async () => (await getChat(process(), ALMA, send.id)).messages[1], { timeout: 20_000 })
      .toMatchObject({ interrupted: true });
    expect((await booked(run))?.refundReason).toBe("interrupted");
  });
});

describe("stopping", () => {
  it("reaches a reply that another process writes", async () => {
    const { send, using, run } = await dying();
    await stopReplies(process(), ALMA, send.id);
    await heartbeat(using);
    await viewed(await follow(using, run));
    expect((await getChat(using, ALMA, send.id)).messages[1]).toMatchObject({
      text: "One two ",
      stopped: true,
    });
  });
});

describe("a conversation that is deleted while a reply is written to it", () => {
  it("leaves nothing behind and harms nobody", async () => {
    const { happens, happen } = moment();
    const chatModel = languageModel(["One ", "two"], (index) => (index === 1 ? happens : Promise.resolve()));
    const using = process({ chatModel });
    const send = question("Count");
    const run = await startReply(using, ALMA, send);
    const events = await follow(using, run);
    for (let next = await events.next(); next.value !== "One "; ) next = await events.next();
    const db = await fixtures.deps.db();
    await db.execute(sql`delete from chats where id = ${send.id}`);
    happen();
    await viewed(events);
    expect(await db.select().from(runEvents).where(eq(runEvents.runId, run))).toEqual([]);
    expect(await db.select().from(messages).where(eq(messages.chatId, send.id))).toEqual([]);
  });
});

describe("what a reply counts and costs", () => {
  const spending = { model: "priced", inputPrice: 2, outputPrice: 10, dailyCap: null };

  it("is written down once for each reply of a language model, and never for the built-in tutor", async () => {
    const send = question("Hello");
    const using = process({ chatModel: languageModel(["Hi"]), spending });
    const [first, second] = await Promise.all([startReply(using, ALMA, send), startReply(using, ALMA, send)]);
    expect(first).toBe(second);
    await viewed(await follow(using, first));
    expect(await booked(first)).toMatchObject({ model: "priced", refundedAt: null });
    const free = await ask(process(), question("Hello"));
    expect(await booked(free.run)).toBeUndefined();
  });

  it("is taken back for a reply that fails, breaks off or gives a wrong answer", async () => {
    const failing = languageModel(["x"], () => Promise.reject(new Error("the line broke")));
    const failed = await ask(process({ chatModel: failing, spending }), question("Hello"));
    expect(await booked(failed.run)).toMatchObject({ refundReason: "failed" });
    const { run, send } = await dying();
    await silence(run);
    await getConversation(process(), ALMA, send.id);
    expect(await booked(run)).toMatchObject({ refundReason: "interrupted" });
    const lying = languageModel(["So $x = 5$.\n\n**The answer is $x = 5$.**"]);
    const lied = await ask(process({ chatModel: lying, spending }), question("Solve 2x + 3 = 7"));
    expect(await booked(lied.run)).toMatchObject({ refundReason: "refuted" });
  });

  it("ends the language model's day at its limit, and the built-in tutor stands in", async () => {
    const capped = { ...spending, dailyCap: 0.000001 };
    const using = process({ chatModel: languageModel(["Hi"]), spending: capped });
    const db = await fixtures.deps.db();
    const day = using.now().toISOString().slice(0, 10);
    await db.insert(spendingDays).values({ day, spentMicros: 5 });
    const reply = await ask(using, question("Solve 8g = 96"));
    expect(reply.text).toContain("$g = 12$");
    expect(reply.metadata).toMatchObject({ standIn: true, source: "engine" });
    expect(await booked(reply.run)).toBeUndefined();
  });
});

describe("messages sent at the same time", () => {
  it("each get a place and a reply of their own", async () => {
    const using = process();
    const send = question("Hello");
    await ask(using, send);
    const sent = Array.from({ length: 6 }, () => question("Thanks", send.id));
    const started = await Promise.all(sent.map((each) => startReply(using, ALMA, each)));
    await Promise.all(started.map(async (run) => viewed(await follow(using, run))));
    const db = await fixtures.deps.db();
    const kept = await db.select().from(messages).where(eq(messages.chatId, send.id));
    expect(kept).toHaveLength(14);
    expect(new Set(kept.map(({ position }) => position)).size).toBe(14);
  });
});

describe("a conversation about a solved problem", () => {
  it("begins with the problem, which the student need not send again", async () => {
    const using = process();
    const { id: solveId } = await createSolve(using, ALMA, { text: "Solve 5v + 4 = 39", mode: "answer" });
    const send = question("is it v = 7?");
    const said = await ask(using, { ...send, solveId });
    expect(said.text).toMatch(/^\*\*Right/);
    expect((await getChat(using, ALMA, send.id)).subject).toMatchObject({ solveId, latex: "5v + 4 = 39" });
  });

  it("refuses to start from someone else's problem and shows nothing of it", async () => {
    const using = process();
    const start = startReply(using, ALMA, { ...question("why?"), solveId: "not-hers" });
    await expect(start).rejects.toEqual(MISSING);
    expect(await subjectOf(using, ALMA, "not-hers")).toBeNull();
  });
});
