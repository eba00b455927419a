import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { number, power, product, quotient } from "./build";
import { decimalNode, terminatingDigits } from "./decimal";
import { evaluateExact } from "./evaluate-exact";
import { decimalValue, type Enclosure } from "./figures";
import { add, equals, fromInt, isOne, multiply, type Rational, power as raised } from "./rational";
import { mapChildren } from "./walk";

/** coefficient · π^exponent, exactly. */
export interface PiMultiple {
  readonly coefficient: Rational;
  readonly exponent: number;
}

const PI: Expression = { kind: "constant", name: "pi" };
/** π lies between these two. */
const LOW = decimalValue("3.14159265358979323846264338327950288419716939937510");
const HIGH = add(LOW, decimalValue("1e-50"));
const MOST = 4;

const withPi = (e: Expression, value: Rational): Expression =>
  e.kind === "constant" && e.name === "pi" ? number(value) : mapChildren(e, (part) => withPi(part, value));

/** The number and the power of π that an expression is made of, found by putting 1, 2 and 3 for π.
 * @returns null when it is no rational multiple of a power of π, or needs no π
 * @example piMultiple(parseExpression("4*pi*6^3/3"), budget) // 288 · π^1 */
export function piMultiple(e: Expression, budget: Budget): PiMultiple | null {
  const [one, two, three] = [1, 2, 3].map((n) => evaluateExact(withPi(e, fromInt(n)), new Map(), budget));
  if (!one || !two || !three || one.n === 0n) return null;
  for (let exponent = -MOST; exponent <= MOST; exponent += 1) {
    const times = (n: number) => multiply(one, raised(fromInt(n), BigInt(exponent)));
    if (exponent !== 0 && equals(two, times(2)) && equals(three, times(3)))
      return { coefficient: one, exponent };
  }
  return null;
}

/** Bounds far closer than any figure that is printed. */
export function piBounds({ coefficient, exponent }: PiMultiple): Enclosure {
  const ends = [LOW, HIGH].map((end) => multiply(coefficient, raised(end, BigInt(exponent)))) as [
    Rational,
    Rational,
  ];
  const isRising = coefficient.n > 0n === exponent > 0;
  return isRising ? { low: ends[0], high: ends[1] } : { low: ends[1], high: ends[0] };
}

/** As it is written: 36π, 20.25π, 4π/3, 10/π, 75.36/π. */
export function piNode({ coefficient, exponent }: PiMultiple): Expression {
  const size = Math.abs(exponent);
  const letters = size === 1 ? PI : power(PI, number(fromInt(size)));
  const places = terminatingDigits(coefficient);
  const { n, d } = coefficient;
  const [top, bottom] = places === null ? [fromInt(n), fromInt(d)] : [coefficient, fromInt(1)];
  const front = decimalNode(top, places ?? 0);
  const times = (factor: Expression, one: boolean) => (one ? letters : product([factor, letters]));
  if (exponent < 0) return quotient(front, times(number(bottom), isOne(bottom)));
  return isOne(bottom) ? times(front, isOne(top)) : quotient(times(front, isOne(top)), number(bottom));
}
