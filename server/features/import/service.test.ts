import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chats, messages, solves } from "@/drizzle/schema";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { AppError } from "@/server/errors/app-error";
import { changeProfile, profileOf } from "@/server/features/account/service";
import { deleteAccount } from "@/server/features/deletion/service";
import { exportWork } from "@/server/features/export/service";
import {
  checkAttempt,
  createSolve,
  getSolve,
  listSolves,
  revealSolve,
} from "@/server/features/solve/service";
import { createSeal } from "@/server/providers/seal/keyed";
import type { Scope, UserScope } from "@/server/session/scope";
import { solve } from "@/server/solver/solve";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { type ImportDeps, importWork } from "./service";

type Item = Record<string, unknown>;
type File = Item & { solves: Item[]; chats: (Item & { messages: Item[] })[] };

let fixtures: TestFixtures;
let deps: ImportDeps;
let accounts = 0;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  deps = { ...fixtures.deps, seal: createSeal("a-secret-of-at-least-thirty-two-bytes") };
});
afterAll(() => fixtures.close());

const newcomer = (): Promise<UserScope> => {
  accounts += 1;
  return fixtures.user(`11111111-1111-4111-8111-${String(accounts).padStart(12, "0")}`);
};

const exported = async (scope: Scope): Promise<string> =>
  new Response((await exportWork(deps, scope, "json")).body).text();

const fileOf = async (scope: Scope): Promise<File> => JSON.parse(await exported(scope));

/** A file's content without what belongs to the account and the moment. */
async function contentOf(scope: Scope): Promise<unknown> {
  const file = await fileOf(scope);
  return { solves: file.solves, chats: file.chats, profile: { ...(file.profile as Item), signedUpAt: null } };
}

/** An account with every kind of work in it. */
async function busyAccount(): Promise<UserScope> {
  const owner = await newcomer();
  await changeProfile(deps, owner, { displayName: "Ada" });
  const solve = await createSolve(deps, owner, { text: "4x - 9 = 15", mode: "answer" });
  await checkAttempt(deps, owner, { id: solve.id, kind: "working", text: ["4x = 24", "x = 6"] });
  fixtures.pass(1000);
  const held = await createSolve(deps, owner, { text: "7x + 5 = 96", mode: "hints" });
  await revealSolve(deps, owner, { id: held.id, what: "step" });
  fixtures.pass(1000);
  await createSolve(deps, owner, { text: "y = x^2 - 4x + 3, find the vertex", mode: "answer" });
  const id = `chat-of-${owner.userId}`;
  const db = await deps.db();
  const at = deps.now();
  const from = { userId: owner.userId, createdAt: at, updatedAt: at };
  await db
    .insert(chats)
    .values({ ...from, id, title: "Lines", solveId: solve.id, mode: "hints", headId: `${id}-1` });
  await db.insert(messages).values([
    said(id, 0, "user", [{ type: "text", text: "Why $6$?" }]),
    said(id, 1, "assistant", [
      { type: "text", text: "Because $4 \\cdot 6 = 24$." },
      { type: "data-reply", data: { source: "engine", stopped: false } },
    ]),
  ]);
  return owner;
}

type MessageRow = typeof messages.$inferInsert;
const said = (chatId: string, position: number, role: MessageRow["role"], parts: MessageRow["parts"]) =>
  ({
    id: `${chatId}-${position}`,
    chatId,
    parentId: position === 0 ? null : `${chatId}-${position - 1}`,
    role,
    parts,
    position,
    createdAt: deps.now(),
  }) satisfies MessageRow;

const take = (scope: UserScope, file: unknown) =>
  importWork(deps, scope, Buffer.from(typeof file === "string" ? file : JSON.stringify(file)));

