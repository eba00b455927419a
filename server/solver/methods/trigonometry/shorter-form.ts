import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, sum } from "../../expression/build";
import type { Complex } from "../../expression/evaluate-numeric";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { isOne, negate, ONE, type Rational, rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";
import {
  type Argument,
  argumentKey,
  argumentsIn,
  isTurnedRound,
  minusArgument,
  plusArgument,
  scaledArgument,
  writeLetters,
} from "./linear-argument";
import { call } from "./worked";

type Point = ReadonlyMap<string, Complex>;

const NAMES = ["sin", "cos", "tan", "sec", "csc", "cot"] as const;
/** Pairs that do not cancel into one function. */
const PAIRS = [
  "sin cos",
  "sec tan",
  "csc cot",
  "sin tan",
  "cos cot",
  "sec csc",
  "sin sec",
  "cos csc",
] as const;
const SAMPLES = [0.7316, 1.1234, 0.3917, 2.2871, 4.0123];
const HIGHEST = 4;

interface Candidate {
  readonly expression: Expression;
  readonly values: readonly number[];
}

/** A multiple of one product of functions, with a number added or not, that has the value of `e` at all samples:
 * the shortest there is. The exact proof is left to the check of the answer. */
export function shorterForm(
  e: Expression,
  allowed: readonly Expression[] | null,
  budget: Budget,
): Expression | null {
  const points = samplesFor(e);
  const target = points.map((point) => realAt(e, point));
  if (target.some((value) => value === null)) return null;
  const values = target as number[];
  const candidates = allowed ? termsOf(allowed, points) : termsFor(e, points, budget);
  if (!candidates) return null;
  for (const withNumber of [false, true]) {
    for (const candidate of candidates) {
      budget.spend(3);
      const found = withNumber ? fitLine(values, candidate) : fitMultiple(values, candidate);
      if (found) return found;
    }
  }
  return null;
}

function samplesFor(e: Expression): Point[] {
  const letters = symbolsOf(e);
  return SAMPLES.map(
    (value, at) =>
      new Map(letters.map((name, place) => [name, { re: value + 0.377 * place * (at + 1), im: 0 }])),
  );
}

function realAt(e: Expression, point: Point): number | null {
  const value = evaluateComplex(e, point);
  return value && Math.abs(value.im) < 1e-12 && Number.isFinite(value.re) && Math.abs(value.re) < 1e9
    ? value.re
    : null;
}

function fitMultiple(values: readonly number[], { expression, values: own }: Candidate): Expression | null {
  const ratio = (values[0] ?? 0) / (own[0] ?? 0);
  const factor = plainRational(ratio);
  if (!factor) return null;
  const fits = values.every((value, at) => close(value, ratio * (own[at] ?? 0)));
  return fits ? multiple(factor, expression) : null;
}

/** k0 + k1·m through two samples, tested at the others. */
function fitLine(values: readonly number[], { expression, values: own }: Candidate): Expression | null {
  const [y0 = 0, y1 = 0] = values;
  const [x0 = 0, x1 = 0] = own;
  if (close(x0, x1)) return null;
  const slope = (y1 - y0) / (x1 - x0);
  const base = y0 - slope * x0;
  const [k1, k0] = [plainRational(slope), plainRational(base)];
  if (!k1 || !k0 || !values.every((value, at) => close(value, base + slope * (own[at] ?? 0)))) return null;
  const term = multiple(k1, expression);
  return k0.n > 0n && k1.n < 0n ? sum([number(k0), term]) : sum([term, number(k0)]);
}

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function multiple(factor: Rational, e: Expression): Expression {
  if (factor.n < 0n) return negation(multiple(negate(factor), e));
  if (e.kind === "number") return number(factor);
  return isOne(factor) ? e : product([number(factor), e]);
}

/** The fraction with a small denominator that a double stands for; null for zero and for anything else. */
function plainRational(value: number): Rational | null {
  if (Math.abs(value) < 1e-9 || Math.abs(value) > 1e4) return null;
  for (const d of [1, 2, 3, 4, 5, 6, 8, 12, 16, 32]) {
    const n = Math.round(value * d);
    if (n !== 0 && Math.abs(value * d - n) < 1e-7) return rational(BigInt(n), BigInt(d));
  }
  return null;
}

/** All terms to try for an expression, shorter ones first; null when an argument is not linear. */
function termsFor(e: Expression, points: readonly Point[], budget: Budget): Candidate[] | null {
  const found = argumentsIn(e, budget);
  if (!found || found.length === 0 || found.length > 4) return null;
  const bare = found.map((argument) => ({ ...argument, turn: rational(0n) }));
  const wider = [
    ...bare,
    ...bare.map((argument) => scaledArgument(argument, rational(2n))),
    ...bare.map((argument) => scaledArgument(argument, rational(1n, 2n))),
    ...bare.flatMap((a, i) => bare.slice(i + 1).flatMap((b) => [plusArgument(a, b), minusArgument(a, b)])),
  ];
  const angles = new Map<string, Expression>();
  for (const argument of wider) {
    if (argument.letters.size === 0) continue;
    const forward: Argument = isTurnedRound(argument) ? scaledArgument(argument, negate(ONE)) : argument;
    angles.set(argumentKey(forward), writeLetters(forward));
  }
  const each = [...angles.values()];
  return valued(
    [
      int(1),
      ...each.flatMap((angle) => NAMES.map((name) => call(name, angle))),
      ...each.flatMap((angle) => NAMES.map((name) => power(call(name, angle), int(2)))),
      ...each.flatMap((angle) => pairsAt(angle)),
      ...each.flatMap((angle) =>
        [3, HIGHEST].flatMap((k) => NAMES.map((name) => power(call(name, angle), int(k)))),
      ),
    ],
    points,
  );
}

function pairsAt(angle: Expression): Expression[] {
  return PAIRS.flatMap((pair) => {
    const [one, other] = pair.split(" ").map((name) => call(name, angle)) as [Expression, Expression];
    return [
      product([one, other]),
      product([power(one, int(2)), other]),
      product([one, power(other, int(2))]),
      product([power(one, int(2)), power(other, int(2))]),
    ];
  });
}

/** Powers and quotients of the functions that the answer may use. */
function termsOf(allowed: readonly Expression[], points: readonly Point[]): Candidate[] {
  const powers = allowed.flatMap((f) => [
    f,
    { kind: "quotient", numerator: int(1), denominator: f } as const,
  ]);
  const squares = allowed.flatMap((f) => [
    power(f, int(2)),
    { kind: "quotient", numerator: int(1), denominator: power(f, int(2)) } as const,
  ]);
  const [one, other] = allowed;
  const products =
    one && other
      ? [product([one, other]), { kind: "quotient", numerator: one, denominator: other } as const]
      : [];
  return valued([int(1), ...powers, ...squares, ...products], points);
}

const valued = (terms: readonly Expression[], points: readonly Point[]): Candidate[] =>
  terms.flatMap((expression) => {
    const values = points.map((point) => realAt(expression, point));
    return values.every((value) => value !== null) ? [{ expression, values: values as number[] }] : [];
  });
