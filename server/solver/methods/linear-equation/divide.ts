import type { Expression } from "../../expression/ast";
import { equation, product, quotient, sum, symbol } from "../../expression/build";
import { type Polynomial, scalePolynomial, type Term } from "../../expression/polynomial";
import {
  absolute,
  equals,
  fromInt,
  gcd,
  isInteger,
  isNegative,
  isOne,
  lcm,
  ONE,
  divide as over,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { literal, type NumberStyle } from "./number-style";
import { PI_LETTER } from "./pi-as-letter";
import { inline, withUnknown } from "./rule";
import { expressionOf, polynomialOfSide, type Side, type Sides, termShown, termsOf } from "./side";

/** What the unknown comes to, with the step that says so; `steps` is empty when it already stood there. */
interface Isolated {
  readonly root: Expression;
  readonly steps: readonly Step[];
}

/** The last move on a·x = c (or c = a·x), where a and c are free of the unknown and a is not zero. */
export function divideByCoefficient(sides: Sides, unknown: string): Isolated {
  const onLeft = withUnknown(polynomialOfSide(sides.left), unknown).length > 0;
  const [near, far] = onLeft ? [sides.left, sides.right] : [sides.right, sides.left];
  const coefficient = coefficientTerms(near, unknown);
  const constant = termsOf(far);
  const plain = coefficient.length === 1 && coefficient.every((t) => isOne(t.coefficient) && isNumber(t));
  const root = plain ? expressionOf(far) : ratio(constant, coefficient, sides.style);
  const latex = toLatex(equation(symbol(unknown), root));
  if (plain) return { root, steps: onLeft ? [] : [swapped(latex)] };
  const factored =
    coefficient.length > 1 ? [takenOut({ coefficient, constant, onLeft, unknown }, sides.style)] : [];
  return { root, steps: [...factored, { ...sentences(coefficient, sides.style), latex }] };
}

const swapped = (latex: string): Step => ({
  rule: "swap-sides",
  title: "Write the unknown on the left.",
  latex,
  why: "An equation says the same read from either side.",
});

interface Grouped {
  readonly coefficient: readonly Term[];
  readonly constant: readonly Term[];
  readonly onLeft: boolean;
  readonly unknown: string;
}

function takenOut({ coefficient, constant, onLeft, unknown }: Grouped, style: NumberStyle): Step {
  const letter = symbol(unknown);
  const group = product([letter, shownSum(coefficient, style)]);
  const rest = shownSum(constant, style);
  return {
    rule: "factor-out-unknown",
    title: `Take out the common factor ${inline(letter)}.`,
    latex: toLatex(onLeft ? equation(group, rest) : equation(rest, group)),
    why: `Every term on that side holds ${inline(letter)} once.`,
  };
}

function sentences(coefficient: readonly Term[], style: NumberStyle): Omit<Step, "latex"> {
  const shown = shownSum(coefficient, style);
  const [first] = coefficient;
  if (coefficient.length > 1 || !first || !isNumber(first)) {
    const constant = coefficient.every((t) => Object.keys(t.exponents).every((name) => name === PI_LETTER));
    return {
      rule: "divide-by-coefficient",
      title: `Divide both sides by ${inline(shown)}.`,
      why: constant
        ? `Dividing by ${inline(shown)} undoes multiplying by it.`
        : `This is allowed as long as $${toLatex(shown)} \\ne 0$.`,
    };
  }
  return numberSentences(first.coefficient, style);
}

function numberSentences(a: Rational, style: NumberStyle): Omit<Step, "latex"> {
  if (equals(a, fromInt(-1))) {
    return {
      rule: "multiply-by-minus-one",
      title: "Multiply both sides by $-1$.",
      why: "That changes the sign of both sides.",
    };
  }
  if (isInteger(a) || style === "decimal") {
    const shown = inline(literal(a, style));
    return {
      rule: "divide-by-coefficient",
      title: `Divide both sides by ${shown}.`,
      why: `Dividing by ${shown} undoes multiplying by it.`,
    };
  }
  const reciprocal = inline(literal(over(ONE, a), style));
  return {
    rule: "multiply-by-reciprocal",
    title: `Multiply both sides by ${reciprocal}.`,
    why: `$${toLatex(literal(a, style))}$ times its reciprocal ${reciprocal} is $1$.`,
  };
}

/** The terms of a in a·x: each term of the side with the unknown taken out once. */
function coefficientTerms(side: Side, unknown: string): Term[] {
  return termsOf(side).map(({ coefficient, exponents }) => {
    const { [unknown]: _once, ...others } = exponents;
    return { coefficient, exponents: others };
  });
}

/** constant / coefficient as it is written by hand. */
function ratio(constant: readonly Term[], coefficient: readonly Term[], style: NumberStyle): Expression {
  const [a] = coefficient;
  if (!a || coefficient.length > 1 || !isNumber(a)) return letterRatio(constant, coefficient, style);
  if (constant.every(isNumber)) {
    const [c] = constant;
    return literal(c ? over(c.coefficient, a.coefficient) : ZERO, style);
  }
  const divided = scalePolynomial({ terms: constant }, over(ONE, a.coefficient)).terms;
  const whole = style === "decimal" || divided.every((term) => isInteger(term.coefficient));
  if (whole || divided.length === 1) return shownSum(divided, style);
  return overCommonDenominator(divided, style);
}

function overCommonDenominator(terms: readonly Term[], style: NumberStyle): Expression {
  const denominator = terms.reduce((d, term) => lcm(d, term.coefficient.d), 1n);
  const numerator = scalePolynomial({ terms }, rational(denominator)).terms;
  return quotient(shownSum(numerator, style), literal(rational(denominator), style));
}

/** A fraction with letters below the bar: common numbers and common letters of all terms cancelled. */
function letterRatio(
  constant: readonly Term[],
  coefficient: readonly Term[],
  style: NumberStyle,
): Expression {
  if (constant.length === 0) return literal(ZERO, style);
  const all = [...constant, ...coefficient];
  const denominators = all.reduce((d, t) => lcm(d, t.coefficient.d), 1n);
  const content = all.reduce((g, t) => gcd(g, (t.coefficient.n * denominators) / t.coefficient.d), 0n);
  const negative = (terms: readonly Term[]) => terms.every((t) => isNegative(t.coefficient));
  const flip = negative(coefficient) || negative(constant) ? -1n : 1n;
  const factor = rational(flip * denominators, content);
  const common = commonLetters(all);
  const reduce = (terms: readonly Term[]) => scaleAndStrip({ terms }, factor, common);
  const [top, bottom] = [reduce(constant), reduce(coefficient)];
  const single =
    bottom.length === 1 && bottom[0] && isNumber(bottom[0]) && isOne(absolute(bottom[0].coefficient));
  return single ? shownSum(top, style) : quotient(shownSum(top, style), shownSum(bottom, style));
}

function commonLetters(terms: readonly Term[]): Readonly<Record<string, number>> {
  const [first] = terms;
  const names = Object.keys(first?.exponents ?? {});
  const least = (name: string) => Math.min(...terms.map((term) => term.exponents[name] ?? 0));
  return Object.fromEntries(names.map((name) => [name, least(name)]));
}

const scaleAndStrip = (p: Polynomial, factor: Rational, letters: Readonly<Record<string, number>>): Term[] =>
  scalePolynomial(p, factor).terms.map(({ coefficient, exponents }) => ({
    coefficient,
    exponents: Object.fromEntries(
      Object.entries(exponents)
        .map(([name, exponent]) => [name, exponent - (letters[name] ?? 0)] as const)
        .filter(([, exponent]) => exponent > 0),
    ),
  }));

const isNumber = (term: Term): boolean => Object.keys(term.exponents).length === 0;
/** A sum that does not start with a minus when it can start otherwise. */
function shownSum(terms: readonly Term[], style: NumberStyle): Expression {
  const first = terms.findIndex((term) => !isNegative(term.coefficient));
  const ordered = first > 0 ? [...terms.slice(first), ...terms.slice(0, first)] : terms;
  return sum(ordered.map((term) => termShown(term, style)));
}
