import type { Expression, Statement } from "../expression/ast";
import { int, product, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { sameStructure } from "../expression/same-structure";
import { children, mapChildren, symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";

/** The first part in which two lines differ, and the whole with something else in its place. */
export interface Change<Whole extends Statement = Statement> {
  readonly from: Expression;
  readonly to: Expression;
  readonly put: (part: Expression) => Whole;
}

/** @returns null where they are the same, or differ in what they say */
export function firstChange(from: Statement, to: Statement): Change | null {
  if (from.kind === "relation" || to.kind === "relation") {
    if (from.kind !== "relation" || to.kind !== "relation" || !sameValue(from, to)) return null;
    if (from.operator !== to.operator) return null;
    const left = changeIn(from.left, to.left);
    if (left) return { ...left, put: (part) => ({ ...from, left: left.put(part) }) };
    const right = changeIn(from.right, to.right);
    return right && { ...right, put: (part) => ({ ...from, right: right.put(part) }) };
  }
  return sameValue(from, to) ? changeIn(from, to) : null;
}

function changeIn(from: Expression, to: Expression): Change<Expression> | null {
  if (sameStructure(from, to)) return null;
  return inOnePart(from, to) ?? inSomeParts(from, to) ?? { from, to, put: (part) => part };
}

/** Of two nodes of one kind with as many parts, where every part has kept its value. */
function inOnePart(from: Expression, to: Expression): Change<Expression> | null {
  const [before, after] = [children(from), children(to)];
  if (from.kind !== to.kind || before.length !== after.length) return null;
  if (!sameStructure(mapChildren(from, emptied), mapChildren(to, emptied))) return null;
  const places = before.flatMap((part, at) => (sameStructure(part, after[at]) ? [] : [at]));
  if (!places.every((at) => sameValue(before[at] as Expression, after[at] as Expression))) return null;
  const [place = -1] = places;
  const inner = changeIn(before[place] as Expression, after[place] as Expression);
  return inner && { ...inner, put: (part) => withPart(from, place, inner.put(part)) };
}

const emptied = (): Expression => ({ kind: "constant", name: "i" });

function withPart(whole: Expression, place: number, part: Expression): Expression {
  const parts = children(whole).map((each, at) => (at === place ? part : each));
  if (whole.kind === "sum") return sum(parts);
  if (whole.kind === "product") return product(parts, whole.explicit);
  let at = -1;
  return mapChildren(whole, () => parts[++at] as Expression);
}

/** Of two sums or two products, where some terms or factors side by side have become others. */
function inSomeParts(from: Expression, to: Expression): Change<Expression> | null {
  if ((from.kind !== "sum" && from.kind !== "product") || from.kind !== to.kind) return null;
  const [before, after] = [children(from), children(to)];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && sameStructure(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && sameStructure(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const joined = (parts: readonly Expression[]) =>
    from.kind === "sum" ? sum(parts) : product(parts, from.explicit);
  const [old, now] = [before, after].map((parts) => parts.slice(start, parts.length - end));
  if (!old?.length || !now?.length || start + end === 0) return null;
  const [a, b] = [joined(old), joined(now)];
  if (!sameValue(a, b)) return null;
  const [first, last] = [before.slice(0, start), before.slice(before.length - end)];
  const inner = old.length === now.length || sameStructure(a, from) ? null : changeIn(a, b);
  const put = (part: Expression) => joined([...first, inner ? inner.put(part) : part, ...last]);
  return { from: inner?.from ?? a, to: inner?.to ?? b, put };
}

/** With what is still to be differentiated differentiated. */
function derived(node: Expression): Expression {
  const whole = mapChildren(node, derived);
  if (whole.kind !== "function" || whole.name !== "derivative") return whole;
  const [inside, letter, times] = whole.args;
  if (!inside || letter?.kind !== "symbol" || !sameStructure(times, int(1))) return whole;
  return differentiate(inside, letter.name, budget(DEFAULT_LIMITS)) ?? whole;
}

/** Where two lines are compared: no letter is 0, 1 or another one. */
const POINTS = [
  [0.7310585786300049, 1.2139414739, 2.0317281, 0.3178372, 1.7182818, 0.5772156],
  [1.3247179572, 0.4142135624, 0.6180339887, 2.2360679775, 0.2078795764, 1.9021605831],
];
const CLOSE = 1e-9;

/** Whether two lines have the same sides, as far as numbers show. */
export function sameValue(one: Statement, other: Statement): boolean {
  if (one.kind === "relation" || other.kind === "relation")
    return (
      one.kind === "relation" &&
      other.kind === "relation" &&
      sameValue(one.left, other.left) &&
      sameValue(one.right, other.right)
    );
  const letters = [...new Set([...symbolsOf(one), ...symbolsOf(other)])];
  return POINTS.every((point) => {
    const at = new Map(
      letters.map((name, place): [string, Complex] => [name, { re: point[place] ?? place, im: 0 }]),
    );
    const [a, b] = [one, other].map((line) => evaluateComplex(derived(line), at));
    return !!a && !!b && Math.hypot(a.re - b.re, a.im - b.im) <= CLOSE * (1 + Math.hypot(a.re, a.im));
  });
}
