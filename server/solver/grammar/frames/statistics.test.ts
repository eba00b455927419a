import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const BEFORE = ["", "pls ", "how do i find the ", "whats the ", "find ", "can you work out the "] as const;
const AFTER = ["", " pls", "?", " thanks", " show all steps"] as const;
const JOINTS = [", ", ",", " ", " & "] as const;
const NAMES = {
  mean: ["mean", "average", "avg"],
  median: ["median", "median value"],
  range: ["range"],
} as const;

const list = fc.array(fc.integer({ min: 2, max: 99 }), { minLength: 4, maxLength: 8 });
const joint = fc.constantFrom(...JOINTS);
const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function known(name: keyof typeof NAMES, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[place] as number;
  if (name === "mean") return sumOf(values) / values.length;
  if (name === "range") return at(sorted.length - 1) - at(0);
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/** A fraction or a decimal as a double. */
function sizeOf(answer: string): number {
  const [top = "", bottom = "1"] = answer.replace(/^[a-z] = /, "").split("/");
  return Number(top) / Number(bottom);
}

describe("a figure of a list of numbers", () => {
  const wordings = ["the * of #", "# *", "data: #. find the *", "for the numbers # find the *", "* #"];
  for (const name of Object.keys(NAMES) as (keyof typeof NAMES)[])
    it(`is found however it is worded: ${name}`, () => {
      let answered = 0;
      fc.assert(
        fc.property(
          list,
          joint,
          fc.constantFrom(...NAMES[name]),
          fc.tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...wordings), fc.constantFrom(...AFTER)),
          (values, between, word, [before, wording, after]) => {
            const text = before + wording.replace("*", word).replace("#", values.join(between)) + after;
            const found = solve(text);
            if (found.status !== "solved") return;
            answered += 1;
            expect(sizeOf(found.answer), text).toBeCloseTo(known(name, values), 3);
          },
        ),
        { seed: 20261123, numRuns: 60 },
      );
      expect(answered).toBeGreaterThan(50);
    });

  it("counts each value as often as it is told", () => {
    const times = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 99 }), times, times, (score, few, many) => {
        const found = solve(
          `i scored ${score} on ${few} tests and ${score + 1} on ${many} tests whats my average`,
        );
        expect(found.status).toBe("solved");
        expect(sizeOf(found.answer)).toBeCloseTo(score + many / (few + many), 3);
      }),
      { seed: 20261123, numRuns: 30 },
    );
  });

  it("gives the value that is missing from a mean", () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 90 }), (values, missing) => {
        const count = values.length + 1;
        const text = `the mean of ${count} numbers is ${(sumOf(values) + missing) / count}. ${values.length} of them are ${values.join(", ")}. find the other number`;
        if ((sumOf(values) + missing) % count !== 0) return;
        expect(solve(text).answer).toBe(`x = ${missing}`);
      }),
      { seed: 20261123, numRuns: 60 },
    );
  });

  it("asks whether a spread is that of a population or of a sample", () => {
    expect(solve("variance of 2, 4, 6").status).toBe("ambiguous");
    expect(solve("population variance of 2, 4, 6").answer).toBe("2.6667");
    expect(solve("sample variance of 2, 4, 6").answer).toBe("4");
  });

  it.each([
    "mean of 5 numbers is 12",
    "mean of 4 tests: 3, 5, 9",
    "geometric mean of 2 and 8",
    "mean of the odd numbers in 2, 3, 5",
    "median of 3, 5, 9 without the largest",
    "weighted mean of 3, 5, 9",
    "mean of the first 5 numbers",
  ])("is refused where a word or a number is left over: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it.each([
    ["z score of x = 85 if the mean is 70 and sd is 10", "1.5"],
    ["mean 50, standard deviation 4, find the z-score of 44", "−1.5"],
    ["μ = 70, σ = 5 z score of 80", "2"],
  ])("gives a z-score: %s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });

  it.each([
    ["What mark has a z-score of 2 if the mean is 61 and the standard deviation is 7?", "75"],
    ["The mean is 61 and the standard deviation is 7. Find the mark with a z-score of -1.", "54"],
  ])("a z-score that is told asks for the value that has it: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});
