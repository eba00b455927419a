import type { Expression } from "../../expression/ast";
import { int, negation, number, product, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  add,
  fromInt,
  isOne,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
} from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import {
  type Argument,
  argumentOf,
  isTurnedRound,
  minusArgument,
  plusArgument,
  scaledArgument,
  writeLetters,
} from "./linear-argument";
import { call, expressionAnswer, piMultiple, type Worked, withoutRepeats } from "./worked";

/** factor · sin u or factor · cos u. */
interface Wave {
  readonly factor: Rational;
  readonly name: string;
  readonly argument: Argument;
}

const HALF = rational(1n, 2n);

/** sin u cos v and its kin as half a sum or difference. */
export function productToSum(e: Expression, budget: Budget): Worked | null {
  const factors = factorsIn(e, budget);
  const [one, other] = factors?.waves ?? [];
  if (!factors || !one || !other || factors.waves.length > 2) return null;
  const [first, second] = one.name === "cos" && other.name === "sin" ? [other, one] : [one, other];
  const [plus, minus] = [
    plusArgument(first.argument, second.argument),
    minusArgument(first.argument, second.argument),
  ];
  const half = multiply(factors.factor, HALF);
  const waves = wavesFor(first.name + second.name, plus, minus);
  const inner = waves.map((wave) => writeWave({ ...wave, factor: multiply(wave.factor, ONE) }));
  const bracket = { kind: "sum", terms: inner } as const;
  const formula = isOne(half) ? bracket : product([number(half), bracket]);
  const settled = waves.map((wave) => tidy(writeWave(wave), budget));
  const tidied = tidy(sum(settled), budget);
  const result =
    isOne(half) || tidied.kind !== "sum"
      ? tidy(product([number(half), tidied]), budget)
      : product([number(half), tidied]);
  const steps: Step[] = [
    {
      rule: "product-to-sum",
      title: "Use the product-to-sum formula.",
      latex: toLatex(formula),
      why: "Adding or subtracting the formulas for $u + v$ and $u - v$ leaves one product.",
    },
    {
      rule: "tidy-angles",
      title: "Simplify the angles and signs.",
      latex: toLatex(result),
      why: "Cosine is even and sine is odd, so a minus sign can be taken out of the angle.",
    },
  ];
  return { steps: withoutRepeats(steps), answer: expressionAnswer(result) };
}

function wavesFor(names: string, plus: Argument, minus: Argument): Wave[] {
  const wave = (name: string, argument: Argument, sign: number): Wave => ({
    factor: fromInt(sign),
    name,
    argument,
  });
  if (names === "sincos") return [wave("sin", plus, 1), wave("sin", minus, 1)];
  if (names === "sinsin") return [wave("cos", minus, 1), wave("cos", plus, -1)];
  return [wave("cos", minus, 1), wave("cos", plus, 1)];
}

/** sin u ± sin v and cos u ± cos v as twice a product. */
export function sumToProduct(e: Expression, budget: Budget): Worked | null {
  const waves = e.kind === "sum" ? e.terms.map((term) => waveOf(term, budget)) : [];
  const [one, other] = waves;
  if (!one || !other || waves.length > 2 || one.name !== other.name) return null;
  const equal = one.factor.n === other.factor.n && one.factor.d === other.factor.d;
  const opposite = one.factor.n === -other.factor.n && one.factor.d === other.factor.d;
  if (!equal && !opposite) return null;
  const plus = scaledArgument(plusArgument(one.argument, other.argument), HALF);
  const minus = scaledArgument(minusArgument(one.argument, other.argument), HALF);
  const names = equal
    ? one.name === "sin"
      ? ["sin", "cos"]
      : ["cos", "cos"]
    : one.name === "sin"
      ? ["cos", "sin"]
      : ["sin", "sin"];
  const sign = !equal && one.name === "cos" ? -2 : 2;
  const factor = multiply(one.factor, fromInt(sign));
  const parts = [plus, minus].map((argument, at) => ({ factor: ONE, name: names[at] ?? "cos", argument }));
  const [a, b] = parts.map(writeWave) as [Expression, Expression];
  const formula = scaledProduct(factor, [a, b]);
  const result = tidyProduct(factor, parts);
  const steps: Step[] = [
    {
      rule: "sum-to-product",
      title: "Use the sum-to-product formula.",
      latex: toLatex(formula),
      why: "Half the sum and half the difference of the two angles stand in the product.",
    },
    {
      rule: "tidy-angles",
      title: "Simplify the angles and signs.",
      latex: toLatex(result),
      why: "Cosine is even and sine is odd, so a minus sign can be taken out of the angle.",
    },
  ];
  return { steps: withoutRepeats(steps), answer: expressionAnswer(result) };
}

/** The product with no negative angles and no functions of zero. */
function tidyProduct(factor: Rational, parts: readonly Wave[]): Expression {
  let total = factor;
  const factors: Expression[] = [];
  for (const part of parts) {
    const turned = isTurnedRound(part.argument);
    const argument = turned ? scaledArgument(part.argument, negate(ONE)) : part.argument;
    if (turned && part.name === "sin") total = negate(total);
    if (argument.letters.size === 0 && argument.turn.n === 0n) {
      if (part.name === "sin") return int(0);
      continue;
    }
    factors.push(writeWave({ factor: ONE, name: part.name, argument }));
  }
  return scaledProduct(total, factors);
}

function scaledProduct(factor: Rational, factors: readonly Expression[]): Expression {
  if (factor.n < 0n) return negation(scaledProduct(negate(factor), factors));
  return isOne(factor) && factors.length > 0 ? product(factors) : product([number(factor), ...factors]);
}

function writeWave({ factor, name, argument }: Wave): Expression {
  const letters = writeLetters(argument);
  const angle =
    argument.turn.n === 0n
      ? letters
      : argument.letters.size === 0
        ? piMultiple(argument.turn)
        : sum([letters, piMultiple(argument.turn)]);
  const value = call(name, angle);
  if (factor.n < 0n) return negation(scaledProduct(negate(factor), [value]));
  return isOne(factor) ? value : product([number(factor), value]);
}

function waveOf(e: Expression, budget: Budget): Wave | null {
  const factors = factorsIn(e, budget);
  const [only] = factors?.waves ?? [];
  return factors && only && factors.waves.length === 1 ? { ...only, factor: factors.factor } : null;
}

/** A product taken apart into numbers and sines or cosines of linear arguments. */
function factorsIn(e: Expression, budget: Budget): { factor: Rational; waves: Wave[] } | null {
  if (e.kind === "negation") {
    const inner = factorsIn(e.operand, budget);
    return inner && { ...inner, factor: negate(inner.factor) };
  }
  if (e.kind === "product") {
    const parts = e.factors.map((factor) => factorsIn(factor, budget));
    return parts.reduce((a, b) =>
      a && b ? { factor: multiply(a.factor, b.factor), waves: [...a.waves, ...b.waves] } : null,
    );
  }
  if (e.kind === "function" && (e.name === "sin" || e.name === "cos")) {
    const argument = e.args[0] && argumentOf(e.args[0], budget);
    return argument ? { factor: ONE, waves: [{ factor: ONE, name: e.name, argument }] } : null;
  }
  const value = evaluateExact(e, new Map(), budget);
  return value && { factor: add(value, rational(0n)), waves: [] };
}
