import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { judgeWritten } from "./check-answer";
import { equivalent } from "./equivalent";
import { OWN_PROBLEMS } from "./own-problems";
import { type Answered, answered, mutatedTexts, REWRITES, rewritten, writingsOf } from "./testing-answers";

/** Answers that are amounts, words, names, points and rounded numbers. */
const OTHER_KINDS = [
  "Convert 7 km to miles",
  "Convert 3 feet to inches",
  "What is the molar mass of CaCO3?",
  "Find the area of a circle with radius 8 cm",
  "What is the perimeter of a rectangle with length 9 cm and width 4 cm?",
  "A car travelled 336 km in 6 hours. What was its average speed?",
  "Find the slope and y-intercept of y = 4x - 9",
  "Find the slope of the line through (1, 5) and (3, 11)",
  "Find the equation of the line through (2, 3) and (4, 9)",
  "Find the midpoint of (1, 4) and (5, 10)",
  "Is 91 prime?",
  "What is 7/8 as a percent?",
  "Evaluate cos(pi/5)",
  "Evaluate sin(pi/3)",
  "Solve 3^x = 20",
  "Solve x^2 = 7. Round to two decimal places",
  "Round 48.376 to the nearest tenth",
  "Work out 12/0",
  "Solve 2x + 3 = 2x + 3",
  "Solve 2x + 3 = 2x + 5",
  "Find the derivative of sin(x) + x^3",
  "Find the greatest common factor of 84 and 36",
  "Find the next three terms of 5, 9, 13, 17",
];

const POOL = [...OWN_PROBLEMS.filter((_, index) => index % 5 < 2), ...OTHER_KINDS].flatMap(
  (text) => answered(text) ?? [],
);

const judged = ({ problem, worked }: Answered, text: string) =>
  judgeWritten({ problem, worked, text, limits: DEFAULT_LIMITS }).verdict;

describe("answers that nobody chose", () => {
  it("has problems of many kinds", () => {
    expect(POOL.length).toBeGreaterThan(50);
    expect(new Set(POOL.map(({ value }) => value.kind)).size).toBeGreaterThanOrEqual(5);
  });

  it("never calls a right answer wrong, however it is written", () => {
    const accused: string[] = [];
    const verdicts = { right: 0, all: 0 };
    for (const each of POOL) {
      for (const text of writingsOf(each.value)) {
        const verdict = judged(each, text);
        verdicts.all += 1;
        if (verdict === "right") verdicts.right += 1;
        if (verdict === "wrong") accused.push(`${each.text} | ${text}`);
      }
    }
    expect(accused).toEqual([]);
    expect(verdicts.right / verdicts.all).toBeGreaterThan(0.95);
  });

  it.each(REWRITES)("never calls an equivalent expression wrong: %s", (_, rewrite) => {
    const accused: string[] = [];
    for (const each of POOL) {
      const [text] = writingsOf(rewritten(each.value, rewrite));
      const verdict = text === undefined ? "right" : judged(each, text);
      if (verdict !== "right" && verdict !== "right-wrong-form")
        accused.push(`${each.text} | ${text} | ${verdict}`);
    }
    expect(accused).toEqual([]);
  });

  it("never calls an answer right that was changed in one place", () => {
    const accepted: string[] = [];
    let wrong = 0;
    let all = 0;
    for (const each of POOL) {
      const own = each.worked.answer.text;
      for (const text of mutatedTexts(own)) {
        if (equivalent(own, text).verdict === "same") continue;
        const verdict = judged(each, text);
        all += 1;
        if (verdict === "wrong") wrong += 1;
        if (verdict.startsWith("right")) accepted.push(`${each.text} | ${own} | ${text} | ${verdict}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(all).toBeGreaterThan(400);
    expect(wrong / all).toBeGreaterThan(0.8);
  });

  it("never calls the answer of another problem right", () => {
    const accepted: string[] = [];
    for (const [at, each] of POOL.entries()) {
      for (const step of [1, 2, 7, 20]) {
        const other = POOL[(at + step) % POOL.length] as Answered;
        const { text, latex } = other.worked.answer;
        const own = each.worked.answer;
        if (equivalent(latex, own.latex).verdict === "same" || text === own.text) continue;
        if (judged(each, text).startsWith("right")) accepted.push(`${each.text} | ${own.text} | ${text}`);
      }
    }
    expect(accepted).toEqual([]);
  });
});
