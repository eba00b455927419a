import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reveals } from "@/drizzle/schema";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { deleteChat, getChat } from "@/server/features/chat/service";
import { createSolve, revealSolve } from "@/server/features/solve/service";
import { UNREADABLE } from "@/server/features/tutor/reply/words";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { saying, startProtocolServer, streams } from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
import type { Scope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { chooseMode, getHints, listReveals, problemKey, revealNext } from "./service";
import { Talk, TEST_ADDRESS } from "./talks/testing";

let fixtures: TestFixtures;
let ALMA: Scope;
let BEN: Scope;
let talk: Talk;
const MISSING = expect.objectContaining({ code: "NOT_FOUND" });

beforeAll(async () => {
  fixtures = await createTestFixtures();
  ALMA = fixtures.guest();
  BEN = fixtures.guest();
  talk = new Talk(fixtures, ALMA);
});
afterAll(() => fixtures.close());

const nextId = (name: string) => talk.nextId(name);
const process: Talk["process"] = (changes) => talk.process(changes);
const say: Talk["say"] = (using, what) => talk.say(using, what);

const PROBLEM = "Solve 7v + 19 = 278";
async function openings(chatId: string) {
  return (await listReveals(fixtures.deps, ALMA, chatId)).map(({ rung }) => rung);
}

describe("opening hints", () => {
  it("opens one after the other, the answer last and only when it is asked for", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM });
    const closed = await getHints(using, ALMA, id);
    expect(closed).toMatchObject({ open: [], total: 3 });
    const opened = [["kind"], ["kind", "idea"], ["kind", "idea", "step"], ["kind", "idea", "step"]];
    for (const [seen, kinds] of opened.entries()) {
      const hints = await revealNext(using, ALMA, { id, what: "next", seen });
      expect(hints?.open.map(({ kind }) => kind)).toEqual(kinds);
    }
    const all = await revealNext(using, ALMA, { id, what: "answer" });
    expect(all?.open.at(-1)).toMatchObject({ kind: "answer", text: expect.stringContaining("$v = 37$") });
    expect(await getHints(using, ALMA, id)).toEqual(all);
  });

  it("is written down once with its time, however often and however fast it is asked for", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM });
    await Promise.all([1, 2, 3].map(() => revealNext(using, ALMA, { id, what: "next", seen: 0 })));
    const first = await listReveals(using, ALMA, id);
    expect(first.map(({ rung }) => rung)).toEqual([1]);
    expect(first[0]).toMatchObject({ problem: PROBLEM, problemKey: problemKey("solve 7V+19=278") });
    await Promise.all([1, 2].map(() => revealNext(process(), ALMA, { id, what: "answer" })));
    const all = await listReveals(using, ALMA, id);
    expect(all.map(({ rung }) => rung)).toEqual([1, 2, 3, 4]);
    expect(all[0]?.createdAt).toEqual(first[0]?.createdAt);
    expect(all[3]?.createdAt.getTime()).toBeGreaterThan(first[0]?.createdAt.getTime() ?? Number.NaN);
  });

  it("in words opens the next hint, the same one when the reply is written again, and never the answer", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM });
    expect((await say(using, { id, text: "hint" })).text).toMatch(/^\*\*Hint 1 of 3\.\*\*/);
    expect(await openings(id)).toEqual([1]);
    const { messages } = await getChat(using, ALMA, id);
    const message = messages.at(-2);
    if (message) {
      const send = {
        id,
        message: { id: message.id, text: message.text },
        again: true as const,
        address: TEST_ADDRESS,
      };
      const run = await startReply(using, ALMA, send);
      await viewed(await followReply(using, ALMA, { run, after: 0, signal: new AbortController().signal }));
    }
    expect(await openings(id)).toEqual([1]);
    for (const text of ["next step", "hint", "next", "hint", "next"]) await say(using, { id, text });
    expect(await openings(id)).toEqual([1, 2, 3]);
  });

  it("begins again with another problem", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM });
    await revealNext(using, ALMA, { id, what: "answer" });
    await say(using, { id, text: "Solve 4w - 11 = 93" });
    expect(await getHints(using, ALMA, id)).toMatchObject({ open: [] });
    await say(using, { id, text: PROBLEM });
    expect((await getHints(using, ALMA, id))?.open).toHaveLength(4);
  });

  it("knows what is open where the problem was solved, and no more", async () => {
    const using = process();
    const { id: solveId } = await createSolve(using, ALMA, { text: PROBLEM, mode: "hints" });
    await revealSolve(using, ALMA, { id: solveId, what: "step" });
    const id = nextId("chat");
    const { text } = await say(using, { id, text: "just tell me", solveId });
    expect(text).not.toMatch(/37/);
    const kinds = (await getHints(using, ALMA, id))?.open.map(({ kind, openedAt }) => [kind, openedAt]);
    expect(kinds).toEqual([
      ["kind", null],
      ["idea", null],
      ["step", null],
    ]);
    await revealSolve(using, ALMA, { id: solveId, what: "answer" });
    expect((await getHints(using, ALMA, id))?.open).toHaveLength(4);
  });

  it("shows and opens nothing of someone else's conversation", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM });
    await revealNext(using, ALMA, { id, what: "next", seen: 0 });
    await expect(getHints(using, BEN, id)).rejects.toEqual(MISSING);
    await expect(revealNext(using, BEN, { id, what: "answer" })).rejects.toEqual(MISSING);
    await expect(chooseMode(using, BEN, { id, mode: "explain" })).rejects.toEqual(MISSING);
    expect(await listReveals(using, BEN, id)).toEqual([]);
    expect(await openings(id)).toEqual([1]);
  });

  it("goes with the conversation", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM });
    await revealNext(using, ALMA, { id, what: "next", seen: 0 });
    await deleteChat(using, ALMA, id);
    const db = await fixtures.deps.db();
    expect(await db.select().from(reveals).where(eq(reveals.chatId, id))).toEqual([]);
  });
});

describe("how the tutor helps", () => {
  it("is kept with the conversation", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: PROBLEM, mode: "explain" });
    await chooseMode(using, ALMA, { id, mode: "check" });
    expect((await getChat(using, ALMA, id)).mode).toBe("check");
  });

  it("is absent for a conversation without a problem the engine solves", async () => {
    const using = process();
    const id = nextId("chat");
    await say(using, { id, text: "Hello" });
    expect(await getHints(using, ALMA, id)).toBeNull();
    expect(await revealNext(using, ALMA, { id, what: "answer" })).toBeNull();
  });
});

describe("a conversation that the engine cannot look through", () => {
  it("has no hints, and no reply of a model's, for nobody knows what to keep back", async () => {
    const server = await startProtocolServer(streams(saying("v is 37.")));
    try {
      const chatModel = createOpenAICompatibleModel({ baseUrl: server.baseUrl, modelId: "m" });
      const engine = createEngineInProcess({ ladderInTalk: () => "unknown" });
      const using = { ...process({ chatModel }), engine };
      const id = nextId("chat");
      const { text } = await say(using, { id, text: PROBLEM });
      expect(text).toBe(UNREADABLE);
      expect(server.asked).toEqual([]);
      expect(await getHints(using, ALMA, id)).toBeNull();
    } finally {
      await server.close();
    }
  });
});
