import type { Expression, Relation } from "../../expression/ast";
import { type Complex, evaluateComplex } from "../../expression/evaluate-numeric";
import type { Condition } from "../../tasks/inequality";
import { isClose } from "../compare-expressions";

export type Values = ReadonlyMap<string, Complex>;

/** Letters with their values in doubles; null when one has none.
 * @param at expressions without letters */
export function inDoubles(at: ReadonlyMap<string, Expression>): Values | null {
  const values = new Map<string, Complex>();
  for (const [name, e] of at) {
    const value = evaluateComplex(e, new Map());
    if (!value) return null;
    values.set(name, value);
  }
  return values;
}

/** Whether a condition holds, in doubles; null when a side has no value there or two sides of an inequality are too
 * close to tell. */
export function holdsInDoubles(condition: Condition, at: Values): boolean | null {
  if (condition.kind === "relation") return relationHolds(condition, at);
  const parts = condition.parts.map((part) => holdsInDoubles(part, at));
  const decisive = condition.kind === "any-of";
  if (parts.includes(decisive)) return decisive;
  return parts.includes(null) ? null : !decisive;
}

function relationHolds({ left, right, operator }: Relation, at: Values): boolean | null {
  const [a, b] = [evaluateComplex(left, at), evaluateComplex(right, at)];
  if (!a || !b) return null;
  const close = isClose(a, b) || Math.hypot(a.re - b.re, a.im - b.im) < 1e-11;
  if (operator === "=") return close;
  if (operator === "!=") return !close;
  if (a.im !== 0 || b.im !== 0 || close) return null;
  return operator.startsWith("<") ? a.re < b.re : a.re > b.re;
}

const PLACES = [2.37, -1.61, 5.13, 0.43, -3.79];

/** Whether one equation is a number times the other, seen at a few places: then they have the same solutions. */
export function isMultiple(a: Relation, b: Relation, names: readonly string[]): boolean {
  if (a.operator !== "=" || b.operator !== "=") return false;
  let ratio: Complex | null = null;
  let seen = 0;
  for (const [index, place] of PLACES.entries()) {
    const at = new Map(names.map((name, i) => [name, { re: place + 1.37 * i * (1 + index / 3), im: 0 }]));
    const [p, q] = [differenceAt(a, at), differenceAt(b, at)];
    if (!p || !q) continue;
    const size = Math.hypot(q.re, q.im);
    if (size < 1e-9 || Math.hypot(p.re, p.im) < 1e-9) return false;
    const quotient = divided(p, q);
    if (ratio && !isClose(ratio, quotient)) return false;
    ratio = quotient;
    seen += 1;
  }
  return seen >= 3;
}

function differenceAt({ left, right }: Relation, at: Values): Complex | null {
  const [a, b] = [evaluateComplex(left, at), evaluateComplex(right, at)];
  return a && b && { re: a.re - b.re, im: a.im - b.im };
}

function divided(a: Complex, b: Complex): Complex {
  const size = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}
