import { describe, expect, it } from "vitest";
import type { Expression } from "../expression/ast";
import { int, negation, power, product, quotient, sum, symbol } from "../expression/build";
import { budget, DEFAULT_LIMITS } from "../limits";
import { readProblem } from "../problem/read";
import type { AnswerValue, Problem } from "../types";
import { workProblem } from "../work";
import { writingFault } from "./plain-writing";

function problemOf(text: string): Problem {
  const read = readProblem(text, DEFAULT_LIMITS);
  if (!read.ok) throw new Error(read.reason);
  return read.problem;
}

const EXPANDED = problemOf("Expand (x + 3)(x - 4)");
const x = symbol("x");
const fault = (problem: Problem, value: AnswerValue) => writingFault(problem, value, budget(DEFAULT_LIMITS));
const written = (expression: Expression): AnswerValue => ({ kind: "expression", expression });

describe("the writing of an answer", () => {
  it.each([
    ["a term 0", sum([x, int(0)])],
    ["a factor 1", product([int(1), x])],
    ["an exponent 1", power(sum([x, int(2)]), int(1))],
    ["a divisor 1", quotient(x, int(1))],
    ["two signs", negation(negation(x))],
    ["the opposite of nothing", negation(int(0))],
    ["something there and back", sum([x, int(2), negation(int(2))])],
    ["a factor and its inverse", product([int(3), x, quotient(int(1), int(3))])],
    ["a hole", quotient(product([x, sum([x, int(1)])]), sum([x, int(1)]))],
    ["the size of what is no less than nothing", { kind: "absolute", operand: power(x, int(2)) }],
    ["a size that nothing asks for", { kind: "absolute", operand: x }],
    ["a sign that is squared", power(negation(x), int(2))],
  ] as const)("holds %s no longer", (_, expression) => {
    expect(fault(EXPANDED, written(expression))).not.toBeNull();
  });

  it.each([
    "Expand (x + 3)(x - 4)",
    "Write 45000 in scientific notation",
    "Simplify $\\sqrt{x^2}$ using absolute values",
    "Translate into an expression: nine less than four times m",
    "If 5 pens cost $8, how much do 12 pens cost?",
    "Write $5^1$ without exponents",
    "Find the domain of $g(x) = \\frac{x + 1}{x^2 - 9}$",
  ])("of %s has no fault where the engine writes it", (text) => {
    const read = readProblem(text, DEFAULT_LIMITS);
    const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
    if (read.ok && worked) expect(fault(read.problem, worked.derivation.answer)).toBeNull();
  });

  it("has no more places than are asked for, and no decimal for what is exact", () => {
    const rounded = problemOf("Round 3.14159 to the nearest hundredth.");
    const decimal = (n: bigint, decimals: number): AnswerValue =>
      written({ kind: "number", value: { n, d: 10n ** BigInt(decimals) }, decimals });
    expect(fault(rounded, decimal(314n, 2))).toBeNull();
    expect(fault(rounded, decimal(3140n, 3))).not.toBeNull();
    expect(fault(EXPANDED, decimal(3n, 1))).not.toBeNull();
  });
});
