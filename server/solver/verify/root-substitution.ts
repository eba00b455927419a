import type { Expression } from "../expression/ast";
import { power, product, quotient, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  equals,
  isInteger,
  isZero,
  lcm,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../expression/rational";
import { children, mapChildren, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { checkIdentity, type Identity } from "./identity";
import { valueAt } from "./sample-points";

/** Compares expressions in which one base of degree 1 stands under fractional exponents: the base is put as the q-th
 * power of a new letter, so that both become fractions of polynomials in it. Holds where the base is positive. */
export function checkRootIdentity(a: Expression, b: Expression, budget: Budget): Identity {
  const powers = [...fractionalPowers(a, budget), ...fractionalPowers(b, budget)];
  const [first] = powers;
  if (!first || powers.some(({ base }) => toLatex(base) !== toLatex(first.base))) return { equal: null };
  const [unknown, ...others] = symbolsOf(first.base);
  if (unknown === undefined || others.length > 0) return { equal: null };
  const line = lineOf(first.base, unknown, budget);
  const q = powers.reduce((common, { exponent }) => lcm(common, exponent.d), 1n);
  if (!line || q > 12n) return { equal: null };
  const letter: Expression = { kind: "symbol", name: "t_0" };
  const raised = power(letter, whole(q));
  const value = quotient(
    sum([raised, signed(rational(-line.constant.n, line.constant.d))]),
    signed(line.slope),
  );
  const put = (e: Expression) => substituted(e, { first: first.base, unknown, value, letter, q }, budget);
  return checkIdentity(put(a), put(b), budget);
}

interface FractionalPower {
  readonly base: Expression;
  readonly exponent: Rational;
}

function fractionalPowers(e: Expression, budget: Budget): FractionalPower[] {
  const exponent = e.kind === "power" ? valueAt(e.exponent, new Map(), budget) : null;
  const inner = children(e).flatMap((part) => fractionalPowers(part, budget));
  return e.kind === "power" && exponent && !isInteger(exponent)
    ? [{ base: e.base, exponent }, ...inner]
    : inner;
}

interface Exchange {
  readonly first: Expression;
  readonly unknown: string;
  readonly value: Expression;
  readonly letter: Expression;
  readonly q: bigint;
}

function substituted(e: Expression, exchange: Exchange, budget: Budget): Expression {
  if (e.kind === "symbol") return e.name === exchange.unknown ? exchange.value : e;
  const exponent = e.kind === "power" ? valueAt(e.exponent, new Map(), budget) : null;
  if (e.kind === "power" && exponent && !isInteger(exponent)) {
    return power(exchange.letter, signed(multiply(exponent, rational(exchange.q))));
  }
  return mapChildren(e, (part) => substituted(part, exchange, budget));
}

/** slope · unknown + constant, from three values; null for anything else. */
function lineOf(
  e: Expression,
  unknown: string,
  budget: Budget,
): { readonly slope: Rational; readonly constant: Rational } | null {
  const at = (k: bigint) => evaluateExact(e, new Map([[unknown, rational(k)]]), budget);
  const [zero, one, two, three] = [at(0n), at(1n), at(2n), at(3n)];
  if (!zero || !one || !two || !three) return null;
  const slope = subtract(one, zero);
  const straight = equals(subtract(two, one), slope) && equals(subtract(three, two), slope);
  return straight && !isZero(slope) ? { slope, constant: zero } : null;
}

const whole = (n: bigint): Expression => ({ kind: "number", value: rational(n) });

function signed({ n, d }: Rational): Expression {
  const size = whole(n < 0n ? -n : n);
  const written = d === 1n ? size : quotient(size, whole(d));
  return n < 0n ? product([{ kind: "negation", operand: whole(1n) }, written]) : written;
}
