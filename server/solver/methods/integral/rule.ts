import type { Expression, FunctionNode } from "../../expression/ast";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

export interface IntegralContext {
  readonly variable: string;
  readonly budget: Budget;
  /** How many substitutions and parts may still be nested. */
  readonly depth: number;
  /** Rules found before for the same integral. */
  readonly known: Map<string, Applied | null>;
  /** The antiderivative of a part, for rules that need one; null when none is found. */
  integrate(e: Expression, context: IntegralContext): Expression | null;
}

/** A rule and what it makes of an integral. */
export interface Applied {
  readonly rule: IntegralRule;
  readonly rewrite: IntegralRewrite;
}

/** What a rule makes of one integral. Integrals still to be worked out stand in it as integral nodes. */
export interface IntegralRewrite {
  readonly result: Expression;
  readonly title?: string;
}

export interface IntegralRule {
  /** Frozen kebab-case id. */
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** Null when the rule does not fit or leads nowhere. */
  apply(u: Expression, context: IntegralContext): IntegralRewrite | null;
}

/** ∫ u dx, still to be worked out. */
export const integralOf = (u: Expression, variable: string): FunctionNode => ({
  kind: "function",
  name: "integral",
  args: [u, { kind: "symbol", name: variable }],
});

export const isIntegral = (node: { readonly kind: string; readonly name?: string }): node is FunctionNode =>
  node.kind === "function" && node.name === "integral";

export const holds = (u: Expression, variable: string): boolean => symbolsOf(u).includes(variable);
export const applied = (name: string, u: Expression): Expression => ({ kind: "function", name, args: [u] });
export const sizeOf = (operand: Expression): Expression => ({ kind: "absolute", operand });
