import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tidy } from "../expression/tidy";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import type { AnswerValue, Problem } from "../types";
import { verifyValue } from "./verify";

const problem = (body: string, asked: "graph" | "asymptotes"): Problem => ({
  task: "function-features",
  body: parseExpression(body),
  unknown: "x",
  output: parseExpression("y"),
  asked,
  text: "",
  instruction: "",
  latex: "",
  form: {},
});

const lines = (...values: readonly (readonly [name: string, value: string])[]): AnswerValue => ({
  kind: "named",
  values: values.map(([name, value]) => ({
    name,
    value: tidy(parseExpression(value), budget(DEFAULT_LIMITS)),
  })),
});

const status = (body: string, value: AnswerValue) =>
  verifyValue(problem(body, "asymptotes"), value, budget(DEFAULT_LIMITS)).status;

describe("the asymptotes of a stretched and moved function", () => {
  const numbers = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -9, max: 9 }));

  it("are those at which the argument of a logarithm is zero, and no others", () => {
    const check = ([b, c]: readonly [number, number], off: number) => {
      const body = `3*ln(${b}*x + ${c}) - 1`;
      expect(status(body, lines(["x", `${-c}/${b}`]))).not.toBe("refuted");
      expect(status(body, lines(["x", `${-c + off}/${b}`]))).toBe("refuted");
      expect(status(body, lines(["y", "-1"]))).toBe("refuted");
    };
    fc.assert(fc.property(numbers, fc.integer({ min: 1, max: 9 }), check), { seed: 1, numRuns: 30 });
  });

  it("are those to which an exponential is moved, and no others", () => {
    const check = ([b, c]: readonly [number, number], off: number) => {
      for (const body of [`2*exp(${b}*x) + ${c}`, `${b + 1}^x + ${c}`]) {
        expect(status(body, lines(["y", `${c}`]))).not.toBe("refuted");
        expect(status(body, lines(["y", `${c + off}`]))).toBe("refuted");
        expect(status(body, lines(["x", `${c}`]))).toBe("refuted");
      }
    };
    fc.assert(fc.property(numbers, fc.integer({ min: 1, max: 9 }), check), { seed: 1, numRuns: 30 });
  });

  it("are those of a tangent, a quarter of a turn on and every half turn, and no others", () => {
    const check = (k: number) => {
      const [one, next, between] = [`${2 * k + 1}*pi/2`, `${2 * k + 3}*pi/2`, `${k + 1}*pi`];
      expect(status("tan(x) + 2", lines(["x", one], ["x", next]))).not.toBe("refuted");
      expect(status("tan(x) + 2", lines(["x", one], ["x", between]))).toBe("refuted");
      expect(status("tan(x) + 2", lines(["x", one]))).toBe("refuted");
    };
    fc.assert(fc.property(fc.integer({ min: -5, max: 5 }), check), { seed: 1, numRuns: 11 });
  });

  it("are all there: leaving out what a curve has is refuted", () => {
    for (const body of ["2^x", "ln(x)", "tan(x)", "3*exp(x) - 1"])
      expect(status(body, lines()), body).toBe("refuted");
  });

  it("are never claimed beyond what is checked of the curve", () => {
    expect(status("(-2)^x + 3", lines(["y", "3"]))).toBe("refuted");
    expect(status("1^x + 3", lines(["y", "4"]))).not.toBe("verified");
    expect(status("x*ln(x)", lines(["x", "0"]))).toBe("unchecked");
    expect(status("sin(x)", lines(["y", "1"]))).toBe("refuted");
  });

  it("stand beside points each of which is on the curve", () => {
    const graph = (y: string) => {
      const points: AnswerValue = {
        kind: "points",
        unknowns: ["x", "y"],
        points: [
          [parseExpression("0"), parseExpression("0")],
          [parseExpression("pi/2"), parseExpression(y)],
        ],
      };
      const value: AnswerValue = { kind: "parts", parts: [{ name: "points", value: points }] };
      return verifyValue(problem("sin(x)", "graph"), value, budget(DEFAULT_LIMITS)).status;
    };
    expect(graph("1")).toBe("partial");
    expect(graph("2")).toBe("refuted");
    expect(graph("1 + 1/1000000")).toBe("refuted");
  });
});
