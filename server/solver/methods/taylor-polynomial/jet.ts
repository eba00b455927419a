import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";

/** The first coefficients of a power series, in doubles. */
export type Jet = readonly number[];

/** The coefficients of a function in powers of the distance from a center, by the rules for sums, products, quotients and
 * for what a function does to a series.
 * @returns null for functions that are not known here, and where one has no series at the center */
export function jetOf(e: Expression, variable: string, center: number, count: number): Jet | null {
  const at = (inner: Expression) => jetOf(inner, variable, center, count);
  switch (e.kind) {
    case "number":
    case "constant":
      return constant(e, count);
    case "symbol":
      return e.name === variable ? padded([center, 1], count) : null;
    case "negation": {
      const inner = at(e.operand);
      return inner?.map((c) => -c) ?? null;
    }
    case "sum":
      return e.terms.map(at).reduce((a, b) => a && b && a.map((c, n) => c + (b[n] as number)));
    case "product":
      return e.factors.map(at).reduce((a, b) => a && b && times(a, b));
    case "quotient": {
      const [top, bottom] = [at(e.numerator), at(e.denominator)];
      return top && bottom && over(top, bottom);
    }
    case "root": {
      const inner = at(e.radicand);
      return inner && raised(inner, 1 / Number(e.index));
    }
    case "power":
      return powerJet(e.base, e.exponent, at);
    case "function": {
      const [argument] = e.args;
      const inner = argument && e.args.length === 1 ? at(argument) : null;
      return inner ? applied(e.name, inner) : null;
    }
    default:
      return null;
  }
}

const padded = (first: readonly number[], count: number): Jet =>
  Array.from({ length: count }, (_, n) => first[n] ?? 0);

function constant(e: Expression, count: number): Jet | null {
  const value = evaluateComplex(e, new Map());
  return value && value.im === 0 && Number.isFinite(value.re) ? padded([value.re], count) : null;
}

const times = (a: Jet, b: Jet): Jet =>
  a.map((_, n) => a.slice(0, n + 1).reduce((total, c, k) => total + c * (b[n - k] as number), 0));

function over(a: Jet, b: Jet): Jet | null {
  const first = b[0] as number;
  if (Math.abs(first) < 1e-12) return null;
  const found: number[] = [];
  a.forEach((c, n) => {
    const before = found.reduce((total, each, k) => total + each * (b[n - k] as number), 0);
    found.push((c - before) / first);
  });
  return found;
}

/** n c₀ bₙ = Σ (αk − n + k) cₖ bₙ₋ₖ. */
function raised(c: Jet, exponent: number): Jet | null {
  const first = c[0] as number;
  if (Number.isInteger(exponent) && exponent >= 0)
    return Array.from({ length: exponent }).reduce<Jet>((power) => times(power, c), padded([1], c.length));
  if (first <= 0) return null;
  const found = [first ** exponent];
  for (let n = 1; n < c.length; n += 1) {
    let total = 0;
    for (let k = 1; k <= n; k += 1)
      total += (exponent * k - n + k) * (c[k] as number) * (found[n - k] as number);
    found.push(total / (n * first));
  }
  return found;
}

function powerJet(base: Expression, exponent: Expression, at: (e: Expression) => Jet | null): Jet | null {
  const [low, high] = [at(base), at(exponent)];
  if (!low || !high) return null;
  if (high.slice(1).every((c) => c === 0)) {
    const power = high[0] as number;
    if (power < 0 && Number.isInteger(power)) {
      const inverse = over(padded([1], low.length), low);
      return inverse && raised(inverse, -power);
    }
    return raised(low, power);
  }
  const first = low[0] as number;
  return low.slice(1).every((c) => c === 0) && first > 0
    ? exponential(high.map((c) => c * Math.log(first)))
    : null;
}

/** n bₙ = Σ k cₖ bₙ₋ₖ. */
function exponential(c: Jet): Jet {
  const found = [Math.exp(c[0] as number)];
  for (let n = 1; n < c.length; n += 1) {
    let total = 0;
    for (let k = 1; k <= n; k += 1) total += k * (c[k] as number) * (found[n - k] as number);
    found.push(total / n);
  }
  return found;
}

/** A function from its value and from the series of its derivative. */
const fromSlope = (first: number, slope: Jet): Jet =>
  slope.map((_, n) => (n === 0 ? first : (slope[n - 1] as number) / n));

const slopeOf = (c: Jet): Jet => c.map((_, n) => (n + 1) * (c[n + 1] ?? 0));

/** Sine and cosine, or their hyperbolic cousins, of a series: each is the slope of the other. */
function waves(c: Jet, kind: -1 | 1): readonly [Jet, Jet] {
  const first = c[0] as number;
  const odd = [kind < 0 ? Math.sin(first) : Math.sinh(first)];
  const even = [kind < 0 ? Math.cos(first) : Math.cosh(first)];
  for (let n = 1; n < c.length; n += 1) {
    let [a, b] = [0, 0];
    for (let k = 1; k <= n; k += 1) {
      a += k * (c[k] as number) * (even[n - k] as number);
      b += k * (c[k] as number) * (odd[n - k] as number);
    }
    odd.push(a / n);
    even.push((kind * b) / n);
  }
  return [odd, even];
}

function applied(name: string, c: Jet): Jet | null {
  const first = c[0] as number;
  const one = padded([1], c.length);
  const slope = slopeOf(c);
  switch (name) {
    case "exp":
      return exponential(c);
    case "sin":
      return waves(c, -1)[0];
    case "cos":
      return waves(c, -1)[1];
    case "sinh":
      return waves(c, 1)[0];
    case "cosh":
      return waves(c, 1)[1];
    case "ln": {
      const inner = first > 0 ? over(slope, c) : null;
      return inner && fromSlope(Math.log(first), inner);
    }
    case "arctan": {
      const inner = over(
        slope,
        times(c, c).map((each, n) => each + (one[n] as number)),
      );
      return inner && fromSlope(Math.atan(first), inner);
    }
    default:
      return null;
  }
}
