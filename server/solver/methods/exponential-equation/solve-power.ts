import type { Expression } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import {
  equation,
  int,
  negation,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from "../../expression/build";
import { EULER, logarithm } from "../../expression/logarithm";
import {
  add,
  divide,
  equals,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { type ExponentialTerm, type Line, primePowers } from "./exponential-terms";

/** A value of the unknown with the steps that lead to it. */
export interface Found {
  readonly root: Expression;
  readonly steps: readonly Step[];
}

/** b^(slope·x + constant), where b is a positive rational number or e. */
interface SinglePower {
  readonly base: Expression;
  readonly line: Line;
}

/** The powers as one power, when all their exponents are in proportion; null otherwise. */
export function singlePower(powers: ExponentialTerm["powers"]): SinglePower | null {
  const entries = [...powers];
  if (entries.length === 1 && entries[0]?.[0] === "e") return { base: EULER, line: entries[0][1] };
  if (entries.length === 0 || powers.has("e")) return null;
  const slopes = entries.map(([, { slope }]) => slope);
  if (slopes.some(isZero)) return null;
  const unit = commonMeasure(slopes);
  const first = entries[0] as [string, Line];
  const flip = isNegative(first[1].slope) ? negate(unit) : unit;
  const constant = divide(multiply(first[1].constant, flip), first[1].slope);
  let base: Rational = { n: 1n, d: 1n };
  for (const [prime, line] of entries) {
    const exponent = divide(line.slope, flip);
    if (!equals(multiply(constant, exponent), line.constant)) return null;
    base = multiply(base, boundedPower({ n: BigInt(prime), d: 1n }, exponent.n));
  }
  return { base: number(base), line: { slope: flip, constant } };
}

/** The largest number of which all of these are whole multiples. */
function commonMeasure(values: readonly Rational[]): Rational {
  const denominator = values.reduce((d, value) => (d * value.d) / gcdOf(d, value.d), 1n);
  const numerator = values.reduce((n, value) => gcdOf(n, (value.n * denominator) / value.d), 0n);
  return rational(numerator, denominator);
}

const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcdOf(b, a % b));

export const linear = ({ slope, constant }: Line, unknown: string): Expression => {
  const letter = symbol(unknown);
  const first = isOne(slope)
    ? letter
    : equals(slope, rational(-1n))
      ? negation(letter)
      : scaledBy(slope, letter);
  if (isZero(slope)) return number(constant);
  return isZero(constant) ? first : sum([first, number(constant)]);
};

const scaledBy = (slope: Rational, letter: Expression): Expression =>
  isNegative(slope) ? negation(product([number(negate(slope)), letter])) : product([number(slope), letter]);

/** Solves powers = value for a positive value; null when the powers are of a kind that is not handled. */
export function solvePower(
  powers: ExponentialTerm["powers"],
  value: Rational,
  { unknown, budget }: { readonly unknown: string; readonly budget: Budget },
): Found | null {
  const single = singlePower(powers);
  if (!single) return mixedBases(powers, value, unknown);
  const { base, line } = single;
  const target = exactExponent(powers, value, budget);
  const left = power(base, linear(line, unknown));
  const steps: Step[] = [
    step(
      "isolate-power",
      "Bring everything but the power to the other side.",
      equation(left, number(value)),
      "Then the exponent is the only thing left to find.",
    ),
  ];
  if (target) return bySameBase({ base, line, unknown }, { target, value, steps });
  const taken = logarithmTo(base, value);
  const root = isolated(taken, line);
  steps.push(
    step(
      "take-logarithm",
      "Take the logarithm of both sides.",
      equation(linear(line, unknown), taken),
      "The logarithm brings the exponent down.",
    ),
    step(
      "solve-exponent",
      `Solve for $${toLatex(symbol(unknown))}$.`,
      equation(symbol(unknown), root),
      "This is a linear equation.",
    ),
  );
  return { root, steps };
}

interface Base {
  readonly base: Expression;
  readonly line: Line;
  readonly unknown: string;
}

/** Both sides are powers of one base, so that the exponents can be compared. */
function bySameBase(
  { base, line, unknown }: Base,
  {
    target,
    value,
    steps,
  }: { readonly target: Rational; readonly value: Rational; readonly steps: readonly Step[] },
): Found {
  const exponent = add(line.constant, multiply(target, line.slope));
  const root = number(target);
  const raised = power(base, number(exponent));
  const left = linear(line, unknown);
  return {
    root,
    steps: [
      ...steps,
      step(
        "same-base",
        `Write both sides as powers of $${toLatex(base)}$.`,
        equation(power(base, left), raised),
        `$${toLatex(raised)} = ${toLatex(number(value))}$.`,
      ),
      step(
        "compare-exponents",
        "Set the exponents equal.",
        equation(left, number(exponent)),
        "Powers of the same base are equal only when their exponents are.",
      ),
      step(
        "solve-exponent",
        `Solve for $${toLatex(symbol(unknown))}$.`,
        equation(symbol(unknown), root),
        "This is a linear equation.",
      ),
    ],
  };
}

/** log_b(value): the natural or common logarithm where the base is e or ten, else a quotient of natural ones. */
function logarithmTo(base: Expression, value: Rational): Expression {
  const direct =
    base.kind === "constant" || (base.kind === "number" && base.value.n === 10n && base.value.d === 1n);
  const argument = number(value);
  return direct ? logarithm(base, argument) : quotient(logarithm(EULER, argument), logarithm(EULER, base));
}

/** (taken − constant)/slope as it is written by hand. */
function isolated(taken: Expression, { slope, constant }: Line): Expression {
  const top = isZero(constant) ? taken : sum([taken, number(negate(constant))]);
  if (isOne(slope)) return top;
  const over = slope.d === 1n ? top : product([int(slope.d), top]);
  const size = slope.n < 0n ? -slope.n : slope.n;
  const whole = size === 1n ? over : quotient(over, int(size));
  return slope.n < 0n ? negation(whole) : whole;
}

/** The rational value of the unknown at which the powers are exactly this value; null when there is none. */
function exactExponent(powers: ExponentialTerm["powers"], value: Rational, budget: Budget): Rational | null {
  const wanted = primePowers(value, { slope: ZERO, constant: { n: 1n, d: 1n } }, budget);
  if (!wanted) return null;
  let found: Rational | null = null;
  for (const base of new Set([...powers.keys(), ...wanted.keys()])) {
    const { slope, constant } = powers.get(base) ?? { slope: ZERO, constant: ZERO };
    const gap = add(wanted.get(base)?.constant ?? ZERO, negate(constant));
    if (isZero(slope)) {
      if (!isZero(gap)) return null;
      continue;
    }
    const x = divide(gap, slope);
    if (found && !equals(found, x)) return null;
    found = x;
  }
  return found;
}

const step = (rule: string, title: string, state: Parameters<typeof toLatex>[0], why: string): Step => ({
  rule,
  title,
  latex: toLatex(state),
  why,
});

/** Different bases: the natural logarithm of both sides, then a linear equation with logarithms as numbers. */
function mixedBases(powers: ExponentialTerm["powers"], value: Rational, unknown: string): Found | null {
  let argument = value;
  let plain = ZERO;
  let slopeBase: Rational = { n: 1n, d: 1n };
  let slope = ZERO;
  for (const [base, line] of powers) {
    if (base === "e") {
      slope = line.slope;
      plain = line.constant;
      continue;
    }
    if (line.slope.d !== 1n || line.constant.d !== 1n) return null;
    const prime = { n: BigInt(base), d: 1n };
    slopeBase = multiply(slopeBase, boundedPower(prime, line.slope.n));
    argument = divide(argument, boundedPower(prime, line.constant.n));
  }
  const ln = (number_: Rational): Expression[] => (isOne(number_) ? [] : [logarithm(EULER, number(number_))]);
  const top = sum([...ln(argument), ...(isZero(plain) ? [] : [number(negate(plain))])]);
  const bottom = sum([...(isZero(slope) ? [] : [number(slope)]), ...ln(slopeBase)]);
  const root = quotient(top, bottom);
  return {
    root,
    steps: [
      step(
        "take-logarithm",
        "Take the natural logarithm of both sides.",
        equation(product([symbol(unknown), bottom]), top),
        "The logarithm brings the exponents down; what stands with the unknown is collected on one side.",
      ),
      step(
        "solve-exponent",
        `Solve for $${toLatex(symbol(unknown))}$.`,
        equation(symbol(unknown), root),
        "The logarithms are numbers, so this is a linear equation.",
      ),
    ],
  };
}
