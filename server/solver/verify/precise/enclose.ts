import type { Expression, FunctionNode } from "../../expression/ast";
import { add, divide, fromInt, type Rational, rational } from "../../expression/rational";
import { charge } from "../../ledger";
import { table } from "../../table";
import { arctangentIn, cosineIn, exponentialIn, logarithmIn, piIn, sineIn } from "./functions";
import {
  fractionIn,
  type Interval,
  minus,
  opposite,
  over,
  plus,
  powerIn,
  rootIn,
  sizeIn,
  times,
  wholeIn,
} from "./interval";

/** Where letters are, in the same multiples. */
export type Places = ReadonlyMap<string, Interval>;

const NOWHERE: Places = new Map();
const LARGEST_POWER = 1024n;
const LARGEST_INDEX = 64n;
/** Bits whose arithmetic costs one unit of work. */
const BITS_PER_UNIT = 256;

/** An interval that holds the real value for certain, in multiples of 2⁻ᵇ.
 * @returns null where the value may not be real, may not exist, or is of something unknown
 * @example encloseValue(parseExpression("sqrt(2)"), 8n) // { low: 362n, high: 363n } */
export function encloseValue(e: Expression, bits: bigint, at: Places = NOWHERE): Interval | null {
  charge(1 + Number(bits) / BITS_PER_UNIT);
  const value = (part: Expression) => encloseValue(part, bits, at);
  switch (e.kind) {
    case "number":
      return fractionIn(e.value, bits);
    case "mixed":
      return e.denominator === 0n
        ? null
        : fractionIn(add(fromInt(e.whole), rational(e.numerator, e.denominator)), bits);
    case "symbol":
      return at.get(e.name) ?? null;
    case "constant":
      return e.name === "pi" ? piIn(bits) : e.name === "e" ? exponentialIn(wholeIn(1n, bits), bits) : null;
    case "sum":
      return folded(e.terms.map(value), plus);
    case "product":
      return folded(e.factors.map(value), (a, b) => times(a, b, bits));
    case "quotient":
      return folded([value(e.numerator), value(e.denominator)], (a, b) => over(a, b, bits));
    case "power":
      return powerOf(e.base, e.exponent, { bits, at });
    case "negation":
      return mapped(value(e.operand), opposite);
    case "percent":
      return mapped(value(e.operand), (a) => over(a, wholeIn(100n, bits), bits));
    case "absolute":
      return mapped(value(e.operand), sizeIn);
    case "root":
      return e.index > LARGEST_INDEX ? null : mapped(value(e.radicand), (a) => rootIn(a, e.index, bits));
    case "function":
      return applied(e, { bits, at });
  }
}

const mapped = (a: Interval | null, change: (a: Interval) => Interval | null): Interval | null =>
  a && change(a);

const folded = (
  parts: readonly (Interval | null)[],
  join: (a: Interval, b: Interval) => Interval | null,
): Interval | null => parts.reduce((a, b) => a && b && join(a, b));

interface Setting {
  readonly bits: bigint;
  readonly at: Places;
}

function powerOf(base: Expression, exponent: Expression, { bits, at }: Setting): Interval | null {
  const a = encloseValue(base, bits, at);
  const fraction = fractionOf(exponent);
  if (a && fraction && size(fraction.n) <= LARGEST_POWER && fraction.d <= LARGEST_INDEX) {
    const root = fraction.d === 1n ? a : rootIn(a, fraction.d, bits);
    return root && powerIn(root, fraction.n, bits);
  }
  const k = a && encloseValue(exponent, bits, at);
  const logarithm = k && logarithmIn(a, bits);
  return logarithm && exponentialIn(times(k, logarithm, bits), bits);
}

const size = (n: bigint): bigint => (n < 0n ? -n : n);

/** A whole number or a fraction of two, with its sign. */
export function fractionOf(e: Expression): Rational | null {
  if (e.kind === "number") return e.value;
  if (e.kind === "negation") {
    const inner = fractionOf(e.operand);
    return inner && rational(-inner.n, inner.d);
  }
  if (e.kind !== "quotient") return null;
  const [top, bottom] = [fractionOf(e.numerator), fractionOf(e.denominator)];
  return top && bottom && bottom.n !== 0n ? divide(top, bottom) : null;
}

type Applied = (a: Interval, bits: bigint) => Interval | null;

const inverse = (a: Interval | null, bits: bigint): Interval | null => a && over(wholeIn(1n, bits), a, bits);
const ratio = (a: Interval | null, b: Interval | null, bits: bigint): Interval | null =>
  a && b && over(a, b, bits);

/** arcsin x = arctan(x/√(1 − x²)) */
function arcsineIn(a: Interval, bits: bigint): Interval | null {
  const length = rootIn(minus(wholeIn(1n, bits), times(a, a, bits)), 2n, bits);
  return mapped(ratio(a, length, bits), (slope) => arctangentIn(slope, bits));
}

const quarterTurn = (bits: bigint): Interval => over(piIn(bits), wholeIn(2n, bits), bits) as Interval;
const complement = (a: Interval | null, bits: bigint): Interval | null => a && minus(quarterTurn(bits), a);

function hyperbolic(a: Interval, bits: bigint, join: typeof plus): Interval | null {
  const [up, down] = [exponentialIn(a, bits), exponentialIn(opposite(a), bits)];
  return up && down && over(join(up, down), wholeIn(2n, bits), bits);
}

const hyperbolicSine: Applied = (a, bits) => hyperbolic(a, bits, minus);
const hyperbolicCosine: Applied = (a, bits) => hyperbolic(a, bits, plus);

const FUNCTIONS: Readonly<Record<string, Applied>> = table({
  exp: exponentialIn,
  ln: logarithmIn,
  sin: sineIn,
  cos: cosineIn,
  tan: (a, bits) => ratio(sineIn(a, bits), cosineIn(a, bits), bits),
  cot: (a, bits) => ratio(cosineIn(a, bits), sineIn(a, bits), bits),
  sec: (a, bits) => inverse(cosineIn(a, bits), bits),
  csc: (a, bits) => inverse(sineIn(a, bits), bits),
  arcsin: arcsineIn,
  arccos: (a, bits) => complement(arcsineIn(a, bits), bits),
  arctan: arctangentIn,
  arccot: (a, bits) => complement(arctangentIn(a, bits), bits),
  sinh: hyperbolicSine,
  cosh: hyperbolicCosine,
  tanh: (a, bits) => ratio(hyperbolicSine(a, bits), hyperbolicCosine(a, bits), bits),
  degree: (a, bits) => over(times(a, piIn(bits), bits), wholeIn(180n, bits), bits),
});

function applied(e: FunctionNode, { bits, at }: Setting): Interval | null {
  const [argument] = e.args;
  const value = argument && e.args.length === 1 ? encloseValue(argument, bits, at) : null;
  if (!value) return null;
  if (e.name === "log") {
    const base = e.base ? encloseValue(e.base, bits, at) : wholeIn(10n, bits);
    return ratio(logarithmIn(value, bits), base && logarithmIn(base, bits), bits);
  }
  return Object.hasOwn(FUNCTIONS, e.name) ? (FUNCTIONS[e.name]?.(value, bits) ?? null) : null;
}
