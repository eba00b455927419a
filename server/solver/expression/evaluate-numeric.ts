import { charge } from "../ledger";
import type { Expression, FunctionNode } from "./ast";
import { toNumber } from "./rational";

/** Arithmetic in doubles is quicker than exact arithmetic. */
const PER_NODE = 1 / 4;

/** A complex number in doubles. For sampling and display, never for deciding equality. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

const real = (re: number): Complex => ({ re, im: 0 });
const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
const magnitude = (a: Complex): number => Math.hypot(a.re, a.im);

function over(a: Complex, b: Complex): Complex {
  const size = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}

/** The value in doubles, on the principal branch; an odd root of a negative real number is the real one.
 * @returns null when a symbol or function is unknown, or the value is not finite (division by zero, 0⁰)
 * @example evaluateComplex(parseExpression("sqrt(x)"), new Map([["x", { re: -4, im: 0 }]])) // { re: 0, im: 2 } */
export function evaluateComplex(e: Expression, at: ReadonlyMap<string, Complex>): Complex | null {
  const value = raw(e, at);
  return value && Number.isFinite(value.re) && Number.isFinite(value.im) ? value : null;
}

function raw(e: Expression, at: ReadonlyMap<string, Complex>): Complex | null {
  charge(PER_NODE);
  switch (e.kind) {
    case "number":
      return real(toNumber(e.value));
    case "mixed":
      return real(Number(e.whole) + Number(e.numerator) / Number(e.denominator));
    case "symbol":
      return at.get(e.name) ?? null;
    case "constant":
      return constant(e.name);
    case "sum":
      return combine(e.terms, at, plus);
    case "product":
      return combine(e.factors, at, times);
    case "quotient": {
      const top = evaluateComplex(e.numerator, at);
      const bottom = top && evaluateComplex(e.denominator, at);
      return bottom && over(top, bottom);
    }
    case "power": {
      const base = evaluateComplex(e.base, at);
      const exponent = base && evaluateComplex(e.exponent, at);
      return exponent && complexPower(base, exponent, e.exponent);
    }
    case "negation":
      return scaledBy(MINUS_ONE, evaluateComplex(e.operand, at));
    case "percent":
      return scaledBy(HUNDREDTH, evaluateComplex(e.operand, at));
    case "absolute": {
      const operand = evaluateComplex(e.operand, at);
      return operand && real(magnitude(operand));
    }
    case "root": {
      const radicand = evaluateComplex(e.radicand, at);
      return radicand && complexRoot(radicand, Number(e.index));
    }
    case "function":
      return applied(e, at);
  }
}

function combine(
  parts: readonly Expression[],
  at: ReadonlyMap<string, Complex>,
  operation: (a: Complex, b: Complex) => Complex,
): Complex | null {
  let total: Complex | null = null;
  for (const part of parts) {
    const value = evaluateComplex(part, at);
    if (!value) return null;
    total = total ? operation(total, value) : value;
  }
  return total;
}

const MINUS_ONE = times(real(-1), real(1));
const HUNDREDTH = real(0.01);
const scaledBy = (factor: Complex, value: Complex | null): Complex | null => value && times(value, factor);

function constant(name: "pi" | "e" | "i" | "infinity"): Complex | null {
  if (name === "i") return { re: 0, im: 1 };
  return name === "infinity" ? null : real(name === "pi" ? Math.PI : Math.E);
}

function complexRoot(a: Complex, index: number): Complex {
  if (a.im === 0 && (a.re >= 0 || index % 2 === 1)) {
    const root =
      index === 2 ? Math.sqrt(a.re) : index === 3 ? Math.cbrt(a.re) : Math.abs(a.re) ** (1 / index);
    return real(a.re < 0 && index !== 3 ? -root : root);
  }
  return polarPower(a, 1 / index);
}

function polarPower(a: Complex, exponent: number): Complex {
  const size = magnitude(a) ** exponent;
  const angle = Math.atan2(a.im, a.re) * exponent;
  return { re: size * Math.cos(angle), im: size * Math.sin(angle) };
}

function complexPower(base: Complex, exponent: Complex, written: Expression): Complex {
  if (exponent.im !== 0) return exponential(times(exponent, logarithm(base)));
  const k = exponent.re;
  if (magnitude(base) === 0) return real(k > 0 ? 0 : Number.NaN);
  if (Number.isInteger(k) && Math.abs(k) <= 1024) return integerPower(base, k);
  if (base.im === 0 && base.re > 0) return real(base.re ** k);
  const fraction = oddFraction(written);
  if (fraction && base.im === 0) return integerPower(complexRoot(base, fraction.d), fraction.n);
  return polarPower(base, k);
}

/** p/q with q odd, written as a fraction of integers: there a negative base has a real power. */
function oddFraction(e: Expression): { n: number; d: number } | null {
  if (e.kind === "negation") {
    const inner = oddFraction(e.operand);
    return inner && { n: -inner.n, d: inner.d };
  }
  if (e.kind !== "quotient" || e.numerator.kind !== "number" || e.denominator.kind !== "number") return null;
  const n = toNumber(e.numerator.value);
  const d = toNumber(e.denominator.value);
  return Number.isInteger(n) && Number.isInteger(d) && d % 2 === 1 ? { n, d } : null;
}

function integerPower(base: Complex, k: number): Complex {
  if (k < 0) return over(real(1), integerPower(base, -k));
  if (base.im === 0) return real(base.re ** k);
  let result = real(1);
  charge(k * PER_NODE);
  for (let step = 0; step < k; step++) result = times(result, base);
  return result;
}

const exponential = (a: Complex): Complex => ({
  re: Math.exp(a.re) * Math.cos(a.im),
  im: Math.exp(a.re) * Math.sin(a.im),
});
const logarithm = (a: Complex): Complex => ({ re: Math.log(magnitude(a)), im: Math.atan2(a.im, a.re) });

const REAL_FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (x) => 1 / Math.tan(x),
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  coth: (x) => 1 / Math.tanh(x),
  sech: (x) => 1 / Math.cosh(x),
  csch: (x) => 1 / Math.sinh(x),
  arccot: (x) => Math.PI / 2 - Math.atan(x),
  arcsec: (x) => Math.acos(1 / x),
  arccsc: (x) => Math.asin(1 / x),
  degree: (x) => (x * Math.PI) / 180,
};

function applied(e: FunctionNode, at: ReadonlyMap<string, Complex>): Complex | null {
  const [argument] = e.args;
  if (e.args.length !== 1 || !argument) return null;
  const value = evaluateComplex(argument, at);
  if (!value) return null;
  if (e.name === "exp") return exponential(value);
  if (e.name === "ln") return logarithm(value);
  if (e.name === "log") {
    const base = e.base ? evaluateComplex(e.base, at) : real(10);
    return base && over(logarithm(value), logarithm(base));
  }
  const table = Object.hasOwn(REAL_FUNCTIONS, e.name) ? REAL_FUNCTIONS[e.name] : undefined;
  return table && value.im === 0 ? real(table(value.re)) : null;
}
