import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { LimitReached } from "../types";
import { readProblem } from "./read";

const read = (text: string) => {
  const outcome = readProblem(text, DEFAULT_LIMITS);
  return outcome.ok ? `${outcome.problem.task}: ${outcome.reading.latex}` : `refused: ${outcome.reason}`;
};
const problem = (text: string) => {
  const outcome = readProblem(text, DEFAULT_LIMITS);
  return outcome.ok ? outcome.problem : null;
};

describe("mathematics without words", () => {
  it.each([
    ["4x - 9 = 11", "solve: 4x - 9 = 11"],
    ["7/8 - 1/6", "calculate: \\frac{7}{8} - \\frac{1}{6}"],
    ["2 1/2 × 1 1/3", "calculate: 2\\frac{1}{2} \\cdot 1\\frac{1}{3}"],
    ["9 + 6 = ?", "calculate: 9 + 6"],
    ["y^2 - 8y + 15", "simplify: y^2 - 8y + 15"],
    ["2\\pi + \\pi", "simplify: 2\\pi + \\pi"],
    ["a + b = 10, a - b = 4", "solve-system: \\begin{cases} a + b = 10 \\\\ a - b = 4 \\end{cases}"],
    ["a + b = 10\na - b = 4", "solve-system: \\begin{cases} a + b = 10 \\\\ a - b = 4 \\end{cases}"],
    ["3x - y = 2 and x + y = 6", "solve-system: \\begin{cases} 3x - y = 2 \\\\ x + y = 6 \\end{cases}"],
  ])("reads %j", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe("instructions in words", () => {
  it.each([
    ["Solve 6t + 1 = 25", "solve: 6t + 1 = 25"],
    ["How do I solve 6t + 1 = 25?", "solve: 6t + 1 = 25"],
    ["Solve for $w$: $P = 2l + 2w$", "solve: P = 2l + 2w"],
    ["What is n in 3n = 21?", "solve: 3n = 21"],
    ["Suppose k**2 - 5*k + 4 = 0. What is k?", "solve: k^2 - 5k + 4 = 0"],
    ["Solve the equation. Then check your answer. $\\frac{m}{4} = 9$", "solve: \\frac{m}{4} = 9"],
    ["Solve the linear equation: $4(p+1)$; $= 2p + 10$", "solve: 4(p + 1) = 2p + 10"],
    ["Solve the formula $d = rt$ for $t$ when $d = 180$ and $r = 45$", "solve: 180 = 45t"],
    ["Find all real solutions of z^2 = 50", "solve: z^2 = 50"],
    ["Simplify 5(2a).", "simplify: 5 \\cdot 2a"],
    ["Combine like terms: $7a + 2 - 3a$", "simplify: 7a + 2 - 3a"],
    ["Evaluate -7 + 3*4.", "calculate: -7 + 3 \\cdot 4"],
    ["What is -12 minus 30?", "calculate: -12 - 30"],
    ["Subtract 9 from 4", "calculate: 4 - 9"],
    ["Divide -84 by 7.", "calculate: (-84) \\div 7"],
    ["Find the sum of $4$, $9$ and $16$.", "calculate: 4 + 9 + 16"],
    ["What is the square root of 81?", "calculate: \\sqrt{81}"],
    ["Subtract $(2x^2+1)$ from $(5x^2-x)$", "simplify: 5x^2 - x - (2x^2 + 1)"],
    ["Expand (3*y + 2)*(y - 5).", "expand: (3y + 2)(y - 5)"],
    ["Multiply: $(m-4)(m+4)$", "expand: (m - 4)(m + 4)"],
    ["Simplify using the distributive property: $6(k+2)$", "expand: 6(k + 2)"],
    ["Please factor $3h^2 - 27$ completely", "factor: 3h^2 - 27"],
    ["Evaluate $5c - 2$ when $c = -3$", "evaluate: 5c - 2, \\quad c = -3"],
    ["Evaluate a^2 + b when a = 6 and b = -1", "evaluate: a^2 + b, \\quad a = 6, \\; b = -1"],
    ["If $q = 8$, evaluate $q - 11$", "evaluate: q - 11, \\quad q = 8"],
    ["Let p(v) = v**2 - 3. Determine p(4).", "evaluate: p(v) = v^2 - 3, \\quad p(4)"],
    [
      "For f(x) = x + 1 and g(x) = 2x, find f(g(5))",
      "calculate: f(x) = x + 1, \\quad g(x) = 2x, \\quad f(g(5))",
    ],
    ["For $f(x) = x^2 - 6$, find $x$ when $f(x) = 3$", "solve: x^2 - 6 = 3"],
    [
      "Find R(x) = f(x) + g(x) where f(x) = 3x and g(x) = x - 4",
      "expand: f(x) = 3x, \\quad g(x) = x - 4, \\quad R(x) = f(x) + g(x), \\quad R(x)",
    ],
    [
      "Evaluate the expression for the given value: (2k+1)/3 k=4",
      "evaluate: \\frac{2k + 1}{3}, \\quad k = 4",
    ],
    ["What is the value of 2x^2 when x is 5?", "evaluate: 2x^2, \\quad x = 5"],
    ["Add - 5/8 + 3/8", "calculate: -\\frac{5}{8} + \\frac{3}{8}"],
    ["What is 2/3 of 18?", "calculate: \\frac{2}{3} \\cdot 18"],
    ["6 x 9", "calculate: 6 \\cdot 9"],
    ["find the roots of x^2 - 7x + 10", "solve: x^2 - 7x + 10 = 0"],
    ["y = kx solve for k", "solve: y = kx"],
    ["Hi, can you help me solve 8 = 2h step by step?", "solve: 8 = 2h"],
    ["Simplify: $\\frac{5-a}{0}$, where $a \\ne 5$", "simplify: \\frac{5 - a}{0}"],
    ["Find the reciprocal of 3/8", "calculate: \\frac{3}{8}"],
  ])("reads %j", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  it.each([
    ["What is 35% of 60?", { rate: 35n, whole: 60n, part: null }],
    ["18 is 45% of what number?", { rate: 45n, whole: null, part: 18n }],
    ["What percent of 50 is 12?", { rate: null, whole: 50n, part: 12n }],
    ["What is 20 percent of 45?", { rate: 20n, whole: 45n, part: null }],
    ["$140\\%$ of $30$ is what number?", { rate: 140n, whole: 30n, part: null }],
  ])("reads %j as a percent relation", (text, expected) => {
    const found = problem(text);
    const number = (node: unknown) => (node === null ? null : (node as { value: { n: bigint } }).value.n);
    expect(found?.task).toBe("percent");
    if (found?.task !== "percent") return;
    expect({ rate: number(found.rate), whole: number(found.whole), part: number(found.part) }).toEqual(
      expected,
    );
  });
});

describe("form and method", () => {
  it.each([
    ["Convert 7.5% to a decimal", { number: "decimal" }],
    ["Write $\\frac{9}{4}$ as a mixed number.", { number: "mixed" }],
    ["Round √19 to two decimal places.", { number: "decimal", decimals: 2 }],
    ["Simplify $1.8 \\div 7$ and round to the nearest tenth.", { number: "decimal", decimals: 1 }],
    ["Simplify $1.8 \\div 7$ to the nearest tenth.", { number: "decimal", decimals: 1 }],
    ["Simplify $1.8 \\div 7$ to 2 decimal places.", { number: "decimal", decimals: 2 }],
    ["Add, and write the answer as a mixed number: $1\\frac{1}{2}+\\frac{3}{4}$", { number: "mixed" }],
    ["Find all real solutions of x^2 + 4 = 0", { domain: "real" }],
  ])("%j asks for %j", (text, form) => {
    expect(problem(text)?.form).toMatchObject(form);
  });

  it.each([
    ["Solve $x^2 + 6x = 7$ by completing the square.", "completing the square"],
    ["Solve by using the Quadratic Formula: $2x^2 + x - 6 = 0$", "quadratic formula"],
    ["Solve the system by elimination. $\\begin{cases} x+y=5 \\\\ x-y=1 \\end{cases}$", "elimination"],
    ["Factor by grouping: $ab + 3a + 2b + 6$", "grouping"],
  ])("%j names the method %j", (text, method) => {
    expect(problem(text)?.method).toBe(method);
  });

  it("keeps the unknowns asked for", () => {
    expect(problem("Solve 2*a + b = 7, a - b = 2 for b.")).toMatchObject({
      task: "solve-system",
      unknowns: ["b"],
    });
    expect(problem("Solve 3u + 2v = 5 for v")).toMatchObject({ task: "solve", unknown: "v" });
  });

  it("tells the imaginary unit from a variable called i", () => {
    expect(problem("Multiply: $(2-i)(3+i)$")).toMatchObject({ task: "calculate" });
    expect(problem("Solve 4*i - 8 = 12 for i.")).toMatchObject({ task: "solve", unknown: "i" });
    expect(problem("Expand (i + 1)*(i - 2).")).toMatchObject({ task: "expand" });
  });
});

describe("what is not among the tasks", () => {
  it.each([
    "Prove that the square root of 2 is irrational",
    "Explain why x^0 = 1",
    "Solve x^2 + 2x",
    "2x + 3y = 12",
    "y = 3x - 2",
    "Find the product of the square root of 4 and 9",
    "Solve x + 1 = 2. Expand (x + 1)^2.",
    "hello there",
    "",
    "12",
  ])("refuses %j with a reason", (text) => {
    const outcome = readProblem(text, DEFAULT_LIMITS);
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.reason).toMatch(/^[A-Z].+[.”]$/s);
  });

  it("says where mathematics cannot be read, counted in the whole text", () => {
    const outcome = readProblem("Simplify $4 + (x$", DEFAULT_LIMITS);
    expect(outcome).toMatchObject({
      ok: false,
      position: 16,
      reading: { instruction: "Simplify", latex: "" },
    });
  });

  it("shows what was read of a refused text", () => {
    expect(readProblem("Rotate y = 2x + 1", DEFAULT_LIMITS).reading).toEqual({
      instruction: "Rotate",
      latex: "y = 2x + 1",
    });
  });
});

describe("any text at all", () => {
  const WORDS =
    "solve simplify factor the system of equations for x and y = 2x + 3 what is 45% $ $x^2$ \\frac{1}{2} , . ; \\text{when} ( ) $5 by using".split(
      " ",
    );

  it("throws nothing but LimitReached", () => {
    const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(" "));
    const check = (text: string) => {
      try {
        expect(readProblem(text, DEFAULT_LIMITS).reading).toBeDefined();
      } catch (error) {
        expect(error).toBeInstanceOf(LimitReached);
      }
    };
    fc.assert(fc.property(sentence, check), { seed: 5, numRuns: 2000 });
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), check), { seed: 6, numRuns: 1000 });
  });

  it("answers at once for long texts that almost fit", () => {
    const texts = [
      `solve ${"the equation ".repeat(140)}`,
      `find ${"the given expression ".repeat(90)} 2x`,
      "$".repeat(1900),
      `\\(${"x ".repeat(900)}`,
      `evaluate ${"x = 1, ".repeat(250)}`,
      `by using ${"the product property and ".repeat(70)}`,
      "(".repeat(35) + "x+".repeat(900),
    ];
    for (const text of texts) {
      try {
        readProblem(text, DEFAULT_LIMITS);
      } catch (error) {
        expect(error).toBeInstanceOf(LimitReached);
      }
    }
  });

  it("refuses texts beyond the limit", () => {
    expect(() => readProblem("x + ".repeat(600), DEFAULT_LIMITS)).toThrow(LimitReached);
  });
});
