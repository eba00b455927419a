import type { Expression } from "../expression/ast";
import { boundedPower } from "../expression/bounded-power";
import {
  add,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  ZERO,
} from "../expression/rational";
import { exactRoot } from "../expression/surd";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import type { Identity } from "./identity";
import { gridOf, type Point, valueAt } from "./sample-points";

/** number · tᵏ: what a product of powers becomes when one letter is t and the others are 1. */
interface Scaled {
  readonly number: Rational;
  readonly exponent: Rational;
}

/** A letter in an exponent occurs at most this often, so exponents have at most this degree in it. */
const MOST_OCCURRENCES = 4;

/** Whether two products of powers with fractional or lettered exponents are the same for positive letters. One base
 * letter at a time is t, the others 1; both sides are then a number times a power of t, and these two numbers are
 * compared. Letters in exponents run through more integers than their degree. */
export function checkPowerIdentity(a: Expression, b: Expression, budget: Budget): Identity {
  const inExponents = [...new Set([...exponentLetters(a), ...exponentLetters(b)])].sort();
  const bases = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].filter(
    (name) => !inExponents.includes(name),
  );
  if (
    inExponents.some(
      (name) => occurrences(a, name) > MOST_OCCURRENCES || occurrences(b, name) > MOST_OCCURRENCES,
    )
  ) {
    return { equal: null };
  }
  if (inExponents.length > 2) return { equal: null };
  const counts = new Map(inExponents.map((name) => [name, MOST_OCCURRENCES + 1]));
  for (const at of gridOf(counts, 1)) {
    for (const base of bases.length > 0 ? bases : [""]) {
      const left = scaledAt(a, { at, base }, budget);
      const right = scaledAt(b, { at, base }, budget);
      if (!left || !right) return { equal: null };
      if (!equals(left.number, right.number) || !equals(left.exponent, right.exponent)) {
        return { equal: false, reason: "the exponents or the numbers differ" };
      }
    }
  }
  return { equal: true, proved: true, evidence: evidenceFor(b, bases) };
}

function evidenceFor(answer: Expression, bases: readonly string[]): string {
  const letters = bases.map((name) => `$${toLatex({ kind: "symbol", name })}$`).join(" and ");
  const shown = `$${toLatex(answer)}$`;
  if (bases.length === 0)
    return `The question and ${shown} have the same value for every number tried in the exponent.`;
  return `Counting the exponent of ${letters} on its own through the question gives the one in ${shown}. The letters are taken as positive here.`;
}

function exponentLetters(e: Expression): string[] {
  const own = e.kind === "power" ? symbolsOf(e.exponent) : [];
  return [...own, ...children(e).flatMap(exponentLetters)];
}

const occurrences = (e: Expression, name: string): number =>
  e.kind === "symbol"
    ? Number(e.name === name)
    : children(e).reduce((sum, part) => sum + occurrences(part, name), 0);

function scaledAt(
  e: Expression,
  where: { readonly at: Point; readonly base: string },
  budget: Budget,
): Scaled | null {
  budget.spend();
  const part = (child: Expression) => scaledAt(child, where, budget);
  switch (e.kind) {
    case "number":
      return { number: e.value, exponent: ZERO };
    case "symbol":
      if (where.at.has(e.name)) return null;
      return { number: ONE, exponent: e.name === where.base ? ONE : ZERO };
    case "negation": {
      const inner = part(e.operand);
      return inner && { ...inner, number: negate(inner.number) };
    }
    case "product":
      return e.factors.map(part).reduce((x, y) => x && y && joined(x, y), { number: ONE, exponent: ZERO });
    case "quotient": {
      const below = part(e.denominator);
      const above = part(e.numerator);
      if (!above || !below || isZero(below.number)) return null;
      return joined(above, { number: divide(ONE, below.number), exponent: negate(below.exponent) });
    }
    case "power": {
      const k = valueAt(e.exponent, where.at, budget);
      const inner = part(e.base);
      return k && inner && raised(inner, k);
    }
    default:
      return null;
  }
}

const joined = (a: Scaled, b: Scaled): Scaled => ({
  number: multiply(a.number, b.number),
  exponent: add(a.exponent, b.exponent),
});

function raised({ number, exponent }: Scaled, k: Rational): Scaled | null {
  if (isZero(number)) return null;
  const root = k.d === 1n ? number : exactRoot(number, k.d);
  return root && { number: boundedPower(root, k.n), exponent: multiply(exponent, k) };
}
