import type { Expression } from "../expression/ast";
import { differentiate } from "../expression/differentiate";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { type KnownNumber, PLACES, SHORT } from "../expression/known-number";
import { add, compare, divide, fromInt, multiply, type Rational, rational } from "../expression/rational";
import type { Budget, Check, Form } from "../types";
import { are, inForm, unitless } from "./claims";
import {
  exactly,
  type Obligation,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  weakest,
} from "./obligations";
import { hasIdleNoughts } from "./statistics-figure";

/** Whether an answer is the number: a short fraction exactly, all else to half of the last place. */
function isNumber(written: Expression, own: KnownNumber, form: Form, budget: Budget): Check {
  const value = evaluateExact(written, new Map(), budget);
  const other = refuted("Worked again, it comes to another number.");
  if (!value) return refuted("The answer is no number.");
  if (own.exact && isShort(own, form)) {
    return compare(value, own.exact) === 0
      ? spotChecked("Worked again in another order it comes to the same number.")
      : other;
  }
  const distance = Math.abs(Number(value.n) / Number(value.d) - own.size);
  const size = Number(own.size.toPrecision(8));
  return distance <= 0.5 * 10 ** -placesOf(form) + 1e-9 * (1 + Math.abs(own.size))
    ? spotChecked(`Worked again in another order it comes to about $${size}$.`)
    : other;
}

/** Whether it is written as it is to be shown. */
function isWritten(written: Expression, own: KnownNumber, form: Form, budget: Budget): Check {
  const bare = written.kind === "negation" ? written.operand : written;
  const digits = bare.kind === "number" ? (bare.decimals ?? 0) : null;
  if (own.exact && isShort(own, form))
    return weakest([
      inForm(written, form, budget),
      () => exactly(!hasIdleNoughts(written, own.size), "A decimal ends in a nought."),
    ]);
  return exactly(digits === placesOf(form), "It has to be rounded to another place.");
}

const isShort = ({ exact }: KnownNumber, form: Form): boolean =>
  exact !== null && form.decimals === undefined && exact.d <= SHORT;
const placesOf = (form: Form): number => form.decimals ?? PLACES;

type Approximate = ProblemOf<"approximate-integral">;

/** Takes rectangles one by one: trapezoids are the mean of those on the left and on the right, Simpson's parabolas two
 * parts midpoints and one part trapezoids over parts of twice the width. */
export const APPROXIMATE_INTEGRAL: Verifier<"approximate-integral"> = {
  expression: (problem, { expression }, budget) => {
    const own = sumOf(problem, budget);
    return {
      value: () => (own ? isNumber(expression, own, problem.form, budget) : UNCHECKED),
      form: () => (own ? isWritten(expression, own, problem.form, budget) : UNCHECKED),
    };
  },
};

function sumOf(problem: Approximate, budget: Budget): KnownNumber | null {
  const { rule, parts } = problem;
  const at = (share: number, count: number) => rectangles(problem, share, { count, budget });
  switch (rule) {
    case "left":
      return at(0, parts);
    case "right":
      return at(1, parts);
    case "midpoint":
      return at(0.5, parts);
    case "trapezoidal":
      return mean([at(0, parts), at(1, parts)], [1, 1]);
    case "simpson":
      return parts % 2 === 0
        ? mean([at(0.5, parts / 2), at(0, parts / 2), at(1, parts / 2)], [4, 1, 1])
        : null;
  }
}

/** Rectangles whose heights are taken at a share of each part, from the right end to the left. */
function rectangles(
  { expression, variable, low, high }: Approximate,
  share: number,
  { count, budget }: { readonly count: number; readonly budget: Budget },
): KnownNumber | null {
  const [a, b] = [low, high].map((end) => evaluateComplex(end, new Map())?.re ?? Number.NaN) as [
    number,
    number,
  ];
  const [from, to] = [low, high].map((end) => evaluateExact(end, new Map(), budget));
  let size = 0;
  let exact: Rational | null = from && to ? fromInt(0) : null;
  for (let k = count - 1; k >= 0; k -= 1) {
    const part = (k + share) / count;
    const value = evaluateComplex(
      expression,
      new Map([[variable, { re: a * (1 - part) + b * part, im: 0 }]]),
    );
    if (!value || !Number.isFinite(value.re) || Math.abs(value.im) > 1e-9 * (1 + Math.abs(value.re)))
      return null;
    size += value.re;
    const along = rational(BigInt(2 * k + 2 * share), BigInt(2 * count));
    const place: Rational | null =
      from && to && exact ? add(multiply(from, add(fromInt(1), negative(along))), multiply(to, along)) : null;
    const height: Rational | null = place && evaluateExact(expression, new Map([[variable, place]]), budget);
    exact = exact && height ? add(exact, height) : null;
  }
  const width = from && to ? multiply(add(to, negative(from)), rational(1n, BigInt(count))) : null;
  return { exact: exact && width ? multiply(exact, width) : null, size: (size * (b - a)) / count };
}

