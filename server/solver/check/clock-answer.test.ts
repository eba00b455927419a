import fc from "fast-check";
import { expect, it } from "vitest";
import { clockText, DAY_MINUTES } from "../expression/clock";
import { checkAnswer } from "./check";

const HALF_DAY = DAY_MINUTES / 2;

/** A time as people type it. */
const writings = (time: number): string[] => {
  const [twelve, all] = [clockText(time), clockText(time, 24)];
  return [twelve, twelve.toLowerCase(), twelve.replace(":", ".").replace(" ", ""), all, `at ${all}`];
};

const start = fc.integer({ min: 13 * 60, max: DAY_MINUTES - 1 });
const minutes = fc.integer({ min: 1, max: 600 });
const off = fc.integer({ min: 1, max: DAY_MINUTES - 1 }).filter((by) => by !== HALF_DAY);

it("a time is right in any writing, and wrong in none but its own", () => {
  fc.assert(
    fc.property(start, minutes, off, (from, span, by) => {
      const end = (from + span) % DAY_MINUTES;
      for (const dial of [12, 24] as const) {
        const question = `A film starts at ${clockText(from, dial)} and lasts ${span} minutes. When does it end?`;
        for (const said of writings(end))
          expect([said, checkAnswer(question, said).verdict]).toEqual([said, "right"]);
        const [other] = writings((end + by) % DAY_MINUTES);
        expect([other, checkAnswer(question, other ?? "").verdict]).toEqual([other, "wrong"]);
      }
    }),
    { numRuns: 15 },
  );
});

it("midnight is no noon", () => {
  const question = "What is 75 minutes after 11:10 AM?";
  expect(checkAnswer(question, "00:25").verdict).toBe("wrong");
  expect(checkAnswer(question, "12:25").verdict).toBe("right");
  expect(checkAnswer(question, "banana").verdict).toBe("cannot-tell");
});
