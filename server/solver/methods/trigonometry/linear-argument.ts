import type { Expression } from "../../expression/ast";
import { int, product, quotient } from "../../expression/build";
import { turnOf } from "../../expression/exact-angle";
import { polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { add, isZero, multiply, negate, ONE, type Rational, subtract, ZERO } from "../../expression/rational";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";

/** An argument of a circular function: rational multiples of letters, and a multiple of π. */
export interface Argument {
  readonly letters: ReadonlyMap<string, Rational>;
  readonly turn: Rational;
}

/** Reads 2x + π/3; null when it is not linear in its letters. */
export function argumentOf(e: Expression, budget: Budget): Argument | null {
  budget.spend();
  if (symbolsOf(e).length === 0) {
    const turn = turnOf(e, budget);
    return turn && { letters: new Map(), turn };
  }
  if (e.kind === "sum") {
    const parts = e.terms.map((term) => argumentOf(term, budget));
    return parts.reduce((a, b) => (a && b ? plusArgument(a, b) : null));
  }
  if (e.kind === "negation") {
    const inner = argumentOf(e.operand, budget);
    return inner && scaledArgument(inner, negate(ONE));
  }
  if (some(e, (part) => part.kind === "function" || part.kind === "constant")) return null;
  const p = polynomialOf(e, budget);
  if (!p) return null;
  const letters = new Map<string, Rational>();
  for (const { coefficient, exponents } of p.terms) {
    const [[name, exponent] = ["", 0], ...others] = Object.entries(exponents).filter(
      ([, power]) => power !== 0,
    );
    if (exponent !== 1 || others.length > 0) return null;
    letters.set(name, coefficient);
  }
  return { letters, turn: ZERO };
}

export function plusArgument(a: Argument, b: Argument): Argument {
  const letters = new Map(a.letters);
  for (const [name, factor] of b.letters) {
    const total = add(letters.get(name) ?? ZERO, factor);
    if (isZero(total)) letters.delete(name);
    else letters.set(name, total);
  }
  return { letters, turn: add(a.turn, b.turn) };
}

export const scaledArgument = ({ letters, turn }: Argument, factor: Rational): Argument => ({
  letters: new Map([...letters].map(([name, value]) => [name, multiply(value, factor)])),
  turn: multiply(turn, factor),
});

export const minusArgument = (a: Argument, b: Argument): Argument =>
  plusArgument(a, scaledArgument(b, subtract(ZERO, ONE)));

/** The letters of an argument as they are written, without its multiple of π: 3x, x/10, x + y. */
export function writeLetters({ letters }: Argument): Expression {
  const entries = [...letters];
  if (entries.length === 0) return int(0);
  const p = {
    terms: entries.map(([name, coefficient]) => ({ coefficient, exponents: { [name]: 1 } })),
  };
  const single = entries[0];
  if (single && entries.length === 1 && single[1].d !== 1n && single[1].n > 0n) {
    const letter: Expression = { kind: "symbol", name: single[0] };
    const top = single[1].n === 1n ? letter : product([int(single[1].n), letter]);
    return quotient(top, int(single[1].d));
  }
  return polynomialToExpression(p);
}

/** Negative when the first letter has a negative multiple. */
export const isTurnedRound = ({ letters, turn }: Argument): boolean => {
  const [first] = letters.values();
  return first ? first.n < 0n : turn.n < 0n;
};

/** Every argument of a circular function in an expression, distinct; null when one is not linear. */
export function argumentsIn(e: Expression, budget: Budget): Argument[] | null {
  const found = new Map<string, Argument>();
  let strange = false;
  some(e, (node) => {
    if (node.kind !== "function" || node.name === "degree") return false;
    const argument = node.args[0] && argumentOf(node.args[0], budget);
    if (!argument || node.args.length > 1) strange = true;
    else found.set(argumentKey(argument), argument);
    return false;
  });
  return strange ? null : [...found.values()];
}

export const argumentKey = (argument: Argument): string =>
  `${toLatex(writeLetters(argument))}|${argument.turn.n}/${argument.turn.d}`;
