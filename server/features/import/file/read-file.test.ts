import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { spawnCompiled } from "@/server/composition/engine/testing-thread";
import { captureLog } from "@/server/errors/testing";
import { createEnginePool, type EnginePool } from "@/server/providers/engine/pool";
import { createSeal } from "@/server/providers/seal/keyed";
import { solve } from "@/server/solver/solve";
import { CHARACTERS_AT_ONCE, ITEM_LIMITS, ROWS_AT_ONCE } from "../constants";
import { sizeOf } from "../policy";
import type { FileBytes, IncomingWork, PackedRows } from "../types";
import { unpack } from "./packs";
import { readFile } from "./read-file";
import { Refused } from "./refused";

const seal = createSeal("a-secret-of-at-least-thirty-two-bytes");
const worked = solve("3x + 4 = 19");
const deps = {
  seal,
  now: () => new Date(Date.UTC(2026, 0, 5)),
  engine: createEngineInProcess({ solve: () => worked, practiceAnswer: () => null }),
};

const AT = "2026-01-01T00:00:00.000Z";
const solveItem = {
  id: "a-solve",
  text: "3x + 4 = 19",
  mode: "answer",
  result: worked,
  revealedSteps: 0,
  answerRevealed: true,
  attempt: null,
  partProgress: null,
  solveMs: 3,
  createdAt: AT,
};
const message = (position: number, text: string) => ({
  id: `m${position}`,
  role: position % 2 === 0 ? "user" : "assistant",
  parts: [{ type: "text", text }],
  position,
  createdAt: AT,
});
const chatItem = (messages: readonly object[]) => ({
  id: "a-chat",
  title: "Lines",
  solveId: null,
  mode: "explain",
  headId: null,
  createdAt: AT,
  updatedAt: AT,
  messages,
});
const review = { skill: "x", level: 1, seed: 3, text: "2 + 2", events: [], reviewedAt: null, createdAt: AT };
const set = { title: "Set", items: [], token: "t", createdAt: AT };
const written = (content: object): string =>
  JSON.stringify({ format: "classmate-export", version: 1, profile: { displayName: "Ada" }, ...content });

/** JSON of a hostile shape, of about so many characters. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  "many names": (size) => `{${list(size / 12, (n) => `"k${n}":${n}`)}}`,
  "one name many times": (size) => `{${list(size / 6, () => `"k":0`)}}`,
  "a wide list": (size) => `[${list(size / 2, () => "0")}]`,
  "lists in lists": (size) => `[${list(size / 42, () => "[".repeat(20) + "]".repeat(20))}]`,
  "very deep": (size) => `${"[".repeat(size / 2)}${"]".repeat(size / 2)}`,
  "deep names": (size) => `${'{"a":'.repeat(size / 7)}0${"}".repeat(size / 7)}`,
  "a long text": (size) => `"${"\\u0041".repeat(size / 6)}"`,
  "long texts": (size) => `[${list(size / 60_000, () => `"${"x".repeat(60_000)}"`)}]`,
  "many objects": (size) => `[${list(size / 24, (n) => `{"id":"${n}","text":"t"}`)}]`,
  "long numbers": (size) => `[${list(size / 300, () => "1".repeat(299))}]`,
  "white space": (size) => `[0${" ".repeat(size)}]`,
  "no JSON": (size) => `[${list(size / 4, () => "nul")}]`,
  "a broken encoding": (size) => `"${"\u0080".repeat(size)}"`,
};
const list = (count: number, item: (n: number) => string) =>
  Array.from({ length: Math.ceil(count) }, (_, n) => item(n)).join(",");

const MARK = `"here"`;
/** Everywhere such a thing can stand in a file. */
const PLACES: Readonly<Record<string, object>> = {
  "beside everything": { solves: [], chats: [], junk: "here" },
  "for the format": { format: "here", solves: [], chats: [] },
  "for the version": { version: "here", solves: [], chats: [] },
  "for the profile": { profile: "here", solves: [], chats: [] },
  "for the problems": { solves: "here", chats: [] },
  "for a problem": { solves: ["here"], chats: [] },
  "in a problem": { solves: [{ ...solveItem, junk: "here" }], chats: [] },
  "in a signed problem": { solves: [{ ...solveItem, junk: "here", signature: "x" }], chats: [] },
  "for its steps": { solves: [{ ...solveItem, result: { ...worked, steps: "here" } }], chats: [] },
  "for its progress": { solves: [{ ...solveItem, partProgress: "here" }], chats: [] },
  "in many problems": { solves: Array(5).fill({ ...solveItem, junk: "here" }), chats: [] },
  "for the conversations": { solves: [], chats: "here" },
  "for a conversation": { solves: [], chats: ["here"] },
  "in a conversation": { solves: [], chats: [{ ...chatItem([]), junk: "here", signature: "x" }] },
  "for its messages": { solves: [], chats: [{ ...chatItem([]), messages: "here" }] },
  "for a message": { solves: [], chats: [chatItem([message(0, "a"), "here" as never])] },
  "in a message": { solves: [], chats: [chatItem([{ ...message(0, "a"), junk: "here" }])] },
  "for its parts": { solves: [], chats: [chatItem([{ ...message(0, "a"), parts: "here" }])] },
  "for its text": {
    solves: [],
    chats: [chatItem([{ ...message(0, "a"), parts: [{ type: "text", text: "here" }] }])],
  },
  "for the practice problems": { solves: [], chats: [], practice: "here" },
  "in a practice problem": { solves: [], chats: [], practice: [{ ...review, events: "here" }] },
  "for the sets": { solves: [], chats: [], practiceSets: "here" },
  "in a set": { solves: [], chats: [], practiceSets: { made: [{ ...set, items: "here" }], joined: [] } },
  "for places in sets": { solves: [], chats: [], practiceSets: { made: [], joined: "here" } },
};

