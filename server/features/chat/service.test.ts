import type { LanguageModelV4 } from "@ai-sdk/provider";
import { readUIMessageStream, type UIMessage } from "ai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolve } from "@/server/features/solve/service";
import { createEmbeddedModel } from "@/server/providers/model/embedded/model";
import { createRunningReplies } from "@/server/providers/model/running-replies";
import type { Scope } from "@/server/request/scope";
import { createTestWorld, type TestWorld } from "@/server/request/testing";
import { appendMessage, listMessages } from "./repository";
import { renameChatSchema, searchChatsSchema } from "./schema";
import {
  deleteChat,
  getChat,
  listChats,
  type ReplyDeps,
  renameChat,
  searchChats,
  startReply,
  stopReply,
  subjectOf,
} from "./service";

let world: TestWorld;
let ALMA: Scope;
let BEN: Scope;
let ids = 0;
const nextId = (name: string) => `${name}-${String(++ids).padStart(20, "0")}`;

beforeAll(async () => {
  world = await createTestWorld();
  ALMA = world.guest();
  BEN = await world.user("00000000-0000-4000-8000-00000000beef");
});
afterAll(() => world.close());

/** The product's collaborators with a tutor that does not pause; each test's clock is a minute later. */
function deps(changes: Partial<ReplyDeps> = {}): ReplyDeps {
  world.pass(60_000);
  return {
    ...world.deps,
    chatModel: { model: createEmbeddedModel({ chunkPauseMs: 0 }), kind: "engine" },
    running: createRunningReplies(),
    ...changes,
  };
}

async function drain(stream: Awaited<ReturnType<typeof startReply>>): Promise<UIMessage | undefined> {
  let last: UIMessage | undefined;
  for await (const message of readUIMessageStream({ stream })) last = message;
  return last;
}

async function say(using: ReplyDeps, scope: Scope, { id, text }: { id: string; text: string }) {
  return drain(await startReply(using, scope, { id, message: { id: nextId("message"), text } }));
}

/** A model that says the given words, each only when the test lets it. */
function scriptedModel(words: readonly string[], before: (index: number) => Promise<void>): LanguageModelV4 {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  return {
    ...createEmbeddedModel(),
    async doStream({ abortSignal }) {
      const stream = new ReadableStream({
        async start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "text-start", id: "t" });
          for (const [index, delta] of words.entries()) {
            await before(index);
            if (abortSignal?.aborted) return controller.error(abortSignal.reason);
            controller.enqueue({ type: "text-delta", id: "t", delta });
          }
          controller.enqueue({ type: "text-end", id: "t" });
          controller.enqueue({ type: "finish", usage, finishReason: { unified: "stop", raw: "stop" } });
          controller.close();
        },
      });
      return { stream };
    },
  };
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

  it("saves the student's message before the model says a word", async () => {
    let seen: readonly string[] = [];
    const id = nextId("chat");
    const using = deps({
      chatModel: {
        kind: "engine",
        model: scriptedModel(["Ready"], async () => {
          seen = (await getChat(deps(), ALMA, id)).messages.map(({ text }) => text);
        }),
      },
    });
    await say(using, ALMA, { id, text: "Are you there" });
    expect(seen).toEqual(["Are you there"]);
  });

  it("shows the conversation written in last first", async () => {
    const using = deps();
    const cleo = world.guest();
    const [first, second] = [nextId("chat"), nextId("chat")];
    await say(using, cleo, { id: first, text: "Hello" });
    world.pass(1000);
    await say(using, cleo, { id: second, text: "Hi" });
    world.pass(1000);
    await say(using, cleo, { id: first, text: "Thanks" });
    expect((await listChats(using, cleo)).map(({ id }) => id)).toEqual([first, second]);
  });
});

describe("another owner's conversation", () => {
  it("is not found for reading, renaming, stopping, deleting or writing", async () => {
    const using = deps();
    const id = nextId("chat");
    await say(using, ALMA, { id, text: "Hello" });
    const missing = expect.objectContaining({ code: "NOT_FOUND" });
    await expect(getChat(using, BEN, id)).rejects.toEqual(missing);
    await expect(renameChat(using, BEN, { id, title: "Mine" })).rejects.toEqual(missing);
    await expect(stopReply(using, BEN, id)).rejects.toEqual(missing);
    await expect(deleteChat(using, BEN, id)).rejects.toEqual(missing);
    await expect(say(using, BEN, { id, text: "Let me in" })).rejects.toEqual(missing);
    expect((await getChat(using, ALMA, id)).messages).toHaveLength(2);
    expect(await listChats(using, BEN)).toEqual([]);
  });

  it("is not reached through the id of a message in it", async () => {
    const using = deps();
    const [hers, his, message] = [nextId("chat"), nextId("chat"), nextId("message")];
    await drain(await startReply(using, ALMA, { id: hers, message: { id: message, text: "Hello" } }));
    const attempt = startReply(using, BEN, { id: his, message: { id: message, text: "Hello" } });
    await expect(attempt).rejects.toEqual(expect.objectContaining({ code: "NOT_FOUND" }));
  });
});

