import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalValues, radicalValue } from "../../expression/radical-value";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { writeAnswer } from "../../printer/answer";
import { valueLatex } from "../../printer/answer/value";
import { type Form, LimitReached } from "../../types";
import { verifyValue } from "../../verify/verify";
import { arithmetic } from "./method";
import { calculation, worked } from "./testing";

const answers: readonly (readonly [problem: string, answer: string, form?: Form])[] = [
  // whole numbers and order of operations
  ["17 - (-6)", "23"],
  ["-3^2", "-9"],
  ["(-3)^2", "9"],
  ["2 + 3(8 - 5)^2", "29"],
  ["40 - 2|2(1 - 6) - 3|", "14"],
  ["5 - [7 - (2 - 9)]", "-9"],
  ["48 ÷ 6 · 2", "16"],
  ["0 ÷ 7", "0"],
  ["6^0 - 4", "-3"],
  // fractions and mixed numbers
  ["5/12 + 3/8", "\\frac{19}{24}"],
  ["7/9 - 1/9", "\\frac{2}{3}"],
  ["-(4/15) · 25/8", "-\\frac{5}{6}"],
  ["\\frac{\\frac{3}{8}}{\\frac{9}{4}}", "\\frac{1}{6}"],
  ["-\\frac{36}{60}", "-\\frac{3}{5}"],
  ["3 ÷ 12", "\\frac{1}{4}"],
  ["2 1/3 + 1 5/6", "4\\frac{1}{6}"],
  ["3 1/5 - 1 4/5", "1\\frac{2}{5}"],
  ["7/3", "2\\frac{1}{3}", { number: "mixed" }],
  ["(2/5)^{-2}", "\\frac{25}{4}"],
  ["6 · 2^{-3}", "\\frac{3}{4}"],
  // decimals
  ["4.2 - 7.85", "-3.65"],
  ["0.6 · 1.25", "0.75"],
  ["1.44 ÷ (-0.6)", "-2.4"],
  ["0.5 ÷ 0.7", "\\frac{5}{7}"],
  ["1.5(5/8 - 2)", "-2.0625"],
  ["7/16", "0.4375", { number: "decimal" }],
  ["7/11", "0.\\overline{63}", { number: "decimal" }],
  ["1/6", "0.1\\overline{6}", { number: "decimal" }],
  ["2.125", "2\\frac{1}{8}", { number: "mixed" }],
  ["0.36", "\\frac{9}{25}", { number: "fraction" }],
  ["2.345", "2.35", { decimals: 2 }],
  ["-2.345", "-2.35", { decimals: 2 }],
  ["\\sqrt{11}", "3.317", { decimals: 3 }],
  ["5", "5.00", { decimals: 2 }],
  // percents
  ["37.5\\%", "0.375", { number: "decimal" }],
  ["37.5\\%", "\\frac{3}{8}", { number: "fraction" }],
  ["0.085", "8.5\\%", { number: "percent" }],
  ["5/8", "62.5\\%", { number: "percent" }],
  ["2/7", "28.6\\%", { number: "percent", decimals: 1 }],
  // roots
  ["\\sqrt{98}", "7\\sqrt{2}"],
  ["\\sqrt[3]{-250}", "-5\\sqrt[3]{2}"],
  ["\\sqrt[4]{81}", "3"],
  ["\\sqrt[4]{25}", "\\sqrt{5}"],
  ["\\sqrt{0.09}", "0.3"],
  ["\\sqrt{\\frac{5}{18}}", "\\frac{\\sqrt{10}}{6}"],
  ["\\sqrt{45} - \\sqrt{20}", "\\sqrt{5}"],
  ["\\sqrt{6} \\cdot \\sqrt{15}", "3\\sqrt{10}"],
  ["\\sqrt{12}(\\sqrt{3} + \\sqrt{6})", "6 + 6\\sqrt{2}"],
  ["(3 - \\sqrt{5})^2", "14 - 6\\sqrt{5}"],
  ["\\frac{6}{3 - \\sqrt{3}}", "3 + \\sqrt{3}"],
  ["\\frac{5}{2\\sqrt{10}}", "\\frac{\\sqrt{10}}{4}"],
  ["\\frac{1}{\\sqrt[3]{4}}", "\\frac{\\sqrt[3]{2}}{2}"],
  ["\\frac{1}{1 + \\sqrt[3]{2}}", "\\frac{1 - \\sqrt[3]{2} + \\sqrt[3]{4}}{3}"],
  ["\\frac{1}{1 + \\sqrt{2} + \\sqrt{3}}", "\\frac{2 + \\sqrt{2} - \\sqrt{6}}{4}"],
  ["\\frac{\\sqrt{75}}{\\sqrt{12}}", "\\frac{5}{2}"],
  ["16^{3/4}", "8"],
  ["8^{-2/3}", "\\frac{1}{4}"],
  ["\\sqrt[3]{\\sqrt{7}}", "\\sqrt[6]{7}"],
  ["|2 - \\sqrt{7}|", "-2 + \\sqrt{7}"],
  ["0(1 + \\sqrt{2})(3 - \\sqrt{5})", "0"],
  // complex numbers
  ["(4 - 3i) - (6 - 5i)", "-2 + 2i"],
  ["(2 + 3i)(1 - 4i)", "14 - 5i"],
  ["\\frac{4 - i}{1 + 2i}", "\\frac{2}{5} - \\frac{9}{5}i"],
  ["i^{35}", "-i"],
  ["i^{-3}", "i"],
  ["\\frac{5}{2i}", "-\\frac{5}{2}i"],
  ["\\sqrt{-4} \\cdot \\sqrt{-9}", "-6"],
  ["\\sqrt{-20}", "2i\\sqrt{5}", { domain: "complex" }],
  ["(1 + i)^8", "16"],
  ["|5 - 12i|", "13"],
  // no value
  ["\\frac{9}{4 - 2^2}", "\\text{undefined}"],
  ["0^{-1}", "\\text{undefined}"],
  ["\\sqrt{-25}", "\\text{not real}"],
  ["\\sqrt[6]{3 - 5}", "\\text{not real}"],
];