describe("export, delete, import", () => {
  it("restores the same content to the letter, in a new account of the same person", async () => {
    const owner = await busyAccount();
    const [file, before] = [await exported(owner), await contentOf(owner)];
    await deleteAccount(deps, owner);
    const fresh = await fixtures.user("99999999-9999-4999-8999-999999999999", owner.email);
    await fileOf(fresh);
    expect(await take(fresh, file)).toEqual({ ok: true, outcome: { solves: 3, chats: 1, known: 0 } });
    expect(await contentOf(fresh)).toEqual(before);
  });

  it("doubles nothing when the file comes twice, nor in the account it came from", async () => {
    const owner = await busyAccount();
    const file = await exported(owner);
    const before = await contentOf(owner);
    expect(await take(owner, file)).toEqual({ ok: true, outcome: { solves: 0, chats: 0, known: 4 } });
    expect(await contentOf(owner)).toEqual(before);
  });

  it("makes a copy in another account, once, and touches the first one not at all", async () => {
    const owner = await busyAccount();
    const other = await newcomer();
    const before = await contentOf(owner);
    const file = await exported(owner);
    expect(await take(other, file)).toMatchObject({ outcome: { solves: 3, chats: 1, known: 0 } });
    expect(await take(other, file)).toMatchObject({ outcome: { solves: 0, chats: 0, known: 4 } });
    expect(await contentOf(owner)).toEqual(before);
    const copy = await fileOf(other);
    const original = await fileOf(owner);
    expect(copy.solves.map(({ text, result }) => ({ text, result }))).toEqual(
      original.solves.map(({ text, result }) => ({ text, result })),
    );
    expect(copy.chats[0]?.solveId).toBe(copy.solves[0]?.id);
    expect(copy.chats[0]?.messages.map(({ parts }) => parts)).toEqual(
      original.chats[0]?.messages.map(({ parts }) => parts),
    );
  });

  it("keeps a name that was chosen since", async () => {
    const file = await exported(await busyAccount());
    const other = await newcomer();
    await changeProfile(deps, other, { displayName: "Grace" });
    await take(other, file);
    expect(await profileOf(deps, other)).toMatchObject({ displayName: "Grace" });
  });
});