/** What was made and written in one turn of the event loop, at most: characters of JSON, and values. */
const most = { characters: 0, values: 0 };
let watching: NodeJS.Immediate;

function watch(): void {
  let turn = { characters: 0, values: 0 };
  const look = () => {
    turn = { characters: 0, values: 0 };
    watching = setImmediate(look);
  };
  look();
  const count = (text: string, content: unknown) => {
    turn.characters += text.length;
    turn.values += valuesIn(content);
    most.characters = Math.max(most.characters, turn.characters);
    most.values = Math.max(most.values, turn.values);
  };
  const { parse } = JSON;
  vi.spyOn(JSON, "parse").mockImplementation((text: string) => {
    const content: unknown = parse(text);
    count(text, content);
    return content;
  });
}

function valuesIn(content: unknown): number {
  const left = [content];
  let count = 0;
  for (; left.length > 0; count += 1) {
    const value = left.pop();
    if (typeof value === "object" && value !== null) for (const part of Object.values(value)) left.push(part);
  }
  return count;
}

const outcome = (file: FileBytes): Promise<IncomingWork | string> =>
  readFile(deps, file).catch((error: unknown) => {
    if (Refused.isInstance(error)) return error.problem;
    throw error;
  });

const encoded = (text: string): FileBytes => new TextEncoder().encode(text);

const fileWith = (place: object, shape: string): FileBytes =>
  new Uint8Array(
    Buffer.from(
      written(place).replaceAll(MARK, () => shape),
      shape.includes("\u0080") ? "latin1" : "utf8",
    ),
  );

