import { describe, expect, it } from "vitest";
import { checkReply, createReplyChecker } from "./check-reply";
import { isAboutProblem } from "./problems-discussed";

async function outcomes(problem: string, text: string): Promise<readonly string[]> {
  const { claims } = await checkReply({ text, problems: [problem] }, () => 0);
  return claims.map(({ outcome }) => outcome);
}

/** Problems of several families with their answer and another value of its form. */
const PROBLEMS: readonly (readonly [problem: string, right: string, wrong: string])[] = [
  ["Solve 6x - 5 = 37", "7", "8"],
  ["What is 19 × 23?", "437", "427"],
  ["Find the mean of 5, 9, 13, 21", "12", "11"],
  ["Evaluate 3^4 - 2^3", "73", "71"],
  ["A lorry drives 210 km in 3 hours. What is its average speed?", "70 km/h", "75 km/h"],
  ["A coat costs $90. It is reduced by 30%. What is the new price?", "$63", "$61"],
  ["Nina earns $14 an hour. How much does she earn in 9 hours?", "$126", "$112"],
  ["Find the area of a rectangle with length 9 cm and width 6 cm", "54 cm²", "58 cm²"],
  ["What is the molar mass of CH4?", "16.04 g/mol", "14.03 g/mol"],
  ["Find the volume of a cube with side 4 cm", "64 cm³", "62 cm³"],
  ["Differentiate x^4 + 6x", "4x^3 + 6", "4x^3 + 6x"],
  ["Expand (x + 4)(x - 6)", "x^2 - 2x - 24", "x^2 + 2x - 24"],
];

/** Ways to end a reply, with verbs that no list of ours has to know. */
const ENDINGS = [
  "So it all shrinks to V.",
  "Everything together tips the scales at V.",
  "In the end we are looking at V.",
  "Hence V remains standing.",
  "That would therefore have to be V.",
  "And what pops up is V.",
  "Which leads us straight to V.",
  "Do the sums and everything settles at V. Does that help?",
  "Finally the dust settles on V.",
  "My own result: V.",
];

const cases = PROBLEMS.flatMap(([problem, right, wrong]) =>
  ENDINGS.map((ending) => ({
    problem,
    right: ending.replace("V", () => right),
    wrong: ending.replace("V", () => wrong),
  })),
);

describe("what a reply ends with, in words of any kind", () => {
  it("is refuted where it is not the answer", { timeout: 60_000 }, async () => {
    const missed: string[] = [];
    for (const { problem, wrong } of cases)
      if (!(await outcomes(problem, wrong)).includes("refuted")) missed.push(`${problem} → ${wrong}`);
    expect(missed.length / cases.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("is never refuted where it is the answer", { timeout: 60_000 }, async () => {
    for (const { problem, right } of cases)
      expect(await outcomes(problem, right), `${problem} → ${right}`).not.toContain("refuted");
  });
});

/** What comes up on the way to a x + b = c, and says nothing of the answer. */
const ON_THE_WAY: readonly ((a: number, b: number, c: number) => string)[] = [
  (_, b, c) => `Once it is gone, ${c - b} is what is left on the right.`,
  (a, b, c) => `${a} of something make ${c - b} here.`,
  (_, b, c) => `${c} is ${b} more than ${c - b}.`,
  (a) => `With 20 in its place the left side starts at ${20 * a}.`,
  () => "It takes 2 steps.",
  (_, b) => `If the ${b} were missing, you would be nearly done.`,
  (_, b, c) => `You wrote ${c + b}. Look at that line again.`,
  (a) => `A friend of mine got ${a + 11}, which is not right.`,
];

describe("what comes up on the way", () => {
  it("is not refuted as an answer", async () => {
    for (const [a, b, x] of [
      [4, 9, 13],
      [7, 12, 6],
      [3, 25, 17],
    ] as const)
      for (const say of ON_THE_WAY) {
        const [problem, text] = [`Solve ${a}x + ${b} = ${a * x + b}`, say(a, b, a * x + b)];
        expect(await outcomes(problem, text), `${problem} → ${text}`).not.toContain("refuted");
      }
  });
});

describe("a reply to another question", () => {
  const PROBLEM = "Solve 6x - 5 = 37";
  const TEXT = "Long ago. It reached us by the year 1202.";
  const refutedAfter = async (last: string): Promise<boolean> => {
    const isAbout = isAboutProblem([PROBLEM, last].map((text) => ({ role: "user" as const, text })));
    const checker = createReplyChecker({ problems: [PROBLEM], isAbout, now: () => 0 });
    const { claims } = await checker.check(TEXT.replace("by the year", "and became"), { ended: true });
    return claims.some(({ outcome }) => outcome === "refuted");
  };

  it("may end with any number", async () => {
    expect(await refutedAfter("who invented zero")).toBe(false);
    expect(await refutedAfter("what does an equation mean")).toBe(false);
    expect(await refutedAfter("just tell me the answer")).toBe(true);
  });
});
