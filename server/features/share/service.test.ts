import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chats, messages, shares } from "@/drizzle/schema";
import { replyParts, userParts } from "@/server/features/chat/policy";
import { chooseBranch, deleteChat, saveReply } from "@/server/features/chat/service";
import { deleteAccount } from "@/server/features/deletion/service";
import { checkAttempt, createSolve, deleteSolve, revealSolve } from "@/server/features/solve/service";
import type { Scope, UserScope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { shareTokenSchema } from "./schema";
import { revokeShare, share, sharedWork } from "./service";
import type { SharedChat, SharedSolve } from "./types";

let fixtures: TestFixtures;
let ada: UserScope;
let ben: UserScope;
let chatCount = 0;
let accountCount = 0;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  ada = await newcomer();
  ben = await newcomer();
});
afterAll(() => fixtures.close());

function newcomer(): Promise<UserScope> {
  accountCount += 1;
  return fixtures.user(`11111111-1111-4111-8111-${String(accountCount).padStart(12, "0")}`);
}

/** A conversation of so many messages in one line, each called "chat-N-place". */
async function conversation(owner: Scope, length: number, solveId: string | null = null): Promise<string> {
  chatCount += 1;
  const id = `a-chat-of-theirs-${chatCount}`;
  const db = await fixtures.deps.db();
  const whose = owner.kind === "user" ? { userId: owner.userId } : { guestId: owner.guestId };
  await db.insert(chats).values({ id, ...whose, title: `Chat ${chatCount}`, solveId });
  for (let place = 0; place < length; place += 1) await speak(id, place, place === 0 ? null : place - 1);
  return id;
}

/** Says one thing in a conversation and shows it. */
async function speak(chatId: string, place: number, after: number | null): Promise<void> {
  const db = await fixtures.deps.db();
  const text = `words ${place}`;
  const id = `${chatId}-${place}`;
  const said =
    place % 2 === 0
      ? { role: "user" as const, parts: userParts(text) }
      : {
          role: "assistant" as const,
          parts: replyParts(text, { source: "language-model", stopped: false }),
        };
  const parentId = after === null ? null : `${chatId}-${after}`;
  await db.insert(messages).values({ ...said, id, chatId, parentId, position: place });
  await db.update(chats).set({ headId: id }).where(eq(chats.id, chatId));
}

const tokenOf = ({ url }: { readonly url: string }) => url.split("/").at(-1) ?? "";
const ofChat = (id: string, upToNow = false) => ({ kind: "chat", id, upToNow }) as const;
const ofSolve = (id: string) => ({ kind: "solve", id, upToNow: false }) as const;

async function read(link: { readonly url: string }): Promise<SharedChat> {
  const work = await sharedWork(fixtures.deps, tokenOf(link));
  if (work?.kind !== "chat") throw new Error("no conversation under this link");
  return work.chat;
}

async function readSolve(link: { readonly url: string }): Promise<SharedSolve> {
  const work = await sharedWork(fixtures.deps, tokenOf(link));
  if (work?.kind !== "solve") throw new Error("no problem under this link");
  return work.solve;
}

const wordsOf = ({ messages: said }: SharedChat) => said.map(({ text }) => text);

