import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText } from "../../expression/clock";
import { solve } from "../../solve";

describe("times of day", () => {
  it.each([
    ["What is 75 minutes after 11:10 AM?", "\\text{12:25 PM}"],
    ["What is 130 minutes before 1:05 AM?", "\\text{10:55 PM}"],
    ["How many minutes are there between 11:45 PM and 12:20 AM?", "35"],
    ["What time is 2 hours and 15 minutes after 9:50 p.m.?", "\\text{12:05 AM}"],
    ["A film starts at 18:45 and lasts 95 minutes. When does it end?", "\\text{20:20}"],
    ["A train leaves at 22:50 and the journey takes 130 minutes. What time does it arrive?", "\\text{01:00}"],
    ["What is 40 minutes before noon?", "\\text{11:20 AM}"],
  ])("reads and moves the clock: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it.each([
    "What is 20 minutes after 13:05 PM?",
    "What is 20 minutes after 9:75 AM?",
    "What is 20 apples after 9:05 AM?",
  ])("leaves what is no time: %s", (text) => {
    expect(solve(text).task).not.toBe("clock-time");
  });

  it("goes on and back by the same minutes to the same time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1439 }), (start, minutes) => {
        const later = solve(`What is ${minutes} minutes after ${clockText(start)}?`).answer;
        expect(solve(`What is ${minutes} minutes before ${later}?`).answer).toBe(clockText(start));
        expect(solve(`How many minutes are there between ${clockText(start)} and ${later}?`).answer).toBe(
          `${minutes}`,
        );
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
