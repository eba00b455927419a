import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { number } from "../expression/build";
import { rational } from "../expression/rational";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readProblem } from "../problem/read";
import { solve } from "../solve";
import type { AnswerValue, Problem } from "../types";
import { verifyValue } from "./verify";

const read = (text: string): Problem => {
  const outcome = readProblem(text, DEFAULT_LIMITS);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.problem;
};
const status = (problem: Problem, value: AnswerValue) =>
  verifyValue(problem, value, budget(DEFAULT_LIMITS)).status;
const quantity = (top: number, unit: string, bottom = 1): AnswerValue => ({
  kind: "quantity",
  value: number(rational(BigInt(top), BigInt(bottom))),
  unit,
});
const points = (...all: readonly (readonly number[])[]): AnswerValue => ({
  kind: "points",
  unknowns: (all[0] ?? []).map(() => ""),
  points: all.map((each) => each.map((n) => number(rational(BigInt(n))))),
});

describe("putting a story's answer back", () => {
  const drive = read("Nora drove for 3 hours at 50 miles per hour. How far did she drive?");

  it("refuses every other number, and every other unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 7 }), (top, bottom) => {
        expect(status(drive, quantity(top, "miles", bottom))).toBe(
          top === 150 * bottom ? "partial" : "refuted",
        );
      }),
      { seed: 1, numRuns: 200 },
    );
    for (const unit of ["", "kilometers", "hours", "mph", "$"])
      expect(status(drive, quantity(150, unit))).toBe("refuted");
  });

  it("refuses an answer of another shape", () => {
    expect(status(drive, { kind: "word", word: "150 miles" })).toBe("refuted");
    expect(status(drive, { kind: "named", values: [] })).toBe("refuted");
    expect(status(drive, { kind: "none" })).toBe("refuted");
  });

  it("rounds to one side only where a limit must be kept", () => {
    const cakes = read(
      "Omar has a budget of $104 for cakes. The bakery charges $13 per cake. How many cakes can he buy?",
    );
    expect([6, 7, 8, 9].map((n) => status(cakes, quantity(n, "cakes")))).toEqual([
      "refuted",
      "refuted",
      "partial",
      "refuted",
    ]);
  });

  it("refuses one of two answers, an answer told twice and a third one", () => {
    const even = read("The product of two consecutive even integers is 80. Find the integers.");
    expect(status(even, points([-10, -8], [8, 10]))).toBe("partial");
    expect(status(even, points([8, 10], [-10, -8]))).toBe("partial");
    expect(status(even, points([8, 10]))).toBe("refuted");
    expect(status(even, points([8, 10], [8, 10]))).toBe("refuted");
    expect(status(even, points([-10, -8], [8, 10], [2, 40]))).toBe("refuted");
  });

  it("refuses names that are swapped and values in each other's place", () => {
    const sides = read(
      "The length of a rectangle is 3 cm more than twice the width. The perimeter is 36 cm. Find the length and width.",
    );
    const named = (...values: readonly (readonly [string, number, string])[]): AnswerValue => ({
      kind: "named",
      values: values.map(([name, n, unit]) => ({ name, value: number(rational(BigInt(n))), unit })),
    });
    expect(status(sides, named(["length", 13, "cm"], ["width", 5, "cm"]))).toBe("partial");
    expect(status(sides, named(["width", 13, "cm"], ["length", 5, "cm"]))).toBe("refuted");
    expect(status(sides, named(["length", 5, "cm"], ["width", 13, "cm"]))).toBe("refuted");
    expect(status(sides, named(["length", 13, "cm"], ["width", 5, "m"]))).toBe("refuted");
    expect(status(sides, named(["length", 13, "cm"]))).toBe("refuted");
  });

  it("refuses parts of things and less than nothing, even where the equations hold", () => {
    const share = read("Six friends share 42 sweets equally. How many sweets does each friend get?");
    if (share.task !== "story") throw new Error("not a story");
    const [asked] = share.asked;
    if (!asked) throw new Error("nothing asked");
    const with_ = (value: AnswerValue) =>
      value.kind === "quantity" ? { ...share, asked: [{ ...asked, value: value.value }] } : share;
    expect(status(with_(quantity(7, "sweets")), quantity(7, "sweets"))).toBe("partial");
    expect(status(with_(quantity(7, "sweets", 2)), quantity(7, "sweets", 2))).toBe("refuted");
    expect(status(with_(quantity(-7, "sweets")), quantity(-7, "sweets"))).toBe("refuted");
  });

  it("never says more than that the equations hold", () => {
    expect(solve("Nora drove for 3 hours at 50 miles per hour. How far did she drive?").verification).toBe(
      "partial",
    );
  });
});
