import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withoutRunOnManners } from "./run-on-manners";

const answer = (text: string): string => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

const LEADS = [
  "yo can someone help me w this:",
  "my teacher says",
  "help due tmrw!!",
  "been trying for ages",
  "i was wondering if you could",
  "im in year 9,",
  "quick q:",
  "non calc:",
  "5 marks:",
  "(2 marks)",
  "not sure how to",
];
const TAILS = [
  "but how",
  "thank u so much",
  "dont get it",
  "its for tmrw",
  "need it rn",
  "ive tried everything",
  "because i dont understand",
  "haha",
  "[2]",
  "(3 marks)",
];
const small = fc.integer({ min: 2, max: 40 });
const QUESTIONS: readonly ((a: number, b: number) => string)[] = [
  (a, b) => `solve ${a}x + ${b} = 5`,
  (a, b) => `find the lcm of ${a} and ${b}`,
  (a, b) => `differentiate x^${a} - ${b}x`,
  (a, b) => `what is ${a}/7 divided by ${b}/9`,
  (a, b) => `area of a rectangle with length ${a} and width ${b}`,
];

describe("what is said in the same breath as a question", () => {
  it("changes nothing of it, before it and behind it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LEADS),
        fc.constantFrom(...TAILS),
        fc.constantFrom(...QUESTIONS),
        fc.tuple(small, small),
        (lead, tail, question, [a, b]) => {
          const text = question(a, b);
          const plain = answer(text);
          expect(plain).not.toBe("unsupported");
          expect(`${lead}: ${answer(`${lead} ${text}`)}`).toBe(`${lead}: ${plain}`);
          expect(`${tail}: ${answer(`${text} ${tail}`)}`).toBe(`${tail}: ${plain}`);
        },
      ),
      { seed: 20261128, numRuns: 15 },
    );
  });

  it.each([
    "check if x = 2 solves 2x = 4",
    "solve 2x = 6 and check",
    "my hw says not to simplify 6/8",
    "help me decide if any of these is right 2x = 4",
    "solve 2x = 8 exactly",
    "what is 3 + 4",
  ])("stays where it asks something, denies it or limits it: %s", (text) => {
    const left = withoutRunOnManners(text);
    if (left !== null) expect(left).toContain(text.replace(/^help me /, ""));
  });

  it("is no part of a calculation where an exercise says what it counts for", () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 12 }), (a, marks) => {
        expect(answer(`find ${a}/5 + 1 [${marks}]`)).toBe(answer(`find ${a}/5 + 1`));
        expect(answer(`(${a} + 1) [${marks}]`)).toBe(String((a + 1) * marks));
      }),
      { seed: 20261128, numRuns: 15 },
    );
  });
});