describe("a reply", () => {
  it("keeps its text when it is stopped and says that it was", async () => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const id = nextId("chat");
    const running = createRunningReplies();
    const model = scriptedModel(["One ", "two ", "three"], (index) =>
      index === 2 ? gate : Promise.resolve(),
    );
    const using = deps({ running, chatModel: { kind: "language-model", model } });
    const stream = await startReply(using, ALMA, { id, message: { id: nextId("message"), text: "Count" } });
    let stopping: Promise<void> | undefined;
    for await (const message of readUIMessageStream({ stream })) {
      const text = message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
      if (text === "One two " && !stopping) stopping = stopReply(using, ALMA, id).finally(release);
    }
    await stopping;
    const kept = (await getChat(using, ALMA, id)).messages[1];
    expect(kept).toMatchObject({ text: "One two ", stopped: true, source: "language-model" });
  });

  it("is not kept when the model fails, and sending again keeps one message with its reply", async () => {
    const id = nextId("chat");
    const message = { id: nextId("message"), text: "Hello" };
    const model = scriptedModel(["Half"], () => Promise.reject(new Error("the line broke")));
    const broken = deps({ chatModel: { kind: "language-model", model } });
    const chunks: string[] = [];
    for await (const chunk of await startReply(broken, ALMA, { id, message })) {
      if (chunk.type === "error") chunks.push(chunk.errorText);
    }
    expect(chunks).toEqual([expect.stringMatching(/not available at the moment/)]);
    expect((await getChat(broken, ALMA, id)).messages.map(({ role }) => role)).toEqual(["user"]);
    await drain(await startReply(deps(), ALMA, { id, message }));
    expect((await getChat(deps(), ALMA, id)).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  it("replaces an earlier reply to the same message", async () => {
    const using = deps();
    const id = nextId("chat");
    const message = { id: nextId("message"), text: "Hello" };
    await drain(await startReply(using, ALMA, { id, message }));
    await drain(await startReply(using, ALMA, { id, message }));
    expect((await getChat(using, ALMA, id)).messages).toHaveLength(2);
  });

  it("is refused for a message that another one has followed", async () => {
    const using = deps();
    const id = nextId("chat");
    const message = { id: nextId("message"), text: "Hello" };
    await drain(await startReply(using, ALMA, { id, message }));
    await say(using, ALMA, { id, text: "Thanks" });
    await expect(startReply(using, ALMA, { id, message })).rejects.toEqual(
      expect.objectContaining({ code: "CONFLICT" }),
    );
  });
});

describe("messages sent at the same time", () => {
  it("each get a place of their own", async () => {
    const using = deps();
    const id = nextId("chat");
    await say(using, ALMA, { id, text: "Hello" });
    const db = await world.deps.db();
    const sent = Array.from({ length: 6 }, () =>
      appendMessage(db, ALMA, {
        chatId: id,
        id: nextId("message"),
        parts: [{ type: "text", text: "Quick" }],
        now: using.now(),
      }),
    );
    const places = (await Promise.all(sent)).map((appended) =>
      "position" in appended ? appended.position : null,
    );
    expect(places.sort()).toEqual([10, 12, 2, 4, 6, 8].sort());
  });
});

describe("a conversation about a solved problem", () => {
  it("begins with the problem, which the student need not send again", async () => {
    const using = deps();
    const id = nextId("chat");
    const { id: solveId } = await createSolve(using, ALMA, { text: "Solve 5v + 4 = 39", mode: "answer" });
    const message = { id: nextId("message"), text: "is it v = 7?" };
    const said = await drain(await startReply(using, ALMA, { id, message, solveId }));
    expect(said?.parts.map((part) => (part.type === "text" ? part.text : "")).join("")).toMatch(/^\*\*Right/);
    expect((await getChat(using, ALMA, id)).subject).toMatchObject({ solveId, latex: "5v + 4 = 39" });
  });

  it("does not tell a model what the student has not revealed", async () => {
    const id = nextId("chat");
    const { id: solveId } = await createSolve(deps(), ALMA, { text: "Solve 5v + 4 = 39", mode: "hints" });
    let prompt = "";
    const model: LanguageModelV4 = {
      ...createEmbeddedModel({ chunkPauseMs: 0 }),
      doStream: (options) => {
        prompt = JSON.stringify(options.prompt);
        return createEmbeddedModel({ chunkPauseMs: 0 }).doStream(options);
      },
    };
    const using = deps({ chatModel: { kind: "language-model", model } });
    const message = { id: nextId("message"), text: "hint" };
    await drain(await startReply(using, ALMA, { id, message, solveId }));
    expect(prompt).toContain("5v + 4 = 39");
    expect(prompt).not.toContain("v = 7");
  });

  it("refuses to start from somebody else's problem and shows nothing of it", async () => {
    const using = deps();
    const start = startReply(using, ALMA, {
      id: nextId("chat"),
      message: { id: nextId("message"), text: "why?" },
      solveId: "not-hers",
    });
    await expect(start).rejects.toEqual(expect.objectContaining({ code: "NOT_FOUND" }));
    expect(await subjectOf(using, ALMA, "not-hers")).toBeNull();
  });
});

describe("a conversation that is opened while a reply is being written", () => {
  it("says so until the reply is there", async () => {
    const id = nextId("chat");
    const running = createRunningReplies();
    let during: boolean | undefined;
    const model = scriptedModel(["Done"], async () => {
      during = (await getChat(deps({ running }), ALMA, id)).writing;
    });
    const using = deps({ running, chatModel: { kind: "engine", model } });
    await say(using, ALMA, { id, text: "Are you there" });
    expect(during).toBe(true);
    expect((await getChat(using, ALMA, id)).writing).toBe(false);
  });
});

describe("deleting a conversation", () => {
  it("removes its messages with it", async () => {
    const using = deps();
    const id = nextId("chat");
    await say(using, ALMA, { id, text: "Hello" });
    await deleteChat(using, ALMA, id);
    await expect(getChat(using, ALMA, id)).rejects.toEqual(expect.objectContaining({ code: "NOT_FOUND" }));
    expect(await listMessages(await world.deps.db(), id)).toEqual([]);
  });
});

describe("searching conversations", () => {
  const found = async (scope: Scope, query: string) =>
    (await searchChats(deps(), scope, searchChatsSchema.parse({ query }))).map(({ title }) => title);

  it("finds a text in titles and in either side's messages, the one written in last first", async () => {
    const using = deps();
    const dora = world.guest();
    const [first, second] = [nextId("chat"), nextId("chat")];
    await say(using, dora, { id: first, text: "Solve 2t + 9 = 31" });
    world.pass(1000);
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
    const emil = world.guest();
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
    await say(using, world.guest(), { id: nextId("chat"), text: "A secret about walnuts" });
    expect(await found(BEN, "walnuts")).toEqual([]);
  });

  it("takes every character for itself", async () => {
    const using = deps();
    const finn = world.guest();
    await say(using, finn, { id: nextId("chat"), text: "50% of a_b" });
    await say(using, finn, { id: nextId("chat"), text: "500 of axb \\ more" });
    expect(await found(finn, "50%")).toEqual(["50% of a_b"]);
    expect(await found(finn, "a_b")).toEqual(["50% of a_b"]);
    expect(await found(finn, "b \\ m")).toEqual(["500 of axb \\ more"]);
    expect(await found(finn, "'; drop table chats; --")).toEqual([]);
  });

  it("finds no word in how a reply is kept", async () => {
    const using = deps();
    const gita = world.guest();
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

describe("the mathematics of a language model", () => {
  const lying = "Subtract 3: $2x = 10$, so $x = 5$.\n\n**The answer is $x = 5$.**";
  const saying = (kind: ReplyDeps["chatModel"]["kind"]) =>
    deps({ chatModel: { kind, model: scriptedModel([lying], async () => undefined) } });
  const question = "Solve 2x + 3 = 7";

  it("is checked against the problem under discussion, told at the end and kept", async () => {
    const using = saying("language-model");
    const id = nextId("chat");
    const live = await say(using, ALMA, { id, text: question });
    const kept = (await getChat(using, ALMA, id)).messages[1];
    expect(kept?.checks?.claims.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["step", "refuted"],
      ["step", "unchecked"],
      ["answer", "refuted"],
    ]);
    expect(live?.metadata).toEqual({ title: question, source: "language-model", checks: kept?.checks });
  });

  it("is left alone when the engine wrote it", async () => {
    const using = saying("engine");
    const id = nextId("chat");
    await say(using, ALMA, { id, text: question });
    expect((await getChat(using, ALMA, id)).messages[1]?.checks).toBeUndefined();
  });
});
