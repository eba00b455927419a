import type { Expression } from "../../expression/ast";
import { negation, product } from "../../expression/build";
import { scalePolynomial, type Term } from "../../expression/polynomial";
import {
  absolute,
  divide,
  fromInt,
  gcd,
  isInteger,
  isOne,
  isZero,
  lcm,
  multiply,
  ONE,
  type Rational,
  rational,
} from "../../expression/rational";
import { some } from "../../expression/walk";
import { literal } from "./number-style";
import { inline, isCollected, isMultipliedOut, type Move, type Rule } from "./rule";
import { type Side, type Sides, type Summand, summand, termsOf } from "./side";

/** Fractions whose numerator or partner is still a bracket, as in (x + 3)/4 = 5: cleared before multiplying out. */
export const clearBracketedFractions: Rule = (sides) => {
  if (isMultipliedOut(sides)) return null;
  const all = [...sides.left, ...sides.right];
  const outer = all
    .filter((part) => !part.plain && hasLetter(part.shown))
    .map((part) => outerDivisor(part.shown));
  if (outer.every((divisor) => divisor === null || isOne(absolute(divisor)))) return null;
  const divisors = all.map((part) => outerDivisor(part.shown)).filter((divisor) => divisor !== null);
  const only = divisors.length === 1 ? divisors[0] : undefined;
  return cleared(sides, only ?? commonMultiple(divisors));
};

/** Fractions in finished terms, unless one ordinary move settles the equation anyway. */
export const clearFractions: Rule = (sides, unknown) => {
  if (sides.style === "decimal" || !isMultipliedOut(sides)) return null;
  const terms = [...termsOf(sides.left), ...termsOf(sides.right)];
  const holdsUnknown = (term: Term) => (term.exponents[unknown] ?? 0) > 0;
  const fractional = terms.filter((term) => !isInteger(term.coefficient));
  const early = fractional.some(holdsUnknown);
  if (fractional.length === 0 || !(early || isCollected(sides)) || isOneMoveAway(sides, unknown)) return null;
  return cleared(sides, commonMultiple(fractional.map((term) => fromInt(term.coefficient.d))));
};

/** ax = b, or whole multiples of the unknown that leave 1 or -1 of it in all. */
function isOneMoveAway({ left, right }: Sides, unknown: string): boolean {
  const degree = (term: Term) => term.exponents[unknown] ?? 0;
  const sole = (side: Side) => side.length === 1 && termsOf(side).every((term) => degree(term) === 1);
  const constant = (side: Side) => termsOf(side).every((term) => Object.keys(term.exponents).length === 0);
  if ((sole(left) && constant(right)) || (sole(right) && constant(left))) return true;
  const unknowns = [...termsOf(left), ...termsOf(right)].filter((term) => degree(term) > 0);
  if (!unknowns.every((term) => isInteger(term.coefficient) && degree(term) === 1)) return false;
  const net = (side: Side) => termsOf(side).reduce((n, t) => n + (degree(t) ? t.coefficient.n : 0n), 0n);
  const total = net(left) - net(right);
  return total === 1n || total === -1n;
}

/** Decimals made whole by a power of ten; for problems that ask for it. */
export const clearDecimals: Rule = (sides) => {
  const terms = [...termsOf(sides.left), ...termsOf(sides.right)];
  if (sides.style !== "decimal" || !isMultipliedOut(sides)) return null;
  if (terms.every((term) => isInteger(term.coefficient))) return null;
  const needed = commonMultiple(terms.map((term) => fromInt(term.coefficient.d)));
  let power = 10n;
  while (power % needed.n !== 0n && power < 10n ** 12n) power *= 10n;
  return power % needed.n === 0n ? cleared(sides, fromInt(power)) : null;
};