describe("a worksheet", () => {
  const SHEET = "a) 4n = 36\nb) n + 8 = 2\nc) paint it";

  async function withSheet(): Promise<{ readonly owner: UserScope; readonly id: string }> {
    const owner = await newcomer();
    const { id } = await createSolve(deps, owner, { text: SHEET, mode: "hints" });
    await revealSolve(deps, owner, { id, part: 1, what: "answer" });
    await checkAttempt(deps, owner, { id, part: 0, kind: "answer", text: "n = 8" });
    return { owner, id };
  }

  it("comes back as it was, as far open as it was, also from another installation", async () => {
    const { owner, id } = await withSheet();
    const before = await getSolve(deps, owner, id);
    const file = await exported(owner);
    expect(file).not.toContain("n = 9");
    const elsewhere = { ...deps, seal: createSeal("the-secret-of-some-other-installation") };
    for (const at of [deps, elsewhere]) {
      const reader = await newcomer();
      expect(await importWork(at, reader, Buffer.from(file))).toMatchObject({ outcome: { solves: 1 } });
      const [item] = (await listSolves(at, reader, { cursor: null, limit: 2 })).items;
      const { parts, status } = await getSolve(at, reader, item?.id ?? "");
      expect({ parts, status }).toEqual({ parts: before.parts, status: "partly-solved" });
    }
  });

  it("is a document with its parts, the closed ones closed", async () => {
    const { owner } = await withSheet();
    const text = await new Response((await exportWork(deps, owner, "md")).body).text();
    expect(text).toMatch(/#### Part a[\s\S]*not shown yet[\s\S]*#### Part b[\s\S]*n = -6[\s\S]*#### Part c/);
    expect(text).not.toContain("n = 9");
  });
});

describe("a conversation with branches", () => {
  /** Adds another reply to the first message, and shows that one. */
  async function branchedAccount(): Promise<UserScope> {
    const owner = await busyAccount();
    const id = `chat-of-${owner.userId}`;
    const db = await deps.db();
    const other = {
      ...said(id, 3, "assistant", [{ type: "text", text: "Try $4 \\cdot 6$." }]),
      parentId: `${id}-0`,
    };
    await db.insert(messages).values([other, { ...said(id, 4, "user", [{ type: "text", text: "Thanks" }]) }]);
    await db
      .update(chats)
      .set({ headId: `${id}-3` })
      .where(eq(chats.id, id));
    return owner;
  }

  const linesOf = (file: File): string[] => {
    const all = file.chats[0]?.messages ?? [];
    const placeOf = (id: unknown) => all.find((message) => message.id === id)?.position ?? "-";
    const head = placeOf(file.chats[0]?.headId);
    return [
      ...all.map(({ position, parentId }) => `${position} after ${placeOf(parentId)}`),
      `shown ${head}`,
    ];
  };
  const LINES = ["0 after -", "1 after 0", "3 after 0", "4 after 3", "shown 3"];

  it("keeps them and its mode, in the account it came from and under other ids in another one", async () => {
    const owner = await branchedAccount();
    const file = await exported(owner);
    const other = await newcomer();
    await take(other, file);
    expect(linesOf(await fileOf(owner))).toEqual(LINES);
    expect(linesOf(await fileOf(other))).toEqual(LINES);
    expect((await fileOf(other)).chats[0]).toMatchObject({ mode: "hints" });
    await deleteAccount(deps, owner);
    const again = await newcomer();
    await take(again, file);
    expect(linesOf(await fileOf(again))).toEqual(LINES);
  });

  it("from before there were branches becomes one line", async () => {
    const file = await fileOf(await branchedAccount());
    for (const chat of file.chats) {
      delete chat.mode;
      delete chat.headId;
      for (const message of chat.messages) delete message.parentId;
    }
    const reader = await newcomer();
    expect(await take(reader, file)).toMatchObject({ ok: true });
    const kept = await fileOf(reader);
    expect(linesOf(kept)).toEqual(["0 after -", "1 after 0", "3 after 1", "4 after 3", "shown -"]);
    expect(kept.chats[0]).toMatchObject({ mode: "explain", headId: null });
  });

  it("whose messages name no earlier one of theirs is mended", async () => {
    const file = await fileOf(await branchedAccount());
    const [first, second, third] = file.chats[0]?.messages ?? [];
    if (!first || !second || !third) throw new Error("the file has messages");
    first.parentId = third.id;
    second.parentId = second.id;
    third.parentId = "somebody-elses-message";
    const reader = await newcomer();
    expect(await take(reader, file)).toMatchObject({ ok: true });
    expect(linesOf(await fileOf(reader)).slice(0, 3)).toEqual(["0 after -", "1 after 0", "3 after 1"]);
  });
});

describe("a file that was changed outside", () => {
  it("brings no answer that calls itself checked: the engine works every changed problem again", async () => {
    const file = await fileOf(await busyAccount());
    const forged = file.solves[0];
    if (!forged) throw new Error("the file has problems");
    forged.result = { ...(forged.result as Item), latex: "x = 7", answer: "x = 7" };
    const reader = await newcomer();
    expect(await take(reader, file)).toMatchObject({ ok: true });
    const { items } = await listSolves(deps, reader, { cursor: null, limit: 9 });
    const kept = items.find(({ text }) => text === "4x - 9 = 15");
    expect(kept).toMatchObject({ latex: "x = 6", verification: "verified" });
  });

  it("brings no verdict on the student's own working either", async () => {
    const file = await fileOf(await busyAccount());
    const attempt = file.solves[0]?.attempt as Item;
    attempt.text = "4x = 24\nx = 5";
    const reader = await newcomer();
    await take(reader, file);
    const [kept] = (await fileOf(reader)).solves;
    expect(kept?.attempt).toMatchObject({
      text: "4x = 24\nx = 5",
      check: { firstWrong: 1, finished: false },
    });
  });

  it("brings replies as ones that nobody checked", async () => {
    const file = await fileOf(await busyAccount());
    const reply = file.chats[0]?.messages[1];
    if (!reply) throw new Error("the file has a reply");
    reply.parts = [
      { type: "text", text: "The answer is 7." },
      { type: "data-reply", data: { source: "engine", stopped: false } },
    ];
    const reader = await newcomer();
    await take(reader, file);
    const kept = (await fileOf(reader)).chats[0]?.messages[1];
    expect(kept?.parts).toContainEqual({
      type: "data-reply",
      data: { source: "language-model", stopped: false },
    });
  });

  it("keeps an answer held back, also without the part only we can read", async () => {
    const file = await fileOf(await busyAccount());
    for (const solve of file.solves) delete solve.sealed;
    const reader = await newcomer();
    await take(reader, file);
    const { items } = await listSolves(deps, reader, { cursor: null, limit: 9 });
    const held = items.find(({ mode }) => mode === "hints");
    const view = await getSolve(deps, reader, held?.id ?? "");
    expect(view).toMatchObject({ answerRevealed: false, latex: "", revealedSteps: 1 });
  });

  it("is told apart by another installation, which works it again", async () => {
    const file = await exported(await busyAccount());
    const elsewhere = { ...deps, seal: createSeal("the-secret-of-some-other-installation") };
    const reader = await newcomer();
    let worked = 0;
    const counted = (text: string) => {
      worked += 1;
      return solve(text);
    };
    const counting = { ...elsewhere, engine: createEngineInProcess({ solve: counted }) };
    expect(await importWork(counting, reader, Buffer.from(file))).toMatchObject({ ok: true });
    expect(worked).toBe(3);
  });
});

describe("a file that is refused", () => {
  const refusals: readonly [string, (file: File) => unknown, string][] = [
    ["words", () => "not JSON at all", "format"],
    ["a list", () => [], "format"],
    ["another product's file", (file) => ({ ...file, format: "notes" }), "format"],
    ["a later version", (file) => ({ ...file, version: 2 }), "version"],
    ["problems that are no list", (file) => ({ ...file, solves: { length: 1 } }), "damaged"],
    ["too many problems", (file) => ({ ...file, solves: new Array(100_000).fill(null) }), "damaged"],
    ["a number for a text", (file) => withSolve(file, { text: 7 }), "damaged"],
    ["an id with a path in it", (file) => withSolve(file, { id: "../etc" }), "damaged"],
    ["a time that is none", (file) => withSolve(file, { createdAt: "yesterday" }), "damaged"],
    ["a result of another shape", (file) => withSolve(file, { result: { steps: "many" } }), "damaged"],
    ["steps without words", (file) => withSolve(file, { result: resultWith(file, [{}]) }), "damaged"],
    ["a step as long as a book", (file) => withSolve(file, { text: "1+".repeat(600_000) }), "damaged"],
    ["two messages in one place", (file) => withMessages(file, [0, 0]), "damaged"],
    ["a message at no place", (file) => withMessages(file, [0, -1]), "damaged"],
    ["a message of very many parts", (file) => withParts(file, 20, 20_000), "long"],
    ["a conversation as long as a shelf of books", (file) => withParts(file, 40, 90_000), "long"],
  ];
  it.each(refusals)("%s: says why, and nothing of it is kept", async (_name, change, problem) => {
    const file = await fileOf(await busyAccount());
    const reader = await newcomer();
    expect(await take(reader, change(file))).toMatchObject({ ok: false, problem });
    const db = await deps.db();
    expect(await db.select().from(solves).where(eq(solves.userId, reader.userId))).toEqual([]);
  });

  it("says which problem it is about", async () => {
    const file = await fileOf(await busyAccount());
    const broken = { ...file, solves: [...file.solves, { ...file.solves[0], mode: "guess" }] };
    expect(await take(await newcomer(), broken)).toEqual({
      ok: false,
      problem: "damaged",
      part: "problem 4 (mode)",
    });
  });

  it("keeps nothing when the last part cannot be written", async () => {
    const file = await exported(await busyAccount());
    const reader = await newcomer();
    const db = await deps.db();
    await db.execute(
      `create function refuse() returns trigger as $$ begin raise 'refused'; end $$ language plpgsql`,
    );
    await db.execute(
      `create trigger refuse before insert on messages for each row execute function refuse()`,
    );
    await expect(take(reader, file)).rejects.toThrow();
    await db.execute(`drop trigger refuse on messages`);
    expect(await db.select().from(solves).where(eq(solves.userId, reader.userId))).toEqual([]);
    expect(await take(reader, file)).toMatchObject({ outcome: { solves: 3, chats: 1 } });
  });

  it("stops where the engine would have to work for too long", async () => {
    const file = await fileOf(await busyAccount());
    for (const solve of file.solves) delete solve.signature;
    const late = { ...deps, engine: createEngineInProcess({ solve: usedUp(1) }) };
    expect(await importWork(late, await newcomer(), Buffer.from(JSON.stringify(file)))).toMatchObject({
      problem: "work",
    });
  });
});

describe("a hostile file", () => {
  it("reaches no prototype and no other account's rows", async () => {
    const owner = await busyAccount();
    const before = await contentOf(owner);
    const file = await fileOf(owner);
    const json = JSON.stringify({ ...file, userId: owner.userId, solves: file.solves.map(owned) });
    const hostile = json.replace('"format"', '"__proto__":{"polluted":true},"format"');
    const reader = await newcomer();
    expect(await take(reader, hostile)).toMatchObject({ ok: true });
    expect(({} as Item).polluted).toBeUndefined();
    expect(await contentOf(owner)).toEqual(before);
    expect((await fileOf(reader)).solves).toHaveLength(3);
  });

  it("keeps control characters and halves of characters out of the database", async () => {
    const file = await fileOf(await busyAccount());
    const [solve] = file.solves;
    const [chat] = file.chats;
    if (!solve || !chat?.messages[0]) throw new Error("the file has work in it");
    solve.text = "3 + 4\u0000\ud800";
    chat.title = "Tit\u0000le\udfff";
    chat.messages[0].parts = [{ type: "text", text: "he\u0000llo\ud83d" }];
    const reader = await newcomer();
    expect(await take(reader, file)).toMatchObject({ ok: true });
    const kept = await fileOf(reader);
    expect([kept.solves[0]?.text, kept.chats[0]?.title]).toEqual(["3 + 4", "Title"]);
    expect(kept.chats[0]?.messages[0]?.parts).toEqual([{ type: "text", text: "hello" }]);
  });

  it("cannot put work into the future, before all time, or past its own steps", async () => {
    const file = await fileOf(await busyAccount());
    const times = ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"];
    file.solves.forEach((solve, index) => {
      solve.createdAt = times[index] ?? solve.createdAt;
      solve.revealedSteps = 1000;
    });
    const reader = await newcomer();
    await take(reader, file);
    const { items } = await listSolves(deps, reader, { cursor: null, limit: 9 });
    for (const { createdAt } of items) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(0);
      expect(createdAt.getTime()).toBeLessThanOrEqual(deps.now().getTime());
    }
    const [first] = await Promise.all(items.map(({ id }) => getSolve(deps, reader, id)));
    expect(first?.revealedSteps).toBeLessThanOrEqual(first?.totalSteps ?? 0);
  });

  it("is refused when it is nested deeper than a stack", async () => {
    const file = await fileOf(await busyAccount());
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const json = JSON.stringify(file).replace('"text":', `"deep":${deep},"text":`);
    expect(await take(await newcomer(), json)).toMatchObject({ ok: false, problem: "damaged" });
  });

  it("with one number for many conversations brings the first of them", async () => {
    const file = await fileOf(await busyAccount());
    const reader = await newcomer();
    const same = { ...file, chats: [...file.chats, ...file.chats, ...file.chats] };
    expect(await take(reader, same)).toMatchObject({ ok: true, outcome: { chats: 1, known: 2 } });
  });
});

