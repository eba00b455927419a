import type { Relation } from "../../expression/ast";
import { negation, number, sum, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  constantValue,
  degreeIn,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
} from "../../expression/polynomial";
import { coefficientsIn } from "../../expression/polynomial-gcd";
import { divide, isNegative, negate, ONE } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { inWords } from "./answer";

/** Does the equation give one output for every input? It does when it can be solved for the output as y = … or
 * yⁿ = … with odd n; y² = … gives two outputs. */
export function isFunction(
  equation: Relation,
  { input, output, budget }: { readonly input: string; readonly output: string; readonly budget: Budget },
): Derivation | null {
  const explicit = equation.left.kind === "symbol" && equation.left.name === output;
  if (explicit && !symbolsOf(equation.right).includes(output))
    return inWords("yes", [solved(toLatex(equation), output)]);
  const p = polynomialOf(sum([equation.left, negation(equation.right)]), budget);
  if (!p) return null;
  const degree = degreeIn(p, output);
  const parts = coefficientsIn(p, output);
  const lead = parts[degree] && constantValue(parts[degree]);
  const rest = parts[0];
  if (!lead || !rest || degree === 0 || parts.slice(1, -1).some((part) => part.terms.length > 0)) return null;
  const other = polynomialToExpression(scalePolynomial(rest, negate(divide(ONE, lead))));
  const shown = `${toLatex(symbol(output))}${degree > 1 ? `^${degree}` : ""} = ${toLatex(other)}`;
  if (degree % 2 === 1) return inWords("yes", [solved(shown, output)]);
  if (degree !== 2) return null;
  const at = INPUTS.find((x) => {
    const value = evaluateExact(other, new Map([[input, { n: BigInt(x), d: 1n }]]), budget);
    return value && !isNegative(value) && value.n !== 0n;
  });
  if (at === undefined) return null;
  const value = evaluateExact(other, new Map([[input, { n: BigInt(at), d: 1n }]]), budget);
  if (!value) return null;
  const two: Step = {
    rule: "two-outputs",
    title: `Put in $${input} = ${at}$.`,
    latex: `${toLatex(symbol(output))}^2 = ${toLatex(number(value))}`,
    why: `A number and its negative have the same square, so this one input has two outputs.`,
  };
  return inWords("no", [
    { ...solved(shown, output), why: "Then the outputs of one input can be read off." },
    two,
  ]);
}

const INPUTS = [1, -1, 4, -4, 0, 2, -2, 9, -9, 5, -5, 16, -16, 100, -100];

const solved = (latex: string, output: string): Step => ({
  rule: "solve-for-output",
  title: `Write it as an equation for $${output}$.`,
  latex,
  why: "Every input gives exactly one output, so this is a function.",
});
