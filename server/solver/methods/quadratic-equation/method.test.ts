import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../printer/answer";
import type { Form } from "../../types";
import { verifyValue } from "../../verify/verify";
import { budget, solveProblem } from "../linear-equation/testing";
import { quadraticEquation } from "./method";

const worked = (text: string, extra: { readonly method?: string; readonly form?: Form } = {}) => {
  const problem = solveProblem(text, "x", extra);
  const derivation = quadraticEquation.work(problem, budget());
  if (!derivation) return null;
  const { latex } = writeAnswer(problem, derivation.answer);
  return { ...derivation, latex, check: verifyValue(problem, derivation.answer, budget()) };
};

describe("a quadratic equation", () => {
  it.each([
    ["x^2 - 5x + 6 = 0", "quadratic-by-factoring", "x = 2 \\text{ or } x = 3"],
    ["2x^2 + 5x = 3", "quadratic-by-factoring", "x = -3 \\text{ or } x = \\frac{1}{2}"],
    ["x^2 = 7x", "quadratic-by-factoring", "x = 0 \\text{ or } x = 7"],
    ["x^2 + 4 = 4x", "quadratic-by-factoring", "x = 2"],
    ["x^2 = 81", "quadratic-by-square-root", "x = -9 \\text{ or } x = 9"],
    ["x^2 - 72 = 0", "quadratic-by-square-root", "x = \\pm 6\\sqrt{2}"],
    ["5x^2 - 3 = 15", "quadratic-by-square-root", "x = \\pm \\frac{3\\sqrt{10}}{5}"],
    ["(x - 3)^2 + 5 = 25", "quadratic-by-square-root", "x = 3 \\pm 2\\sqrt{5}"],
    ["2(x + 1)^2 = 50", "quadratic-by-square-root", "x = -6 \\text{ or } x = 4"],
    ["(2x - 1)^2 = -12", "quadratic-by-square-root", "x = \\frac{1}{2} \\pm \\sqrt{3}i"],
    ["(x - \\frac{1}{2})^2 = \\frac{3}{4}", "quadratic-by-square-root", "x = \\frac{1 \\pm \\sqrt{3}}{2}"],
    ["x^2 + 10x + 25 = 18", "quadratic-by-square-root", "x = -5 \\pm 3\\sqrt{2}"],
    ["x^2 + 16 = 0", "quadratic-by-square-root", "x = \\pm 4i"],
    ["x^2 - 3x + 1 = 0", "quadratic-by-formula", "x = \\frac{3 \\pm \\sqrt{5}}{2}"],
    ["x^2 + x + 1 = 0", "quadratic-by-formula", "x = -\\frac{1}{2} \\pm \\frac{\\sqrt{3}}{2}i"],
    ["x(3x - 1) = 4", "quadratic-by-factoring", "x = -1 \\text{ or } x = \\frac{4}{3}"],
    ["(x - 4)(2x + 5) = 0", "polynomial-by-zero-product", "x = -\\frac{5}{2} \\text{ or } x = 4"],
    ["(x - 1)^2 - 3(x - 1) - 10 = 0", "quadratic-by-factoring", "x = -1 \\text{ or } x = 6"],
    ["0.5x^2 - 1.5x = 2", "quadratic-by-factoring", "x = -1 \\text{ or } x = 4"],
    [
      "\\frac{3}{4}x^2 + \\frac{1}{2}x = \\frac{1}{4}",
      "quadratic-by-factoring",
      "x = -1 \\text{ or } x = \\frac{1}{3}",
    ],
  ])("%s is worked %s and gives %s, proved", (text, method, latex) => {
    const result = worked(text);
    expect([result?.method, result?.latex, result?.check.status]).toEqual([method, latex, "verified"]);
    expect(result?.steps.at(-1)?.latex).toBe(latex);
  });

  it.each([
    [
      "by completing the square",
      "x^2 + 6x = 7",
      "quadratic-by-completing-square",
      "x = -7 \\text{ or } x = 1",
    ],
    [
      "by completing the square",
      "2x^2 + 3x = 4",
      "quadratic-by-completing-square",
      "x = \\frac{-3 \\pm \\sqrt{41}}{4}",
    ],
    ["quadratic formula", "x^2 - x - 6 = 0", "quadratic-by-formula", "x = -2 \\text{ or } x = 3"],
    ["by factoring", "x^2 = 36", "quadratic-by-factoring", "x = -6 \\text{ or } x = 6"],
  ])("%s is honoured for %s", (named, text, method, latex) => {
    const result = worked(text, { method: named });
    expect([result?.method, result?.latex, result?.check.status]).toEqual([method, latex, "verified"]);
  });

  it("has no solution among the real numbers when its discriminant is negative", () => {
    const result = worked("x^2 + 2x + 5 = 0", { form: { domain: "real" } });
    expect([result?.latex, result?.check.status]).toEqual(["\\text{no real solution}", "verified"]);
  });

  it("says that a double root is one", () => {
    expect(
      worked("x^2 - 6x + 9 = 0")
        ?.steps.map((step) => step.why)
        .join(" "),
    ).toContain("double root");
  });

  it("shows every step of completing the square", () => {
    const steps = worked("x^2 - 4x = 7", { method: "completing the square" })?.steps ?? [];
    expect(steps.map((step) => step.latex)).toEqual([
      "x^2 - 4x - 7 = 0",
      "x^2 - 4x = 7",
      "x^2 - 4x + 4 = 11",
      "(x - 2)^2 = 11",
      "x - 2 = \\pm \\sqrt{11}",
      "x = 2 \\pm \\sqrt{11}",
    ]);
  });
});

describe("an equation of higher degree", () => {
  it.each([
    ["x^3 - 4x = 0", "x = -2 \\text{ or } x = 0 \\text{ or } x = 2"],
    ["x^3 - 2x^2 - 5x + 6 = 0", "x = -2 \\text{ or } x = 1 \\text{ or } x = 3"],
    ["2x^3 - x^2 + 2x = 1", "x = \\frac{1}{2} \\text{ or } x = \\pm i"],
    ["x^4 - 13x^2 + 36 = 0", "x = -3 \\text{ or } x = -2 \\text{ or } x = 2 \\text{ or } x = 3"],
    ["x^4 - 5x^2 + 6 = 0", "x = \\pm \\sqrt{2} \\text{ or } x = \\pm \\sqrt{3}"],
    ["x(x - 2)(x^2 - 3) = 0", "x = 0 \\text{ or } x = 2 \\text{ or } x = \\pm \\sqrt{3}"],
    ["x^5 = x^4", "x = 0 \\text{ or } x = 1"],
    [
      "(x - 123457)(x + 98765)(7x - 3) = 0",
      "x = -98765 \\text{ or } x = \\frac{3}{7} \\text{ or } x = 123457",
    ],
  ])("%s gives %s, proved", (text, latex) => {
    const result = worked(text);
    expect([result?.latex, result?.check.status]).toEqual([latex, "verified"]);
  });

  it("is left alone when it does not split", () => {
    expect(worked("x^5 - x + 1 = 0")).toBeNull();
  });
});
