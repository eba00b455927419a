import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { equals, fromInt, ONE } from "../../expression/rational";
import { children, symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

/** value = inner, where only the inner side holds the letter. */
export interface Balance {
  readonly value: Expression;
  readonly inner: Expression;
}

/** One operation undone on both sides. */
export interface Peeled extends Balance {
  readonly title: string;
  readonly why: string;
  /** What must not be negative from here on, where an even root was undone. */
  readonly notNegative?: Expression;
}

interface Context {
  readonly letter: string;
  /** 1 or −1: the side of an even power on which the function is taken; null when it is not said. */
  readonly side: (base: Expression) => 1 | -1 | null;
  readonly budget: Budget;
}

/** Undoes the outermost operation around the letter; null when it cannot be undone. */
export function peel({ value, inner }: Balance, context: Context): Peeled | null {
  const holds = (part: Expression) => symbolsOf(part).includes(context.letter);
  const [part, ...more] = children(inner).filter(holds);
  if (!part || more.length > 0) return null;
  const others = children(inner).filter((each) => each !== part);
  switch (inner.kind) {
    case "negation":
      return { ...SIGNS, value: opposite(value), inner: part };
    case "sum":
      return { ...TERMS, value: lessTerms(value, others), inner: part };
    case "product":
      return { ...FACTORS, value: over(value, product(others)), inner: part };
    case "quotient":
      return part === inner.numerator
        ? { ...DIVISOR, value: product([inner.denominator, value]), inner: part }
        : { ...RECIPROCAL, value: quotient(inner.numerator, value), inner: part };
    case "root":
      return {
        ...ROOT,
        value: power(value, int(inner.index)),
        inner: part,
        ...(inner.index % 2n === 0n ? { notNegative: value } : {}),
      };
    case "power":
      return part === inner.base
        ? ofPower(value, inner.base, { exponent: inner.exponent, context })
        : logarithm(value, inner);
    case "function":
      return exponential(value, inner);
    default:
      return null;
  }
}

const SIGNS = { title: "Change the sign of both sides.", why: "This undoes the minus sign." };
const TERMS = { title: "Take the other terms to the other side.", why: "This undoes what is added." };
const FACTORS = { title: "Divide both sides.", why: "This undoes the multiplication." };
const DIVISOR = { title: "Multiply both sides.", why: "This undoes the division." };
const RECIPROCAL = {
  title: "Swap the denominator with the other side.",
  why: "Multiply by the denominator, then divide by the other side.",
};
const ROOT = { title: "Raise both sides to the power of the root.", why: "This undoes the root." };
const POWER = { title: "Take the root of both sides.", why: "This undoes the power." };
const LOGARITHM = {
  title: "Take the logarithm of both sides.",
  why: "This undoes the power with the letter above.",
};
const EXPONENTIAL = { title: "Make both sides exponents.", why: "This undoes the logarithm." };

function ofPower(
  value: Expression,
  base: Expression,
  { exponent, context }: { readonly exponent: Expression; readonly context: Context },
): Peeled | null {
  const k = evaluateExact(exponent, new Map(), context.budget);
  if (k?.d !== 1n || k.n < 2n || k.n > 12n) return null;
  const taken = root(value, k.n);
  if (k.n % 2n === 1n) return { ...POWER, value: taken, inner: base };
  const side = context.side(base);
  if (side === null) return null;
  const why = `This undoes the power; on the given domain the ${side > 0 ? "positive" : "negative"} root is the right one.`;
  return { ...POWER, why, value: side > 0 ? taken : negation(taken), inner: base };
}

function logarithm(value: Expression, inner: Expression & { readonly kind: "power" }): Peeled | null {
  const { base, exponent } = inner;
  if (base.kind === "constant" && base.name === "e")
    return { ...LOGARITHM, value: { kind: "function", name: "ln", args: [value] }, inner: exponent };
  if (base.kind !== "number" || equals(base.value, ONE) || base.value.n <= 0n) return null;
  const node: Expression = { kind: "function", name: "log", args: [value] };
  const plain = equals(base.value, fromInt(10));
  return { ...LOGARITHM, value: plain ? node : { ...node, base }, inner: exponent };
}

function exponential(value: Expression, inner: Expression & { readonly kind: "function" }): Peeled | null {
  const [argument] = inner.args;
  if (!argument || inner.args.length !== 1) return null;
  if (inner.name === "ln")
    return { ...EXPONENTIAL, value: power({ kind: "constant", name: "e" }, value), inner: argument };
  if (inner.name !== "log") return null;
  return { ...EXPONENTIAL, value: power(inner.base ?? int(10), value), inner: argument };
}

/** −e with the sign inside: x − 12 becomes 12 − x. */
export function opposite(e: Expression): Expression {
  if (e.kind === "negation") return e.operand;
  return e.kind === "sum" ? positiveFirst(e.terms.map(opposite)) : negation(e);
}

const positiveFirst = (terms: readonly Expression[]): Expression =>
  sum([
    ...terms.filter((each) => each.kind !== "negation"),
    ...terms.filter((each) => each.kind === "negation"),
  ]);

function lessTerms(value: Expression, others: readonly Expression[]): Expression {
  return sum([value, ...others.map(opposite)]);
}

/** value / divisor; a negative divisor gives its sign to the value, a fraction is turned over. */
function over(value: Expression, divisor: Expression): Expression {
  if (divisor.kind === "negation") return over(opposite(value), divisor.operand);
  if (divisor.kind === "quotient") {
    const times = isOne(divisor.denominator) ? value : product([divisor.denominator, value]);
    return isOne(divisor.numerator) ? times : quotient(times, divisor.numerator);
  }
  return isOne(divisor) ? value : quotient(value, divisor);
}

const isOne = (e: Expression): boolean => e.kind === "number" && equals(e.value, ONE);
