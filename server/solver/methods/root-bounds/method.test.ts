import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("a root between two whole numbers in a row", () => {
  it.each([
    ["Estimate each square root between two consecutive whole numbers: $\\sqrt{38}$", "6 < \\sqrt{38} < 7"],
    ["Estimate $\\sqrt{150}$ between two consecutive whole numbers.", "12 < \\sqrt{150} < 13"],
    ["Between which two consecutive integers does $\\sqrt[3]{50}$ lie?", "3 < \\sqrt[3]{50} < 4"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("abstains where the root is a whole number itself", () => {
    expect(solve("Estimate $\\sqrt{49}$ between two consecutive whole numbers.").status).toBe("unsupported");
  });

  it("puts every radicand between two neighbouring squares", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 900_000n }),
        fc.bigInt({ min: 1n, max: 1_000n }),
        (low, extra) => {
          const more = 1n + (extra % (2n * low));
          const { latex } = solve(`Estimate sqrt(${low * low + more}) between two consecutive whole numbers`);
          expect(latex).toBe(`${low} < \\sqrt{${low * low + more}} < ${low + 1n}`);
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });
});
