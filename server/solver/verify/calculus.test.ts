import { describe, expect, it } from "vitest";
import { DERIVATIVE } from "./derivative";
import { IMPLICIT_DERIVATIVE } from "./implicit-derivative";
import { INTEGRAL } from "./integral";
import { LIMIT } from "./limit";
import { TANGENT_LINE } from "./tangent-line";
import { expression, refusedClaims, relation, word } from "./testing";

describe("the check of a derivative", () => {
  const text = "Find the derivative of f(x) = 4x^3 - 7x + 2";
  it.each([
    ["12x^2 - 7", []],
    ["12x^2 + 7", ["value"]],
    ["12x - 7", ["value"]],
    ["\\frac{6(12x^2 - 7)}{6}", ["form"]],
  ])("of %s refuses %j", (answer, claims) => {
    expect(refusedClaims(DERIVATIVE, text, expression(answer))).toEqual(claims);
  });

  it("has no word for an answer", () => {
    expect(refusedClaims(DERIVATIVE, text, word("undefined"))).toEqual(["kind"]);
  });
});

describe("the check of a tangent", () => {
  it.each([
    ["y", "=", "5x - 9", []],
    ["y", "<", "5x - 9", ["relation"]],
    ["w", "=", "5x - 9", ["relation"]],
    ["y", "=", "5x - 8", ["relation"]],
    ["y", "=", "4x - 6", ["relation"]],
    ["y", "=", "\\frac{30x}{6} - 9", ["form"]],
  ] as const)("of %s %s %s refuses %j", (left, operator, right, claims) => {
    const text = "Find the equation of the tangent line to $y = x^2 - x$ at $x = 3$.";
    expect(refusedClaims(TANGENT_LINE, text, relation(`${left} ${operator} ${right}`))).toEqual(claims);
  });
});

describe("the check of an implicit derivative", () => {
  it.each([
    ["-\\frac{x}{y}", []],
    ["\\frac{x}{y}", ["value"]],
    ["-\\frac{y}{x}", ["value"]],
    ["-\\frac{2x}{2y}", ["form"]],
  ])("of %s refuses %j", (answer, claims) => {
    const text = "Find $\\frac{dy}{dx}$ if $x^2 + y^2 = 9$.";
    expect(refusedClaims(IMPLICIT_DERIVATIVE, text, expression(answer))).toEqual(claims);
  });
});

describe("the check of a limit", () => {
  const toEight = "$\\lim_{x\\to 4} \\frac{x^2 - 16}{x - 4}$";
  it.each([
    ["the right number", toEight, expression("8"), []],
    ["another number", toEight, expression("9"), ["value"]],
    ["an unreduced one", toEight, expression("\\frac{48}{6}"), ["form"]],
    ["none where there is one", toEight, word("does not exist"), ["word"]],
    ["none between two sides", "$\\lim_{x\\to 0}\\frac{|x|}{x}$", word("does not exist"), []],
    ["another word", "$\\lim_{x\\to 0}\\frac{|x|}{x}$", word("banana"), ["word"]],
    ["none where both sides grow", "$\\lim_{x\\to 1}\\frac{1}{(x - 1)^2}$", word("does not exist"), ["word"]],
  ])("of %s refuses what is wrong", (_, text, answer, claims) => {
    expect(refusedClaims(LIMIT, text, answer)).toEqual(claims);
  });
});

describe("the check of an integral", () => {
  it.each([
    ["2x^2 - x + C", []],
    ["2x^2 - x", ["form"]],
    ["2x^2 - x + w", ["form"]],
    ["2x^2 + x + C", ["value"]],
  ])("without bounds refuses of %s %j", (answer, claims) => {
    expect(refusedClaims(INTEGRAL, "$\\int (4x - 1)\\,dx$", expression(answer))).toEqual(claims);
  });

  it.each([
    ["\\frac{26}{3}", []],
    ["\\frac{25}{3}", ["value"]],
    ["\\frac{52}{6}", ["form"]],
  ])("between bounds refuses of %s %j", (answer, claims) => {
    expect(refusedClaims(INTEGRAL, "Evaluate the integral $\\int_1^3 x^2 dx$", expression(answer))).toEqual(
      claims,
    );
  });

  it("refuses a word that is none of its answers", () => {
    expect(refusedClaims(INTEGRAL, "Evaluate the integral $\\int_1^3 x^2 dx$", word("banana"))).toEqual([
      "word",
    ]);
  });
});
