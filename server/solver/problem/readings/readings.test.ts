import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../limits";
import { LimitReached } from "../../types";
import { edited, readingsOf } from "./readings";

const PIECES = (
  "5x5 7x 3,3,4,100 1,701 2e-3 1e5 5C2 6P3 H2O sin 45 cos(60) 3:45 + - / ÷ ^ ( ) 9^1/2 2^3^2 15% 80 x2 1/2x sqrt half of twice " +
  "0.333... £3 5p ° deg rad π what is find the mean , . … $ \\ { }"
).split(" ");

describe("the readings of any text", () => {
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(" ")),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join("")),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );

  it("are at least one, and nothing is thrown but LimitReached", () => {
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const { question, all } = readingsOf(text, DEFAULT_LIMITS);
          expect(all.length).toBeGreaterThan(0);
          if (all.length > 1) expect(question).toMatch(/\?$/);
          if (all.length > 1) expect(all.every(({ meaning }) => meaning !== "")).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(LimitReached);
        }
      }),
      { seed: 20261122, numRuns: 400 },
    );
  });

  it("are the text itself where there is one only", () => {
    for (const text of ["2x + 3 = 7", "5C2", "3.2e5 * 2", "mean of 3,4,100,200", ""])
      expect(readingsOf(text, DEFAULT_LIMITS).all.map((reading) => reading.text)).toEqual([text]);
  });

  it("end at once for long texts", () => {
    const texts = [
      "1x".repeat(900),
      "1,".repeat(900),
      "1/2x+".repeat(350),
      `0.${"12".repeat(900)}...`,
      "1:".repeat(900),
    ];
    for (const text of texts) {
      const before = performance.now();
      try {
        readingsOf(text, DEFAULT_LIMITS);
      } catch (error) {
        expect(error).toBeInstanceOf(LimitReached);
      }
      expect(performance.now() - before).toBeLessThan(5_000);
    }
  });
});

describe("changes to a text", () => {
  it("are made at their places, whatever their order", () => {
    const edits = [
      { start: 0, end: 0, text: "(" },
      { start: 4, end: 5, text: "%" },
      { start: 2, end: 2, text: ")" },
    ];
    for (const order of [edits, edits.toReversed()]) expect(edited("ab cde", order)).toBe("(ab) c%e");
  });
});
