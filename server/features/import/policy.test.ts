import { describe, expect, it } from "vitest";
import { importNoteOf } from "./loaders";
import { isWithin, landingOf, outcomeWords, problemOfStatus, refusalWords } from "./policy";

describe("how large content is", () => {
  it("counts every text, name and value in it", () => {
    expect(isWithin({ ab: ["cd", 1] }, 1 + 2 + 1 + (1 + 3) + (1 + 1))).toBe(true);
    expect(isWithin({ ab: ["cd", 1] }, 1 + 2 + 1 + (1 + 3) + 1)).toBe(false);
    expect(isWithin("x".repeat(1_000), 1_000)).toBe(false);
  });

  it("is told of what is nested deeper than a call may go", () => {
    const deep = Array.from({ length: 100_000 }).reduce((inside) => [inside], null);
    expect(isWithin(deep, 1_000_000)).toBe(true);
    expect(isWithin(deep, 1_000)).toBe(false);
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
