import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withBoundsInPlace } from "./bounds";

describe("bounds that are told in words", () => {
  it.each([
    ["lim x to 0 sinx/x", "1"],
    ["limit as x goes to 3 of x^2", "9"],
    ["lim x approaches 0 sin(x)/x", "1"],
    ["int from 0 to 1 x^2 dx", "\\frac{1}{3}"],
    ["integral 0 to 1 x^2", "\\frac{1}{3}"],
    ["integral from 0 to pi of sin x dx", "2"],
    ["sum n=1 to 10 n^2", "385"],
    ["sigma n=1 to 4 2n", "20"],
    ["sum of i^2 from i=1 to 5", "55"],
    ["sum of 2k+1 from k=0 to 3", "16"],
    ["sum of i from 1 to 5", "15"],
    ["sum of 1 to 10", "55"],
    ["sum of 1 and 10", "11"],
    ["add 1 to 10", "11"],
  ])("%s is %s", (text, expected) => {
    expect(solve(text)).toMatchObject({ status: "solved", latex: expected });
  });

  it.each([
    "lim",
    "limit of x^2",
    "integral from 0",
    "sum of 3",
    "int to 4",
    "sum n=1 to",
    "the total from a to b",
  ])("are not found in %j", (text) => {
    expect(withBoundsInPlace(text)).toBeNull();
  });

  it("add up to what the whole numbers between them add up to", () => {
    const whole = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(whole, whole, (low, more) => {
        const high = low + more;
        const total = ((low + high) * (more + 1)) / 2;
        expect(solve(`sum of ${low} to ${high}`).latex).toBe(String(total));
      }),
      { seed: 3, numRuns: 40 },
    );
  });
});
