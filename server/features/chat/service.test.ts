import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TutorDeps } from "@/server/deps";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import type { Scope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { listMessages } from "./repository";
import { renameChatSchema, searchChatsSchema } from "./schema";
import { deleteChat, getChat, listChats, renameChat, searchChats } from "./service";

let fixtures: TestFixtures;
let ALMA: Scope;
let BEN: Scope;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  ALMA = fixtures.guest();
  BEN = await fixtures.user("00000000-0000-4000-8000-00000000beef");
});
afterAll(() => fixtures.close());

/** The product's collaborators; each test's clock is a minute later. */
function deps(): TutorDeps {
  fixtures.pass(60_000);
  return createTutorDeps(fixtures.deps);
}

/** Sends a message and waits for its reply. */
async function say(using: TutorDeps, scope: Scope, { id, text }: { id: string; text: string }) {
  const run = await startReply(using, scope, {
    id,
    message: { id: nextId("message"), text },
    address: "192.0.2.7",
  });
  const signal = new AbortController().signal;
  return viewed(await followReply(using, scope, { run, after: 0, signal }));
}

describe("a conversation", () => {
  it("keeps both sides in order and takes its title from the first message", async () => {
    const using = deps();
    const id = nextId("chat");
    await say(using, ALMA, { id, text: "Hello" });
    await say(using, ALMA, { id, text: "Thanks" });
    const chat = await getChat(using, ALMA, id);
    expect(chat.title).toBe("Hello");
    expect(chat.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(chat.messages[3]?.text).toMatch(/welcome/);
  });

  it("shows the conversation written in last first", async () => {
    const using = deps();
    const cleo = fixtures.guest();
    const [first, second] = [nextId("chat"), nextId("chat")];
    await say(using, cleo, { id: first, text: "Hello" });
    fixtures.pass(1000);
    await say(using, cleo, { id: second, text: "Hi" });
    fixtures.pass(1000);
    await say(using, cleo, { id: first, text: "Thanks" });
    expect((await listChats(using, cleo)).items.map(({ id }) => id)).toEqual([first, second]);
  });
});

describe("the list of conversations", () => {
  it("comes a page at a time, each conversation once and none left out, also where two have one time", async () => {
    const using = deps();
    const owner = fixtures.guest();
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      if (index !== 2) fixtures.pass(1000);
      const id = nextId("chat");
      made.push(id);
      await say(using, owner, { id, text: "Hello" });
    }
    const all = (await listChats(using, owner)).items;
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(made));
    const seen: typeof all = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await listChats(using, owner, { cursor, limit: 2 });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  });

  it("is the owner's alone, whatever page is asked for", async () => {
    const using = deps();
    await say(using, ALMA, { id: nextId("chat"), text: "Hello" });
    const cursor = `${Date.now() + 1e9}_zzzz`;
    expect((await listChats(using, fixtures.guest(), { cursor, limit: 50 })).items).toEqual([]);
  });
});

describe("another owner's conversation", () => {
  it("is not found for reading, renaming, deleting or writing", async () => {
    const using = deps();
    const id = nextId("chat");
    await say(using, ALMA, { id, text: "Hello" });
    const missing = expect.objectContaining({ code: "NOT_FOUND" });
    await expect(getChat(using, BEN, id)).rejects.toEqual(missing);
    await expect(renameChat(using, BEN, { id, title: "Mine" })).rejects.toEqual(missing);
    await expect(deleteChat(using, BEN, id)).rejects.toEqual(missing);
    await expect(say(using, BEN, { id, text: "Let me in" })).rejects.toEqual(missing);
    expect((await getChat(using, ALMA, id)).messages).toHaveLength(2);
    expect((await listChats(using, BEN)).items).toEqual([]);
  });
});

describe("deleting a conversation", () => {
  it("removes its messages with it", async () => {
    const using = deps();
    const id = nextId("chat");
    await say(using, ALMA, { id, text: "Hello" });
    await deleteChat(using, ALMA, id);
    await expect(getChat(using, ALMA, id)).rejects.toEqual(expect.objectContaining({ code: "NOT_FOUND" }));
    expect(await listMessages(await fixtures.deps.db(), id)).toEqual([]);
  });
});

describe("searching conversations", () => {
  const found = async (scope: Scope, query: string) =>
    (await searchChats(deps(), scope, searchChatsSchema.parse({ query }))).map(({ title }) => title);

  it("finds a text in titles and in either side's messages, the one written in last first", async () => {
    const using = deps();
    const dora = fixtures.guest();
    const [first, second] = [nextId("chat"), nextId("chat")];
    await say(using, dora, { id: first, text: "Solve 2t + 9 = 31" });
    fixtures.pass(1000);
    await say(using, dora, { id: second, text: "Hello" });
    await renameChat(using, dora, { id: second, title: "Homework for Tuesday" });
    expect(await found(dora, "tuesday")).toEqual(["Homework for Tuesday"]);
    expect(await found(dora, "2T+9")).toEqual(["Solve 2t + 9 = 31"]);
    expect(await found(dora, "t = 11")).toEqual(["Solve 2t + 9 = 31"]);
    expect(await found(dora, "e")).toEqual(["Homework for Tuesday", "Solve 2t + 9 = 31"]);
    expect(await found(dora, "nowhere")).toEqual([]);
  });

  it("shows the latest line that has it, and none when only the title does", async () => {
    const using = deps();
    const emil = fixtures.guest();
    const id = nextId("chat");
    await say(using, emil, { id, text: "Hello" });
    await say(using, emil, { id, text: "First a line\nThanks for the train ride" });
    await renameChat(using, emil, { id, title: "Zebra" });
    const search = (query: string) => searchChats(using, emil, searchChatsSchema.parse({ query }));
    expect(await search("TRAIN")).toEqual([
      { id, title: "Zebra", excerpt: { before: "Thanks for the ", match: "train", after: " ride" } },
    ]);
    expect(await search("zebra")).toEqual([{ id, title: "Zebra", excerpt: null }]);
  });

  it("never finds another owner's words", async () => {
    const using = deps();
    await say(using, fixtures.guest(), { id: nextId("chat"), text: "A secret about walnuts" });
    expect(await found(BEN, "walnuts")).toEqual([]);
  });

  it("takes every character for itself", async () => {
    const using = deps();
    const finn = fixtures.guest();
    await say(using, finn, { id: nextId("chat"), text: "50% of a_b" });
    await say(using, finn, { id: nextId("chat"), text: "500 of axb \\ more" });
    expect(await found(finn, "50%")).toEqual(["50% of a_b"]);
    expect(await found(finn, "a_b")).toEqual(["50% of a_b"]);
    expect(await found(finn, "b \\ m")).toEqual(["500 of axb \\ more"]);
    expect(await found(finn, "'; drop table chats; --")).toEqual([]);
  });

  it("finds no word in how a reply is kept", async () => {
    const using = deps();
    const gita = fixtures.guest();
    await say(using, gita, { id: nextId("chat"), text: "Hello" });
    expect(await found(gita, "data-reply")).toEqual([]);
    expect(await found(gita, "language-model")).toEqual([]);
  });
});

describe("a name for a conversation", () => {
  it("is trimmed, is not empty and is not too long", () => {
    const named = (title: string) => renameChatSchema.safeParse({ id: nextId("chat"), title });
    expect(named("  Algebra ").data?.title).toBe("Algebra");
    expect(named("   ").success).toBe(false);
    expect(named("a".repeat(81)).success).toBe(false);
  });
});
