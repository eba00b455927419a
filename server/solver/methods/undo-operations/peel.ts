import type { Expression } from "../../expression/ast";
import { power, product } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { equals, fromInt, ONE } from "../../expression/rational";
import { children, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Budget } from "../../types";
import { opposite, over, plus, rootOf, times, toThePower } from "./written-value";

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
  /** Whether the opposite of the value does as well. */
  readonly isEitherSign?: boolean;
}

/** 1 or −1: the side of zero on which the base of an even power lies; "either" where it may be on both, null where
 * that would give no answer. */
export type Side = 1 | -1 | "either" | null;

export interface Context {
  readonly letter: string;
  readonly side: (base: Expression) => Side;
  readonly budget: Budget;
}

/** Undoes the outermost operation around the letter; null when it cannot be undone. */
export function peel({ value, inner }: Balance, context: Context): Peeled | null {
  const holds = (part: Expression) => symbolsOf(part).includes(context.letter);
  const [part, ...more] = children(inner).filter(holds);
  if (!part || more.length > 0) return null;
  const { budget } = context;
  const others = children(inner).filter((each) => each !== part);
  switch (inner.kind) {
    case "negation":
      return { ...SIGNS, value: opposite(value), inner: part };
    case "sum":
      return { ...terms(others), value: plus([value, ...others.map(opposite)], budget), inner: part };
    case "product":
      return { ...divided(product(others)), value: over(value, product(others), budget), inner: part };
    case "quotient":
      return part === inner.numerator
        ? { ...multiplied(inner.denominator), value: times(inner.denominator, value, budget), inner: part }
        : { ...RECIPROCAL, value: over(inner.numerator, value, budget), inner: part };
    case "root":
      return raised(value, part, { index: inner.index, budget });
    case "power":
      return part === inner.base
        ? ofPower(value, inner.base, { exponent: inner.exponent, context })
        : logarithm(value, inner);
    case "function":
      return ofFunction(value, inner);
    default:
      return null;
  }
}

const shown = (e: Expression): string => `$${toLatex(e)}$`;

const SIGNS = table({ title: "Change the sign of both sides.", why: "This undoes the minus sign." });
const divided = (by: Expression) => ({
  title: `Divide both sides by ${shown(by)}.`,
  why:
    symbolsOf(by).length > 0
      ? `This undoes the multiplication. It is allowed as long as $${toLatex(by)} \\ne 0$.`
      : "This undoes the multiplication.",
});
const multiplied = (by: Expression) => ({
  title: `Multiply both sides by ${shown(by)}.`,
  why: "This undoes the division.",
});
const RECIPROCAL = table({
  title: "Swap the denominator with the other side.",
  why: "Multiply by the denominator, then divide by the other side.",
});
const LOGARITHM = {
  title: "Take the logarithm of both sides.",
  why: "This undoes the power with the letter above. Only a positive number has a logarithm.",
};
const EXPONENTIAL = { title: "Make both sides exponents.", why: "This undoes the logarithm." };

function terms(others: readonly Expression[]) {
  const isTaken = others.every((each) => each.kind !== "negation");
  const [only] = others;
  const title =
    others.length > 1 || !only
      ? "Take the other terms to the other side."
      : isTaken
        ? `Take ${shown(only)} from both sides.`
        : `Add ${shown(opposite(only))} to both sides.`;
  return { title, why: `This undoes what is ${isTaken ? "added" : "added or taken away"}.` };
}

function raised(
  value: Expression,
  inner: Expression,
  { index, budget }: { readonly index: bigint; readonly budget: Budget },
): Peeled {
  const isEven = index % 2n === 0n;
  return {
    title: index === 2n ? "Square both sides." : `Raise both sides to the power $${index}$.`,
    why: isEven
      ? `This undoes the root. The root is never negative, so there is only a solution where $${toLatex(value)} \\ge 0$.`
      : "This undoes the root.",
    value: toThePower(value, index, budget),
    inner,
    ...(isEven ? { notNegative: value } : {}),
  };
}

function ofPower(
  value: Expression,
  base: Expression,
  { exponent, context }: { readonly exponent: Expression; readonly context: Context },
): Peeled | null {
  const { budget } = context;
  const k = evaluateExact(exponent, new Map(), budget);
  if (!k) return null;
  if (k.n < 0n)
    return { ...RECIPROCAL, value: toThePower(value, -1n, budget), inner: power(base, positive(-k.n, k.d)) };
  if (k.n === 1n && k.d > 1n && k.d <= LARGEST) return raised(value, base, { index: k.d, budget });
  if (k.d !== 1n || k.n < 2n || k.n > LARGEST) return null;
  const title = k.n === 2n ? "Take the square root of both sides." : "Take the root of both sides.";
  const own = { index: k.n, sign: "own", budget } as const;
  if (k.n % 2n === 1n)
    return {
      title,
      why: "This undoes the power. An odd power takes every value once, so there is one root.",
      value: rootOf(value, own),
      inner: base,
    };
  const side = context.side(base);
  if (side === null) return null;
  if (side === "either")
    return {
      title,
      why: "A number and its opposite have the same even power, so both signs count.",
      value: rootOf(value, { ...own, sign: "either" }),
      inner: base,
      isEitherSign: true,
    };
  const why = `This undoes the power; on the given domain the ${side > 0 ? "positive" : "negative"} root is the right one.`;
  const taken = rootOf(value, own);
  return { title, why, value: side > 0 ? taken : opposite(taken), inner: base };
}

const LARGEST = 12n;
const positive = (n: bigint, d: bigint): Expression => {
  const above: Expression = { kind: "number", value: { n, d: 1n } };
  return d === 1n
    ? above
    : { kind: "quotient", numerator: above, denominator: { kind: "number", value: { n: d, d: 1n } } };
};

function logarithm(value: Expression, inner: Expression & { readonly kind: "power" }): Peeled | null {
  const { base, exponent } = inner;
  if (base.kind === "constant" && base.name === "e")
    return { ...LOGARITHM, value: { kind: "function", name: "ln", args: [value] }, inner: exponent };
  const isLetters = symbolsOf(base).length > 0;
  if (!isLetters && (base.kind !== "number" || equals(base.value, ONE) || base.value.n <= 0n)) return null;
  const node: Expression = { kind: "function", name: "log", args: [value] };
  const isCommon = base.kind === "number" && equals(base.value, fromInt(10));
  return { ...LOGARITHM, value: isCommon ? node : { ...node, base }, inner: exponent };
}

function ofFunction(value: Expression, inner: Expression & { readonly kind: "function" }): Peeled | null {
  const [argument] = inner.args;
  if (!argument || inner.args.length !== 1) return null;
  if (inner.name === "exp")
    return { ...LOGARITHM, value: { kind: "function", name: "ln", args: [value] }, inner: argument };
  if (inner.name === "ln")
    return { ...EXPONENTIAL, value: power({ kind: "constant", name: "e" }, value), inner: argument };
  if (inner.name !== "log") return null;
  const base: Expression = inner.base ?? { kind: "number", value: fromInt(10) };
  return { ...EXPONENTIAL, value: power(base, value), inner: argument };
}
