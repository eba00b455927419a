import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { integerPower } from "../../expression/integer";
import { add, gcd, multiply, negate, ONE, type Rational, rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { argumentOf, scaledArgument, writeLetters } from "./linear-argument";
import { call, expressionAnswer, type Worked } from "./worked";

interface Powers {
  readonly factor: Rational;
  readonly sin: number;
  readonly cos: number;
  readonly angle: Expression | null;
}

const MOST = 12;

/** sinᵐ u cosⁿ u as a sum of sines or cosines of multiples of u, without powers. */
export function lowerPowers(e: Expression, budget: Budget): Worked | null {
  const powers = powersOf(e, budget);
  const argument = powers?.angle && argumentOf(powers.angle, budget);
  if (
    !powers ||
    !argument ||
    argument.turn.n !== 0n ||
    powers.sin + powers.cos < 2 ||
    powers.sin + powers.cos > MOST
  )
    return null;
  const waves = multiples(powers);
  const name = powers.sin % 2 === 0 ? "cos" : "sin";
  const bottom = waves.reduce((d, { factor }) => (d * factor.d) / gcd(d, factor.d), 1n);
  const terms = waves.map(({ times, factor }) => {
    const size = (factor.n * bottom) / factor.d;
    const angle = writeLetters(scaledArgument(argument, rational(BigInt(times))));
    const wave = times === 0 ? int(1) : call(name, angle);
    const absolute = size < 0n ? -size : size;
    const written = times === 0 ? int(absolute) : absolute === 1n ? wave : product([int(absolute), wave]);
    return size < 0n ? negation(written) : written;
  });
  const top = sum(terms);
  const result = bottom === 1n ? top : quotient(top, int(bottom));
  const step: Step = {
    rule: "power-reduction",
    title: "Use the power-reducing formulas until no power is left.",
    latex: toLatex(result),
    why: "$\\sin^{2} u = \\frac{1 - \\cos 2u}{2}$, $\\cos^{2} u = \\frac{1 + \\cos 2u}{2}$, and products of cosines become sums.",
  };
  return { steps: [step], answer: expressionAnswer(result) };
}

/** The factors of the multiples of the angle, from the powers of e^{iu}. */
function multiples({ factor, sin, cos }: Powers): { times: number; factor: Rational }[] {
  let coefficients: bigint[] = [1n];
  const times = (sign: bigint): void => {
    const next = Array.from({ length: coefficients.length + 1 }, () => 0n);
    coefficients.forEach((value, at) => {
      next[at] = (next[at] ?? 0n) + sign * value;
      next[at + 1] = (next[at + 1] ?? 0n) + value;
    });
    coefficients = next;
  };
  for (let k = 0; k < sin; k += 1) times(-1n);
  for (let k = 0; k < cos; k += 1) times(1n);
  const degree = sin + cos;
  const sign = Math.floor(sin / 2) % 2 === 0 ? ONE : negate(ONE);
  const scale = multiply(multiply(factor, sign), rational(1n, integerPower(2n, BigInt(degree))));
  const found: { times: number; factor: Rational }[] = [];
  for (let k = degree % 2; k <= degree; k += 2) {
    const value = coefficients[(degree + k) / 2] ?? 0n;
    const twice = k === 0 ? value : 2n * value;
    if (value !== 0n) found.push({ times: k, factor: multiply(scale, rational(twice)) });
  }
  return found;
}

function powersOf(e: Expression, budget: Budget): Powers | null {
  if (e.kind === "product") {
    return e.factors
      .map((factor) => powersOf(factor, budget))
      .reduce((a, b) => (a && b ? joined(a, b) : null));
  }
  if (e.kind === "negation") {
    const inner = powersOf(e.operand, budget);
    return inner && { ...inner, factor: negate(inner.factor) };
  }
  if (
    e.kind === "power" &&
    e.exponent.kind === "number" &&
    e.exponent.value.d === 1n &&
    e.exponent.value.n <= 8n
  ) {
    const inner = powersOf(e.base, budget);
    const k = Number(e.exponent.value.n);
    return inner?.angle && inner.factor.n === inner.factor.d
      ? { ...inner, sin: inner.sin * k, cos: inner.cos * k }
      : null;
  }
  if (e.kind === "function" && (e.name === "sin" || e.name === "cos")) {
    return {
      factor: ONE,
      sin: e.name === "sin" ? 1 : 0,
      cos: e.name === "cos" ? 1 : 0,
      angle: e.args[0] ?? null,
    };
  }
  const value = evaluateExact(e, new Map(), budget);
  return value && { factor: add(value, ZERO), sin: 0, cos: 0, angle: null };
}

function joined(a: Powers, b: Powers): Powers | null {
  if (a.angle && b.angle && toLatex(a.angle) !== toLatex(b.angle)) return null;
  return {
    factor: multiply(a.factor, b.factor),
    sin: a.sin + b.sin,
    cos: a.cos + b.cos,
    angle: a.angle ?? b.angle,
  };
}
