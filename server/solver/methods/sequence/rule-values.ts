import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { divide, fromInt, isZero, type Rational, subtract } from "../../expression/rational";
import { exactRoot } from "../../expression/surd";
import { charge, isUndefined } from "../../ledger";
import { previousTerm, type SequenceGiven, type SequenceTask } from "../../tasks/sequence";
import type { Budget } from "../../types";
import type { Fit, Fitting } from "./fit";
import { arithmeticFit, fitArithmetic } from "./fit-arithmetic";
import { fitGeometric, geometricFit } from "./fit-geometric";
import { fitAlternating, fitFractions, fitScaled } from "./fit-other";
import { fitPolynomial } from "./fit-polynomial";
import { type Style, styleOf } from "./shown";

const FITTINGS: readonly Fitting[] = [
  fitArithmetic,
  fitGeometric,
  fitPolynomial,
  fitAlternating,
  fitFractions,
  fitScaled,
];
const NOTHING: ReadonlyMap<string, Rational> = new Map();

/** The rule of a listed sequence; where its kind is named, of that kind. Null when no rule is confirmed by a spare
 * term: two terms fix an arithmetic or geometric sequence, but only when it is said to be one. */
export function fitTerms(given: Extract<SequenceGiven, { kind: "terms" }>, budget: Budget): Fit | null {
  const values = given.terms.map((term) => evaluateExact(term, NOTHING, budget));
  if (values.some((value) => value === null)) return null;
  const known = values as Rational[];
  const [first, second] = known;
  const style = styleOf(given.terms);
  if (first && second && known.length === 2 && given.shape) {
    if (given.shape === "arithmetic") return arithmeticFit(first, subtract(second, first), style);
    return isZero(first) || isZero(second) ? null : geometricFit(first, divide(second, first), style);
  }
  const fittings = { arithmetic: [fitArithmetic], geometric: [fitGeometric] };
  for (const fitting of given.shape ? fittings[given.shape] : FITTINGS) {
    const fit = fitting(known, given.terms);
    if (fit) return fit;
  }
  return null;
}

/** The sequence that one or two known terms and the step describe; null when they do not fix it. */
export function fitProgression(
  { shape, known, step }: Extract<SequenceGiven, { kind: "progression" }>,
  budget: Budget,
): Fit | null {
  const at = known.map(({ position, value }) => ({
    position,
    value: evaluateExact(value, NOTHING, budget),
  }));
  const [a, b] = at;
  const style = styleOf([...known.map(({ value }) => value), ...(step ? [step] : [])]);
  if (!a?.value) return null;
  const given = step && evaluateExact(step, NOTHING, budget);
  const found = given ?? (b?.value ? stepBetween(shape, a, b) : null);
  if (!found) return null;
  if (shape === "arithmetic") {
    const back = fromInt(a.position - 1n);
    return arithmeticFit(subtract(a.value, { n: found.n * back.n, d: found.d }), found, style);
  }
  if (isZero(found) || isZero(a.value)) return null;
  return geometricFit(divide(a.value, geometricFit(fromInt(1), found, style).at(a.position)), found, style);
}

interface Known {
  readonly position: bigint;
  readonly value: Rational | null;
}

function stepBetween(shape: "arithmetic" | "geometric", a: Known, b: Known): Rational | null {
  const apart = b.position - a.position;
  if (!a.value || !b.value || apart === 0n) return null;
  if (shape === "arithmetic") return divide(subtract(b.value, a.value), fromInt(apart));
  if (isZero(a.value) || isZero(b.value)) return null;
  const [low, high] = apart > 0n ? [a.value, b.value] : [b.value, a.value];
  const size = apart > 0n ? apart : -apart;
  // An even number of steps leaves the sign of the ratio open.
  return size % 2n === 0n ? null : exactRoot(divide(high, low), size);
}

/** The first `count` terms of a sequence that is told by a formula; null where one has no value. */
export function valuesOf(task: SequenceTask, count: number, budget: Budget): Rational[] | null {
  const { given, name } = task;
  if (given.kind !== "explicit" && given.kind !== "recursive") return null;
  const values: Rational[] = [];
  for (let n = 1; n <= count; n++) {
    budget.spend();
    const value = termAt({ given, name, n }, values, budget);
    if (!value) return null;
    values.push(value);
  }
  return values;
}

interface Place {
  readonly given: Extract<SequenceGiven, { kind: "explicit" | "recursive" }>;
  readonly name: string;
  readonly n: number;
}

function termAt({ given, name, n }: Place, before: readonly Rational[], budget: Budget): Rational | null {
  const at = new Map([[given.index, fromInt(n)]]);
  if (given.kind === "recursive") {
    const start = given.first[n - 1];
    if (start) return value(start, at, budget);
    charge(n / 4);
    for (let back = 1; back < n; back++) {
      at.set(previousTerm(name, given.index, back), before[n - 1 - back] as Rational);
    }
  }
  return value(given.expression, at, budget);
}

function value(expression: Expression, at: ReadonlyMap<string, Rational>, budget: Budget): Rational | null {
  try {
    return evaluateExact(expression, at, budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** How the numbers of a task are written. */
export function styleOfTask({ given }: SequenceTask): Style {
  switch (given.kind) {
    case "explicit":
      return styleOf([given.expression]);
    case "recursive":
      return styleOf([given.expression, ...given.first]);
    case "terms":
      return styleOf(given.terms);
    case "progression":
      return styleOf([...given.known.map(({ value: known }) => known), ...(given.step ? [given.step] : [])]);
  }
}
