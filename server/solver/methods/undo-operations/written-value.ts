import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, root, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  absolute,
  add,
  divide,
  equals,
  gcd,
  isNegative,
  isZero,
  lcm,
  multiply,
  negate,
  ONE,
  type Rational,
  power as raisedNumber,
  rational,
  ZERO,
} from "../../expression/rational";
import { extractPower } from "../../expression/surd";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";

/** Values as they are written by hand while operations are undone: one fraction line, numbers put together, equal
 * factors cancelled, and sums in brackets left in brackets. */

/** coefficient · base^exponent · …, no base twice; a sum among the bases has no whole number in all its terms. */
interface Factored {
  readonly coefficient: Rational;
  readonly factors: readonly Factor[];
}
interface Factor {
  readonly base: Expression;
  readonly exponent: bigint;
}

const plain = (coefficient: Rational): Factored => ({ coefficient, factors: [] });

export const times = (a: Expression, b: Expression, budget: Budget): Expression =>
  settled(joined([factored(a, budget), factored(b, budget)]), budget);

/** a / b */
export const over = (a: Expression, b: Expression, budget: Budget): Expression =>
  settled(joined([factored(a, budget), raised(factored(b, budget), -1n)]), budget);

export const toThePower = (a: Expression, k: bigint, budget: Budget): Expression =>
  settled(raised(factored(a, budget), k), budget);

/** −e with the sign inside: x − 12 becomes 12 − x. */
export function opposite(e: Expression): Expression {
  if (e.kind === "negation") return e.operand;
  return e.kind === "sum" ? positiveFirst(e.terms.map(opposite)) : negation(e);
}

/** The sum with like terms together, what is not subtracted first. */
export function plus(terms: readonly Expression[], budget: Budget): Expression {
  const like = new Map<string, Factored>();
  for (const term of terms.flatMap((each) => (each.kind === "sum" ? each.terms : [each]))) {
    const { coefficient, factors } = factored(term, budget);
    const key = factors
      .map(({ base, exponent }) => `${toLatex(base)}^${exponent}`)
      .sort()
      .join();
    const before = like.get(key)?.coefficient ?? ZERO;
    like.set(key, { coefficient: add(before, coefficient), factors });
  }
  const kept = [...like.values()].filter(({ coefficient }) => !isZero(coefficient));
  return positiveFirst(kept.map(written));
}

/** The root of a value, full powers taken out of it.
 * @param sign "either" where the root stands for itself and its opposite: of an even power the base will then do */
export function rootOf(
  e: Expression,
  {
    index,
    sign,
    budget,
  }: { readonly index: bigint; readonly sign: "own" | "either"; readonly budget: Budget },
): Expression {
  const { coefficient, factors } = factored(e, budget);
  const isOdd = index % 2n === 1n;
  const { n, d } = absolute(coefficient);
  const [above, below] = [extractPower(n, index), extractPower(d, index)];
  const minus = isNegative(coefficient) ? rational(-1n) : ONE;
  const isOut = isOdd || sign === "either";
  const outside: Factored = {
    coefficient: multiply(isOdd ? minus : ONE, rational(above.outside, below.outside)),
    factors: isOut ? factors.map(({ base, exponent }) => ({ base, exponent: exponent / index })) : [],
  };
  const inside = written({
    coefficient: multiply(isOdd ? ONE : minus, rational(above.inside, below.inside)),
    factors: factors.map(({ base, exponent }) => ({ base, exponent: isOut ? exponent % index : exponent })),
  });
  const isGone = inside.kind === "number" && equals(inside.value, ONE);
  const kept = isGone
    ? []
    : [{ coefficient: ONE, factors: [{ base: rootAround(inside, index), exponent: 1n }] }];
  return settled(joined([outside, ...kept]), budget);
}

/** A root of a root is one root. */
const rootAround = (inside: Expression, index: bigint): Expression =>
  inside.kind === "root" ? root(inside.radicand, inside.index * index) : root(inside, index);

/** Written with one fraction line: √(p/q) beside another denominator becomes √(pq)/q. Of an even root that is so up to
 * its sign, which makes no difference where both signs count or letters are sizes. */
function settled(value: Factored, budget: Budget): Expression {
  const isBroken = ({ base }: Factor) => base.kind === "root" && base.radicand.kind === "quotient";
  const hasLine = value.coefficient.d !== 1n || value.factors.some(({ exponent }) => exponent < 0n);
  if (!hasLine || !value.factors.some(isBroken)) return written(value);
  return written(joined([plain(value.coefficient), ...value.factors.map((each) => whole(each, budget))]));
}

/** A factor that is the root of a fraction, over the denominator of that. */
function whole({ base, exponent }: Factor, budget: Budget): Factored {
  if (base.kind !== "root" || base.radicand.kind !== "quotient")
    return { coefficient: ONE, factors: [{ base, exponent }] };
  const { numerator, denominator } = base.radicand;
  const [p, q] = exponent > 0n ? [numerator, denominator] : [denominator, numerator];
  const above = joined([factored(p, budget), raised(factored(q, budget), base.index - 1n)]);
  const size = exponent > 0n ? exponent : -exponent;
  return raised(
    joined([
      { coefficient: ONE, factors: [{ base: root(written(above), base.index), exponent: 1n }] },
      raised(factored(q, budget), -1n),
    ]),
    size,
  );
}

