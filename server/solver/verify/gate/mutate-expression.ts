import type { Expression, NumberNode } from "../../expression/ast";
import { int, negation, product, quotient, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { children, mapChildren, symbolsOf } from "../../expression/walk";
import { table } from "../../table";

/** Wrong turns of one expression: another sign, a neighbouring number, a part dropped, swapped or doubled, another
 * letter, function or constant. Some may still have the value of the original by chance. */
export function expressionMutants(e: Expression): Expression[] {
  return [
    e.kind === "negation" ? e.operand : negation(e),
    sum([e, int(1)]),
    product([int(2), e]),
    quotient(int(1), e),
    ...within(e, symbolsOf(e)),
  ];
}

/** The size of a letter in its place, which is the same only where the letter is positive. Constants and angles are left:
 * an angle is measured from nought on. */
export const inSizes = (e: Expression): Expression[] =>
  symbolsOf(e)
    .filter((name) => name !== "theta" && !name.startsWith("C"))
    .map((name) => substitute(e, new Map([[name, { kind: "absolute", operand: symbol(name) }]])));

/** The same value written otherwise, as a fraction that can be reduced. */
export function unreduced(e: Expression): Expression[] {
  const bare = e.kind === "negation" ? e.operand : e;
  const signed = (other: Expression) => (e.kind === "negation" ? negation(other) : other);
  if (bare.kind === "number" && bare.value.d === 1n && !bare.decimals)
    return [signed(quotient(int(bare.value.n * 6n), int(6)))];
  if (bare.kind === "quotient")
    return [signed(quotient(product([int(6), bare.numerator]), product([int(6), bare.denominator])))];
  if (bare.kind === "mixed")
    return [signed({ ...bare, numerator: bare.numerator * 3n, denominator: bare.denominator * 3n })];
  return [quotient(product([int(6), e]), int(6))];
}

/** Every way to change one node and leave the others. */
const within = (e: Expression, letters: readonly string[]): Expression[] => [
  ...at(children(e), letters).map((parts) => rebuilt(e, parts)),
  ...nodeMutants(e, letters),
];

/** The same node over other parts. */
function rebuilt(e: Expression, parts: readonly Expression[]): Expression {
  let next = 0;
  const changed = mapChildren(e, () => parts[next++] as Expression);
  if (changed.kind === "sum") return sum(changed.terms);
  return changed.kind === "product" ? product(changed.factors, changed.explicit) : changed;
}

/** Every way to change the node itself. */
function nodeMutants(e: Expression, letters: readonly string[]): Expression[] {
  switch (e.kind) {
    case "number":
      return neighbours(e);
    case "mixed":
      return [
        { ...e, whole: e.whole + 1n },
        { ...e, numerator: e.numerator + 1n },
        { ...e, denominator: e.denominator + 1n },
      ];
    case "symbol":
      return [...letters.filter((name) => name !== e.name), "w"].map((name) => ({ ...e, name }));
    case "constant":
      return [{ ...e, name: e.name === "pi" ? "e" : "pi" }, int(1)];
    case "sum":
      return [
        ...without(e.terms).map(sum),
        ...e.terms.map((term, i) => sum(e.terms.with(i, opposite(term)))),
      ];
    case "product":
      return [...without(e.factors).map((factors) => product(factors, e.explicit)), sum(e.factors)];
    case "quotient":
      return [quotient(e.denominator, e.numerator), e.numerator];
    case "power":
      return [{ ...e, base: e.exponent, exponent: e.base }, e.base];
    case "root":
      return [{ ...e, index: e.index + 1n }, e.radicand];
    case "function":
      return [
        ...(OTHER_FUNCTION[e.name] ?? []).map((name): Expression => ({ ...e, name })),
        ...e.args.slice(0, 1),
      ];
    case "absolute":
    case "percent":
      return [e.operand];
    case "negation":
      return [];
  }
}

const OTHER_FUNCTION: Readonly<Record<string, readonly string[]>> = table({
  sin: ["cos"],
  cos: ["sin"],
  tan: ["cot"],
  cot: ["tan"],
  sec: ["csc"],
  csc: ["sec"],
  ln: ["log"],
  log: ["ln"],
  arcsin: ["arccos"],
  arccos: ["arcsin"],
  arctan: ["arcsin"],
});

const opposite = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));

/** A unit of the last written place more and less, and the point moved by one. */
function neighbours(e: NumberNode): Expression[] {
  const places = e.decimals ?? 0;
  const unit = 10n ** BigInt(places);
  const scaled = (e.value.n * unit) / e.value.d;
  const node = (n: bigint): Expression => {
    const size = n < 0n ? -n : n;
    const divisor = greatest(size, unit);
    const value = { n: size / divisor, d: unit / divisor };
    const literal: Expression =
      places > 0 ? { kind: "number", value, decimals: places } : { kind: "number", value };
    return n < 0n ? negation(literal) : literal;
  };
  return [node(scaled + 1n), node(scaled - 1n), node(scaled * 10n)];
}

function greatest(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

/** One of the parts changed in every way, the others as they are. */
const at = (parts: readonly Expression[], letters: readonly string[]): Expression[][] =>
  parts.flatMap((part, i) => within(part, letters).map((changed) => parts.with(i, changed)));

const without = (parts: readonly Expression[]): Expression[][] =>
  parts.length > 1 ? parts.map((_, i) => parts.toSpliced(i, 1)) : [];
