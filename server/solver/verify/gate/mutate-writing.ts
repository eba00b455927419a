import type { Expression } from "../../expression/ast";
import {
  imaginaryUnit,
  int,
  negation,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../../expression/build";
import { decimalNode, roundTo } from "../../expression/decimal";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { mapChildren, some, symbolsOf } from "../../expression/walk";

/** Wrong turns of an expression as a whole: what a verifier does not see that looks at one node at a time, at the real
 * values, or at places where nothing is special. */
export const turned = (e: Expression): Expression[] => [
  ...conjugates(e),
  ...mirrored(e),
  ...exchanged(e),
  ...approximated(e),
  ...bounded(e),
];

/** The conjugate of a complex number, and the other of two signs. */
const conjugates = (e: Expression): Expression[] =>
  some(e, (part) => part.kind === "constant" && part.name === "i")
    ? [
        replaced(e, (part) =>
          part.kind === "constant" && part.name === "i" ? negation(imaginaryUnit) : null,
        ),
      ]
    : [];

/** The same with a letter of the other sign. */
const mirrored = (e: Expression): Expression[] =>
  symbolsOf(e).map((name) => substitute(e, new Map([[name, negation(symbol(name))]])));

/** Two letters in each other's places. */
const exchanged = (e: Expression): Expression[] => {
  const [a, b] = symbolsOf(e);
  if (a === undefined || b === undefined) return [];
  return [
    substitute(
      e,
      new Map([
        [a, symbol(b)],
        [b, symbol(a)],
      ]),
    ),
  ];
};

const DIGITS = [1, 3, 6];

/** A number rounded where it is exact, and to fewer digits where it is rounded. */
function approximated(e: Expression): Expression[] {
  if (symbolsOf(e).length > 0 || some(e, isInfinite)) return [];
  const value = evaluateComplex(e, new Map());
  if (value?.im !== 0 || Math.abs(value.re) > 1e6) return [];
  const near = rational(BigInt(Math.round(value.re * 1e9)), 10n ** 9n);
  return DIGITS.map((digits) => decimalNode(roundTo(near, digits), digits)).filter(
    (each) => Math.abs((evaluateComplex(each, new Map())?.re ?? 0) - value.re) > 1e-9,
  );
}

const isInfinite = (part: { readonly kind: string; readonly name?: unknown }): boolean =>
  part.kind === "constant" && part.name === "infinity";

/** Without sign at all, as its own square, and undone and done again. */
const bounded = (e: Expression): Expression[] => [
  { kind: "absolute", operand: e },
  negation({ kind: "absolute", operand: e }),
  power(e, int(2)),
  power(e, int(-1)),
];

/** The same value in a clumsy writing. */
export function clumsy(e: Expression): Expression[] {
  const [name] = symbolsOf(e);
  return [
    { kind: "sum", terms: [e, int(0)] },
    { kind: "product", factors: [int(1), e] },
    { kind: "quotient", numerator: e, denominator: int(1) },
    power(e, int(1)),
    negation(negation(e)),
    { kind: "sum", terms: [e, int(1), negation(int(1))] },
    { kind: "sum", terms: [e, e, negation(e)] },
    { kind: "product", factors: [int(2), e, quotient(int(1), int(2))] },
    { kind: "quotient", numerator: int(1), denominator: quotient(int(1), e) },
    ...underRoot(e),
    ...undone(e),
    ...(name === undefined ? [] : withHole(e, name)),
    ...(e.kind === "number" && e.decimals === undefined && e.value.d === 1n ? [{ ...e, decimals: 1 }] : []),
    ...(e.kind === "number" && e.decimals !== undefined ? [{ ...e, decimals: e.decimals + 1 }] : []),
    ...(e.kind === "number" && e.value.n === 0n ? [negation(e)] : []),
  ];
}

/** A whole number as the root of its square, which is worked out or not. */
const underRoot = (e: Expression): Expression[] =>
  e.kind === "number" && e.value.d === 1n && e.value.n > 1n && !e.decimals
    ? [root(int(e.value.n * e.value.n)), root(power(e, int(2)))]
    : [];

const call = (name: string, argument: Expression): Expression => ({
  kind: "function",
  name,
  args: [argument],
});
const E: Expression = { kind: "constant", name: "e" };

/** What is done and undone: roots and squares, powers and logarithms, and factors that are 1. */
const undone = (e: Expression): Expression[] => [
  root(power(e, int(2))),
  root(power(e, int(3)), 3n),
  power(root(e), int(2)),
  power(E, call("ln", e)),
  call("log", power(int(10), e)),
  sum([e, product([int(0), imaginaryUnit])]),
  sum([e, product([int(0), root(e)])]),
  product([e, call("sin", quotient({ kind: "constant", name: "pi" }, int(2)))]),
  quotient({ kind: "sum", terms: [e, e] }, int(2)),
  quotient(product([int(7), e]), int(7)),
  ...(e.kind === "number" && e.value.n > 0n && !e.decimals
    ? [quotient(product([e, root(int(2))]), root(int(2)))]
    : []),
  ...(e.kind === "percent" ? [] : [{ kind: "percent", operand: product([int(100), e]) } as const]),
  product([e, power(int(1), int(2))]),
];

/** The same but at one number, where it has no value. */
function withHole(e: Expression, name: string): Expression[] {
  const gap = sum([symbol(name), negation(int(7))]);
  return [quotient(product([e, gap]), gap), quotient(product([e, symbol(name)]), symbol(name))];
}

function replaced(e: Expression, change: (part: Expression) => Expression | null): Expression {
  return change(e) ?? mapChildren(e, (part) => replaced(part, change));
}