describe("a file that is hostile", () => {
  beforeEach(() => {
    Object.assign(most, { characters: 0, values: 0 });
    watch();
  });
  afterEach(() => {
    clearImmediate(watching);
    vi.restoreAllMocks();
  });

  const cases = fc.record({
    place: fc.constantFrom(...Object.keys(PLACES)),
    shape: fc.constantFrom(...Object.keys(SHAPES)),
    size: fc.oneof(fc.integer({ min: 1_000, max: 60_000 }), fc.integer({ min: 60_000, max: 3_000_000 })),
  });

  it("is taken in or refused, and has no more made of it in one turn than its largest item may hold", async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ place, shape, size }) => {
        const result = await outcome(fileWith(PLACES[place] ?? {}, SHAPES[shape]?.(size) ?? ""));
        expect(typeof result === "string" ? ["format", "damaged", "long"] : [result]).toContain(result);
      }),
      { numRuns: 250 },
    );
    expect(most.values).toBeLessThanOrEqual(2 * ITEM_LIMITS.values);
    expect(most.characters).toBeLessThanOrEqual(ITEM_LIMITS.bytes + 300_000);
  });

  it("has nothing made of it before it was looked through to its end", async () => {
    const file = written({ solves: [solveItem], chats: [chatItem([message(0, "a")])] });
    for (const broken of [file.slice(0, -1), `${file},`, file.replace(`"chats"`, `"solves":[],"chats"`)]) {
      const bytes = Buffer.from(broken);
      expect(await outcome(bytes)).toBe("format");
    }
    expect(most.values).toBeLessThan(100);
  });

  it("has each of its items made in turn, however many there are", async () => {
    const many = written({
      solves: Array.from({ length: 400 }, (_, n) => ({ ...solveItem, id: `s${n}` })),
      chats: Array.from({ length: 20 }, (_, n) => ({
        ...chatItem(Array.from({ length: 60 }, (_each, at) => message(at, "$x^2$ ".repeat(400)))),
        id: `c${n}`,
      })),
    });
    const work = await outcome(Buffer.from(many));
    expect(work).toMatchObject({ displayName: "Ada" });
    expect(most.characters).toBeLessThanOrEqual(300_000);
  });
});

const rowsIn = ({ packs }: IncomingWork): PackedRows[] =>
  packs.flatMap((some) => some.spans.map((span) => unpack(some, span)));

describe("what waits to be kept", () => {
  it("is in packs of few rows, or of one long one, and in the order in which it is kept", async () => {
    const sizes = fc.array(fc.oneof(fc.nat({ max: 900 }), fc.nat({ max: 90_000 })), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(sizes, { maxLength: 12 }), async (chats) => {
        const file = written({
          solves: [solveItem, { ...solveItem, id: "another" }],
          chats: chats.map((texts, n) => ({
            ...chatItem(texts.map((size, at) => message(at, "x".repeat(size)))),
            id: `c${n}`,
          })),
        });
        const rows = rowsIn(await readFile(deps, Buffer.from(file)));
        const opened = new Set<number>();
        let messages = 0;
        for (const { kind, rows: some } of rows) {
          const size = (some as unknown[]).reduce<number>((sum, row) => sum + sizeOf(row, 9_999_999), 0);
          expect(some.length).toBeLessThanOrEqual(ROWS_AT_ONCE);
          expect(some.length === 1 || size <= CHARACTERS_AT_ONCE).toBe(true);
          if (kind === "chats") opened.clear();
          if (kind === "chats") for (const { index } of some) opened.add(index);
          if (kind !== "messages") continue;
          for (const { chat } of some) expect(opened).toContain(chat);
          messages += some.length;
        }
        expect(messages).toBe(chats.flat().length);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the thread that takes a file in", () => {
  let pool: EnginePool;
  beforeAll(async () => {
    pool = createEnginePool({ workers: 2, spawn: spawnCompiled("worker.ts"), log: captureLog().log });
    await pool.warm();
  });
  afterAll(() => pool.close());
  afterEach(() => vi.restoreAllMocks());

  it("makes nothing of it but rows that are ready, whatever stands where in it", async () => {
    const parse = vi.spyOn(JSON, "parse");
    for (const place of Object.values(PLACES))
      for (const shape of Object.values(SHAPES)) {
        const file = fileWith(place, shape(20_000));
        await readFile({ ...deps, engine: pool }, file).catch((error: unknown) => {
          if (!Refused.isInstance(error)) throw error;
        });
      }
    expect(parse).not.toHaveBeenCalled();
  });

  it("comes to the same work as the threads that read it", async () => {
    const chats = [chatItem([message(0, "a"), message(1, "b")])];
    const file = encoded(written({ solves: [solveItem], chats, practice: [] }));
    const here = await readFile({ ...deps, engine: createEngineInProcess() }, file);
    const there = await readFile({ ...deps, engine: pool }, file);
    // It was handed over, not copied.
    expect(file).toHaveLength(0);
    expect(rowsIn(there)).toEqual(rowsIn(here));
    expect(there.displayName).toBe("Ada");
  });
});
