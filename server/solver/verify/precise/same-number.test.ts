import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { encloseValue } from "./enclose";
import { fitOf } from "./fit";
import { sameNumber } from "./same-number";

const BITS = 200n;
const TEN_DIGITS = 10n ** 10n;
const compared = (a: string, b: string) =>
  sameNumber(parseExpression(a), parseExpression(b), budget(DEFAULT_LIMITS));

describe("an enclosure", () => {
  it.each([
    ["\\pi", Math.PI],
    ["\\sin(1)", Math.sin(1)],
    ["\\cos(-100)", Math.cos(100)],
    ["\\tan(-4)", Math.tan(-4)],
    ["\\ln(10)", Math.LN10],
    ["\\ln(0.001)", Math.log(0.001)],
    ["\\exp(-3)", Math.exp(-3)],
    ["\\arctan(5)", Math.atan(5)],
    ["\\arctan(-0.001)", Math.atan(-0.001)],
    ["\\arcsin(-\\frac{1}{3})", Math.asin(-1 / 3)],
    ["\\arccos(0.3)", Math.acos(0.3)],
    ["\\sinh(2)", Math.sinh(2)],
    ["2^{0.3}", 2 ** 0.3],
    ["\\sqrt[3]{-5}", Math.cbrt(-5)],
    ["\\log_{2}(10)", Math.log2(10)],
    ["\\frac{-7}{3}", -7 / 3],
  ])("of %s holds its value, and little else", (latex, value) => {
    const found = encloseValue(parseExpression(latex), BITS);
    if (!found) throw new Error("no enclosure");
    const [low, high] = [found.low, found.high].map((end) => Number((end * TEN_DIGITS) >> BITS) / 1e10);
    expect(low).toBeCloseTo(value, 9);
    expect(high).toBeCloseTo(value, 9);
    expect(found.high - found.low).toBeLessThan(1n << 40n);
    expect(found.low).toBeLessThanOrEqual(found.high);
  });

  it.each(["\\sqrt{-1}", "\\frac{1}{\\sin(\\pi)}", "\\ln(0)", "x", "\\arcsin(2)", "\\infty"])(
    "of %s is none",
    (latex) => {
      expect(encloseValue(parseExpression(latex), BITS)).toBeNull();
    },
  );
});

const EQUAL: readonly (readonly [string, string])[] = [
  ["\\sin(\\frac{7\\pi}{12})", "\\frac{\\sqrt{6}+\\sqrt{2}}{4}"],
  ["\\sin^{2}(\\frac{\\pi}{5})", "\\frac{5-\\sqrt{5}}{8}"],
  ["\\cos(\\frac{\\pi}{5})", "\\frac{1+\\sqrt{5}}{4}"],
  ["\\cos(\\frac{\\pi}{7})\\cos(\\frac{2\\pi}{7})\\cos(\\frac{3\\pi}{7})", "\\frac{1}{8}"],
  ["\\tan(\\frac{\\pi}{8})", "\\sqrt{2}-1"],
  ["\\sin(18^{\\circ})", "\\frac{\\sqrt{5}-1}{4}"],
  ["\\sqrt{5+2\\sqrt{6}}", "\\sqrt{2}+\\sqrt{3}"],
  ["\\sqrt[3]{2+\\sqrt{5}}", "\\frac{1+\\sqrt{5}}{2}"],
  ["\\sin(\\frac{\\pi}{24})", "\\frac{\\sqrt{2-\\sqrt{2+\\sqrt{3}}}}{2}"],
];

describe("two numbers", () => {
  it.each(EQUAL)("%s and %s are proved equal", (a, b) => {
    expect(compared(a, b)).toBe("equal");
  });

  it.each(EQUAL.flatMap(([a, b]) => [10, 13, 30, 50].map((k) => [a, b, k] as const)))(
    "%s and %s are apart when 10^-%s is added",
    (a, b, k) => {
      expect(compared(a, `${b}+10^{-${k}}`)).toBe("apart");
      expect(compared(a, `${b}-10^{-${k}}`)).toBe("apart");
    },
  );

  it.each([
    [
      "an angle that is nearly a known one",
      "\\sin(\\frac{\\pi}{12}+10^{-11})",
      "\\frac{\\sqrt{6}-\\sqrt{2}}{4}",
    ],
    ["nearly a square", "\\sqrt{10^{20}+1}", "10^{10}"],
    ["Ramanujan's near miss", "\\exp(\\pi\\sqrt{163})", "262537412640768744"],
  ])("are told apart: %s", (_, a, b) => {
    expect(compared(a, b)).toBe("apart");
  });

  it("farther from each other than enclosures can tell are left open", () => {
    expect(compared("\\exp(\\pi)+10^{-90}", "\\exp(\\pi)")).not.toBe("equal");
  });
});

describe("a rounded number", () => {
  it.each([
    ["\\sin(40^{\\circ})", "0.6428", 4, "rounds"],
    ["\\sin(40^{\\circ})", "0.6427", 4, "apart"],
    ["\\sin(40^{\\circ})", "0.64", 4, "apart"],
    ["\\sqrt{2}", "1.41", 2, "rounds"],
    ["\\sqrt{2}", "1.42", 2, "apart"],
    ["\\frac{1}{2}", "0.5", 1, "equal"],
  ] as const)("%s as %s to %s places: %s", (exact, written, places, fit) => {
    expect(
      fitOf(parseExpression(exact), parseExpression(written), { places, budget: budget(DEFAULT_LIMITS) }),
    ).toBe(fit);
  });
});
