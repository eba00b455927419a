import { describe, expect, it } from "vitest";
import { distributionNotation } from "./distribution";

const shown = (kind: "density" | "notation" | "nature" | "values", word: string) =>
  distributionNotation({ asked: { kind } }, { kind: "word", word });

describe("what is said about a distribution", () => {
  it.each([
    ["nature", "discrete", "X \\text{ is discrete}"],
    ["notation", "X ~ Exp(1/3)", "X \\sim \\text{Exp}\\left(\\frac{1}{3}\\right)"],
    ["notation", "X ~ N(-2.5, 4)", "X \\sim \\text{N}\\left(-2.5, 4\\right)"],
    ["density", "f(x) = 1/8", "f(x) = \\frac{1}{8}"],
    ["density", "f(x) = 1/3 e^(-1/3 x)", "f(x) = \\frac{1}{3} e^{-\\frac{1}{3} x}"],
    ["density", "f(x) = 0.25 e^(-0.25 x)", "f(x) = 0.25 e^{-0.25 x}"],
    ["values", "0, 1, 2, 3, ...", "0, 1, 2, 3, \\ldots"],
  ] as const)("is set for %s: %s", (kind, word, latex) => {
    expect(shown(kind, word)).toEqual({ latex, text: word });
  });
});
