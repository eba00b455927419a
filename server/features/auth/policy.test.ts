import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeNext } from "./policy";

describe("where to go after signing in", () => {
  it("is the page of this site that was asked for", () => {
    for (const path of ["/", "/history", "/solve/abc?view=steps#step-2", "/chat/1%20a"]) {
      expect(safeNext(path)).toBe(path);
    }
  });

  it("is the front page for anything that could lead away", () => {
    const away = [
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/\t/evil.example",
      "/\n/evil.example",
      "/.//evil.example",
      "/a/..//evil.example",
      " /history",
      "history",
      "",
      null,
      undefined,
      `/${"a".repeat(3000)}`,
    ];
    for (const wanted of away) expect([wanted, safeNext(wanted)]).toEqual([wanted, "/"]);
  });

  it("never leaves the site, whatever is asked", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "\t",
      " ",
      "a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const url = new URL(safeNext(pieces.join("")), "https://classmate.example/sign-in");
        return url.origin === "https://classmate.example";
      }),
      { seed: 7, numRuns: 3000 },
    );
  });
});