describe("calculations", () => {
  const cases = answers.map(([problem, answer, form]) => ({ problem, answer, form }));
  it.each(cases)("works out $problem as $answer", ({ problem, answer, form }) => {
    const derivation = worked(problem, form);
    expect(derivation && writeAnswer(calculation(problem, form), derivation.answer).latex).toBe(answer);
    const check = verifyValue(
      calculation(problem, form),
      derivation?.answer ?? { kind: "none" },
      budget(DEFAULT_LIMITS),
    );
    expect(check).toMatchObject({ status: "verified" });
  });

  it.each(["0^0", "2x", "\\pi + 1", "2^{\\sqrt{2}}", "\\sin(1)", "5^{1/1000}", "\\sqrt{1 + \\sqrt{2}}"])(
    "leaves %s to others",
    (problem) => {
      expect(worked(problem)).toBeNull();
    },
  );

  it("takes no other task", () => {
    const problem = { ...calculation("1 + 1"), task: "simplify" as const };
    expect(arithmetic.work(problem as never, budget(DEFAULT_LIMITS))).toBeNull();
  });

  it.each(["9^{9^9}", "2^{100000}"])("refuses to grow %s", (problem) => {
    expect(() => worked(problem)).toThrow(LimitReached);
  });
});

describe("the steps", () => {
  it("end with the answer and never repeat a line", () => {
    for (const [problem, , form] of answers) {
      const derivation = worked(problem, form);
      const lines = derivation?.steps.map((step) => step.latex) ?? [];
      const value = derivation?.answer ?? { kind: "none" as const };
      if (lines.length > 0) expect(lines.at(-1)).toBe(writeAnswer(calculation(problem, form), value).latex);
      lines.forEach((line, at) => {
        if (at > 0) expect(line).not.toBe(lines[at - 1]);
      });
    }
  });

  it("stay few for a textbook exercise", () => {
    for (const [problem, , form] of answers) {
      expect(worked(problem, form)?.steps.length ?? 0).toBeLessThanOrEqual(10);
    }
  });

  it("show the common denominator", () => {
    expect(worked("5/12 + 3/8")?.steps.map((step) => step.latex)).toEqual([
      "\\frac{10 + 9}{24}",
      "\\frac{19}{24}",
    ]);
  });

  it("work the inner bracket first and powers before products", () => {
    expect(worked("2 + 3(8 - 5)^2")?.steps.map((step) => step.rule)).toEqual([
      "add",
      "power",
      "multiply",
      "add",
    ]);
  });

  it("each keep the value", () => {
    const exactValue = (latex: string) =>
      radicalValue(parseExpression(latex), new Map(), budget(DEFAULT_LIMITS)).value;
    for (const [problem, answer, form] of answers) {
      if (answer.startsWith("\\text") || answer.includes("overline") || form?.decimals !== undefined)
        continue;
      const start = exactValue(problem);
      for (const step of worked(problem, form)?.steps ?? []) {
        const value = exactValue(step.latex);
        const same = start && value && equalValues(start, value, budget(DEFAULT_LIMITS));
        expect(same, `${problem}: ${step.latex}`).toBe(true);
      }
    }
  });
});

/** Random calculations as text: whole numbers, fractions, decimals, roots and brackets. */
const leaf = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map(String),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 12 }))
    .map(([a, b]) => `\\frac{${a}}{${b}}`),
  fc.integer({ min: 1, max: 99 }).map((n) => `${(n / 10).toFixed(1)}`),
  fc.integer({ min: 1, max: 50 }).map((n) => `\\sqrt{${n}}`),
  fc.constant("i"),
);
const random = fc.letrec<{ e: string }>((tie) => ({
  e: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .tuple(tie("e"), fc.constantFrom("+", "-", "\\cdot", "\\div"), tie("e"))
      .map(([a, o, b]) => `(${a}) ${o} (${b})`),
    tie("e").map((a) => `(${a})^2`),
    tie("e").map((a) => `-(${a})`),
  ),
})).e;

describe("random calculations", () => {
  it("are never refuted by the independent check", () => {
    fc.assert(
      fc.property(random, (text) => {
        const derivation = worked(text);
        if (!derivation) return;
        const check = verifyValue(calculation(text), derivation.answer, budget(DEFAULT_LIMITS));
        expect(check.status, `${text} = ${valueLatex(derivation.answer)}`).toBe("verified");
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