const owned = (solve: Item) => ({ ...solve, userId: "22222222-2222-4222-8222-222222222222" });

const withSolve = (file: File, change: Item): File => ({
  ...file,
  solves: [...file.solves.slice(1), { ...file.solves[0], ...change }],
});

const resultWith = (file: File, steps: unknown[]) => ({ ...(file.solves[0]?.result as Item), steps });

const withMessages = (file: File, positions: readonly number[]): File => ({
  ...file,
  chats: file.chats.map((chat) => ({
    ...chat,
    messages: chat.messages.map((message, index) => ({ ...message, position: positions[index] })),
  })),
});

/** Texts in one message, or one in each of as many as it takes. */
const withParts = (file: File, texts: number, length: number): File => ({
  ...file,
  chats: file.chats.map((chat) => {
    const part = { type: "text", text: "$x^2$ ".repeat(length).slice(0, length) };
    const message = { ...chat.messages[0], parts: Array.from({ length: Math.min(texts, 20) }, () => part) };
    const count = Math.ceil(texts / 20);
    return { ...chat, messages: Array.from({ length: count }, (_, position) => ({ ...message, position })) };
  }),
});

/** An engine whose time for this account is over after so many problems. */
function usedUp(after: number): (text: string) => ReturnType<typeof solve> {
  let left = after;
  return (text) => {
    left -= 1;
    if (left < 0) throw new AppError("TOO_MANY_REQUESTS");
    return solve(text);
  };
}
