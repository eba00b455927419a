import type { Expression } from "../expression/ast";
import { int, negation, power, product, quotient, root, sum, symbol } from "../expression/build";
import { polynomialOf, type Term } from "../expression/polynomial";
import { fromInt, multiply, type Rational, rational } from "../expression/rational";
import { mapChildren } from "../expression/walk";
import type { Budget } from "../types";

/** Cosine and sine of an angle, written with roots. */
export interface Pair {
  readonly cos: Expression;
  readonly sin: Expression;
}

/** What is known of a letter for an angle. */
export interface KnownAngle {
  readonly pair: Pair;
  /** The angle in doubles, which decides nothing but signs. */
  readonly near: number;
}

const ONE = int(1);
const square = (e: Expression): Expression => power(e, int(2));
const other = (e: Expression): Expression => root(sum([ONE, negation(square(e))]));
const signed = (size: number, e: Expression): Expression => (size < 0 ? negation(e) : e);
const call = (name: string, angle: Expression): Expression => ({ kind: "function", name, args: [angle] });

/** Cosine and sine of an angle near a double, from one of the six functions: what is not given has its size by
 * cos² + sin² = 1 and its sign by the quarter turn the angle lies in. */
export function pairOf(name: string, value: Expression, near: number): Pair | null {
  const inverse = quotient(ONE, value);
  switch (name) {
    case "sin":
      return { sin: value, cos: signed(Math.cos(near), other(value)) };
    case "cos":
      return { cos: value, sin: signed(Math.sin(near), other(value)) };
    case "csc":
      return pairOf("sin", inverse, near);
    case "sec":
      return pairOf("cos", inverse, near);
    case "cot":
      return pairOf("tan", inverse, near);
    case "tan": {
      const cos = signed(Math.cos(near), quotient(ONE, root(sum([ONE, square(value)]))));
      return { cos, sin: product([value, cos]) };
    }
    default:
      return null;
  }
}

const PI = "pi_1";

/** An expression in circular functions of known angles with all of these written out by roots; null where an angle is no
 * sum of multiples and halves of them and of parts of a turn. */
export function writtenOut(
  e: Expression,
  known: ReadonlyMap<string, KnownAngle>,
  budget: Budget,
): Expression | null {
  let isStrange = false;
  const replace = (node: Expression): Expression => {
    if (node.kind === "symbol") isStrange = true;
    if (node.kind !== "function") return mapChildren(node, replace);
    const pair = node.args[0] && node.args.length === 1 ? pairAt(node.args[0], known, budget) : null;
    const value = pair && circularOf(node.name, pair);
    if (!value) isStrange = true;
    return value ?? node;
  };
  const result = replace(e);
  return isStrange ? null : result;
}

function circularOf(name: string, { cos, sin }: Pair): Expression | null {
  const values: Readonly<Record<string, Expression>> = {
    sin,
    cos,
    tan: quotient(sin, cos),
    cot: quotient(cos, sin),
    sec: quotient(ONE, cos),
    csc: quotient(ONE, sin),
  };
  return Object.hasOwn(values, name) ? (values[name] as Expression) : null;
}

/** The pair of a sum of angles, one term after the other. */
function pairAt(angle: Expression, known: ReadonlyMap<string, KnownAngle>, budget: Budget): Pair | null {
  const terms = polynomialOf(withPiAsLetter(angle), budget)?.terms;
  const pairs = terms?.map((term) => pairOfTerm(term, known));
  if (!pairs || pairs.includes(null)) return null;
  return (pairs as Pair[]).reduce(turnedBy, { cos: ONE, sin: int(0) });
}

function withPiAsLetter(e: Expression): Expression {
  if (e.kind === "constant" && e.name === "pi") return symbol(PI);
  const changed = mapChildren(e, withPiAsLetter);
  return changed.kind === "function" && changed.name === "degree" && changed.args[0]
    ? quotient(product([changed.args[0], symbol(PI)]), int(180))
    : changed;
}

function pairOfTerm({ coefficient, exponents }: Term, known: ReadonlyMap<string, KnownAngle>): Pair | null {
  const [[name, exponent] = ["", 0], more] = Object.entries(exponents);
  if (more || exponent !== 1) return null;
  if (name === PI) {
    const angle = product([
      quotient(int(coefficient.n), int(coefficient.d)),
      { kind: "constant", name: "pi" },
    ]);
    return { cos: call("cos", angle), sin: call("sin", angle) };
  }
  const angle = known.get(name);
  return angle ? multipleOf(angle, coefficient) : null;
}

const MOST_STEPS = 6n;

/** Halved as often as the denominator says, then turned by it again and again. */
function multipleOf(angle: KnownAngle, times: Rational): Pair | null {
  if (times.n < 0n) {
    const back = multipleOf(angle, rational(-times.n, times.d));
    return back && { cos: back.cos, sin: negation(back.sin) };
  }
  if (times.d % 2n === 0n) return multipleOf(halved(angle), multiply(times, fromInt(2)));
  if (times.d !== 1n || times.n > MOST_STEPS) return null;
  return Array.from({ length: Number(times.n) }, () => angle.pair).reduce(turnedBy);
}

/** @source cos²(u/2) = (1 + cos u)/2, sin²(u/2) = (1 − cos u)/2 */
function halved({ pair, near }: KnownAngle): KnownAngle {
  const half = near / 2;
  const part = (e: Expression) => root(quotient(e, int(2)));
  return {
    near: half,
    pair: {
      cos: signed(Math.cos(half), part(sum([ONE, pair.cos]))),
      sin: signed(Math.sin(half), part(sum([ONE, negation(pair.cos)]))),
    },
  };
}

function turnedBy(a: Pair, b: Pair): Pair {
  return {
    cos: sum([product([a.cos, b.cos]), negation(product([a.sin, b.sin]))]),
    sin: sum([product([a.sin, b.cos]), product([a.cos, b.sin])]),
  };
}
