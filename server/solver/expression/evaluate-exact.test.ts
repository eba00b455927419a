import { describe, expect, it } from "vitest";
import { LimitReached } from "../budget";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { evaluateExact } from "./evaluate-exact";
import { rational } from "./rational";

const at = (text: string, x = rational(0n)) =>
  evaluateExact(parseExpression(text), new Map([["x", x]]), budget(DEFAULT_LIMITS));

describe("exact evaluation", () => {
  it.each([
    ["2x^2 - 3x + 1", rational(-1n, 2n), rational(3n)],
    ["|x - 4| \\div 3", rational(1n), rational(1n)],
    ["\\sqrt{x + 1}", rational(5n, 4n), rational(3n, 2n)],
    ["8^{x}", rational(-2n, 3n), rational(1n, 4n)],
    ["25\\% \\cdot x", rational(10n), rational(5n, 2n)],
    ["1 1/2 + 0.25", rational(0n), rational(7n, 4n)],
  ] as const)("%s", (text, x, expected) => {
    expect(at(text, x)).toEqual(expected);
  });

  it.each(["\\sqrt{2}", "y + 1", "\\pi", "0^0", "\\sqrt{-4}", "\\sin(0)"])(
    "has no rational value for %s",
    (text) => {
      expect(at(text)).toBeNull();
    },
  );

  it("reports a division by zero", () => {
    expect(() => at("1/x")).toThrow("division by zero");
    expect(() => at("x^{-2}")).toThrow(RangeError);
  });

  it("refuses a huge power before computing it", () => {
    expect(() => at("7^{10^9}")).toThrow(LimitReached);
    expect(at("(-1)^{10^{20} + 1}")).toEqual(rational(-1n));
  });
});
