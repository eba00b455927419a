import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check-answer";
import { isHalfWay } from "./wrong-answer";

/** Equations with all their solutions: starts and periods in twelfths of π. */
const PROBLEMS: readonly (readonly [text: string, families: readonly (readonly [number, number])[]])[] = [
  [
    "sin x = 1/2",
    [
      [2, 24],
      [10, 24],
    ],
  ],
  ["cos x = 0", [[6, 12]]],
  ["tan x = -1", [[9, 12]]],
  [
    "sin 2x = cos x",
    [
      [2, 24],
      [6, 12],
      [10, 24],
    ],
  ],
  [
    "2cos 2x = 1",
    [
      [2, 12],
      [10, 12],
    ],
  ],
];

const twelfths = (n: number): string => `${n}pi/12`;

interface Writing {
  readonly cuts: readonly number[];
  readonly turns: readonly number[];
  readonly letter: string;
  readonly isReversed: boolean;
  readonly tail: string;
}

/** Each family cut into several, begun elsewhere, with a letter of the writer's own, in any order. */
const writings: fc.Arbitrary<Writing> = fc.record({
  cuts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  turns: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 9, maxLength: 9 }),
  letter: fc.constantFrom("k", "n", "m"),
  isReversed: fc.boolean(),
  tail: fc.constantFrom("", ", LETTER in Z", ", where LETTER is any integer", " (LETTER ∈ ℤ)"),
});

function written(
  families: readonly (readonly [number, number])[],
  { cuts, turns, letter, isReversed }: Writing,
): string[] {
  const parts = families.flatMap(([start, period], at) => {
    const cut = cuts[at] ?? 1;
    return Array.from({ length: cut }, (_, part) => {
      const begin = start + part * period + (turns[3 * at + part] ?? 0) * cut * period;
      return `${twelfths(begin)} + ${twelfths(cut * period)}*${letter}`;
    });
  });
  return isReversed ? parts.toReversed() : parts;
}

const drawn = fc.tuple(fc.constantFrom(...PROBLEMS), writings);
const RUNS = { seed: 1, numRuns: 60 };

describe("all solutions of an equation in circular functions", () => {
  it("are right however they are begun, cut, lettered and ordered", () => {
    fc.assert(
      fc.property(drawn, ([[problem, families], writing]) => {
        const tail = writing.tail.replaceAll("LETTER", writing.letter);
        const answer = `${written(families, writing).join(", ")}${tail}`;
        expect([problem, answer, checkAnswer(problem, answer).verdict]).toEqual([problem, answer, "right"]);
      }),
      RUNS,
    );
  });

  it("are half of it where one of their families is not named", () => {
    fc.assert(
      fc.property(drawn, fc.nat(), ([[problem, families], writing], dropped) => {
        const parts = written(families, writing);
        const left = parts.filter((_, at) => at !== dropped % parts.length);
        if (left.length === 0) return;
        const checked = checkAnswer(problem, left.join(", "));
        expect([problem, left, isHalfWay(checked)]).toEqual([problem, left, true]);
      }),
      RUNS,
    );
  });

  it("are wrong where one of them is no solution, and the student sees which", () => {
    fc.assert(
      fc.property(drawn, ([[problem, families], writing]) => {
        const answer = [...written(families, writing), `${twelfths(1)} + 2pi*${writing.letter}`].join(", ");
        const checked = checkAnswer(problem, answer);
        expect([problem, answer, checked.verdict]).toEqual([problem, answer, "wrong"]);
        expect(checked.counterexample).toContain("is one of yours");
      }),
      RUNS,
    );
  });

  it.each([
    ["30° + 360°k, 150° + 360°k", "right"],
    ["30 + 360k, 150 + 360k", "right-wrong-form"],
    ["pi/6", "wrong"],
    ["pi/5", "wrong"],
  ])("sin x = 1/2: %s is %s", (answer, verdict) => {
    expect(checkAnswer("sin x = 1/2", answer).verdict).toBe(verdict);
  });
});
