import type { Expression, Relation, Statement } from "../expression/ast";
import { int, negation, power, product, quotient, sum } from "../expression/build";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { mapChildren, symbolsOf } from "../expression/walk";
import { table } from "../table";

type Change = (node: Expression) => Expression | null;

/** How a step is written before it is worked out, by its rule: what becomes of each part that it is about. */
const CHANGES: Readonly<Record<string, Change>> = table({
  distribute: eachProduct,
  "multiply-out": eachProduct,
  "multiply-out-bracket": eachProduct,
  "multiply-binomials": eachProduct,
  power: factorsOfPower,
  "reduce-fraction": commonFactor,
  "multiply-fractions": topsAndBottoms,
  multiply: tensAndUnits,
  "combine-like-terms": likeTerms,
  "collect-terms": likeTerms,
  "collect-like-terms": likeTerms,
  "simplify-root": squareInRoot,
});

/** Shown factor by factor up to this power. */
const POWER_MAX = 4;
const ONLY_DIGIT = 9;
const TEN = 10;

/** The line before a step with what the step does written out, and not yet worked out.
 * @returns null for steps of other rules, where nothing is to be written out, and where it would not say the same */
export function writtenOut(rule: string, before: Statement): Statement | null {
  const change = CHANGES[rule];
  if (!change) return null;
  const changed = (node: Expression): Expression => change(node) ?? mapChildren(node, changed);
  const out = onSides(before, changed);
  return sameValue(before, out) ? out : null;
}

const onSides = (line: Statement, change: (side: Expression) => Expression): Statement =>
  line.kind === "relation"
    ? ({ ...line, left: change(line.left), right: change(line.right) } satisfies Relation)
    : change(line);

/** Where two lines are compared: no letter is 0, 1 or another one. */
const AT = [0.7310585786300049, 1.2139414739, 2.0317281, 0.3178372, 1.7182818, 0.5772156];
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
  const at = new Map(
    letters.map((name, place): [string, Complex] => [name, { re: AT[place] ?? place, im: 0 }]),
  );
  const [a, b] = [evaluateComplex(one, at), evaluateComplex(other, at)];
  return (
    a !== null && b !== null && Math.hypot(a.re - b.re, a.im - b.im) <= CLOSE * (1 + Math.hypot(a.re, a.im))
  );
}

const wholeOf = (node: Expression): bigint | null =>
  node.kind === "number" && node.decimals === undefined && node.value.d === 1n ? node.value.n : null;

/** 3(x - 2): 3 · x - 3 · 2. */
function eachProduct(node: Expression): Expression | null {
  if (node.kind !== "product") return null;
  const at = node.factors.findIndex(({ kind }) => kind === "sum");
  const bracket = node.factors[at];
  if (bracket?.kind !== "sum") return null;
  const rest = node.factors.filter((_, place) => place !== at);
  return sum(
    bracket.terms.map((term) =>
      term.kind === "negation" ? negation(times(rest, term.operand)) : times(rest, term),
    ),
  );
}

/** A bracket stands behind what it is multiplied by. */
const times = (factors: readonly Expression[], term: Expression): Expression =>
  factors.some(({ kind }) => kind === "sum")
    ? product([term, ...factors])
    : product([...factors, term], true);

/** 5²: 5 · 5. */
function factorsOfPower(node: Expression): Expression | null {
  if (node.kind !== "power") return null;
  const count = wholeOf(node.exponent);
  if (count === null || count < 2n || count > POWER_MAX || symbolsOf(node.base).length > 0) return null;
  return product(
    Array.from({ length: Number(count) }, () => node.base),
    true,
  );
}

