import type { Expression, FunctionNode } from "../../expression/ast";
import { int } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

/** What a rule makes of the derivative of one expression. Parts still to be differentiated stand in it as
 * derivative nodes. */
export interface DerivativeRule {
  /** Frozen kebab-case id. */
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** Null when the rule does not fit. */
  apply(u: Expression, context: DerivativeContext): Expression | null;
}

export interface DerivativeContext {
  readonly variable: string;
  readonly budget: Budget;
}

/** d/dx u, still to be worked out. */
export const derivativeOf = (u: Expression, variable: string): FunctionNode => ({
  kind: "function",
  name: "derivative",
  args: [u, { kind: "symbol", name: variable }, int(1)],
});

export const isDerivative = (node: { readonly kind: string; readonly name?: string }): node is FunctionNode =>
  node.kind === "function" && node.name === "derivative";

export const holds = (u: Expression, variable: string): boolean => symbolsOf(u).includes(variable);

export const isVariable = (u: Expression, variable: string): boolean =>
  u.kind === "symbol" && u.name === variable;

export const applied = (name: string, u: Expression): Expression => ({ kind: "function", name, args: [u] });
