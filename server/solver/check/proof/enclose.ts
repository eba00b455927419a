import type { Expression, FunctionNode } from "../../expression/ast";
import { add, fromInt, rational } from "../../expression/rational";
import { charge } from "../../ledger";
import {
  absoluteBall,
  addBalls,
  type Ball,
  ballOf,
  divideBalls,
  exactBall,
  exponentialBall,
  IMAGINARY,
  inverseCircularBall,
  logarithmBall,
  multiplyBalls,
  negateBall,
  realImage,
  rootBall,
  wholePowerBall,
} from "./ball";

export type Enclosed = ReadonlyMap<string, Ball>;

const NOWHERE: Enclosed = new Map();
const LARGEST_POWER = 1024;

/** A ball that holds the value for certain: every rounding on the way is counted in.
 * @returns null when the value is unknown, may not exist, or lies where a function jumps
 * @example encloseValue(parseExpression("sqrt(2)")) // 1.41421356… ± 1e-15 */
export function encloseValue(e: Expression, at: Enclosed = NOWHERE): Ball | null {
  charge(1 / 2);
  const value = (part: Expression) => encloseValue(part, at);
  switch (e.kind) {
    case "number":
      return ballOf(e.value);
    case "mixed":
      return e.denominator === 0n
        ? null
        : ballOf(add(fromInt(e.whole), rational(e.numerator, e.denominator)));
    case "symbol":
      return at.get(e.name) ?? null;
    case "constant":
      return constant(e.name);
    case "sum":
      return folded(e.terms.map(value), addBalls);
    case "product":
      return folded(e.factors.map(value), multiplyBalls);
    case "quotient":
      return folded([value(e.numerator), value(e.denominator)], divideBalls);
    case "power":
      return powerOf(e.base, e.exponent, at);
    case "negation":
      return mapped(value(e.operand), negateBall);
    case "percent":
      return mapped(value(e.operand), (a) => divideBalls(a, exactBall(100)));
    case "absolute":
      return mapped(value(e.operand), absoluteBall);
    case "root":
      return mapped(value(e.radicand), (a) => rootBall(a, Number(e.index)));
    case "function":
      return applied(e, at);
  }
}

const mapped = (a: Ball | null, change: (a: Ball) => Ball | null): Ball | null => a && change(a);

function folded(parts: readonly (Ball | null)[], join: (a: Ball, b: Ball) => Ball | null): Ball | null {
  return parts.reduce((a, b) => a && b && join(a, b));
}

function constant(name: "pi" | "e" | "i" | "infinity"): Ball | null {
  if (name === "i") return IMAGINARY;
  if (name === "infinity") return null;
  return { re: name === "pi" ? Math.PI : Math.E, im: 0, radius: 2 ** -50, real: true };
}

function powerOf(base: Expression, exponent: Expression, at: Enclosed): Ball | null {
  const [a, k] = [encloseValue(base, at), encloseValue(exponent, at)];
  if (!a || !k) return null;
  if (k.real && k.radius === 0 && Number.isInteger(k.re) && Math.abs(k.re) <= LARGEST_POWER)
    return wholePowerBall(a, k.re);
  if (a.radius === 0 && a.re === 0 && a.im === 0) return k.real && k.re > k.radius ? a : null;
  const fraction = a.real && a.re < 0 ? oddFraction(exponent) : null;
  if (fraction) return mapped(rootBall(a, fraction.d), (root) => wholePowerBall(root, fraction.n));
  return mapped(folded([k, logarithmBall(a)], multiplyBalls), exponentialBall);
}

/** p/q with q odd, written as a fraction of whole numbers: there a negative base has a real power. */
function oddFraction(e: Expression): { readonly n: number; readonly d: number } | null {
  if (e.kind === "negation") {
    const inner = oddFraction(e.operand);
    return inner && { n: -inner.n, d: inner.d };
  }
  if (e.kind !== "quotient" || e.numerator.kind !== "number" || e.denominator.kind !== "number") return null;
  const [top, bottom] = [e.numerator.value, e.denominator.value];
  const odd = top.d === 1n && bottom.d === 1n && bottom.n % 2n === 1n;
  return odd && top.n <= LARGEST_POWER && bottom.n <= LARGEST_POWER
    ? { n: Number(top.n), d: Number(bottom.n) }
    : null;
}

const sine = (a: Ball) => realImage(a, Math.sin, 1);
const cosine = (a: Ball) => realImage(a, Math.cos, 1);
const inverse = (a: Ball | null) => a && divideBalls(exactBall(1), a);
const QUARTER_TURN: Ball = { re: Math.PI / 2, im: 0, radius: 2 ** -50, real: true };

/** (eᵘ ± e⁻ᵘ)/2 */
function hyperbolic(a: Ball, sign: 1 | -1): Ball | null {
  const [up, down] = [exponentialBall(a), exponentialBall(negateBall(a))];
  const sum = up && down && addBalls(up, sign === 1 ? down : negateBall(down));
  return sum && divideBalls(sum, exactBall(2));
}

const over = (a: Ball | null, b: Ball | null): Ball | null => a && b && divideBalls(a, b);
const arctangent = (a: Ball) => realImage(a, Math.atan, 1);

const FUNCTIONS: Readonly<Record<string, (a: Ball) => Ball | null>> = {
  exp: exponentialBall,
  ln: logarithmBall,
  sin: sine,
  cos: cosine,
  tan: (a) => over(sine(a), cosine(a)),
  cot: (a) => over(cosine(a), sine(a)),
  sec: (a) => inverse(cosine(a)),
  csc: (a) => inverse(sine(a)),
  arcsin: (a) => inverseCircularBall(a, Math.asin),
  arccos: (a) => inverseCircularBall(a, Math.acos),
  arctan: arctangent,
  arccot: (a) => mapped(arctangent(a), (angle) => addBalls(QUARTER_TURN, negateBall(angle))),
  arcsec: (a) => mapped(inverse(a), (b) => inverseCircularBall(b, Math.acos)),
  arccsc: (a) => mapped(inverse(a), (b) => inverseCircularBall(b, Math.asin)),
  sinh: (a) => hyperbolic(a, -1),
  cosh: (a) => hyperbolic(a, 1),
  tanh: (a) => over(hyperbolic(a, -1), hyperbolic(a, 1)),
  coth: (a) => over(hyperbolic(a, 1), hyperbolic(a, -1)),
  sech: (a) => inverse(hyperbolic(a, 1)),
  csch: (a) => inverse(hyperbolic(a, -1)),
  degree: (a) =>
    over(
      mapped(constant("pi"), (pi) => multiplyBalls(a, pi)),
      exactBall(180),
    ),
};

function applied(e: FunctionNode, at: Enclosed): Ball | null {
  const [argument] = e.args;
  const value = argument && e.args.length === 1 ? encloseValue(argument, at) : null;
  if (!value) return null;
  if (e.name === "log") {
    const base = e.base ? encloseValue(e.base, at) : exactBall(10);
    return over(logarithmBall(value), base && logarithmBall(base));
  }
  return Object.hasOwn(FUNCTIONS, e.name) ? (FUNCTIONS[e.name]?.(value) ?? null) : null;
}