describe("the link to a conversation", () => {
  it("shows what was said, with its source, and nothing of whose it is", async () => {
    const id = await conversation(ada, 2);
    const link = await share(fixtures.deps, ada, ofChat(id));
    expect(link).toEqual({
      url: expect.stringMatching(/^http:\/\/classmate\.example\/share\//),
      behind: false,
    });
    const chat = await read(link);
    expect(wordsOf(chat)).toEqual(["words 0", "words 1"]);
    expect(chat.messages[1]).toMatchObject({ role: "assistant", source: "language-model" });
    expect(JSON.stringify(chat)).not.toMatch(new RegExp(`${ada.userId}|${ada.email}`));
  });

  it("cannot be guessed: its token has 144 random bits", async () => {
    const links = await Promise.all(
      [1, 2, 3].map(async () => share(fixtures.deps, ada, ofChat(await conversation(ada, 1)))),
    );
    const tokens = links.map(tokenOf);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      expect(Buffer.from(token, "base64url")).toHaveLength(18);
      expect(shareTokenSchema.safeParse(token).success).toBe(true);
    }
  });

  it("shows the whole of a reply that broke off when it was shared and was carried on since", async () => {
    const id = await conversation(ada, 2);
    const link = await share(fixtures.deps, ada, ofChat(id));
    const whole = { id: `${id}-whole`, chatId: id, messageId: `${id}-0`, position: 3, text: "words 1 and 2" };
    const note = { source: "language-model", stopped: false, replaces: `${id}-1` } as const;
    await saveReply(fixtures.deps, await fixtures.deps.db(), { ...whole, ...note });
    expect(wordsOf(await read(link))).toEqual(["words 0", "words 1 and 2"]);
  });

  it("is the same one each time, also when it is asked for twice at once", async () => {
    const id = await conversation(ada, 2);
    const asked = await Promise.all([1, 2, 3].map(() => share(fixtures.deps, ada, ofChat(id))));
    const again = await share(fixtures.deps, ada, ofChat(id));
    expect(new Set([...asked, again].map(({ url }) => url)).size).toBe(1);
  });

  it("shows nothing that is said later, until it is asked to", async () => {
    const id = await conversation(ada, 2);
    const link = await share(fixtures.deps, ada, ofChat(id));
    await speak(id, 2, 1);
    await speak(id, 3, 2);
    expect(wordsOf(await read(link))).toEqual(["words 0", "words 1"]);
    expect(await share(fixtures.deps, ada, ofChat(id))).toEqual({ ...link, behind: true });
    expect(wordsOf(await read(link))).toHaveLength(2);
    expect(await share(fixtures.deps, ada, ofChat(id, true))).toEqual({ ...link, behind: false });
    expect(wordsOf(await read(link))).toHaveLength(4);
  });

  it("shows the branch that was shown, without a trace of the others", async () => {
    const id = await conversation(ada, 2);
    await speak(id, 3, 0);
    const link = await share(fixtures.deps, ada, ofChat(id));
    await chooseBranch(fixtures.deps, ada, { id, messageId: `${id}-1` });
    const chat = await read(link);
    expect(wordsOf(chat)).toEqual(["words 0", "words 3"]);
    expect(chat.messages.some((message) => "versions" in message)).toBe(false);
  });

  it("leads nowhere when the message it ends with is gone", async () => {
    const id = await conversation(ada, 2);
    const link = await share(fixtures.deps, ada, ofChat(id));
    const db = await fixtures.deps.db();
    await db.delete(messages).where(eq(messages.id, `${id}-1`));
    expect(await sharedWork(fixtures.deps, tokenOf(link))).toBeNull();
  });

  it("has the problem it is about, as it was typed and read", async () => {
    const { id: solveId } = await createSolve(fixtures.deps, ada, { text: "5x - 4 = 31", mode: "hints" });
    const chat = await read(await share(fixtures.deps, ada, ofChat(await conversation(ada, 1, solveId))));
    expect(chat.subject).toEqual({
      instruction: "Solve for $x$",
      latex: "5x - 4 = 31",
      text: "5x - 4 = 31",
    });
  });

  it("is refused for a conversation in which nothing was said", async () => {
    const id = await conversation(ada, 0);
    await expect(share(fixtures.deps, ada, ofChat(id))).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
    });
  });
});

describe("the link to a problem", () => {
  it("shows the solution without what its owner tried", async () => {
    const { id } = await createSolve(fixtures.deps, ada, { text: "8x = 72", mode: "answer" });
    await checkAttempt(fixtures.deps, ada, { id, kind: "answer", text: "x = 8" });
    const link = await share(fixtures.deps, ada, ofSolve(id));
    const solve = await readSolve(link);
    expect(solve).toMatchObject({ answer: "x = 9", verification: "verified" });
    expect(solve).not.toHaveProperty("attempt");
    expect(JSON.stringify(solve)).not.toContain(id);
    expect(await share(fixtures.deps, ada, ofSolve(id))).toEqual(link);
  });

  it("with hints first shows what was revealed and no more", async () => {
    const { id } = await createSolve(fixtures.deps, ada, { text: "7x + 5 = 96", mode: "hints" });
    const link = await share(fixtures.deps, ada, ofSolve(id));
    // Any digits may stand in the day it was made.
    const { createdAt: _day, ...closed } = await readSolve(link);
    expect(JSON.stringify(closed)).not.toContain("13");
    await revealSolve(fixtures.deps, ada, { id, what: "step" });
    const solve = await readSolve(link);
    expect(solve.steps).toHaveLength(1);
    expect(solve).toMatchObject({ answerRevealed: false, latex: "", answer: "" });
  });
});

