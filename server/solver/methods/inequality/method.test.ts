import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseStatements } from "../../parser/parse";
import { writeAnswer } from "../../printer/answer";
import { solve } from "../../solve";
import type { Condition } from "../../tasks/inequality";
import type { Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { inequality } from "./method";

const allowance = () => budget(DEFAULT_LIMITS);

const problem = (text: string): Problem => {
  const relations = parseStatements(text).filter((each) => each.kind === "relation");
  const [one, two] = relations;
  const condition: Condition = two ? { kind: "all-of", parts: relations } : (one as Condition);
  return {
    task: "inequality",
    condition,
    unknown: "x",
    notation: "interval",
    text,
    instruction: "",
    latex: text,
    form: {},
  };
};

describe("solving inequalities", () => {
  it.each([
    ["Solve 7 - 3x < 22", "x > -5"],
    ["Solve $2(x - 1) \\ge 5x + 4$", "x \\le -2"],
    ["Solve 0.5x + 1.2 <= 2.7", "x \\le 3"],
    ["Solve 5 > 2x + 9", "x < -2"],
    ["Solve x + 1 > x", "\\text{all real numbers}"],
    ["Solve x + 1 < x - 2", "\\text{no solution}"],
    ["Solve $\\frac{x + 3}{-4} < 1$", "x > -7"],
    ["Solve -9 <= 2x - 1 < 5", "-4 \\le x < 3"],
    ["Solve $4 > 1 - x > -2$", "-3 < x < 3"],
    ["Solve $3x < -6$ or $x - 1 \\ge 4$", "x < -2 \\text{ or } x \\ge 5"],
    ["Solve $x > 1$ and $x \\le 6$", "1 < x \\le 6"],
    ["Solve |2x + 1| < 9", "-5 < x < 4"],
    ["Solve 3|x - 2| - 1 >= 5", "x \\le 0 \\text{ or } x \\ge 4"],
    ["Solve |x + 4| < -1", "\\text{no solution}"],
    ["Solve |x + 4| > -1", "\\text{all real numbers}"],
    ["Solve |x - 3| <= 0", "x = 3"],
    ["Solve the quadratic inequality $x^2 - 2x - 15 \\le 0$", "-3 \\le x \\le 5"],
    ["Solve $x^2 > 2$", "x < -\\sqrt{2} \\text{ or } x > \\sqrt{2}"],
    ["Solve $x^2 + 1 > 0$", "\\text{all real numbers}"],
    ["Solve $(x - 1)^2(x + 2) \\ge 0$", "x \\ge -2"],
    ["Solve $x^2(x - 5) \\le 0$", "x \\le 5"],
  ])("%s gives %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it.each([
    ["Solve and write the solution in interval notation: $\\frac{x + 1}{x - 4} \\le 0$", "[-1, 4)"],
    ["Solve the rational inequality. Write your answer in interval notation: $\\frac{2}{x} > 1$", "(0, 2)"],
    ["Write in interval notation: $2 \\le x < 11$", "[2, 11)"],
    [
      "Solve the inequality, graph the solution on the number line, and write the solution in interval notation: $4x - 1 > 7$",
      "(2, \\infty)",
    ],
    [
      "Solve $3x \\le 2$ and express the solution in set-builder notation",
      "\\{x \\mid x \\le \\frac{2}{3}\\}",
    ],
    [
      "Given the function $R(x) = \\frac{x - 7}{x + 1}$, find the values of $x$ that make the function greater than or equal to 0.",
      "x < -1 \\text{ or } x \\ge 7",
    ],
  ])("%s is answered in the notation asked for", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("leaves out a number where the fraction cancels but has no value", () => {
    expect(solve("Solve $\\frac{(x - 1)(x - 3)}{x - 1} \\ge 0$").latex).toBe("x \\ge 3");
    expect(solve("Solve $\\frac{(x - 4)(x - 3)}{x - 4} \\ge 0$").latex).toBe(
      "3 \\le x < 4 \\text{ or } x > 4",
    );
  });

  it("does not read two letters, or signs that point apart", () => {
    expect(solve("Solve x + y < 3").status).toBe("unsupported");
    expect(solve("Solve 1 < x > 3").status).toBe("unsupported");
  });

  it("finds the interval of every quadratic with known roots", () => {
    const roots = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 15 }));
    fc.assert(
      fc.property(roots, fc.integer({ min: 1, max: 6 }), ([low, width], a) => {
        const high = low + width;
        const text = `${a}x^2 - (${a * (low + high)})x + (${a * low * high}) < 0`;
        const result = inequality.work(problem(text), allowance());
        const value = result?.answer ?? { kind: "none" as const };
        expect(writeAnswer(problem(text), value).latex).toBe(`(${low}, ${high})`);
        expect(verifyValue(problem(text), value, allowance()).status).toBe("verified");
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it("solves every linear inequality to the side that its slope says", () => {
    const whole = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(
        whole.filter((a) => a !== 0),
        whole,
        whole,
        (a, b, x) => {
          const text = `${a}x + (${b}) <= ${a * x + b}`;
          const expected = a > 0 ? `(-\\infty, ${x}]` : `[${x}, \\infty)`;
          const value = inequality.work(problem(text), allowance())?.answer ?? { kind: "none" as const };
          expect(writeAnswer(problem(text), value).latex).toBe(expected);
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe("checking the solutions of inequalities", () => {
  const claim = (text: string, low: number | null, high: number | null, closed = false) => {
    const end = (n: number | null) => ({
      value: n === null ? null : (parseStatements(String(n))[0] as never),
      closed: n !== null && closed,
    });
    const value = { kind: "set" as const, unknown: "x", set: [{ low: end(low), high: end(high) }] };
    return verifyValue(problem(text), value, allowance()).status;
  };

  it.each([
    ["2x < 6", null, 4],
    ["2x < 6", 3, null],
    ["x^2 < 4", -2, 3],
    ["x^2 > 4", 2, null],
    ["|x| < 4", -4, 5],
    ["1/x > 0", null, 0],
  ] as const)("refutes a wrong set for %s", (text, low, high) => {
    expect(claim(text, low, high)).toBe("refuted");
  });

  it("refutes an end taken in that is left out", () => {
    expect(claim("x^2 < 4", -2, 2)).toBe("verified");
    expect(claim("x^2 < 4", -2, 2, true)).toBe("refuted");
  });

  it("refutes a set that misses a single number", () => {
    expect(claim("(x - 1)^2(x - 3) >= 0", 3, null, true)).toBe("refuted");
  });
});
