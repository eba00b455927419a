import type { Budget } from "../budget";
import { isUndefined } from "../ledger";
import type { Expression, Relation } from "./ast";
import { evaluateExact } from "./evaluate-exact";
import {
  addPolynomials,
  constantValue,
  equalPolynomials,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  scalePolynomial,
  subtractPolynomials,
  ZERO_POLYNOMIAL,
} from "./polynomial";
import { add, divide, fromInt, isZero, multiply, negate, ONE, type Rational } from "./rational";
import { symbolsOf } from "./walk";

/** coefficient · radicand^(power/index), the radicand a polynomial with a letter in it, the fraction in lowest terms. */
export interface RootPart {
  readonly coefficient: Rational;
  readonly radicand: Polynomial;
  readonly index: bigint;
  readonly power: bigint;
}

/** A sum of roots of polynomials and a polynomial. */
export interface RootSum {
  readonly roots: readonly RootPart[];
  readonly rest: Polynomial;
}

const LARGEST = 12n;

/** The left side minus the right side; null when it is no such sum. */
export function rootDifference({ left, right }: Relation, budget: Budget): RootSum | null {
  const [a, b] = [rootSum(left, budget), rootSum(right, budget)];
  return a && b && plus(a, scaled(b, fromInt(-1)));
}

/** An expression as a sum of roots of polynomials; null when it is none. */
function rootSum(e: Expression, budget: Budget): RootSum | null {
  const plain = polynomialOf(e, budget);
  if (plain) return { roots: [], rest: plain };
  const part = (child: Expression) => rootSum(child, budget);
  switch (e.kind) {
    case "sum":
      return e.terms.map(part).reduce((a, b) => a && b && plus(a, b));
    case "negation": {
      const inner = part(e.operand);
      return inner && scaled(inner, fromInt(-1));
    }
    case "product": {
      const numbers = e.factors.filter((factor) => symbolsOf(factor).length === 0);
      const [only, ...more] = e.factors.filter((factor) => symbolsOf(factor).length > 0);
      const factor = numbers.map((n) => numberIn(n, budget)).reduce((a, b) => a && b && multiply(a, b), ONE);
      const inner = only && more.length === 0 ? part(only) : null;
      return inner && factor && scaled(inner, factor);
    }
    case "quotient": {
      const inner = part(e.numerator);
      const below = symbolsOf(e.denominator).length > 0 ? null : numberIn(e.denominator, budget);
      return inner && below && !isZero(below) ? scaled(inner, divide(ONE, below)) : null;
    }
    case "root":
      return single(e.radicand, { power: 1n, index: e.index }, budget);
    case "power": {
      const exponent = symbolsOf(e.exponent).length > 0 ? null : numberIn(e.exponent, budget);
      return exponent && exponent.d !== 1n
        ? single(e.base, { power: exponent.n, index: exponent.d }, budget)
        : null;
    }
    default:
      return null;
  }
}

function single(
  base: Expression,
  { power, index }: { readonly power: bigint; readonly index: bigint },
  budget: Budget,
): RootSum | null {
  const radicand = polynomialOf(base, budget);
  if (!radicand || constantValue(radicand) || power < 1n || power > LARGEST || index > LARGEST) return null;
  return { roots: [{ coefficient: ONE, radicand, index, power }], rest: ZERO_POLYNOMIAL };
}

function numberIn(e: Expression, budget: Budget): Rational | null {
  try {
    return evaluateExact(e, new Map(), budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

export const scaled = ({ roots, rest }: RootSum, factor: Rational): RootSum => ({
  roots: isZero(factor)
    ? []
    : roots.map((part) => ({ ...part, coefficient: multiply(part.coefficient, factor) })),
  rest: scalePolynomial(rest, factor),
});

function plus(a: RootSum, b: RootSum): RootSum {
  const roots = [...a.roots];
  for (const part of b.roots) {
    const at = roots.findIndex((other) => sameRoot(other, part));
    const known = roots[at];
    if (known) roots[at] = { ...known, coefficient: add(known.coefficient, part.coefficient) };
    else roots.push(part);
  }
  return {
    roots: roots.filter(({ coefficient }) => !isZero(coefficient)),
    rest: addPolynomials(a.rest, b.rest),
  };
}

const sameRoot = (a: RootPart, b: RootPart): boolean =>
  a.index === b.index && a.power === b.power && equalPolynomials(a.radicand, b.radicand);

/** A polynomial that vanishes wherever the sum does: the roots are raised away, one after the other. Null for more
 * than two roots, or two that are not square roots. */
export function rootNorm({ roots, rest }: RootSum, budget: Budget): Polynomial | null {
  const [first, second, ...more] = roots;
  if (!first || more.length > 0) return null;
  if (!second) return oneRootNorm(rest, first, budget);
  const [p, q] = [powered(first, budget), powered(second, budget)];
  const zero = rest.terms.length === 0;
  if (zero && first.index === second.index) {
    const k = Number(first.index);
    const sign = negate(second.coefficient);
    return subtractPolynomials(
      scalePolynomial(p, powerOf(first.coefficient, k)),
      scalePolynomial(q, powerOf(sign, k)),
    );
  }
  if (first.index !== 2n || second.index !== 2n) return null;
  // (c₁√p + c₂√q + r)(…)(…)(…) over all signs is (r² + c₁²p - c₂²q)² - 4 r² c₁² p.
  const [cp, cq] = [
    scalePolynomial(p, multiply(first.coefficient, first.coefficient)),
    scalePolynomial(q, multiply(second.coefficient, second.coefficient)),
  ];
  const square = multiplyPolynomials(rest, rest, budget);
  const inner = subtractPolynomials(addPolynomials(square, cp), cq);
  return subtractPolynomials(
    multiplyPolynomials(inner, inner, budget),
    scalePolynomial(multiplyPolynomials(square, cp, budget), fromInt(4)),
  );
}

const powered = ({ radicand, power }: RootPart, budget: Budget): Polynomial =>
  powerPolynomial(radicand, Number(power), budget);

/** c·ᵏ√p = -r, raised: cᵏ p = (-r)ᵏ. */
function oneRootNorm(rest: Polynomial, part: RootPart, budget: Budget): Polynomial {
  const k = Number(part.index);
  const left = scalePolynomial(powered(part, budget), powerOf(part.coefficient, k));
  return subtractPolynomials(left, powerPolynomial(negatePolynomial(rest), k, budget));
}

function powerOf(value: Rational, k: number): Rational {
  let result = ONE;
  for (let count = 0; count < k; count += 1) result = multiply(result, value);
  return result;
}