describe("someone else", () => {
  it("cannot share what is not theirs", async () => {
    const chat = await conversation(ada, 2);
    const { id: solve } = await createSolve(fixtures.deps, ada, { text: "6 + 7", mode: "answer" });
    for (const stranger of [ben, fixtures.guest()]) {
      await expect(share(fixtures.deps, stranger, ofChat(chat))).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(share(fixtures.deps, stranger, ofSolve(solve))).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    }
    const db = await fixtures.deps.db();
    expect(await db.select().from(shares).where(eq(shares.chatId, chat))).toEqual([]);
  });

  it("cannot take back what is not theirs", async () => {
    const id = await conversation(ada, 2);
    const link = await share(fixtures.deps, ada, ofChat(id));
    await revokeShare(fixtures.deps, ben, { kind: "chat", id });
    await revokeShare(fixtures.deps, ben, { kind: "solve", id });
    expect(wordsOf(await read(link))).toHaveLength(2);
  });
});

describe("a link that was taken back", () => {
  it("leads nowhere, and the next one is another", async () => {
    const guest = fixtures.guest();
    const id = await conversation(guest, 2);
    const link = await share(fixtures.deps, guest, ofChat(id));
    await revokeShare(fixtures.deps, guest, { kind: "chat", id });
    await revokeShare(fixtures.deps, guest, { kind: "chat", id });
    expect(await sharedWork(fixtures.deps, tokenOf(link))).toBeNull();
    expect(await share(fixtures.deps, guest, ofChat(id))).not.toEqual(link);
  });

  it("leaves the links of others alone", async () => {
    const { id } = await createSolve(fixtures.deps, ada, { text: "9 * 6", mode: "answer" });
    const kept = await share(fixtures.deps, ada, ofSolve(id));
    await revokeShare(fixtures.deps, ada, {
      kind: "solve",
      id: (await createSolve(fixtures.deps, ada, { text: "1 + 1", mode: "answer" })).id,
    });
    expect((await readSolve(kept)).answer).toBe("54");
  });
});

describe("what is deleted", () => {
  it("takes its link along: a conversation, a problem, an account", async () => {
    const owner = await newcomer();
    const [chat, other] = [await conversation(owner, 2), await conversation(owner, 2)];
    const { id: solve } = await createSolve(fixtures.deps, owner, { text: "12 - 5", mode: "answer" });
    const kept = await createSolve(fixtures.deps, owner, { text: "12 - 4", mode: "answer" });
    const links = await Promise.all(
      [ofChat(chat), ofSolve(solve), ofChat(other), ofSolve(kept.id)].map((what) =>
        share(fixtures.deps, owner, what),
      ),
    );
    const db = await fixtures.deps.db();
    const open = async () =>
      (await Promise.all(links.map((link) => sharedWork(fixtures.deps, tokenOf(link))))).map(Boolean);
    await deleteChat({ ...fixtures.deps, live: { stopChat: () => {} } }, owner, chat);
    await deleteSolve(fixtures.deps, owner, solve);
    expect(await open()).toEqual([false, false, true, true]);
    await deleteAccount(fixtures.deps, owner);
    expect(await open()).toEqual([false, false, false, false]);
    expect(await db.select().from(shares).where(eq(shares.chatId, other))).toEqual([]);
  });
});

describe("an address of nothing", () => {
  it.each(["", "short", `${"a".repeat(30)}'--`, "x".repeat(65)])("is no link: %s", (token) => {
    expect(shareTokenSchema.safeParse(token).success).toBe(false);
  });

  it("shows nothing", async () => {
    expect(await sharedWork(fixtures.deps, "a".repeat(24))).toBeNull();
  });
});
