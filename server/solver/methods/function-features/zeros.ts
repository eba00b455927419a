import type { Expression } from "../../expression/ast";
import { equation, int, number, power, product, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { factorPolynomial } from "../../expression/factorization";
import { type Polynomial, polynomialToExpression, univariateCoefficients } from "../../expression/polynomial";
import { absolute, divide, isOne, negate } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { quadraticRoots } from "../quadratic-equation/quadratic";
import { rootsAnswer } from "../quadratic-equation/roots";
import type { Found, Subject } from "./subject";

export interface Zero {
  readonly at: Expression;
  readonly multiplicity: number;
}

/** The different real zeros of a polynomial that is not zero, ascending, with how often each counts.
 * @returns null when a factor of degree three or more stays whole */
export function zerosOf(p: Polynomial, unknown: string, budget: Budget): readonly Zero[] | null {
  const zeros: Zero[] = [];
  for (const { polynomial, multiplicity } of factorPolynomial(p, budget).factors) {
    const roots = realRoots(univariateCoefficients(polynomial, unknown)?.map(({ n }) => n) ?? []);
    if (!roots) return null;
    zeros.push(...roots.map((at) => ({ at, multiplicity })));
  }
  const place = ({ at }: Zero) => evaluateComplex(at, new Map())?.re ?? 0;
  return zeros.sort((a, b) => place(a) - place(b));
}

/** The real roots of an irreducible factor with whole coefficients. */
function realRoots(coefficients: readonly bigint[]): readonly Expression[] | null {
  const [c, b, a] = coefficients;
  if (c === undefined || b === undefined || coefficients.length > 3) return null;
  if (a === undefined) return [number(negate(divide({ n: c, d: 1n }, { n: b, d: 1n })))];
  if (b * b - 4n * a * c < 0n) return [];
  const value = rootsAnswer("x", quadraticRoots({ a, b, c }));
  return value.kind === "roots" ? value.roots : null;
}

/** A polynomial as the product of its factors: 2(x - 1)²(x + 3). */
export function factored(p: Polynomial, budget: Budget): Expression {
  const { content, factors } = factorPolynomial(p, budget);
  const parts = factors.map(({ polynomial, multiplicity }) => {
    const base = polynomialToExpression(polynomial);
    return multiplicity === 1 ? base : power(base, int(multiplicity));
  });
  const scale = isOne(absolute(content)) && parts.length > 0 ? [] : [number(absolute(content))];
  const whole = product([...scale, ...parts]);
  return content.n < 0n ? { kind: "negation", operand: whole } : whole;
}

/** "x = 1 or x = 5"; in words when there is none. */
export function zerosLatex(unknown: string, zeros: readonly Zero[]): string {
  if (zeros.length === 0) return "\\text{no real zero}";
  return zeros.map(({ at }) => toLatex(equation(symbol(unknown), at))).join(" \\text{ or } ");
}

/** Setting the polynomial to zero, factoring it and reading off the zeros. */
export function zeroSteps(p: Polynomial, zeros: readonly Zero[], { unknown, budget }: Subject): Step[] {
  const written = toLatex(equation(polynomialToExpression(p), int(0)));
  const product = toLatex(equation(factored(p, budget), int(0)));
  const steps: Step[] = [
    {
      rule: "set-height-to-zero",
      title: "Set the height to zero.",
      latex: written,
      why: `On the $${unknown}$-axis the height is zero.`,
    },
    {
      rule: "factor-height",
      title: "Factorise.",
      latex: product,
      why: "A product is zero when one of its factors is.",
    },
    {
      rule: "read-off-zeros",
      title: "Read off the zeros.",
      latex: zerosLatex(unknown, zeros),
      why: "Each factor is zero at its own places; a factor without a real zero adds none.",
    },
  ];
  return steps.filter((step, i) => step.latex !== steps[i - 1]?.latex);
}

/** Each zero with how often its factor occurs. */
export function multiplicityAnswer(subject: Subject): Found | null {
  const { fraction, coefficients, unknown, budget } = subject;
  if (!fraction || !coefficients || coefficients.length < 2) return null;
  const zeros = zerosOf(fraction.top, unknown, budget);
  if (!zeros || zeros.length === 0) return null;
  const latex = zeros
    .map(
      ({ at, multiplicity }) =>
        `${toLatex(equation(symbol(unknown), at))} \\text{ (multiplicity ${multiplicity})}`,
    )
    .join(",\\ ");
  const last: Step = {
    rule: "count-factors",
    title: "Say how often each factor occurs.",
    latex,
    why: "The exponent of a factor is the multiplicity of its zero.",
  };
  const values = zeros.flatMap(({ at, multiplicity }) => [
    { name: "zero", value: at },
    { name: "multiplicity", value: int(multiplicity) },
  ]);
  return {
    steps: [...zeroSteps(fraction.top, zeros, subject), last],
    answer: { kind: "named", values },
  };
}
