import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factorPairs } from "./methods/factor/factor-pairs";
import { solve } from "./solve";

const last = <T>(all: readonly T[]): T | undefined => all.at(-1);

describe("what is shown of the way", () => {
  it("is every trial division up to the square root, for a prime that is small enough", () => {
    const [tried] = solve("Is 211 prime?").steps;
    for (const prime of [2, 3, 5, 7, 11, 13]) expect(tried?.latex).toContain(`211 &= ${prime} \\cdot`);
    expect(tried?.latex).not.toContain("17 \\cdot");
    expect(tried?.why).toContain("17^2 = 289");
    expect(solve("Is 211 prime?").evidence.join()).not.toMatch(/Miller/);
  });

  it("is no list for a prime that is too large for one", () => {
    expect(solve("Is 100003 prime?").steps[0]?.latex).toBe("100003 = 1 \\cdot 100003");
  });

  it("is the antiderivative with both bounds in their places", () => {
    const { steps, latex } = solve("$\\int_{-1}^{4} (6x^2 + 2) dx$");
    const put = steps.find(({ rule }) => rule === "substitute-bounds");
    expect(put?.latex).toContain("4^3");
    expect(put?.latex).toContain("(-1)^3");
    expect(last(steps)?.latex).toBe(latex);
  });

  it("is no substitution at an endless bound", () => {
    const { steps } = solve("$\\int_0^{\\infty} e^{-2x} dx$");
    expect(steps.map(({ rule }) => rule)).not.toContain("substitute-bounds");
  });

  it("is a decimal beside an exact size with π", () => {
    expect(solve("area of a circle with radius 9 cm").evidence[0]).toContain("254.5");
    expect(solve("area of a rectangle 13 cm by 6 cm").evidence.join()).not.toContain("As a decimal");
    expect(solve("Convert $80^{\\circ}$ to radians.").evidence.join()).not.toContain("As a decimal");
  });
});

describe("pairs of factors", () => {
  it("have the product they are listed for, and hold the pair with the right sum", () => {
    const whole = fc.integer({ min: -18, max: 18 }).filter((each) => each !== 0);
    fc.assert(
      fc.property(whole, whole, (m, n) => {
        const listed = factorPairs(BigInt(m * n), BigInt(m + n));
        if (listed === null) return;
        const pairs = [...listed.matchAll(/\$\(?(-?\d+)\)? \\cdot \(?(-?\d+)\)?\$/g)].map(([, a, b]) => [
          Number(a),
          Number(b),
        ]);
        for (const [a = 0, b = 0] of pairs) expect(a * b).toBe(m * n);
        // A sum of zero lets either of the two be the larger.
        if (m + n !== 0)
          expect(pairs.map((pair) => pair.toSorted((a, b) => a - b))).toContainEqual(
            [m, n].toSorted((a, b) => a - b),
          );
      }),
    );
  });
});
