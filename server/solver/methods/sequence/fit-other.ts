import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, sum, symbol } from "../../expression/build";
import { factorial } from "../../expression/counting";
import { divide, fromInt, isZero, multiply, negate, type Rational } from "../../expression/rational";
import type { Fit, Fitting } from "./fit";
import { fitArithmetic } from "./fit-arithmetic";
import { fitGeometric } from "./fit-geometric";
import { fitPolynomial } from "./fit-polynomial";

const plain: Fitting = (values, terms) =>
  fitArithmetic(values, terms) ?? fitGeometric(values, terms) ?? fitPolynomial(values, terms);

const LEAST = 4;
const found = (title: string, why: string) => ({ rule: "see-pattern", title, why });

/** Terms with signs in turn: the absolute values follow a rule of their own. */
export const fitAlternating: Fitting = (values, terms) => {
  if (values.length < LEAST) return null;
  const flips = values.map((value, i) => (i % 2 === 0 ? value : negate(value)));
  const starts = values[0] !== undefined && values[0].n < 0n;
  const sizes = starts ? flips.map(negate) : flips;
  if (sizes.some((value) => value.n <= 0n)) return null;
  const inner = plain(sizes, terms) ?? fitScaled(sizes, terms) ?? fitFractions(sizes, unsigned(terms));
  if (!inner || inner.shape === "geometric") return null;
  const sign = (index: string) => power(int(-1), starts ? symbol(index) : sum([symbol(index), int(1)]));
  const isMinus = (n: bigint) => (n % 2n === 1n) === starts;
  return {
    shape: "other",
    at: (n) => (isMinus(n) ? negate(inner.at(n)) : inner.at(n)),
    formula: (index) => product([sign(index), inner.formula(index)]),
    steps: [
      {
        ...found(
          "The signs change from term to term.",
          "A power of $-1$ gives a sign that changes each time.",
        ),
        latex: `(-1)^{${starts ? "n" : "n + 1"}}`,
      },
      ...inner.steps,
    ],
  };
};

const unsigned = (terms: readonly Expression[]): Expression[] =>
  terms.map((term) => (term.kind === "negation" ? term.operand : term));

/** [what each term is multiplied with, what the formula is divided by, in LaTeX] */
const SCALES: readonly (readonly [(n: bigint) => Rational, (index: string) => Expression])[] = [
  [(n) => fromInt(n), symbol],
  [(n) => fromInt(n * n), (index) => power(symbol(index), int(2))],
  [(n) => factorial(n), (index) => ({ kind: "function", name: "factorial", args: [symbol(index)] })],
];

/** Terms that follow a plain rule once they are multiplied or divided by the position, its square or its factorial. */
export const fitScaled: Fitting = (values) => {
  if (values.length < LEAST) return null;
  for (const [scale, letter] of SCALES) {
    const scales = values.map((_, i) => scale(BigInt(i + 1)));
    const over = simple(values.map((value, i) => multiply(value, scales[i] as Rational)));
    if (over) return scaledFit(over, { scale, letter, divided: true });
    const times = simple(values.map((value, i) => divide(value, scales[i] as Rational)));
    if (times) return scaledFit(times, { scale, letter, divided: false });
  }
  return null;
};

const simple = (values: readonly Rational[]): Fit | null =>
  fitArithmetic(values, []) ?? fitGeometric(values, []);

interface Scale {
  readonly scale: (n: bigint) => Rational;
  readonly letter: (index: string) => Expression;
  readonly divided: boolean;
}

function scaledFit(inner: Fit, { scale, letter, divided }: Scale): Fit {
  return {
    shape: "other",
    at: (n) => (divided ? divide(inner.at(n), scale(n)) : multiply(inner.at(n), scale(n))),
    formula: (index) =>
      divided
        ? quotient(inner.formula(index), letter(index))
        : product([letter(index), inner.formula(index)], true),
    steps: inner.steps.map((step) => ({
      ...step,
      title: `${divided ? "Multiply" : "Divide"} each term by the matching number first. ${step.title}`,
    })),
  };
}

/** Fractions as they are written: numerators and denominators each follow a rule of their own. */
export const fitFractions: Fitting = (values, terms) => {
  if (values.length < LEAST || values.some(isZero)) return null;
  const parts = terms.map((term) => {
    const body = term.kind === "negation" ? term.operand : term;
    const whole = body.kind === "quotient" ? [body.numerator, body.denominator] : [body, int(1)];
    const [top, bottom] = whole;
    if (top?.kind !== "number" || bottom?.kind !== "number") return null;
    return [top.value, bottom.value] as const;
  });
  const minus = values.every((value) => value.n < 0n);
  if (!minus && values.some((value) => value.n < 0n)) return null;
  if (parts.some((part) => part === null) || terms.every((term) => term.kind === "number")) return null;
  const sides = parts as (readonly [Rational, Rational])[];
  const top = constantOr(sides.map(([numerator]) => numerator));
  const bottom = constantOr(sides.map(([, denominator]) => denominator));
  return top && bottom ? fractionFit(top, bottom, minus) : null;
};

const constantOr = (values: readonly Rational[]): Fit | null => plain(values, []);

function fractionFit(top: Fit, bottom: Fit, minus: boolean): Fit {
  const at = (n: bigint) => divide(top.at(n), bottom.at(n));
  return {
    shape: "other",
    at: (n) => (minus ? negate(at(n)) : at(n)),
    formula(index) {
      const fraction = quotient(top.formula(index), bottom.formula(index));
      return minus ? negation(fraction) : fraction;
    },
    steps: [
      ...top.steps.map((step) => ({ ...step, title: `In the numerators: ${step.title}` })),
      ...bottom.steps.map((step) => ({ ...step, title: `In the denominators: ${step.title}` })),
    ],
  };
}
