import type { Expression } from "../../expression/ast";
import {
  add,
  compare,
  divide,
  fromInt,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";

/** A number as digits on paper. It stands for every number that rounds to it. */
export interface Figure {
  readonly value: Rational;
  /** Half a unit of the last digit. */
  readonly half: Rational;
  /** The same where zeros at the end of a whole number may only hold its place. */
  readonly widest: Rational;
  /** Digits from the first that is not zero on. */
  readonly digits: number;
}

const TEN = fromInt(10);

/** The digits of a decimal, a whole number, a percent or a number in scientific notation; null for anything that
 * says its value exactly, such as a fraction or a root. */
export function figureOf(e: Expression): Figure | null {
  switch (e.kind) {
    case "number":
      return plainFigure(e.value, e.decimals ?? 0);
    case "negation": {
      const inner = figureOf(e.operand);
      return inner && { ...inner, value: negate(inner.value) };
    }
    case "percent":
      return scaledFigure(figureOf(e.operand), rational(1n, 100n));
    case "product": {
      const [first, scale] = e.factors;
      const exponent = scale && tenTo(scale);
      return first && exponent !== null && exponent !== undefined && e.factors.length === 2
        ? scaledFigure(figureOf(first), power(TEN, exponent))
        : null;
    }
    case "sum":
      return figureOfSum(e.terms);
    default:
      return null;
  }
}

/** 1.5 + 1.803: as fine as the finest of its decimals, and as rough as all of them together. */
function figureOfSum(terms: readonly Expression[]): Figure | null {
  const rounded = terms.filter(isDecimal).map(figureOf);
  const whole = terms.filter((term) => !isDecimal(term)).map(figureOf);
  const all = [...rounded, ...whole];
  if (rounded.length === 0 || all.some((figure) => figure === null)) return null;
  const figures = rounded as readonly Figure[];
  const finest = figures.reduce((a, b) => (compare(a.half, b.half) <= 0 ? a : b));
  return {
    value: (all as readonly Figure[]).reduce((total, { value }) => add(total, value), ZERO),
    half: multiply(finest.half, fromInt(figures.length)),
    widest: figures.reduce((total, { widest }) => add(total, widest), ZERO),
    digits: finest.digits,
  };
}

const isDecimal = (e: Expression): boolean =>
  e.kind === "negation" ? isDecimal(e.operand) : e.kind === "number" && (e.decimals ?? 0) > 0;

function plainFigure(value: Rational, decimals: number): Figure | null {
  const unit = power(TEN, BigInt(-decimals));
  const whole = divide(value, unit);
  if (whole.d !== 1n || value.n < 0n) return null;
  const text = whole.n.toString();
  const zeros = decimals === 0 && whole.n !== 0n ? text.length - text.replace(/0+$/, "").length : 0;
  const half = multiply(unit, rational(1n, 2n));
  return {
    value,
    half,
    widest: multiply(half, power(TEN, BigInt(zeros))),
    digits: whole.n === 0n ? decimals : text.length,
  };
}

/** The same figure in another unit. */
export function scaledFigure(figure: Figure | null, factor: Rational): Figure | null {
  if (!figure) return null;
  const size = factor.n < 0n ? negate(factor) : factor;
  return {
    value: multiply(figure.value, factor),
    half: multiply(figure.half, size),
    widest: multiply(figure.widest, size),
    digits: figure.digits,
  };
}

/** k in 10ᵏ. */
function tenTo(e: Expression): bigint | null {
  if (e.kind !== "power" || e.base.kind !== "number" || e.base.value.n !== 10n || e.base.value.d !== 1n)
    return null;
  const [sign, exponent] = e.exponent.kind === "negation" ? [-1n, e.exponent.operand] : [1n, e.exponent];
  if (exponent.kind !== "number" || exponent.value.d !== 1n || exponent.value.n > 300n) return null;
  return sign * exponent.value.n;
}
