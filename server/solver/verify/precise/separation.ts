import type { Expression } from "../../expression/ast";
import { add, fromInt, type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import { exactTurn } from "../angle-turn";
import { fractionOf } from "./enclose";

/** A number as one algebraic integer over another, by the binary logarithms of what no conjugate of either exceeds. */
interface Heights {
  readonly top: number;
  readonly bottom: number;
}

/** What generates the field a number lies in: roots, each of its own degree, and cosines of parts of a turn. */
interface Field {
  readonly roots: Map<string, bigint>;
  /** The angles are whole multiples of a full turn over this. */
  turn: bigint;
}

const CIRCULAR: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);
const LARGEST_POWER = 256n;

/** So many bits below the point, a number built of fractions, roots and circular functions of parts of a turn has to
 * show itself unless it is zero. Written as u/l with algebraic integers u and l of a field of degree d, the norm of u
 * is a whole number, so that |u| is at least one over the other d − 1 conjugates' sizes.
 * @source the bound of Burnikel, Fleischer, Mehlhorn and Schirra for expressions with roots, with 2 cos(2πk/n) as an
 * algebraic integer of which no conjugate exceeds 2
 * @returns null for anything else, as with π or a logarithm in it */
export function separationBits(e: Expression, budget: Budget): number | null {
  const field: Field = { roots: new Map(), turn: 1n };
  const heights = heightsOf(e, field, budget);
  if (!heights) return null;
  const cosines = Math.max(1, totient(field.turn) / 2);
  const degree = [...field.roots.values()].reduce((all, index) => all * Number(index), cosines);
  return Math.ceil((degree - 1) * heights.top + heights.bottom) + 1;
}

function heightsOf(e: Expression, field: Field, budget: Budget): Heights | null {
  budget.spend();
  const of = (part: Expression) => heightsOf(part, field, budget);
  switch (e.kind) {
    case "number":
      return fractionHeights(e.value);
    case "mixed":
      return e.denominator === 0n
        ? null
        : fractionHeights(add(fromInt(e.whole), rational(e.numerator, e.denominator)));
    case "sum":
      return folded(e.terms.map(of), sum);
    case "product":
      return folded(e.factors.map(of), product);
    case "quotient":
      return folded([of(e.numerator), of(e.denominator)], (a, b) => product(a, inverted(b)));
    case "power":
      return powerHeights(e.base, fractionOf(e.exponent), { field, budget });
    case "negation":
    case "absolute":
      return of(e.operand);
    case "percent": {
      const inner = of(e.operand);
      return inner && product(inner, fractionHeights(rational(1n, 100n)));
    }
    case "root":
      return rootHeights(e.radicand, e.index, { field, budget });
    case "function":
      return circularHeights(e, field, budget);
    default:
      return null;
  }
}

const bitsOf = (n: bigint): number => (n < 0n ? -n : n).toString(2).length;
const fractionHeights = ({ n, d }: Rational): Heights => ({
  top: n === 0n || n === 1n || n === -1n ? 0 : bitsOf(n),
  bottom: d === 1n ? 0 : bitsOf(d),
});

const folded = (parts: readonly (Heights | null)[], join: (a: Heights, b: Heights) => Heights) =>
  parts.reduce((a, b) => a && b && join(a, b));

const sum = (a: Heights, b: Heights): Heights => ({
  top: Math.max(a.top + b.bottom, b.top + a.bottom) + 1,
  bottom: a.bottom + b.bottom,
});
const product = (a: Heights, b: Heights): Heights => ({ top: a.top + b.top, bottom: a.bottom + b.bottom });
const inverted = ({ top, bottom }: Heights): Heights => ({ top: bottom, bottom: top });

interface Setting {
  readonly field: Field;
  readonly budget: Budget;
}

/** √[k](u/l) is √[k](u·lᵏ⁻¹)/l, or u/√[k](uᵏ⁻¹·l). */
function rootHeights(radicand: Expression, index: bigint, { field, budget }: Setting): Heights | null {
  const inner = heightsOf(radicand, field, budget);
  if (!inner) return null;
  const k = Number(index);
  field.roots.set(`${index}:${toLatex(radicand)}`, index);
  return inner.top >= inner.bottom
    ? { top: (inner.top + (k - 1) * inner.bottom) / k, bottom: inner.bottom }
    : { top: inner.top, bottom: ((k - 1) * inner.top + inner.bottom) / k };
}

function powerHeights(base: Expression, exponent: Rational | null, setting: Setting): Heights | null {
  if (!exponent || exponent.n > LARGEST_POWER || exponent.n < -LARGEST_POWER) return null;
  const inner =
    exponent.d === 1n
      ? heightsOf(base, setting.field, setting.budget)
      : rootHeights(base, exponent.d, setting);
  if (!inner) return null;
  const times = Math.abs(Number(exponent.n));
  const raised = { top: inner.top * times, bottom: inner.bottom * times };
  return exponent.n < 0n ? inverted(raised) : raised;
}

/** 2 cos and 2 sin are algebraic integers, so every one of the functions is one of them over 2 or over another. */
function circularHeights(
  e: Extract<Expression, { readonly kind: "function" }>,
  field: Field,
  budget: Budget,
): Heights | null {
  const [angle] = e.args;
  const turn = angle && CIRCULAR.has(e.name) && e.args.length === 1 ? exactTurn(angle, budget) : null;
  if (!turn) return null;
  field.turn = common(field.turn, common(4n, 2n * turn.d));
  return { top: 1, bottom: 1 };
}

function common(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** How many whole numbers up to n share no factor with it; without splitting numbers that are too large for an angle. */
function totient(n: bigint): number {
  let [rest, count] = [n, n];
  for (let p = 2n; p * p <= rest; p += 1n) {
    if (p > MOST_FACTOR) return Number(n);
    if (rest % p !== 0n) continue;
    while (rest % p === 0n) rest /= p;
    count -= count / p;
  }
  return Number(rest > 1n ? count - count / rest : count);
}

const MOST_FACTOR = 10_000n;
