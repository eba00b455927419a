import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { roundTo } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  divide,
  equals,
  fromInt,
  isZero,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { exactRoot } from "../expression/surd";
import { isUndefined } from "../ledger";
import { previousTerm, type SequenceTask } from "../tasks/sequence";
import type { Budget, Form } from "../types";

/** The exact value of an expression without letters; null when it has none. */
export function exact(e: Expression, budget: Budget): Rational | null {
  try {
    return evaluateExact(e, new Map(), budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** A value as the question wants it shown. */
export const rounded = (value: Rational, { decimals }: Form): Rational =>
  decimals === undefined ? value : roundTo(value, decimals);

/** The first terms of a sequence, built up one from the other.
 * @returns null where the rule behind listed terms is not confirmed this way */
export function carriedOn(task: SequenceTask, count: number, budget: Budget): Rational[] | null {
  budget.spend(count);
  switch (task.given.kind) {
    case "explicit":
    case "recursive":
      return fromRule(task, count, budget);
    case "terms":
      return fromList(task.given, count, budget);
    case "progression":
      return fromKnown(task.given, count, budget);
  }
}

function fromRule({ given, name }: SequenceTask, count: number, budget: Budget): Rational[] | null {
  if (given.kind !== "explicit" && given.kind !== "recursive") return null;
  const terms: Rational[] = [];
  for (let n = 1; n <= count; n++) {
    const start = given.kind === "recursive" ? given.first[n - 1] : undefined;
    const put = new Map<string, Expression>([[given.index, int(n)]]);
    for (let back = 1; back < n && back < 4; back++) {
      const before = terms[n - 1 - back] as Rational;
      put.set(previousTerm(name, given.index, back), {
        kind: "quotient",
        numerator: signed(before.n),
        denominator: int(before.d),
      });
    }
    const value = exact(start ?? substitute(given.expression, put), budget);
    if (!value) return null;
    terms.push(value);
  }
  return terms;
}

const signed = (n: bigint): Expression => int(n);

/** The listed terms and those after them: by a common difference or ratio, else along the polynomial through them. */
function fromList(
  { terms, shape }: Extract<SequenceTask["given"], { kind: "terms" }>,
  count: number,
  budget: Budget,
): Rational[] | null {
  const known = terms.map((term) => exact(term, budget));
  if (known.some((term) => term === null)) return null;
  const values = known as Rational[];
  const [a, b] = values;
  if (!a || !b) return null;
  if (count <= values.length && !shape) return values.slice(0, count);
  const next =
    (shape === "geometric" ? null : byDifference(values)) ??
    (shape === "arithmetic" ? null : byRatio(values));
  const result = [...values];
  while (result.length < count) {
    budget.spend(values.length);
    const term = next
      ? next(result.at(-1) as Rational)
      : shape
        ? null
        : interpolated(values, result.length + 1);
    if (!term) return null;
    result.push(term);
  }
  return result.slice(0, count);
}

type Next = (term: Rational) => Rational;

function byDifference(values: readonly Rational[]): Next | null {
  const step = subtract(values[1] as Rational, values[0] as Rational);
  const all = values.every((value, i) => i === 0 || equals(add(values[i - 1] as Rational, step), value));
  return all ? (term) => add(term, step) : null;
}

function byRatio(values: readonly Rational[]): Next | null {
  if (values.some(isZero)) return null;
  const ratio = divide(values[1] as Rational, values[0] as Rational);
  const all = values.every(
    (value, i) => i === 0 || equals(multiply(values[i - 1] as Rational, ratio), value),
  );
  return all ? (term) => multiply(term, ratio) : null;
}

/** Lagrange's polynomial through the terms, at position n; null unless leaving the last term out gives the same one. */
function interpolated(values: readonly Rational[], n: number): Rational | null {
  const whole = lagrange(values, n);
  return equals(whole, lagrange(values.slice(0, -1), n)) ? whole : null;
}

function lagrange(values: readonly Rational[], n: number): Rational {
  return values
    .map((value, i) => {
      const weights = values.map((_, j) =>
        j === i ? fromInt(1) : rational(BigInt(n - 1 - j), BigInt(i - j)),
      );
      return weights.reduce(multiply, value);
    })
    .reduce(add);
}

function fromKnown(
  { shape, known, step }: Extract<SequenceTask["given"], { kind: "progression" }>,
  count: number,
  budget: Budget,
): Rational[] | null {
  const [a, b] = known;
  const first = a && exact(a.value, budget);
  const second = b && exact(b.value, budget);
  const by = step
    ? exact(step, budget)
    : first && second && a && b
      ? between(shape, [first, second], b.position - a.position)
      : null;
  if (!a || !first || !by || (shape === "geometric" && isZero(by)) || a.position > 1000n) return null;
  let term = first;
  for (let n = a.position; n > 1n; n--) term = shape === "arithmetic" ? subtract(term, by) : divide(term, by);
  const terms: Rational[] = [];
  for (let n = 1; n <= count; n++) {
    terms.push(term);
    term = shape === "arithmetic" ? add(term, by) : multiply(term, by);
  }
  return terms;
}

function between(
  shape: "arithmetic" | "geometric",
  [a, b]: readonly [Rational, Rational],
  apart: bigint,
): Rational | null {
  if (apart <= 0n) return apart < 0n ? between(shape, [b, a], -apart) : null;
  if (shape === "arithmetic") return multiply(subtract(b, a), rational(1n, apart));
  return apart % 2n === 1n && !isZero(a) ? exactRoot(divide(b, a), apart) : null;
}
