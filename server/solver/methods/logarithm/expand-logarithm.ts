import type { Expression } from "../../expression/ast";
import { logarithmOf } from "../../expression/logarithm";
import { fromInt, multiply, ONE, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { factorsOf, type Part, sumOfLogarithms } from "./parts";

/** One logarithm of a product, quotient or power as a sum of simple logarithms. */
export function expandLogarithm(expression: Expression, budget: Budget): Derivation | null {
  const { factor, body } = withoutFactor(expression);
  const found = logarithmOf(body);
  const parts = found && factorsOf(found.argument, factor, budget);
  if (!found || !parts) return null;
  const { base, argument } = found;
  const plain: Part[] = outerFactors(argument).map(([atom, sign]) => ({
    coefficient: multiply(factor, sign),
    atom,
  }));
  const result = sumOfLogarithms(base, parts, budget);
  const states: (readonly [string, string, string, Expression])[] = [
    [
      "logarithm-of-product",
      "Use the product and quotient properties.",
      "The logarithm of a product is the sum of the logarithms, that of a quotient their difference.",
      sumOfLogarithms(base, plain, null),
    ],
    [
      "logarithm-of-power",
      "Use the power property.",
      "An exponent comes in front of the logarithm as a factor; a root is a fractional exponent.",
      sumOfLogarithms(base, parts, null),
    ],
    [
      "work-out-logarithms",
      "Work out the logarithms of numbers that are powers of the base.",
      `The logarithm asks which exponent the base $${toLatex(base)}$ needs.`,
      result,
    ],
  ];
  const steps = distinctSteps(states, toLatex(expression));
  if (steps.length === 0) return null;
  return {
    method: "expand-logarithm",
    steps,
    answer: { kind: "expression", expression: result },
  };
}

/** States that change something to be seen, as steps. */
export function distinctSteps(
  states: readonly (readonly [rule: string, title: string, why: string, state: Expression])[],
  from: string,
): Step[] {
  let before = from;
  return states.flatMap(([rule, title, why, state]) => {
    const latex = toLatex(state);
    if (latex === before) return [];
    before = latex;
    return [{ rule, title, latex, why }];
  });
}

function withoutFactor(e: Expression): { readonly factor: Rational; readonly body: Expression } {
  const [first, second] = e.kind === "product" ? e.factors : [];
  if (first?.kind === "number" && second && e.kind === "product" && e.factors.length === 2)
    return { factor: first.value, body: second };
  return { factor: ONE, body: e };
}

/** The factors above and below the bar, with exponents left as they are. */
function outerFactors(argument: Expression): (readonly [Expression, Rational])[] {
  if (argument.kind === "product") return argument.factors.flatMap(outerFactors);
  if (argument.kind !== "quotient") return [[argument, ONE]];
  const minus = fromInt(-1);
  return [
    ...outerFactors(argument.numerator),
    ...outerFactors(argument.denominator).map(([atom, sign]) => [atom, multiply(sign, minus)] as const),
  ];
}