const negative = ({ n, d }: Rational): Rational => ({ n: -n, d });

function mean(all: readonly (KnownNumber | null)[], weights: readonly number[]): KnownNumber | null {
  if (all.includes(null)) return null;
  const known = all as KnownNumber[];
  const whole = weights.reduce((a, b) => a + b, 0);
  const exacts = known.map(({ exact }) => exact);
  const added = exacts.includes(null)
    ? null
    : exacts.reduce<Rational>(
        (total, each, i) => add(total, multiply(each as Rational, fromInt(weights[i] ?? 0))),
        fromInt(0),
      );
  return {
    exact: added && multiply(added, rational(1n, BigInt(whole))),
    size: known.reduce((total, { size }, i) => total + size * (weights[i] ?? 0), 0) / whole,
  };
}

type Iteration = ProblemOf<"iteration">;

/** Follows the steps in doubles, the slope of Newton's tangent taken from values beside the place; where all numbers are
 * fractions, exactly as well. */
export const ITERATION: Verifier<"iteration"> = {
  expression: (problem, { expression }, budget) => {
    const own = problem.shown === "last" ? followed(problem, budget)?.at(-1) : null;
    return {
      value: () => (own ? isNumber(expression, own, problem.form, budget) : UNCHECKED),
      form: () => (own ? isWritten(expression, own, problem.form, budget) : UNCHECKED),
    };
  },
  named: (problem, { values }, budget) => ({
    names: are(
      values.map(({ name }) => name),
      Array.from({ length: problem.count }, (_, k) => `${nameOf(problem)}_${k + 1}`),
    ),
    values: () => {
      const own = problem.shown === "each" ? followed(problem, budget) : null;
      if (!own || own.length !== values.length) return UNCHECKED;
      const each = values.flatMap(({ value }, k) => [
        () => isNumber(value, own[k] as KnownNumber, problem.form, budget),
        () => isWritten(value, own[k] as KnownNumber, problem.form, budget),
      ]);
      return weakest(each.map((check, k) => (k < 2 ? check : withoutEvidence(check))));
    },
    units: unitless(values),
  }),
};

/** One sentence is enough for all. */
const withoutEvidence =
  (obligation: Obligation): Obligation =>
  () => {
    const check = obligation();
    return check.status === "refuted" ? check : { ...check, evidence: [] };
  };

const nameOf = ({ variable, path }: Iteration): string => path?.dependent ?? variable;

/** The values after each step; null where one is missing. */
function followed(problem: Iteration, budget: Budget): KnownNumber[] | null {
  const start = evaluateComplex(problem.start, new Map());
  let here: KnownNumber = {
    exact: evaluateExact(problem.start, new Map(), budget),
    size: start?.re ?? Number.NaN,
  };
  const all: KnownNumber[] = [];
  for (let k = 0; k < problem.count; k += 1) {
    here = { exact: exactStep(problem, here.exact, k, budget), size: doubleStep(problem, here.size, k) };
    if (!Number.isFinite(here.size)) return null;
    all.push(here);
  }
  return all;
}

function doubleStep({ rule, expression, variable, path }: Iteration, x: number, k: number): number {
  const real = (e: Expression, at: Readonly<Record<string, number>>): number => {
    const value = evaluateComplex(e, new Map(Object.entries(at).map(([name, re]) => [name, { re, im: 0 }])));
    return value && Math.abs(value.im) < 1e-9 ? value.re : Number.NaN;
  };
  if (rule === "repeat") return real(expression, { [variable]: x });
  if (rule === "euler") {
    if (!path) return Number.NaN;
    const step = real(path.step, {});
    return x + step * real(expression, { [variable]: real(path.from, {}) + k * step, [path.dependent]: x });
  }
  const f = (at: number) => real(expression, { [variable]: at });
  const h = 1e-3 * (1 + Math.abs(x));
  const slope = (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
  return x - f(x) / slope;
}

/** The same in fractions, where all numbers are such; the slope of Newton's tangent is taken all at once. */
function exactStep(
  { rule, expression, variable, path }: Iteration,
  x: Rational | null,
  k: number,
  budget: Budget,
): Rational | null {
  if (!x || x.d > 10n ** 60n) return null;
  const here = new Map([[variable, x]]);
  if (rule === "repeat") return evaluateExact(expression, here, budget);
  if (rule === "newton") {
    const derivative = differentiate(expression, variable, budget);
    const slope = derivative && evaluateExact(derivative, here, budget);
    const height = evaluateExact(expression, here, budget);
    return slope && height && slope.n !== 0n ? add(x, negative(divide(height, slope))) : null;
  }
  const [step, from] = [path?.step, path?.from].map((e) => e && evaluateExact(e, new Map(), budget));
  if (!path || !step || !from) return null;
  const place = new Map([
    [variable, add(from, multiply(fromInt(k), step))],
    [path.dependent, x],
  ]);
  const slope = evaluateExact(expression, place, budget);
  return slope && add(x, multiply(step, slope));
}