function factored(e: Expression, budget: Budget): Factored {
  budget.spend();
  const part = (child: Expression) => factored(child, budget);
  switch (e.kind) {
    case "number":
      return plain(e.value);
    case "mixed":
      return plain(add(rational(e.whole), rational(e.numerator, e.denominator)));
    case "percent":
      return joined([part(e.operand), plain(rational(1n, 100n))]);
    case "negation":
      return joined([part(e.operand), plain(rational(-1n))]);
    case "product":
      return joined(e.factors.map(part));
    case "quotient":
      return joined([part(e.numerator), raised(part(e.denominator), -1n)]);
    case "power":
      return factoredPower(e, budget);
    case "sum":
      return factoredSum(e.terms.map(part), e);
    default:
      return { coefficient: ONE, factors: [{ base: e, exponent: 1n }] };
  }
}

function factoredPower(e: Expression & { readonly kind: "power" }, budget: Budget): Factored {
  const k = symbolsOf(e.exponent).length === 0 ? evaluateExact(e.exponent, new Map(), budget) : null;
  const base = k?.d === 1n ? factored(e.base, budget) : null;
  return k && base && !isZero(base.coefficient)
    ? raised(base, k.n)
    : { coefficient: ONE, factors: [{ base: e, exponent: 1n }] };
}

/** A sum over one denominator, without the number that all its terms share. */
function factoredSum(terms: readonly Factored[], whole: Expression): Factored {
  const below = joinedLargest(terms);
  const cleared = terms.map((term) => joined([term, below]));
  const shared = rational(
    cleared.reduce((g, { coefficient }) => gcd(g, coefficient.n), 0n),
    cleared.reduce((l, { coefficient }) => lcm(l, coefficient.d), 1n),
  );
  const isPlain = equals(shared, ONE) && below.factors.length === 0;
  const base = isPlain
    ? whole
    : sum(cleared.map((term) => written({ ...term, coefficient: divide(term.coefficient, shared) })));
  return joined([{ coefficient: shared, factors: [{ base, exponent: 1n }] }, raised(below, -1n)]);
}

/** The product of the highest powers that stand below any of the terms. */
function joinedLargest(terms: readonly Factored[]): Factored {
  const found = new Map<string, Factor>();
  for (const { base, exponent } of terms.flatMap(({ factors }) => factors)) {
    const key = toLatex(base);
    if (-exponent > (found.get(key)?.exponent ?? 0n)) found.set(key, { base, exponent: -exponent });
  }
  return { coefficient: ONE, factors: [...found.values()] };
}

function joined(parts: readonly Factored[]): Factored {
  const found = new Map<string, Factor>();
  for (const { base, exponent } of parts.flatMap(({ factors }) => factors)) {
    const key = toLatex(base);
    found.set(key, { base, exponent: exponent + (found.get(key)?.exponent ?? 0n) });
  }
  return {
    coefficient: parts.reduce((total, { coefficient }) => multiply(total, coefficient), ONE),
    factors: [...found.values()].filter(({ exponent }) => exponent !== 0n),
  };
}

const raised = ({ coefficient, factors }: Factored, k: bigint): Factored => ({
  coefficient: raisedNumber(coefficient, k),
  factors: factors.map(({ base, exponent }) => ({ base, exponent: exponent * k })),
});

/** As one fraction, a minus taken into a difference where there is one, above the line first; sums stand last. */
function written({ coefficient, factors }: Factored): Expression {
  if (isZero(coefficient)) return int(0);
  const sums = factors.filter(({ base, exponent }) => isDifference(base) && exponent * exponent === 1n);
  const [flipped] = isNegative(coefficient) ? sums.sort((a, b) => Number(b.exponent - a.exponent)) : [];
  if (flipped)
    return written({
      coefficient: negate(coefficient),
      factors: factors.map((each) => (each === flipped ? { ...each, base: opposite(each.base) } : each)),
    });
  if (isNegative(coefficient)) return negation(written({ coefficient: negate(coefficient), factors }));
  const above = side(coefficient.n, factors);
  const below = side(
    coefficient.d,
    factors.map((each) => ({ ...each, exponent: -each.exponent })),
  );
  return below.kind === "number" && equals(below.value, ONE) ? above : quotient(above, below);
}

const isDifference = (e: Expression): boolean =>
  e.kind === "sum" && e.terms.some(({ kind }) => kind === "negation");

function side(count: bigint, factors: readonly Factor[]): Expression {
  const shown = factors
    .filter(({ exponent }) => exponent > 0n)
    .map(({ base, exponent }) => (exponent === 1n ? base : power(base, int(exponent))));
  const ordered = [0, 1, 2].flatMap((place) => shown.filter((each) => placeOf(each) === place));
  return product(count === 1n && ordered.length > 0 ? ordered : [number(rational(count)), ...ordered]);
}

/** Constants stand before letters, sums, roots and functions behind them. */
function placeOf(factor: Expression): 0 | 1 | 2 {
  const { kind } = factor.kind === "power" ? factor.base : factor;
  if (kind === "constant") return 0;
  return factor.kind === "sum" || kind === "root" || kind === "function" ? 2 : 1;
}

function positiveFirst(terms: readonly Expression[]): Expression {
  const isMinus = (each: Expression) => each.kind === "negation";
  return sum([...terms.filter((each) => !isMinus(each)), ...terms.filter(isMinus)]);
}
