import { describe, expect, it } from "vitest";
import { randomFrom } from "@/server/cli/fuzz/random";
import { checkReply } from "./check-reply";

const random = randomFrom(20261129);
const between = (least: number, most: number) => least + random.below(most - least + 1);

/** A problem, its answer, and sentences that give one without the problem's own word for it. */
interface Called {
  readonly problem: string;
  readonly answer: number;
  readonly said: readonly ((value: number) => string)[];
}

function drawn(): readonly Called[] {
  const [a, b, c] = [between(3, 9), between(11, 19), between(2, 6)];
  return [
    {
      problem: `Find the slope of the line through (0, ${a}) and (${c}, ${a + c * b})`,
      answer: b,
      said: [
        (value) => `The line climbs ${value} for every unit.`,
        (value) => `It rises ${value} each time.`,
      ],
    },
    {
      problem: `Find the mode of ${a}, ${b}, ${b}, ${a + 20}, ${b}`,
      answer: b,
      said: [(value) => `The value that comes up most often is ${value}.`],
    },
    {
      problem: `Find the mean of ${3 * a}, ${3 * b}, ${3 * c}`,
      answer: a + b + c,
      said: [
        (value) => `Shared equally, each would be ${value}.`,
        (value) => `On average they are ${value}.`,
      ],
    },
    {
      problem: `Evaluate the integral of ${2 * a}x from 0 to ${c}`,
      answer: a * c * c,
      said: [(value) => `The area under the curve is ${value}.`],
    },
    {
      problem: `Find the perimeter of a square with side ${b}`,
      answer: 4 * b,
      said: [(value) => `Once around it is ${value}.`],
    },
  ];
}

const refuted = async (problem: string, text: string) =>
  (await checkReply({ text, problems: [problem] }, () => 0)).claims.some(
    ({ outcome }) => outcome === "refuted",
  );

describe("what is asked for by another name", () => {
  it.each(drawn())("is judged: $problem", { timeout: 120_000 }, async ({ problem, answer, said }) => {
    for (const say of said) {
      expect(await refuted(problem, say(answer)), say(answer)).toBe(false);
      expect(await refuted(problem, say(answer + 317)), say(answer + 317)).toBe(true);
    }
  });

  it("is judged though it is said to be about right, where it is far off", { timeout: 60_000 }, async () => {
    const problem = "Find the area of a circle with radius 3";
    expect(await refuted(problem, "The disc covers roughly 28 square units.")).toBe(false);
    expect(await refuted(problem, "The disc covers roughly 35.9 square units.")).toBe(true);
  });

  it("is not what two factors are", { timeout: 60_000 }, async () => {
    const text = "Two numbers whose product is -10 and whose sum is -3 are needed: those are -5 and 2.";
    expect(await refuted("Solve x^2 - 3x - 10 = 0", text)).toBe(false);
  });

  it("is looked for in a block of lines that are all mathematics", { timeout: 60_000 }, async () => {
    const block = (value: number) => `\`\`\`\n4x = 28\nx = ${value}\n\`\`\``;
    expect(await refuted("Solve 4x - 7 = 21", block(7))).toBe(false);
    expect(await refuted("Solve 4x - 7 = 21", block(6))).toBe(true);
  });

  it("may be said not to be there", { timeout: 60_000 }, async () => {
    expect(await refuted("Solve x^2 + x - 12 = 0", "This equation has no real solutions.")).toBe(true);
    expect(await refuted("Solve x^2 + x + 12 = 0", "This equation has no real solutions.")).toBe(false);
  });
});