/** 12/36: the factor that both have, written behind the rest. */
function commonFactor(node: Expression): Expression | null {
  if (node.kind !== "quotient") return null;
  const [top, bottom] = [wholeOf(node.numerator), wholeOf(node.denominator)];
  if (top === null || bottom === null || top === 0n) return null;
  const shared = divisor(top, bottom);
  if (shared === 1n) return null;
  const split = (whole: bigint) => product([int(whole / shared), int(shared)], true);
  return quotient(split(top), split(bottom));
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** 2/3 · 5/7: (2 · 5)/(3 · 7). */
function topsAndBottoms(node: Expression): Expression | null {
  if (node.kind !== "product" || !node.factors.some(({ kind }) => kind === "quotient")) return null;
  const parts = node.factors.map((factor) =>
    factor.kind === "quotient" ? [factor.numerator, factor.denominator] : [factor, null],
  );
  const [tops, bottoms] = [0, 1].map((side) =>
    parts.flatMap((part) => {
      const each = part[side];
      return each ? [each] : [];
    }),
  );
  if (!tops || !bottoms) return null;
  return quotient(product(tops, true), bottoms.length > 1 ? product(bottoms, true) : (bottoms[0] ?? int(1)));
}

/** 7 · 26: 7 · 20 + 7 · 6. */
function tensAndUnits(node: Expression): Expression | null {
  if (node.kind !== "product" || node.factors.length !== 2) return null;
  const [one, other] = node.factors.map(wholeOf);
  if (one == null || other == null) return null;
  const [small, large] = one < other ? [one, other] : [other, one];
  const units = large % BigInt(TEN);
  if (small < 2n || small > ONLY_DIGIT || large <= TEN || large > 99n || units === 0n) return null;
  const part = (whole: bigint) => product([int(small), int(whole)], true);
  return sum([part(large - units), part(units)]);
}

/** 3x + 4 + 2x: the numbers before the same letters in one bracket. */
function likeTerms(node: Expression): Expression | null {
  if (node.kind !== "sum") return null;
  const groups = new Map<string, { readonly rest: Expression | null; readonly counts: Expression[] }>();
  for (const term of node.terms) {
    const { count, rest } = countOf(term);
    const key = JSON.stringify(rest, (_, value) => (typeof value === "bigint" ? `${value}` : value));
    const group = groups.get(key) ?? { rest, counts: [] };
    group.counts.push(count);
    groups.set(key, group);
  }
  if (groups.size === node.terms.length) return null;
  const parts = [...groups.values()].map(({ rest, counts }) => {
    const [only] = counts;
    if (counts.length === 1 && only) return rest ? counted(only, rest) : only;
    return rest ? product([sum(counts), rest]) : sum(counts);
  });
  return parts.length === 1 ? (parts[0] ?? null) : sum(parts);
}

/** A term as so many times something; null of a number alone. */
function countOf(term: Expression): { readonly count: Expression; readonly rest: Expression | null } {
  if (term.kind === "negation") {
    const { count, rest } = countOf(term.operand);
    return { count: count.kind === "negation" ? count.operand : negation(count), rest };
  }
  if (symbolsOf(term).length === 0 && term.kind !== "root" && term.kind !== "product")
    return { count: term, rest: null };
  const [first, ...others] = term.kind === "product" ? term.factors : [term];
  if (first && others.length > 0 && (first.kind === "number" || first.kind === "quotient"))
    return { count: first, rest: others.length === 1 ? (others[0] ?? null) : product(others) };
  return { count: int(1), rest: term };
}

function counted(count: Expression, rest: Expression): Expression {
  if (count.kind === "negation") return negation(counted(count.operand, rest));
  return wholeOf(count) === 1n
    ? rest
    : product([count, ...(rest.kind === "product" ? rest.factors : [rest])]);
}

/** √72: √(36 · 2); √9: √(3²). */
function squareInRoot(node: Expression): Expression | null {
  if (node.kind !== "root" || node.index !== 2n) return null;
  const whole = wholeOf(node.radicand);
  if (whole === null || whole < 4n || whole > 10_000n) return null;
  let side = BigInt(Math.floor(Math.sqrt(Number(whole))));
  while (whole % (side * side) !== 0n) side -= 1n;
  if (side === 1n) return null;
  const rest = whole / (side * side);
  const inside = rest === 1n ? power(int(side), int(2)) : product([int(side * side), int(rest)], true);
  return { ...node, radicand: inside };
}
