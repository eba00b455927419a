import type { Expression } from "../../expression/ast";
import { number, sum, symbol } from "../../expression/build";
import { polynomialOf, type Term } from "../../expression/polynomial";
import {
  absolute,
  add,
  divide,
  isNegative,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { mapChildren, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { SinusoidFeature, TrigonometryQuestion } from "../../tasks/trigonometry";
import type { AnswerValue, Budget, Step } from "../../types";
import { expressionAnswer, piMultiple, type Worked } from "./worked";

type Question = Extract<TrigonometryQuestion, { readonly kind: "sinusoid" }>;

/** amplitude·f(b·x + shift) + middle, with b and the shift rational or multiples of π. */
interface Wave {
  readonly name: string;
  readonly amplitude: Rational;
  readonly middle: Rational;
  readonly factor: Rational;
  /** The multiple of x holds π itself. */
  readonly factorHasPi: boolean;
  /** The value of the unknown at which the angle is zero. */
  readonly start: Expression | null;
}

/** Amplitude, period, midline and the extreme values of a sinusoidal function. */
export function workSinusoid({ expression, unknown, asked }: Question, budget: Budget): Worked | null {
  const wave = waveOf(expression, unknown, budget);
  if (!wave) return null;
  const values = asked.map((feature) => ({ feature, value: featureValue(feature, wave) }));
  if (values.some(({ value }) => value === null)) return null;
  const steps: Step[] = values.map(({ feature, value }) => ({
    rule: `sinusoid-${feature.replace(" ", "-")}`,
    title: `Find the ${feature}.`,
    latex: `\\text{${feature}} = ${toLatex(value as Expression)}`,
    why: WHY[feature],
  }));
  const [only] = values;
  if (only && values.length === 1) return { steps, answer: single(only.feature, only.value as Expression) };
  return {
    steps,
    answer: {
      kind: "named",
      values: values.map(({ feature, value }) => ({ name: feature, value: value as Expression })),
    },
  };
}

function single(feature: SinusoidFeature, value: Expression): AnswerValue {
  if (feature !== "midline") return expressionAnswer(value);
  return { kind: "expression", expression: value };
}

const WHY: Readonly<Record<SinusoidFeature, string>> = table({
  amplitude: "It is the size of the number before the function: how far the graph goes from its midline.",
  period: "The function repeats itself when the angle has grown by one period of the basic function.",
  midline: "It is the number added to the function: the line half way between the highest and lowest values.",
  "phase shift": "It is the value at which the angle is zero.",
  "horizontal shift": "It is the value at which the angle is zero.",
  maximum: "It is the midline with the amplitude added.",
  minimum: "It is the midline with the amplitude taken away.",
});

function featureValue(feature: SinusoidFeature, wave: Wave): Expression | null {
  const isBounded = wave.name === "sin" || wave.name === "cos";
  const size = absolute(wave.amplitude);
  switch (feature) {
    case "amplitude":
      return isBounded ? number(size) : null;
    case "midline":
      return isBounded ? number(wave.middle) : null;
    case "maximum":
      return isBounded ? number(add(wave.middle, size)) : null;
    case "minimum":
      return isBounded ? number(subtract(wave.middle, size)) : null;
    case "period": {
      const base: Rational = wave.name === "tan" || wave.name === "cot" ? ONE : { n: 2n, d: 1n };
      const period = divide(base, absolute(wave.factor));
      return wave.factorHasPi ? number(period) : piMultiple(period);
    }
    default:
      return wave.start;
  }
}

function waveOf(e: Expression, unknown: string, budget: Budget): Wave | null {
  const calls: Expression[] = [];
  const replaced = replaceCalls(e, unknown, calls);
  const [call] = calls;
  if (calls.length !== 1 || call?.kind !== "function" || symbolsOf(replaced).join() !== "u") return null;
  const outer = polynomialOf(replaced, budget);
  const inner = call.args[0] && factorOf(call.args[0], unknown, budget);
  if (!outer || !inner) return null;
  const linear = outer.terms.every(({ exponents }) => (exponents.u ?? 0) <= 1);
  const amplitude = outer.terms.find(({ exponents }) => exponents.u === 1)?.coefficient;
  const middle = outer.terms.find(({ exponents }) => !exponents.u)?.coefficient ?? ZERO;
  return linear && amplitude ? { name: call.name, amplitude, middle, ...inner } : null;
}

function replaceCalls(e: Expression, unknown: string, calls: Expression[]): Expression {
  if (e.kind === "function" && symbolsOf(e).includes(unknown)) {
    calls.push(e);
    return symbol("u");
  }
  return mapChildren(e, (part) => replaceCalls(part, unknown, calls));
}

/** The multiple of the unknown in the angle: its value at 1 less that at 0. */
function factorOf(
  e: Expression,
  unknown: string,
  budget: Budget,
): Pick<Wave, "factor" | "factorHasPi" | "start"> | null {
  const pi: Expression = symbol("pi_1");
  const plain = polynomialOf(substitutePi(e, pi), budget);
  if (!plain) return null;
  const own = plain.terms.filter(({ exponents }) => (exponents[unknown] ?? 0) > 0);
  const [only] = own;
  if (!only || own.length > 1 || only.exponents[unknown] !== 1) return null;
  const hasPi = only.exponents.pi_1 ?? 0;
  if (hasPi > 1) return null;
  const shift = plain.terms.filter((term) => term !== only);
  return {
    factor: only.coefficient,
    factorHasPi: hasPi === 1,
    start: startOf(shift, { factor: only.coefficient, hasPi: hasPi === 1 }),
  };
}

/** -c/b for the angle bx + c; null when b is negative, which books read in different ways, or when π does not cancel. */
function startOf(
  shift: readonly Term[],
  { factor, hasPi }: { readonly factor: Rational; readonly hasPi: boolean },
): Expression | null {
  if (isNegative(factor)) return null;
  const parts = shift.map(({ coefficient, exponents }) => ({
    size: divide(negate(coefficient), factor),
    pi: (exponents.pi_1 ?? 0) - (hasPi ? 1 : 0),
  }));
  if (parts.some(({ pi }) => pi !== 0 && pi !== 1)) return null;
  return sum(parts.map(({ size, pi }) => (pi === 1 ? piMultiple(size) : number(size))));
}

const substitutePi = (e: Expression, pi: Expression): Expression =>
  e.kind === "constant" && e.name === "pi" ? pi : mapChildren(e, (part) => substitutePi(part, pi));
