import type { Rational } from "./rational";

/** The one tree for everything the engine reads, transforms and prints. It keeps what the student wrote
 * (subtraction, ÷, decimals, mixed numbers, order), so that a step looks like the exercise book.
 *
 * Conventions: `a - b` is sum [a, negation b]; `x/2`, `\frac{x}{2}` and `x ÷ 2` are quotients; `-3` is
 * negation(number 3), a number node is never negative; `√x` is root with index 2; `2x` is a product. */
export type Expression =
  | NumberNode
  | MixedNode
  | SymbolNode
  | ConstantNode
  | SumNode
  | ProductNode
  | QuotientNode
  | PowerNode
  | NegationNode
  | RootNode
  | AbsoluteNode
  | PercentNode
  | FunctionNode;

/** A non-negative literal. `decimals` is the count of digits after the point when it was written as a decimal. */
export interface NumberNode {
  readonly kind: "number";
  readonly value: Rational;
  readonly decimals?: number;
}
/** 2 1/3, written as a mixed number: whole + numerator/denominator, not reduced. */
export interface MixedNode {
  readonly kind: "mixed";
  readonly whole: bigint;
  readonly numerator: bigint;
  readonly denominator: bigint;
}
/** A variable; `name` is plain ("x", "theta", "x_1"). */
export interface SymbolNode {
  readonly kind: "symbol";
  readonly name: string;
}
export interface ConstantNode {
  readonly kind: "constant";
  readonly name: "pi" | "e" | "i" | "infinity";
}
/** Two or more terms; a subtracted term is a NegationNode. */
export interface SumNode {
  readonly kind: "sum";
  readonly terms: readonly Expression[];
}
/** Two or more factors. `explicit` marks a written sign (· × *) before factor i+1; absent means juxtaposition. */
export interface ProductNode {
  readonly kind: "product";
  readonly factors: readonly Expression[];
  readonly explicit?: boolean;
}
/** `inline` when written with ÷ or as `a : b` rather than as a fraction. */
export interface QuotientNode {
  readonly kind: "quotient";
  readonly numerator: Expression;
  readonly denominator: Expression;
  readonly inline?: boolean;
}
export interface PowerNode {
  readonly kind: "power";
  readonly base: Expression;
  readonly exponent: Expression;
}
export interface NegationNode {
  readonly kind: "negation";
  readonly operand: Expression;
}
export interface RootNode {
  readonly kind: "root";
  readonly radicand: Expression;
  readonly index: bigint;
}
export interface AbsoluteNode {
  readonly kind: "absolute";
  readonly operand: Expression;
}
/** 45%: the operand over a hundred. */
export interface PercentNode {
  readonly kind: "percent";
  readonly operand: Expression;
}
/** f(x), sin x, log_2 x (then `base`). `name` is plain: "sin", "log", "ln", "f". */
export interface FunctionNode {
  readonly kind: "function";
  readonly name: string;
  readonly args: readonly Expression[];
  readonly base?: Expression;
}

export type RelationOperator = "=" | "<" | "<=" | ">" | ">=" | "!=";
export interface Relation {
  readonly kind: "relation";
  readonly operator: RelationOperator;
  readonly left: Expression;
  readonly right: Expression;
}
/** What stands on one line of mathematics. */
export type Statement = Expression | Relation;
