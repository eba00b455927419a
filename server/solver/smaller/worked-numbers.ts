import type { Expression } from "../expression/ast";
import { int, negation, number, power, product, quotient, root, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { gcd, lcm, type Rational, rational } from "../expression/rational";
import { sameStructure } from "../expression/same-structure";
import { children, mapChildren } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import type { Writing } from "./writing";

/** How numbers are worked out on paper, in lines of the same value.
 * @param from without letters */
export function workedNumbers(from: Expression, to: Expression): readonly Writing[] {
  const levels = insideOut(from, to);
  if (levels.length > 0) return levels;
  switch (from.kind) {
    case "sum":
      return addition(from.terms);
    case "product":
      return multiplication(from.factors);
    case "quotient":
      return byReciprocal(from.numerator, from.denominator) ?? sharedFactor(from.numerator, from.denominator);
    case "negation":
      return from.operand.kind === "negation"
        ? [[product([negation(int(1)), from.operand], true), "Taking away is adding $-1$ times as much."]]
        : [];
    case "power":
      return repeated(from.base, from.exponent);
    case "root":
      return underRoot(from.radicand, from.index);
    case "percent":
      return [[quotient(from.operand, int(100)), "Per cent means out of a hundred."]];
    case "mixed":
      return [
        [
          quotient(
            sum([product([int(from.whole), int(from.denominator)], true), int(from.numerator)]),
            int(from.denominator),
          ),
          "Count the parts in the wholes, and the parts beside them.",
        ],
      ];
    default:
      return [];
  }
}

const LEVELS_MAX = 4;

/** One layer of operations after the other, the inner ones first. */
function insideOut(from: Expression, to: Expression): readonly Writing[] {
  const lines: Writing[] = [];
  for (let at = from; lines.length < LEVELS_MAX; ) {
    const next = layer(at, true);
    if (sameStructure(next, at) || sameStructure(next, to)) break;
    lines.push([next, "Inside out: brackets, powers, products, then sums."]);
    at = next;
  }
  return lines;
}

const isDone = (node: Expression): boolean =>
  node.kind === "number" ||
  (node.kind === "negation" && node.operand.kind === "number") ||
  (node.kind === "quotient" && isDone(node.numerator) && isDone(node.denominator) && !node.inline);

/** @param isOuter whether it is the last operation, which is left for the line to come */
function layer(node: Expression, isOuter: boolean): Expression {
  if (isDone(node)) return node;
  const parts = children(node);
  if (!parts.every(isDone)) return mapChildren(node, (part) => layer(part, false));
  return isOuter ? node : (worth(node) ?? node);
}

const numberOf = (node: Expression): Rational | null => {
  const value = evaluateExact(node, new Map(), budget(DEFAULT_LIMITS));
  return value;
};

function worth(node: Expression): Expression | null {
  const value = numberOf(node);
  if (!value) return null;
  const written = isDecimal(node) ? decimal(value) : null;
  return written ?? number(value);
}

const isDecimal = (node: Expression): boolean =>
  (node.kind === "number" && node.decimals !== undefined) || children(node).some(isDecimal);

const PLACES_MAX = 6;

/** A number with its decimals, where it has few. */
function decimal(value: Rational): Expression | null {
  if (value.n < 0n) {
    const positive = decimal({ n: -value.n, d: value.d });
    return positive && negation(positive);
  }
  for (let decimals = 0, scale = 1n; decimals <= PLACES_MAX; decimals += 1, scale *= 10n)
    if (scale % value.d === 0n) return decimals > 0 ? { kind: "number", value, decimals } : int(value.n);
  return null;
}

/** 347: 300, 40 and 7; 2.5: 2 and 0.5. */
function digitParts(node: Expression): readonly Expression[] {
  if (node.kind !== "number") return [node];
  const places = node.decimals ?? 0;
  const digits = String((node.value.n * 10n ** BigInt(places)) / node.value.d);
  return [...digits].flatMap((digit, at) => {
    const zeros = digits.length - 1 - at - places;
    if (digit === "0") return [];
    return zeros >= 0
      ? [int(BigInt(digit) * 10n ** BigInt(zeros))]
      : [
          {
            kind: "number",
            value: rational(BigInt(digit), 10n ** BigInt(-zeros)),
            decimals: -zeros,
          } as const,
        ];
  });
}

const PARTS_MAX = 4;
const isSplit = (parts: readonly Expression[]): boolean => parts.length > 1 && parts.length <= PARTS_MAX;

function addition(terms: readonly Expression[]): readonly Writing[] {
  const fractions = likeFractions(terms);
  if (fractions.length > 0) return fractions;
  const [one, other] = terms;
  if (terms.length > 2 && one && other) {
    const first = worth(sum([one, other]));
    return first ? [[sum([first, ...terms.slice(2)]), "From left to right."]] : [];
  }
  if (!one || !other || one.kind === "quotient") return [];
  if (one.kind === "negation" && other.kind === "number")
    return [[sum([other, one]), "Terms may change places."]];
  const isTaken = other.kind === "negation";
  const parts = digitParts(isTaken ? other.operand : other);
  const signed = parts.map((part) => (isTaken ? negation(part) : part));
  const [first = one] = signed;
  const begun = worth(sum([one, first]));
  if (!isSplit(parts) || !begun) return toTen(one, other);
  const why = isTaken ? "Take away a place at a time." : "Add a place at a time.";
  return [
    [sum([one, ...signed]), why],
    [sum([begun, ...signed.slice(1)]), why],
  ];
}

/** 8 + 5: 8 + 2 + 3, and 14 - 8: 14 - 4 - 4. */
function toTen(one: Expression, other: Expression): readonly Writing[] {
  const [a, b] = [numberOf(one), numberOf(other)];
  if (!a || !b || a.d !== 1n || b.d !== 1n || a.n < 1n || b.n === 0n) return [];
  const way = b.n > 0n ? 10n - (a.n % 10n) : -(a.n % 10n);
  const rest = b.n - way;
  if (
    way === 0n ||
    way === 10n ||
    rest === 0n ||
    b.n > 9n ||
    b.n < -9n ||
    rest > 0n !== b.n > 0n ||
    a.n + b.n < 0n
  )
    return [];
  return [[sum([one, number(rational(way)), number(rational(rest))]), "By way of the nearest ten."]];
}

/** 1/4 + 2/3: each over the same bottom, then one top over it. */
function likeFractions(terms: readonly Expression[]): readonly Writing[] {
  if (!terms.some((term) => (term.kind === "negation" ? term.operand : term).kind === "quotient")) return [];
  const values = terms.map(numberOf);
  if (terms.some(isDecimal) || !values.every((value) => value !== null)) return [];
  const bottom = values.reduce((all, { d }) => lcm(all, d), 1n);
  const top = sum(values.map(({ n, d }) => number(rational((n * bottom) / d))));
  const each = values.map(({ n, d }) => {
    const size = product([int(n < 0n ? -n : n), int(bottom / d)], true);
    const over =
      d === bottom
        ? quotient(int(n < 0n ? -n : n), int(d))
        : quotient(size, product([int(d), int(bottom / d)], true));
    return n < 0n ? negation(over) : over;
  });
  const one: Writing = [
    quotient(top, int(bottom)),
    "The denominators are the same: work with the numerators.",
  ];
  return values.every(({ d }) => d === bottom)
    ? [one]
    : [[sum(each), "Write each fraction over the same denominator."], one];
}

function multiplication(factors: readonly Expression[]): readonly Writing[] {
  if (factors.some(({ kind }) => kind === "quotient")) return topsAndBottoms(factors);
  const [one, other] = factors;
  if (!one || !other) return [];
  if (factors.length > 2) {
    const first = worth(product([one, other]));
    return first ? [[product([first, ...factors.slice(2)], true), "From left to right."]] : [];
  }
  if (one.kind === "negation" || other.kind === "negation") return withoutSigns(one, other);
  const [kept, split] =
    digitParts(one).length > 1 && digitParts(other).length === 1 ? [other, one] : [one, other];
  const parts = digitParts(split);
  const each = parts.map((part) => product([kept, part], true));
  const values = each.map(worth);
  if (!isSplit(parts) || !values.every((value) => value !== null)) return [];
  const why = "A place at a time, then together.";
  return [
    [sum(each), why],
    [sum(values), why],
  ];
}

function withoutSigns(one: Expression, other: Expression): readonly Writing[] {
  const [a, b] = [one, other].map((factor) => (factor.kind === "negation" ? factor.operand : factor));
  if (!a || !b) return [];
  const size = product([a, b], true);
  return one.kind === other.kind
    ? [[size, "Minus times minus is plus."]]
    : [[negation(size), "Unlike signs give a minus."]];
}

/** 2/3 · 5/7: (2 · 5)/(3 · 7). */
function topsAndBottoms(factors: readonly Expression[]): readonly Writing[] {
  const minus = factors.filter(({ kind }) => kind === "negation").length % 2 === 1;
  const parts = factors.map((factor) => (factor.kind === "negation" ? factor.operand : factor));
  const tops = parts.map((part) => (part.kind === "quotient" ? part.numerator : part));
  const bottoms = parts.flatMap((part) => (part.kind === "quotient" ? [part.denominator] : []));
  const joined = quotient(product(tops, true), product(bottoms, true));
  const [top, bottom] = [
    worth(joined.kind === "quotient" ? joined.numerator : joined),
    worth(product(bottoms, true)),
  ];
  const signed = (size: Expression) => (minus ? negation(size) : size);
  const line: Writing = [signed(joined), "Numerators times numerators, denominators times denominators."];
  return top && bottom
    ? [line, ...sharedFactor(top, bottom).map(([size, why]): Writing => [signed(size), why])]
    : [line];
}

/** a ÷ (b/c): a · c/b. */
function byReciprocal(top: Expression, bottom: Expression): readonly Writing[] | null {
  if (bottom.kind !== "quotient") return null;
  const turned = quotient(bottom.denominator, bottom.numerator);
  return [[product([top, turned], true), "Dividing is multiplying by the fraction turned over."]];
}

/** 12/36: the factor that both have, written beside the rest. */
function sharedFactor(top: Expression, bottom: Expression): readonly Writing[] {
  const [a, b] = [numberOf(top), numberOf(bottom)];
  if (!a || !b || a.n <= 0n || b.n <= 0n) return [];
  if (a.d !== 1n || b.d !== 1n) {
    const scale = [10n, 100n, 1000n].find((tens) => tens % a.d === 0n && tens % b.d === 0n);
    if (scale === undefined || !(isDecimal(top) || isDecimal(bottom))) return [];
    const whole = (value: Rational) => int((value.n * scale) / value.d);
    return [[quotient(whole(a), whole(b)), `Both $${scale}$ times as much.`]];
  }
  const shared = gcd(a.n, b.n);
  if (shared === 1n || shared === a.n * b.n) return [];
  const split = (whole: bigint) =>
    whole === shared ? int(whole) : product([int(whole / shared), int(shared)], true);
  return [[quotient(split(a.n), split(b.n)), `Both have the factor $${shared}$.`]];
}

const FACTORS_MAX = 5n;

/** 5²: 5 · 5. */
function repeated(base: Expression, exponent: Expression): readonly Writing[] {
  const count = numberOf(exponent);
  if (count?.d !== 1n) return [];
  if (count.n < 0n)
    return [
      [quotient(int(1), power(base, int(-count.n))), "A minus in the exponent means one over the power."],
    ];
  if (count.n < 2n || count.n > FACTORS_MAX) return [];
  const all = Array.from({ length: Number(count.n) }, () => base);
  const pair = worth(product([base, base], true));
  const line: Writing = [product(all, true), "The exponent counts the factors."];
  return count.n === 2n || !pair
    ? [line]
    : [line, [product([pair, ...all.slice(2)], true), "Two factors at a time."]];
}

const RADICAND_MAX = 1_000_000n;

/** √72: √(36 · 2), and √36 · √2; √9: √(3²). */
function underRoot(radicand: Expression, index: bigint): readonly Writing[] {
  const value = numberOf(radicand);
  if (value?.d !== 1n || value.n < 4n || value.n > RADICAND_MAX || index > 9n) return [];
  let side = BigInt(Math.floor(Number(value.n) ** (1 / Number(index)) + 1e-9));
  while (side > 1n && value.n % side ** index !== 0n) side -= 1n;
  const rest = value.n / side ** index;
  if (side === 1n) return [];
  if (rest === 1n)
    return [[root(power(int(side), int(index)), index), "Write it as a power: the root undoes it."]];
  const full = side ** index;
  return [
    [root(product([int(full), int(rest)], true), index), `$${full}$ is a factor with a whole root.`],
    [
      product([root(int(full), index), root(int(rest), index)]),
      "The root of a product is the product of the roots.",
    ],
  ];
}
