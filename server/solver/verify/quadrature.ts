import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";

export interface Range {
  readonly expression: Expression;
  readonly variable: string;
  readonly bounds?: { readonly low: Expression; readonly high: Expression };
}

const REACH = 4.2;
const TOLERANCE = 1e-8;

/** The definite integral in doubles by the double-exponential rule, which bears singular ends and infinite bounds.
 * @returns null when a value is missing inside or two finenesses do not agree */
export function quadrature({ expression, variable, bounds }: Range): number | null {
  const low = bounds ? endOf(bounds.low) : null;
  const high = bounds ? endOf(bounds.high) : null;
  if (low === null || high === null) return null;
  const f = (x: number): number | null => {
    const value = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
    return value && Math.abs(value.im) < 1e-9 * (1 + Math.abs(value.re)) ? value.re : null;
  };
  const pieces = piecesOf(low, high);
  let [coarse, fine] = [0, 0];
  for (const [a, b] of pieces) {
    const [first, second] = [sumOver(f, { a, b, count: 120 }), sumOver(f, { a, b, count: 241 })];
    if (first === null || second === null) return null;
    coarse += first;
    fine += second;
  }
  return Math.abs(coarse - fine) <= TOLERANCE * (1 + Math.abs(fine)) ? fine : null;
}

function endOf(e: Expression): number | null {
  if (e.kind === "constant" && e.name === "infinity") return Number.POSITIVE_INFINITY;
  if (e.kind === "negation") {
    const inner = endOf(e.operand);
    return inner === null ? null : -inner;
  }
  const value = evaluateComplex(e, new Map());
  return value && value.im === 0 ? value.re : null;
}

/** Finite ranges in four parts, infinite ones parted at the finite end or 0. */
function piecesOf(low: number, high: number): [number, number][] {
  if (low > high) return piecesOf(high, low).map(([a, b]) => [b, a]);
  if (low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY)
    return [
      [low, 0],
      [0, high],
    ];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [[low, high]];
  const step = (high - low) / 4;
  return [0, 1, 2, 3].map((k) => [low + k * step, low + (k + 1) * step]);
}

interface Piece {
  readonly a: number;
  readonly b: number;
  readonly count: number;
}

function sumOver(f: (x: number) => number | null, { a, b, count }: Piece): number | null {
  const width = (2 * REACH) / count;
  let total = 0;
  for (let k = 0; k <= count; k += 1) {
    const t = -REACH + k * width;
    const [x, weight] = nodeAt(t, a, b);
    if (weight === 0 || x === a || x === b) continue;
    const y = f(x);
    if (y === null) {
      if (Math.abs(weight) > 1e-8) return null;
      continue;
    }
    total += y * weight * width;
  }
  return Number.isFinite(total) ? total : null;
}

/** The place and the weight of one node. */
function nodeAt(t: number, a: number, b: number): [number, number] {
  const stretch = (Math.PI / 2) * Math.sinh(t);
  const slope = (Math.PI / 2) * Math.cosh(t);
  if (Number.isFinite(a) && Number.isFinite(b)) {
    const half = (b - a) / 2;
    const cosh = Math.cosh(stretch);
    return [
      (a + b) / 2 + half * Math.tanh(stretch),
      Number.isFinite(cosh) ? (half * slope) / (cosh * cosh) : 0,
    ];
  }
  const growth = Math.exp(stretch);
  if (!Number.isFinite(growth)) return [0, 0];
  const turned = Number.isFinite(a) ? 1 : -1;
  const start = Number.isFinite(a) ? a : b;
  return [start + turned * growth, growth * slope];
}
