import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHARACTERS_AT_ONCE, ROWS_AT_ONCE } from "./constants";
import { importNoteOf } from "./loaders";
import { batches, landingOf, outcomeWords, problemOfStatus, refusalWords, sizeOf } from "./policy";

describe("how large content is", () => {
  it("counts every text, name and value in it", () => {
    const size = 1 + 2 + 1 + (1 + 3) + (1 + 1);
    expect(sizeOf({ ab: ["cd", 1] }, size)).toBe(size);
    expect(sizeOf({ ab: ["cd", 1] }, size - 1)).toBe(Number.POSITIVE_INFINITY);
    expect(sizeOf("x".repeat(1_000), 1_000)).toBe(Number.POSITIVE_INFINITY);
  });

  it("is told of what is nested deeper than a call may go", () => {
    const deep = Array.from({ length: 100_000 }).reduce((inside) => [inside], null);
    expect(sizeOf(deep, 1_000_000)).toBe(200_001);
    expect(sizeOf(deep, 1_000)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("what is written at once", () => {
  it("has so many rows and characters at most, unless one row alone has more, and leaves nothing out", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 * CHARACTERS_AT_ONCE }), { maxLength: 900 }), (sizes) => {
        const all = [...batches(sizes, (size) => size)];
        expect(all.flat()).toEqual(sizes);
        for (const some of all) {
          const size = some.reduce((sum, own) => sum + own, 0);
          expect(some.length === 1 || size <= CHARACTERS_AT_ONCE).toBe(true);
        }
      }),
    );
    const small = Array.from({ length: 1_000 }, () => 1);
    for (const some of batches(small)) expect(some.length).toBeLessThanOrEqual(ROWS_AT_ONCE);
  });
});

describe("what is said of a file", () => {
  it("counts what came in and what was here already", () => {
    expect(outcomeWords({ solves: 2, chats: 1, known: 0 })).toBe("Imported: 2 problems and 1 conversation.");
    expect(outcomeWords({ solves: 0, chats: 0, known: 1 })).toBe(
      "Nothing new in this file. 1 item was already here and stayed as before.",
    );
  });

  it("names the part that is wrong", () => {
    const words = refusalWords({ ok: false, problem: "damaged", part: "problem 3 (text)" });
    expect(words).toContain("The cause is problem 3 (text).");
  });

  it("reads the same from the address that a plain form leads to", () => {
    const outcome = { solves: 2, chats: 0, known: 5 };
    const query = (path: string) => Object.fromEntries(new URL(path, "http://here.example").searchParams);
    expect(importNoteOf(query(landingOf({ ok: true, outcome })))).toEqual({
      kind: "done",
      text: outcomeWords(outcome),
    });
    const refused = landingOf({ ok: false, problem: "version", part: null });
    expect(importNoteOf(query(refused))).toMatchObject({
      kind: "wrong",
      text: expect.stringContaining("newer"),
    });
  });

  it("is nothing for an address that someone made up", () => {
    for (const word of [undefined, "", "constructor", "__proto__", ["size"], "<b>"])
      expect(importNoteOf({ import: word })).toBeNull();
    expect(importNoteOf({ import: "done", solves: "-3", chats: "many", known: ["1", "2"] })?.text).toBe(
      "Nothing new in this file.",
    );
  });

  it("has words for refusals that come before the file is read", () => {
    expect([413, 429, 400, 500].map(problemOfStatus)).toEqual(["size", "busy", "format", "failed"]);
  });
});
