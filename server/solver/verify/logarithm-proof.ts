import type { Expression } from "../expression/ast";
import { boundedPower } from "../expression/bounded-power";
import { evaluateExact } from "../expression/evaluate-exact";
import { logarithmOf } from "../expression/logarithm";
import {
  add,
  divide,
  equals,
  isZero,
  lcm,
  multiply,
  ONE,
  type Rational,
  rational,
  ZERO,
} from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";

/** Powers beyond this are not raised. */
const LARGEST_EXPONENT = 600n;

/** A product of powers: of positive rational numbers, and of everything else by the way it is written. */
interface Powers {
  readonly numbers: readonly { readonly of: Rational; readonly exponent: Rational }[];
  readonly others: ReadonlyMap<string, Rational>;
}

const NOTHING: Powers = { numbers: [], others: new Map() };

/** Whether two sums of logarithms with one base are the same for all positive letters: with the base raised to both,
 * one product of powers over the other comes to 1. Null where the expressions are not of this kind, or a power is too
 * large. */
export function sameLogarithms(a: Expression, b: Expression, budget: Budget): boolean | null {
  const base = baseIn(a) ?? baseIn(b);
  const number = base && evaluateExact(base, new Map(), budget);
  if (number && equals(number, ONE)) return null;
  const raised = base && [raise(a, base, budget), raise(b, base, budget)];
  if (!raised?.[0] || !raised[1]) return null;
  return isOne(together(raised[0], scaled(raised[1], rational(-1n))));
}

/** The base of the first logarithm. */
function baseIn(e: Expression): Expression | null {
  const log = logarithmOf(e);
  if (log) return log.base;
  const parts = e.kind === "sum" ? e.terms : e.kind === "product" ? e.factors : [];
  const inner = e.kind === "negation" ? [e.operand] : e.kind === "quotient" ? [e.numerator] : parts;
  return inner.map(baseIn).find((each) => each !== null) ?? null;
}

/** The base to the power of an expression. */
function raise(e: Expression, base: Expression, budget: Budget): Powers | null {
  budget.spend();
  const log = logarithmOf(e);
  if (log) return toLatex(log.base) === toLatex(base) ? powersIn(log.argument, budget) : null;
  switch (e.kind) {
    case "sum": {
      const parts = e.terms.map((term) => raise(term, base, budget));
      return parts.every((part) => part !== null) ? parts.reduce(together, NOTHING) : null;
    }
    case "negation":
      return times(raise(e.operand, base, budget), rational(-1n));
    case "product": {
      const numbers = e.factors.map((factor) => evaluateExact(factor, new Map(), budget));
      const rest = e.factors.filter((_, i) => numbers[i] === null);
      const factor = numbers.reduce<Rational>((total, each) => (each ? multiply(total, each) : total), ONE);
      if (rest.length === 0) return times(powersIn(base, budget), factor);
      return rest.length === 1 ? times(raise(rest[0] as Expression, base, budget), factor) : null;
    }
    case "quotient": {
      const below = evaluateExact(e.denominator, new Map(), budget);
      if (below && !isZero(below)) return times(raise(e.numerator, base, budget), divide(ONE, below));
      return null;
    }
    default: {
      const number = evaluateExact(e, new Map(), budget);
      return number && times(powersIn(base, budget), number);
    }
  }
}

/** What an argument is made of; null where a number in it is not positive. */
function powersIn(e: Expression, budget: Budget): Powers | null {
  const number = evaluateExact(e, new Map(), budget);
  if (number) return number.n > 0n ? { numbers: [{ of: number, exponent: ONE }], others: new Map() } : null;
  switch (e.kind) {
    case "product": {
      const parts = e.factors.map((factor) => powersIn(factor, budget));
      return parts.every((part) => part !== null) ? parts.reduce(together, NOTHING) : null;
    }
    case "quotient": {
      const [above, below] = [powersIn(e.numerator, budget), powersIn(e.denominator, budget)];
      return above && below && together(above, scaled(below, rational(-1n)));
    }
    case "power": {
      const exponent = evaluateExact(e.exponent, new Map(), budget);
      return exponent && times(powersIn(e.base, budget), exponent);
    }
    case "root":
      return times(powersIn(e.radicand, budget), rational(1n, e.index));
    case "negation":
      return null;
    default:
      return { numbers: [], others: new Map([[toLatex(e), ONE]]) };
  }
}

const times = (powers: Powers | null, by: Rational): Powers | null => powers && scaled(powers, by);

const scaled = ({ numbers, others }: Powers, by: Rational): Powers => ({
  numbers: numbers.map(({ of, exponent }) => ({ of, exponent: multiply(exponent, by) })),
  others: new Map([...others].map(([name, exponent]) => [name, multiply(exponent, by)])),
});

function together(a: Powers, b: Powers): Powers {
  const others = new Map(a.others);
  for (const [name, exponent] of b.others) others.set(name, add(others.get(name) ?? ZERO, exponent));
  return { numbers: [...a.numbers, ...b.numbers], others };
}

/** Null where a power is too large to be raised. Different letters cancel only against themselves. */
function isOne({ numbers, others }: Powers): boolean | null {
  if ([...others.values()].some((exponent) => !isZero(exponent))) return null;
  const scale = numbers.reduce((total, { exponent }) => lcm(total, exponent.d), 1n);
  const exponents = numbers.map(({ exponent }) => multiply(exponent, rational(scale)).n);
  if (exponents.some((each) => each > LARGEST_EXPONENT || each < -LARGEST_EXPONENT)) return null;
  const value = numbers.reduce<Rational>(
    (total, { of }, i) => multiply(total, boundedPower(of, exponents[i] as bigint)),
    ONE,
  );
  return equals(value, ONE);
}

/** A number to the power of a logarithm with that number as its base is what stands in the logarithm. */
export function undoneLogarithm(e: Expression): Expression | null {
  const log = e.kind === "power" ? logarithmOf(e.exponent) : null;
  return e.kind === "power" && log && toLatex(log.base) === toLatex(e.base) ? log.argument : null;
}
