import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";

/** How a term grows with its place n: about scale · (n!)^factorials · ratio^n · n^power · (ln n)^logs, with changing sign
 * where it alternates. The scale is NaN where only its being constant is known. */
export interface Order {
  readonly scale: number;
  readonly factorials: number;
  readonly ratio: number;
  readonly power: number;
  readonly logs: number;
  readonly alternates: boolean;
}

const CONSTANT: Order = { scale: 1, factorials: 0, ratio: 1, power: 0, logs: 0, alternates: false };
const NEAR = 1e-9;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NEAR;

const constant = (scale: number): Order => ({ ...CONSTANT, scale });

const times = (a: Order, b: Order): Order => ({
  scale: a.scale * b.scale,
  factorials: a.factorials + b.factorials,
  ratio: a.ratio * b.ratio,
  power: a.power + b.power,
  logs: a.logs + b.logs,
  alternates: a.alternates !== b.alternates,
});

/** Null where a sign that changes would be taken to a power that has no sign. */
function raised(a: Order, exponent: number): Order | null {
  const isWhole = Number.isInteger(exponent);
  if ((a.alternates || a.scale < 0) && !isWhole) return null;
  return {
    scale: a.scale ** exponent,
    factorials: a.factorials * exponent,
    ratio: a.ratio ** exponent,
    power: a.power * exponent,
    logs: a.logs * exponent,
    alternates: a.alternates && exponent % 2 !== 0,
  };
}

/** Positive when the first grows faster. */
function comparison(a: Order, b: Order): number {
  for (const field of ["factorials", "ratio", "power", "logs"] as const)
    if (!isNear(a[field], b[field])) return a[field] - b[field];
  return 0;
}

export const isFlat = ({ factorials, ratio, power, logs }: Order): boolean =>
  comparison({ ...CONSTANT, factorials, ratio, power, logs }, CONSTANT) === 0;

/** @returns null for what is of no such order, or not known to be */
export function orderOf(e: Expression, index: string): Order | null {
  if (!symbolsOf(e).includes(index)) {
    const value = symbolsOf(e).length === 0 ? evaluateComplex(e, new Map()) : null;
    return value && value.im === 0 && value.re !== 0 ? constant(value.re) : null;
  }
  switch (e.kind) {
    case "symbol":
      return { ...CONSTANT, power: 1 };
    case "negation":
      return negated(orderOf(e.operand, index));
    case "sum":
      return dominant(e.terms.map((term) => orderOf(term, index)));
    case "product":
      return e.factors.map((factor) => orderOf(factor, index)).reduce((a, b) => a && b && times(a, b));
    case "quotient": {
      const [top, bottom] = [orderOf(e.numerator, index), orderOf(e.denominator, index)];
      const below = bottom && raised(bottom, -1);
      return top && below && times(top, below);
    }
    case "root": {
      const inner = orderOf(e.radicand, index);
      return inner && raised(inner, 1 / Number(e.index));
    }
    case "power":
      return ofPower(e.base, e.exponent, index);
    case "absolute": {
      const inner = orderOf(e.operand, index);
      return inner && { ...inner, alternates: false, scale: Math.abs(inner.scale) };
    }
    case "function":
      return ofFunction(e.name, e.args, index);
    default:
      return null;
  }
}

const negated = (a: Order | null): Order | null => a && { ...a, scale: -a.scale };

/** The fastest terms of a sum; null where they may cancel. */
function dominant(all: readonly (Order | null)[]): Order | null {
  if (all.includes(null)) return null;
  const orders = all as Order[];
  const top = orders.reduce((a, b) => (comparison(a, b) >= 0 ? a : b));
  const peers = orders.filter((each) => comparison(each, top) === 0);
  if (peers.length === 1) return top;
  const scale = peers.reduce((total, each) => total + each.scale, 0);
  const isAlike = peers.every(({ alternates }) => alternates === top.alternates);
  return isAlike && Math.abs(scale) > NEAR ? { ...top, scale } : null;
}

/** The slope and the start of a linear expression in n. */
function linear(e: Expression, index: string): { readonly slope: number; readonly start: number } | null {
  const at = (n: number) => evaluateComplex(e, new Map([[index, { re: n, im: 0 }]]))?.re;
  const [zero, one, two, seven] = [at(0), at(1), at(2), at(7)];
  if (zero === undefined || one === undefined || two === undefined || seven === undefined) return null;
  const slope = one - zero;
  return isNear(two, zero + 2 * slope) && isNear(seven, zero + 7 * slope) ? { slope, start: zero } : null;
}

function ofPower(base: Expression, exponent: Expression, index: string): Order | null {
  const line = linear(exponent, index);
  if (!line) return null;
  if (line.slope === 0) {
    const inner = orderOf(base, index);
    return inner && raised(inner, line.start);
  }
  const inner = orderOf(base, index);
  if (!inner || inner.alternates || inner.factorials !== 0 || !isNear(inner.ratio, 1) || inner.logs !== 0)
    return null;
  if (inner.scale < 0 && !Number.isInteger(line.slope)) return null;
  if (inner.power !== 0) return selfPower(inner, line);
  // (1 + 1/n)^n stays between bounds, but where it goes is not needed.
  const isOne = isNear(inner.scale, 1) && symbolsOf(base).includes(index);
  return {
    ...CONSTANT,
    scale: isOne ? Number.NaN : Math.abs(inner.scale) ** line.start,
    ratio: isOne ? 1 : Math.abs(inner.scale) ** line.slope,
    alternates: inner.scale < 0 && Math.abs(line.slope % 2) === 1,
  };
}

/** n^n is about n! eⁿ / √n, by Stirling's formula. */
function selfPower(
  { scale, power }: Order,
  { slope, start }: { readonly slope: number; readonly start: number },
): Order | null {
  if (scale < 0) return null;
  const times = power * slope;
  return {
    ...CONSTANT,
    scale: Number.NaN,
    factorials: times,
    ratio: Math.E ** times * scale ** slope,
    power: power * start - times / 2,
  };
}

/** (mn + d)! is about (n!)^m m^(mn) n^(d + (1 − m)/2). */
function ofFactorial(inner: Expression, index: string): Order | null {
  const line = linear(inner, index);
  if (!line || line.slope <= 0 || !Number.isInteger(line.slope)) return null;
  const { slope: m, start } = line;
  return { ...CONSTANT, scale: Number.NaN, factorials: m, ratio: m ** m, power: start + (1 - m) / 2 };
}

function ofFunction(name: string, [inner]: readonly Expression[], index: string): Order | null {
  if (!inner) return null;
  if (name === "factorial") return ofFactorial(inner, index);
  if (name === "cos") {
    const line = linear(inner, index);
    return line && isNear(Math.abs(line.slope), Math.PI) && isNear(line.start, 0)
      ? { ...CONSTANT, alternates: true }
      : null;
  }
  const order = orderOf(inner, index);
  if (!order || order.alternates || order.factorials !== 0 || !isNear(order.ratio, 1)) return null;
  if (name === "ln" || name === "log")
    return order.power > 0 && order.scale > 0
      ? { ...CONSTANT, logs: 1, scale: order.power / (name === "log" ? Math.LN10 : 1) }
      : null;
  if ((name === "sin" || name === "tan" || name === "arctan") && order.power < 0) return order;
  return name === "arctan" && order.power > 0 ? constant(Math.PI / 2) : null;
}
