import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJson } from "./read-json";

describe("a JSON text that is read a little at a time", () => {
  it("says what it says to JSON.parse, wherever it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), fc.nat({ max: 40_000 }), async (json, spaces) => {
        const text = `${" ".repeat(spaces)}${json}`;
        expect(await readJson(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 200, seed: 5, examples: [['"\ud835\udc65 é \\u0041 \\ud835"', 31_998]] },
    );
  });

  it("gives no object another nature", async () => {
    const content = await readJson('{"__proto__":{"x":1},"y":[{"__proto__":null}]}');
    expect(Object.getPrototypeOf(content)).toBe(Object.prototype);
    expect(content).not.toHaveProperty("x");
  });

  it.each(["", " ", "{", "[1,", '"a', "nul", "1 2", "{} x", "[1]]", "{'a':1}", '{"a":1,}'])(
    "refuses what JSON.parse refuses: %j",
    async (text) => {
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
      await expect(readJson(text)).rejects.toThrow(SyntaxError);
    },
  );

  it("lets everyone else have a turn in between", async () => {
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await readJson(JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ n, text: "x".repeat(40) }))));
    isReading = false;
    expect(turns).toBeGreaterThan(20);
  });

  it("reads what is nested deeper than a call may go", async () => {
    const deep = await readJson(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    expect(Array.isArray(deep)).toBe(true);
  });
});
