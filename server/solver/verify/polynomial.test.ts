import { describe, expect, it } from "vitest";
import type { Expression } from "../expression/ast";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import type { PolynomialTask } from "../tasks/polynomial";
import type { AnswerValue } from "../types";
import { verifyValue } from "./verify";

const e = parseExpression;
const expression = (text: string): AnswerValue => ({ kind: "expression", expression: e(text) });
const word = (text: string): AnswerValue => ({ kind: "word", word: text });
const quotient = (above: string, below: string): Expression & { kind: "quotient" } => ({
  kind: "quotient",
  numerator: e(above),
  denominator: e(below),
});
const parts = (q: string, r: string): AnswerValue => ({
  kind: "named",
  values: [
    { name: "quotient", value: e(q) },
    { name: "remainder", value: e(r) },
  ],
});

const check = (task: PolynomialTask, value: AnswerValue) =>
  verifyValue({ ...task, text: "", instruction: "", latex: "", form: {} }, value, budget(DEFAULT_LIMITS))
    .status;

const division = (
  asked: "quotient-and-remainder" | "remainder" | "is-factor" | "factor-if",
): PolynomialTask => ({
  task: "polynomial-division",
  dividend: e("x^3 - 8"),
  divisor: e("x - 2"),
  unknown: "x",
  asked,
});
const property = (asked: "degree" | "type" | "leading-coefficient"): PolynomialTask => ({
  task: "polynomial-property",
  expression: e("3x - 2x^4"),
  asked,
});
const square: PolynomialTask = {
  task: "complete-square",
  expression: e("x^2 + 6x"),
  unknown: "x",
  asked: "square",
};
const denominator: PolynomialTask = {
  task: "common-denominator",
  fractions: [quotient("1", "x^2 - 1"), quotient("x", "2x + 2")],
  asked: "denominator",
};
const factor: PolynomialTask = { task: "greatest-common-factor", expressions: [e("8x^2"), e("12x^3")] };
const coefficient: PolynomialTask = {
  task: "coefficient",
  expression: e("(x + 2y)^3"),
  exponents: { x: 1, y: 2 },
};
const term: PolynomialTask = { task: "binomial-term", base: e("x - y"), exponent: 4, from: 2, to: 2 };

describe("the checks of questions about polynomials", () => {
  it.each<[PolynomialTask, AnswerValue]>([
    [division("quotient-and-remainder"), parts("x^2 + 2x + 4", "0")],
    [division("remainder"), expression("0")],
    [division("is-factor"), word("yes")],
    [division("factor-if"), expression("(x - 2)(x^2 + 2x + 4)")],
    [property("degree"), expression("4")],
    [property("type"), word("binomial")],
    [property("leading-coefficient"), expression("-2")],
    [square, expression("(x + 3)^2")],
    [denominator, expression("2(x + 1)(x - 1)")],
    [factor, expression("4x^2")],
    [coefficient, expression("12")],
    [term, expression("-4x^3y")],
  ])("proves right answers (case %#)", (task, value) => {
    expect(check(task, value)).toBe("verified");
  });

  it.each<[PolynomialTask, AnswerValue]>([
    [division("quotient-and-remainder"), parts("x^2 + 2x + 4", "1")],
    [division("quotient-and-remainder"), parts("x^2", "2x^2 - 8")],
    [division("remainder"), expression("1")],
    [division("is-factor"), word("no")],
    [division("factor-if"), expression("(x - 2)(x^2 + 4)")],
    [property("degree"), expression("1")],
    [property("type"), word("trinomial")],
    [property("leading-coefficient"), expression("3")],
    [square, expression("(x + 6)^2")],
    [square, expression("x^2 + 6x + 9")],
    [denominator, expression("2(x + 1)^2(x - 1)")],
    [denominator, expression("(x + 1)(x - 1)")],
    [factor, expression("2x^2")],
    [factor, expression("8x^2")],
    [coefficient, expression("6")],
    [term, expression("4x^3y")],
  ])("refutes wrong answers (case %#)", (task, value) => {
    expect(check(task, value)).toBe("refuted");
  });
});