function cleared(sides: Sides, factor: Rational): Move {
  const decimal = sides.style === "decimal" && isMultipliedOut(sides);
  const shown = inline(literal(factor, sides.style));
  const many = fractionCount(sides) > 1;
  const what = decimal ? "decimals" : many ? "fractions" : "fraction";
  return {
    rule: decimal ? "clear-decimals" : "clear-fractions",
    title: `Multiply both sides by ${shown} to clear the ${what}.`,
    why: decimal
      ? "A power of ten large enough turns every decimal into a whole number."
      : many
        ? `Every denominator goes into ${shown}, so none is left.`
        : `Multiplying by ${shown} undoes the division.`,
    sides: { ...sides, left: times(sides.left, factor, sides), right: times(sides.right, factor, sides) },
  };
}

const fractionCount = ({ left, right }: Sides): number =>
  [...left, ...right].filter((part) => some(part.shown, (node) => node.kind === "quotient")).length;

const times = (side: Side, factor: Rational, { style }: Sides): Side =>
  side.map((part) => scaledSummand(part, factor, style));

function scaledSummand(part: Summand, factor: Rational, style: Sides["style"]): Summand {
  const terms = scalePolynomial({ terms: part.terms }, factor).terms;
  const [only] = terms;
  if (part.plain && only) return summand(only, style);
  return { shown: scaledShown(part.shown, factor, style), terms, plain: false };
}

/** factor · e with the brackets of e kept: 6 · (x + 3)/2 is 3(x + 3). */
function scaledShown(e: Expression, factor: Rational, style: Sides["style"]): Expression {
  if (factor.n < 0n) return negated(scaledShown(e, absolute(factor), style));
  if (e.kind === "negation") return negated(scaledShown(e.operand, factor, style));
  if (e.kind === "quotient") {
    const divisor = numberValue(e.denominator);
    if (divisor && !isZero(divisor)) return scaledShown(e.numerator, divide(factor, divisor), style);
  }
  if (e.kind === "product") {
    const values = e.factors.map(numberValue);
    const rest = e.factors.filter((_, i) => values[i] === null);
    const scale = values.reduce<Rational>((total, value) => (value ? multiply(total, value) : total), factor);
    return withFactor(scale, rest, style);
  }
  const value = numberValue(e);
  return value ? literal(multiply(value, factor), style) : withFactor(factor, [e], style);
}

function withFactor(scale: Rational, rest: readonly Expression[], style: Sides["style"]): Expression {
  if (scale.n < 0n) return negated(withFactor(absolute(scale), rest, style));
  return isOne(scale) ? product(rest) : product([literal(scale, style), ...rest]);
}

const negated = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));

/** What an outer fraction divides by: 4 for (x + 3)/4 and for (3/4)(x + 1); null when there is none. */
function outerDivisor(e: Expression): Rational | null {
  if (e.kind === "negation") return outerDivisor(e.operand);
  if (e.kind === "quotient") return numberValue(e.denominator);
  if (e.kind !== "product") return null;
  const divisors = e.factors.map(outerDivisor).filter((divisor) => divisor !== null);
  return divisors.length === 0 ? null : divisors.reduce(multiply, ONE);
}

function numberValue(e: Expression): Rational | null {
  if (e.kind === "number") return e.value;
  if (e.kind === "negation") {
    const value = numberValue(e.operand);
    return value && multiply(value, fromInt(-1));
  }
  if (e.kind !== "quotient") return null;
  const [top, bottom] = [numberValue(e.numerator), numberValue(e.denominator)];
  return top && bottom && !isZero(bottom) ? divide(top, bottom) : null;
}

const hasLetter = (e: Expression): boolean => some(e, (part) => part.kind === "symbol");

/** The smallest positive number that every given one divides into a whole number of times. */
function commonMultiple(values: readonly Rational[]): Rational {
  const top = values.reduce((n, value) => lcm(n, value.n), 1n);
  const bottom = values.reduce((d, value) => gcd(d, value.d), 0n);
  return rational(top, bottom || 1n);
}
