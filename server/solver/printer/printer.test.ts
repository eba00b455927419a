import { describe, expect, it } from "vitest";
import type { Expression } from "../expression/ast";
import {
  equation,
  int,
  negation,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../expression/build";
import { rational } from "../expression/rational";
import { children, mapChildren, some, symbolsOf } from "../expression/walk";
import { parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "./latex";
import { toText } from "./text";

const x = symbol("x");

describe("LaTeX as textbooks set it", () => {
  it.each<[Expression, string]>([
    [product([int(3), sum([x, int(-2)])]), "3(x - 2)"],
    [negation(product([number(rational(3n, 4n)), x])), "-\\frac{3}{4}x"],
    [root(int(7), 3n), "\\sqrt[3]{7}"],
    [product([int(2), int(5)]), "2 \\cdot 5"],
    [product([x, int(5)]), "x \\cdot 5"],
    [product([int(2), quotient(x, int(3))]), "2 \\cdot \\frac{x}{3}"],
    [product([int(2), root(int(3))]), "2\\sqrt{3}"],
    [product([x, x], true), "x \\cdot x"],
    [product([int(5), negation(int(3))]), "5(-3)"],
    [power(negation(x), int(2)), "(-x)^2"],
    [power(quotient(int(1), int(2)), int(10)), "\\left(\\frac{1}{2}\\right)^{10}"],
    [power(power(x, int(2)), int(3)), "(x^2)^3"],
    [power(root(int(2)), int(2)), "\\left(\\sqrt{2}\\right)^2"],
    [sum([int(5), negation(negation(int(3)))]), "5 - (-3)"],
    [sum([x, negation(sum([x, int(1)]))]), "x - (x + 1)"],
    [product([symbol("theta"), x]), "\\theta x"],
    [symbol("x_12"), "x_{12}"],
    [parseExpression("0.50"), "0.50"],
    [parseExpression("12,000"), "12000"],
    [parseExpression("6 ÷ (2x)"), "6 \\div (2x)"],
    [parseExpression("12 1/2%"), "\\left(12\\frac{1}{2}\\right)\\%"],
  ])("%#: %s", (node, latex) => {
    expect(toLatex(node)).toBe(latex);
  });
});

describe("text for people and screen readers", () => {
  it.each<[Expression, string]>([
    [product([int(3), sum([x, int(-2)])]), "3(x − 2)"],
    [product([number(rational(3n, 4n)), x]), "(3/4)x"],
    [quotient(sum([x, int(1)]), product([int(2), x])), "(x + 1)/(2x)"],
    [root(sum([x, int(1)]), 3n), "∛(x + 1)"],
    [power(x, int(-2)), "x^(−2)"],
    [product([symbol("theta"), x]), "theta x"],
    [product([symbol("mu"), x]), "μx"],
  ])("%#: %s", (node, text) => {
    expect(toText(node)).toBe(text);
  });

  it("sets equations with spaces around the sign", () => {
    const line = equation(product([int(3), sum([x, int(-2)])]), sum([quotient(x, int(2)), int(9)]));
    expect(toText(line)).toBe("3(x − 2) = x/2 + 9");
    expect(toLatex(line)).toBe("3(x - 2) = \\frac{x}{2} + 9");
  });
});

describe("walking a tree", () => {
  it("finds the variables, sorted, without constants", () => {
    expect(symbolsOf(parseStatement("2y + \\pi = x - y_1 + i"))).toEqual(["x", "y", "y_1"]);
  });

  it("visits a logarithm's base and changes every part", () => {
    const node = parseExpression("log_2(x)");
    expect(children(node)).toHaveLength(2);
    expect(toText(mapChildren(node, () => int(8)))).toBe("log_8(8)");
    expect(some(node, (part) => part.kind === "symbol")).toBe(true);
    expect(some(node, (part) => part.kind === "sum")).toBe(false);
  });
});
