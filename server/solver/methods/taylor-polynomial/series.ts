import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, sum, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { type Rational, rational } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { TaylorTask } from "../../tasks/convergence";
import type { Budget, Derivation, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { valueAt } from "../derivative/put-in-value";
import { type Jet, jetOf } from "./jet";

const COUNT = 14;
const NEAR = 1e-8;
/** Smaller coefficients are rests of rounding. */
const LEAST = 1e-13;
const MOST_STEP = 4;
const INDEX = "n";

/** What every coefficient of a series has in common: at the places s, s + p, s + 2p, … it is A rᵐ over a weight. */
interface Law {
  readonly start: number;
  readonly step: number;
  readonly ratio: Rational;
  readonly weight: Weight;
}

/** What stands below the power: nothing, its exponent, a factorial of its exponent less a number, or of the count. */
interface Weight {
  at(exponent: number, m: number): number;
  written(exponent: Expression, m: Expression): Expression | null;
  /** What stands above instead. */
  readonly above?: (m: Expression) => Expression;
}

const factorialOf = (e: Expression): Expression => ({ kind: "function", name: "factorial", args: [e] });
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

const WEIGHTS: readonly Weight[] = [
  { at: () => 1, written: () => null },
  { at: (exponent) => factorial(exponent), written: factorialOf },
  { at: (exponent) => exponent, written: (exponent) => exponent },
  { at: (_, m) => factorial(m), written: (_, m) => factorialOf(m) },
  ...[0, 1].map(
    (more): Weight => ({
      at: (_, m) => factorial(2 * m + more),
      written: (_, m) => factorialOf(sum([product([int(2), m]), int(more)])),
    }),
  ),
  { at: (_, m) => 1 / (m + 1), written: () => null, above: (m) => sum([m, int(1)]) },
  ...[1, 2, 3].map(
    (less): Weight => ({
      at: (exponent) => (exponent >= less ? factorial(exponent - less) : Number.NaN),
      written: (exponent) => factorialOf(sum([exponent, int(-less)])),
    }),
  ),
];

/** The whole Taylor series of a function whose coefficients follow one law, perhaps behind a number of its own.
 * @returns null where no law is seen in the first coefficients */
export function taylorSeries(problem: TaylorTask, budget: Budget): Derivation | null {
  const { expression, variable, center } = problem;
  const place = evaluateComplex(center, new Map())?.re ?? Number.NaN;
  const jet = jetOf(expression, variable, place, COUNT);
  if (!jet?.every(Number.isFinite)) return null;
  const whole = lawOf(jet);
  const law = whole ?? lawOf([0, ...jet.slice(1)]);
  if (!law) return null;
  const first = derivativeAt(problem, law.start, budget);
  const alone = whole ? null : valueAt(expression, { variable, at: center, budget });
  if (!first || (!whole && !alone)) return null;
  const scale = tidy(
    product([first, number(rational(BigInt(law.weight.at(law.start, 0)), BigInt(factorial(law.start))))]),
    budget,
  );
  const body = termOf(law, scale, problem, budget);
  const series: Expression = {
    kind: "function",
    name: "sum",
    args: [body, symbol(INDEX), int(0), { kind: "constant", name: "infinity" }],
  };
  const answer = alone ? sum([alone, series]) : series;
  const steps: Step[] = [
    {
      rule: "first-coefficients",
      title: `Find the first coefficients $\\frac{f^{(k)}(${toLatex(center)})}{k!}$.`,
      latex: shownJet(jet),
      why: "The series has the value and all derivatives of the function at the centre.",
    },
    {
      rule: "general-term",
      title: "See by which rule they go on, and write the general term.",
      latex: toLatex(answer),
      why: "All coefficients follow the same rule from the first one on.",
    },
  ];
  return { method: "taylor-polynomial", steps, answer: { kind: "expression", expression: answer } };
}

const SHOWN = 6;
const shownJet = (jet: Jet): string =>
  `${jet
    .slice(0, SHOWN)
    .map((c) => `${Number(c.toPrecision(5))}`)
    .join(", \\; ")}, \\; \\ldots`;

function lawOf(jet: Jet): Law | null {
  const places = jet.flatMap((c, n) => (Math.abs(c) > LEAST ? [n] : []));
  const [start = 0, second = 0] = places;
  const step = second - start;
  const expected = Array.from(
    { length: Math.ceil((jet.length - start) / Math.max(1, step)) },
    (_, m) => start + m * step,
  );
  if (places.length < 3 || step > MOST_STEP || expected.join() !== places.join()) return null;
  for (const weight of WEIGHTS) {
    const scaled = places.map((n, m) => (jet[n] as number) * weight.at(n, m));
    const ratio = (scaled[1] as number) / (scaled[0] as number);
    const isLaw =
      Number.isFinite(ratio) &&
      scaled.every((each, m) => m === 0 || Math.abs(each / (scaled[m - 1] as number) / ratio - 1) < NEAR);
    const exact = isLaw ? rationalNear(ratio) : null;
    if (exact) return { start, step, ratio: exact, weight };
  }
  return null;
}

const MOST_BELOW = 400;

function rationalNear(x: number): Rational | null {
  for (let d = 1; d <= MOST_BELOW; d += 1) {
    const n = Math.round(x * d);
    if (n !== 0 && Math.abs(x * d - n) < NEAR * d) return rational(BigInt(n), BigInt(d));
  }
  return null;
}

function derivativeAt(
  { expression, variable, center }: TaylorTask,
  order: number,
  budget: Budget,
): Expression | null {
  let state: Expression | null = expression;
  for (let k = 0; k < order; k += 1)
    state = state && (differentiateByRules(state, { variable, budget })?.result ?? null);
  return state && valueAt(state, { variable, at: center, budget });
}

const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

function termOf(
  { start, step, ratio, weight }: Law,
  scale: Expression,
  { variable, center }: TaylorTask,
  budget: Budget,
): Expression {
  const m = symbol(INDEX);
  const exponent = tidy(sum([product([int(step), m]), int(start)]), budget);
  const x = symbol(variable);
  const base = isZero(center) ? x : sum([x, center.kind === "negation" ? center.operand : negation(center)]);
  const [top, bottom] = [ratio.n < 0n ? -ratio.n : ratio.n, ratio.d];
  const exact = evaluateExact(scale, new Map(), budget);
  const isMinus = exact !== null && exact.n < 0n;
  const size = exact && (isMinus ? -exact.n : exact.n);
  const share = exact?.d ?? 1n;
  const extra = bottom === 1n ? null : exponentOf(share, bottom);
  const above = [
    ...(ratio.n < 0n ? [power(int(-1), isMinus ? sum([m, int(1)]) : m)] : []),
    ...(size === null ? [scale] : size === 1n ? [] : [int(size)]),
    ...(top === 1n ? [] : [power(int(top), m)]),
    ...(weight.above ? [weight.above(m)] : []),
    power(base, exponent),
  ];
  const below = [
    ...(extra === null && share !== 1n ? [int(share)] : []),
    ...(bottom === 1n ? [] : [power(int(bottom), extra ? sum([m, int(extra)]) : m)]),
    ...[weight.written(exponent, m)].filter((each) => each !== null),
  ].map((each) =>
    each.kind === "function" && each.args[0] ? { ...each, args: [tidy(each.args[0], budget)] } : each,
  );
  const numerator = above.length === 1 ? (above[0] as Expression) : product(above);
  const denominator = below.length === 1 ? (below[0] as Expression) : product(below);
  const term = below.length === 0 ? numerator : quotient(numerator, denominator);
  return isMinus && ratio.n > 0n ? negation(term) : term;
}

/** k where one number is the k-th power of another, and not the zeroth; null where it is none. */
function exponentOf(value: bigint, base: bigint): number | null {
  let [rest, k] = [value, 0];
  while (rest > 1n && rest % base === 0n) [rest, k] = [rest / base, k + 1];
  return rest === 1n && k > 0 ? k : null;
}
