import type { Expression } from "../expression/ast";

export type SumRule = "left" | "right" | "midpoint" | "trapezoidal" | "simpson";

/** An integral by a sum of so many equal parts. */
export interface ApproximateIntegralTask {
  readonly task: "approximate-integral";
  readonly rule: SumRule;
  readonly expression: Expression;
  readonly variable: string;
  readonly low: Expression;
  readonly high: Expression;
  readonly parts: number;
}

/** Steps that follow a rule from a start: Newton's method, Euler's method, x_{n+1} = g(x_n). */
export interface IterationTask {
  readonly task: "iteration";
  /** "newton": the expression's zero is sought. "euler": it is y'. "repeat": it is the next value. */
  readonly rule: "newton" | "euler" | "repeat";
  readonly expression: Expression;
  readonly variable: string;
  readonly start: Expression;
  /** How many steps are taken. */
  readonly count: number;
  /** The values after each step, or the last one alone. */
  readonly shown: "each" | "last";
  /** Of Euler's method: the letter of the function, the place where it starts, and how far each step goes. */
  readonly path?: { readonly dependent: string; readonly from: Expression; readonly step: Expression };
}

export type ApproximationTask = ApproximateIntegralTask | IterationTask;
