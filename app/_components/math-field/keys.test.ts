import { describe, expect, it } from "vitest";
import { EDITS, LETTERS, NUMBERS, SIGNS } from "./keys";

describe("the keys", () => {
  it.each([
    ["beside a keyboard", SIGNS],
    ["for numbers", [...NUMBERS, ...EDITS]],
    ["for letters", [...LETTERS, ...EDITS]],
  ])("have names of their own %s", (_, keys) => {
    const names = keys.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("fill their rows", () => {
    const other = 1;
    expect(SIGNS.length % 8).toBe(0);
    expect((NUMBERS.length + EDITS.length + other) % 7).toBe(0);
    expect((LETTERS.length + EDITS.length + other) % 7).toBe(0);
  });

  it("offer on a telephone every sign there is beside a keyboard", () => {
    const offered = new Set([...NUMBERS, ...LETTERS].map(({ name }) => name));
    expect(SIGNS.filter(({ name }) => !offered.has(name))).toEqual([]);
  });
});
