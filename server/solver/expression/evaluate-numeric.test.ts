import { describe, expect, it } from "vitest";
import { parseExpression } from "../parser/parse";
import { evaluateComplex } from "./evaluate-numeric";

const at = (text: string, re = 0, im = 0) =>
  evaluateComplex(parseExpression(text), new Map([["x", { re, im }]]));

describe("evaluation in doubles", () => {
  it.each([
    { text: "x^2 + 1", x: [0, 1], value: [0, 0] },
    { text: "\\sqrt{x}", x: [-4, 0], value: [0, 2] },
    { text: "\\sqrt[3]{x}", x: [-27, 0], value: [-3, 0] },
    { text: "x^{2/3}", x: [-8, 0], value: [4, 0] },
    { text: "\\frac{1 + i}{1 - i}", x: [0, 0], value: [0, 1] },
    { text: "|x|", x: [3, 4], value: [5, 0] },
    { text: "\\ln(x)", x: [Math.E, 0], value: [1, 0] },
    { text: "\\log_2(x)", x: [8, 0], value: [3, 0] },
    { text: "\\cos(\\pi)", x: [0, 0], value: [-1, 0] },
  ] as const)("$text at $x", ({ text, x, value }) => {
    const found = at(text, x[0], x[1]);
    expect(found?.re).toBeCloseTo(value[0], 12);
    expect(found?.im).toBeCloseTo(value[1], 12);
  });

  it.each(["1/x", "0^0", "y", "\\ln(x)"])("has no value for %s at 0", (text) => {
    expect(at(text)).toBeNull();
  });
});
