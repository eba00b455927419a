import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational } from "../../expression/rational";
import { normalised } from "../../expression/scientific";
import { solve } from "../../solve";

const answers: readonly (readonly [text: string, latex: string])[] = [
  ["Write 48700 in scientific notation", "4.87 \\times 10^4"],
  ["Write the number in scientific notation: 0.00203", "2.03 \\times 10^{-3}"],
  ["Convert -0.5 to scientific notation", "-5 \\times 10^{-1}"],
  ["Express 7 in scientific notation", "7 \\times 10^0"],
  ["How would you write 90,000 in scientific notation?", "9 \\times 10^4"],
  ["Convert to decimal form: $4.05 \\times 10^{3}$", "4050"],
  ["Convert the number to decimal form: $-6.1 \\times 10^{-4}$", "-0.00061"],
  ["Write 3.2 x 10^5 in standard form", "320000"],
  ["Multiply. Write your answer in decimal form: $(4 \\times 10^{-3})(1.2 \\times 10^{5})$", "480"],
  [
    "Divide and write the answer in scientific notation: $\\frac{9 \\times 10^{-2}}{1.5 \\times 10^{4}}$",
    "6 \\times 10^{-6}",
  ],
  ["Multiply and write the answer in scientific notation: (8 × 10^3)(5 × 10^-9)", "4 \\times 10^{-5}"],
  ["Add: 2.5 × 10^4 + 5 × 10^3. Write in scientific notation", "3 \\times 10^4"],
  ["Simplify: $(6.5 \\times 10^{23})(2 \\times 10^{30})$", "1.3 \\times 10^{54}"],
];

describe("scientific notation", () => {
  it.each(answers)("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it("leaves 0 as it is", () => {
    expect(solve("Write 0 in scientific notation").latex).toBe("0");
  });

  it("abstains from numbers whose decimals never end", () => {
    expect(solve("Write 1/3 in scientific notation").status).toBe("unsupported");
  });

  it("works numbers and powers of ten separately, one idea a step", () => {
    const { steps } = solve("Multiply and write the answer in scientific notation: (8 × 10^3)(5 × 10^-9)");
    expect(steps.map(({ rule }) => rule)).toEqual([
      "group-powers-of-ten",
      "combine-powers-of-ten",
      "normalise-coefficient",
    ]);
  });

  it("brings every coefficient between 1 and 10 without changing the value", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 15 }), (digits, places) => {
        const value = rational(digits, 10n ** BigInt(places));
        const written = normalised({ coefficient: value, exponent: 0n });
        if (!written) throw new Error("no form");
        const { coefficient, exponent } = written;
        expect(coefficient.n >= coefficient.d && coefficient.n < 10n * coefficient.d).toBe(true);
        const [up, down] = exponent >= 0n ? [10n ** exponent, 1n] : [1n, 10n ** -exponent];
        expect(rational(coefficient.n * up, coefficient.d * down)).toEqual(value);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it("comes back to the same digits from scientific notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 8 }), (digits, places) => {
        const decimal = (digits / 10 ** places).toFixed(places);
        const there = solve(`Write ${decimal} in scientific notation`);
        const back = solve(`Convert to decimal form: $${there.latex}$`);
        expect(Number(back.latex)).toBe(Number(decimal));
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
