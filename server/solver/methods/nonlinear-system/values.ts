import type { Expression, Relation } from "../../expression/ast";
import { equation, int, sum, symbol } from "../../expression/build";
import {
  degreeIn,
  fromCoefficients,
  type Polynomial,
  polynomialToExpression,
} from "../../expression/polynomial";
import { coefficientsIn } from "../../expression/polynomial-gcd";
import { evaluateSurd, isReal, rationalPart } from "../../expression/quadratic-surd";
import { fromInt, type Rational } from "../../expression/rational";
import {
  addSurds,
  scaleSurd,
  surdFromRational,
  surdRoot,
  surdToExpression,
} from "../../expression/surd-number";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Problem } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { quadraticEquation } from "../quadratic-equation/method";

/** The real solutions of an equation in one letter with the way to them; null when they cannot be written. */
export function realSolutions(
  relation: Relation,
  unknown: string,
  budget: Budget,
): { readonly roots: readonly Expression[]; readonly derivation: Derivation } | null {
  const problem: Problem & { readonly task: "solve" } = {
    task: "solve",
    equation: relation,
    unknown,
    text: "",
    instruction: "",
    latex: toLatex(relation),
    form: { domain: "real" },
  };
  const derivation = linearEquation.work(problem, budget) ?? quadraticEquation.work(problem, budget);
  const value = derivation?.answer;
  return derivation && value?.kind === "roots" ? { roots: value.roots, derivation } : null;
}

/** A polynomial in one letter at a number, as a textbook writes the value; null when it is not real or too involved. */
export function valueAtNumber(
  p: Polynomial,
  { name, value }: { readonly name: string; readonly value: Expression },
  budget: Budget,
): Expression | null {
  const at = evaluateSurd(value, new Map(), budget);
  const result = at && evaluateSurd(polynomialToExpression(p), new Map([[name, at]]), budget);
  if (!result || !isReal(result)) return null;
  const { m, re } = result;
  const radical = surdRoot(fromInt(m), 2n);
  return radical && surdToExpression(addSurds(surdFromRational(re.p), scaleSurd(radical, re.q)));
}

/** The curve at a fixed value of one letter as an equation in the other; null when a coefficient is not rational. */
export function equationAt(
  curve: Polynomial,
  { name, value, other }: { readonly name: string; readonly value: Expression; readonly other: string },
  budget: Budget,
): Relation | null {
  if (degreeIn(curve, other) === 0) return null;
  const at = evaluateSurd(value, new Map(), budget);
  if (!at) return null;
  const numbers: Rational[] = [];
  for (const part of coefficientsIn(curve, other)) {
    const shown = part.terms.length > 0 ? polynomialToExpression(part) : int(0);
    const number = evaluateSurd(shown, new Map([[name, at]]), budget);
    const rational = number && rationalPart(number);
    if (!rational) return null;
    numbers.push(rational);
  }
  return equation(polynomialToExpression(fromCoefficients(numbers, other)), int(0));
}

/** x = 1, y = 2 as the text of one step. */
export const settingLatex = (names: readonly string[], values: readonly Expression[]): string =>
  names.map((name, i) => toLatex(equation(symbol(name), values[i] ?? sum([])))).join(",\\ ");
