import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type CutPlan, cutJson, type Piece } from "./cut";
import { DEPTH_MAX, JsonTooLarge, PIECES_MAX, TOKEN_BYTES_MAX } from "./limits";

const WHOLE: CutPlan = {};
const ROOM = { bytes: 50_000_000, values: 10_000_000 };
const encode = (text: string) => new TextEncoder().encode(text);
const read = async (text: string, plan = WHOLE) => cutJson(encode(text), plan);

/** What JSON.parse says, or that it says nothing. */
const parsed = (text: string): unknown => {
  try {
    return { content: JSON.parse(text) };
  } catch {
    return "no JSON";
  }
};

const cutAndMade = async (text: string): Promise<unknown> => {
  try {
    const { root, make } = await read(text);
    return { content: await make(root, ROOM) };
  } catch (error) {
    if (error instanceof SyntaxError) return "no JSON";
    throw error;
  }
};

const valuesIn = (content: unknown): number =>
  typeof content !== "object" || content === null
    ? 1
    : Object.values(content).reduce<number>((sum, part) => sum + valuesIn(part), 1);

describe("a JSON text that is looked through", () => {
  it("is what it is to JSON.parse, white space and all", async () => {
    const json = fc.json({ maxDepth: 6 }).map((text) => text.replaceAll(/([,:[\]])/g, "$1\n "));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 6 }), json), async (text) => {
        expect(await cutAndMade(text)).toEqual(parsed(text));
      }),
      { numRuns: 500 },
    );
  });

  it("is refused where JSON.parse refuses it: JSON with anything taken out, put in or changed", async () => {
    const signs = fc.constantFrom(
      ...'{}[]:,"\\0-+.eEu1 tfn\u0001a/',
      "true",
      "nul",
      "\\u12",
      "1.",
      "-",
      "01",
    );
    const changed = fc
      .tuple(
        fc.json({ maxDepth: 4 }),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), signs), { maxLength: 3 }),
      )
      .map(([json, changes]) =>
        changes.reduce((text, [at, left, sign]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + sign + text.slice(place + left);
        }, json),
      );
    await fc.assert(
      fc.asyncProperty(changed, async (text) => {
        expect(await cutAndMade(text)).toEqual(parsed(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it("is read as a decoder reads it where its encoding is broken", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 12 }), { maxLength: 5 }), async (texts) => {
        const parts = texts.map((bytes) =>
          bytes.filter((byte) => byte >= 0x20 && byte !== 0x22 && byte !== 0x5c),
        );
        const bytes = Buffer.concat([
          Buffer.from("[0"),
          ...parts.flatMap((part) => [Buffer.from(',"'), part, Buffer.from('"')]),
          Buffer.from("]"),
        ]);
        const { root, make } = await cutJson(bytes, WHOLE);
        expect(await make(root, ROOM)).toEqual(JSON.parse(new TextDecoder().decode(bytes)));
      }),
    );
    expect(await cutAndMade("\ufeff[1]")).toEqual({ content: [1] });
  });

  it("counts the values in it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 5 }), async (text) => {
        const content: unknown = JSON.parse(text);
        // A name that is there twice is one when it is made.
        fc.pre(JSON.stringify(content) === text);
        expect((await read(text)).root.values).toBe(valuesIn(content));
      }),
    );
  });
});

describe("a JSON text that is cut", () => {
  const PLAN: CutPlan = { members: { list: { items: { members: { inner: { items: {} } } } }, one: {} } };

  it("gives each piece alone, and what is around it with nothing in its place", async () => {
    const entry = fc.record({
      inner: fc.array(fc.jsonValue({ maxDepth: 2 })),
      other: fc.jsonValue({ maxDepth: 2 }),
    });
    const content = fc.record({ zero: fc.jsonValue(), list: fc.array(entry), one: fc.jsonValue() });
    await fc.assert(
      fc.asyncProperty(content, async (given) => {
        const whole = JSON.parse(JSON.stringify(given));
        const { root, make } = await read(JSON.stringify(given, null, 1), PLAN);
        expect(await make(root, ROOM)).toEqual({ zero: whole.zero, list: null, one: null });
        const made = (piece: Piece | undefined) => piece && make(piece, ROOM);
        expect(await made(root.members?.get("one"))).toEqual(whole.one);
        const items = root.members?.get("list")?.items ?? [];
        expect(items).toHaveLength(whole.list.length);
        for (const [at, item] of items.entries()) {
          expect(await make(item, ROOM)).toEqual({ ...whole.list[at], inner: null });
          const inner = await Promise.all(item.members?.get("inner")?.items?.map(made) ?? []);
          expect(inner).toEqual(whole.list[at].inner);
        }
      }),
    );
  });

  it("knows a name however it is written, and refuses one that is there twice", async () => {
    const { root } = await read('{"\\u006cist":[1,2]}', PLAN);
    expect(root.members?.get("list")?.items).toHaveLength(2);
    await expect(read('{"list":[],"l\\u0069st":[]}', PLAN)).rejects.toThrow(SyntaxError);
  });

  it("leaves in one piece what is of another kind than the plan says", async () => {
    for (const text of [
      "[1]",
      "7",
      '{"list":{"0":[1]}}',
      '{"list":[[1,[2]]],"one":[3]}',
      '{"constructor":{}}',
    ]) {
      const { root, make } = await read(text, PLAN);
      const pieces = [root, ...(root.members?.values() ?? [])];
      for (const piece of pieces) await make(piece, ROOM);
      expect(root.members?.get("list")?.items?.[0]?.members).toBeUndefined();
    }
  });
});

describe("a hostile JSON text", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["is nested too deep", "[".repeat(DEPTH_MAX + 1)],
    ["is nested a million deep", '{"a":'.repeat(1_000_000)],
    ["has a text that is too long", `["${"x".repeat(TOKEN_BYTES_MAX)}"]`],
    ["has a number that is too long", `[${"1".repeat(TOKEN_BYTES_MAX + 2)}]`],
    ["has too many pieces", `[${"0,".repeat(PIECES_MAX + 1)}0]`],
  ])("that %s is refused before anything of it is made", async (_what, text) => {
    const bytes = encode(text);
    const parse = vi.spyOn(JSON, "parse");
    await expect(cutJson(bytes, { items: {} })).rejects.toThrow(JsonTooLarge);
    expect(parse).not.toHaveBeenCalled();
  });

  it("of more items than a list may have is refused at the first of them", async () => {
    const plan: CutPlan = { items: {}, most: 3 };
    expect((await read("[1,2,3]", plan)).root.items).toHaveLength(3);
    await expect(read(`[1,2,3,4,${"!".repeat(9)}`, plan)).rejects.toThrow(JsonTooLarge);
  });

  it("makes no piece that has more bytes or values than it may", async () => {
    const { root, make } = await read(`[${"0,".repeat(999)}0]`);
    const parse = vi.spyOn(JSON, "parse");
    await expect(make(root, { bytes: 2_000, values: 1_001 })).rejects.toThrow(JsonTooLarge);
    await expect(make(root, { bytes: 2_001, values: 1_000 })).rejects.toThrow(JsonTooLarge);
    expect(parse).not.toHaveBeenCalled();
    expect(await make(root, { bytes: 2_001, values: 1_001 })).toHaveLength(1_000);
  });
});
