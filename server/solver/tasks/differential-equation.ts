import type { Expression, Relation } from "../expression/ast";

/** What a solution has to be at one place: y(at) = value, or y'(at) = value. */
export interface InitialCondition {
  readonly order: 0 | 1;
  readonly at: Expression;
  readonly value: Expression;
}

/** An equation between a function and its derivatives, which are the letters y' and y''. */
export interface DifferentialEquationTask {
  readonly task: "differential-equation";
  readonly equation: Relation;
  /** The function that is sought. */
  readonly dependent: string;
  readonly variable: string;
  /** None: the general solution is asked for. */
  readonly conditions: readonly InitialCondition[];
}
