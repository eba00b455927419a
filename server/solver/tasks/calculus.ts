import type { Expression, Relation } from "../expression/ast";
import type { ApproximationTask } from "./approximation";
import type { PowerSeriesTask, SeriesTestTask, TaylorTask } from "./convergence";
import type { MeasureTask } from "./measure";
import type { RatesTask } from "./rates";
import type { SeveralVariablesTask } from "./several-variables";

/** The derivative of an expression by one letter, perhaps of a higher order or at a point. */
export interface DerivativeTask {
  readonly task: "derivative";
  readonly expression: Expression;
  readonly variable: string;
  readonly order: number;
  /** Where its value is asked for. */
  readonly at?: Expression;
  /** What is written before the derivative: f'(x), y'. */
  readonly label?: Expression;
  /** To be found as the limit of difference quotients. */
  readonly byDefinition?: boolean;
}

/** The tangent, or the line at right angles to it, where the variable has the given value. */
export interface TangentTask {
  readonly task: "tangent-line";
  readonly expression: Expression;
  readonly variable: string;
  readonly dependent: string;
  readonly at: Expression;
  readonly normal: boolean;
}

/** dy/dx out of an equation in both. */
export interface ImplicitDerivativeTask {
  readonly task: "implicit-derivative";
  readonly equation: Relation;
  readonly variable: string;
  readonly dependent: string;
  /** The point at which its value is asked for. */
  readonly at?: { readonly variable: Expression; readonly dependent: Expression };
}

/** The value that an expression approaches. `side` is 1 from above, −1 from below, 0 from both. */
export interface LimitTask {
  readonly task: "limit";
  readonly expression: Expression;
  readonly variable: string;
  readonly target: Expression;
  readonly side: -1 | 0 | 1;
}

export interface IntegralTask {
  readonly task: "integral";
  readonly expression: Expression;
  readonly variable: string;
  readonly bounds?: { readonly low: Expression; readonly high: Expression };
}

export type CalculusTask =
  | DerivativeTask
  | TangentTask
  | ImplicitDerivativeTask
  | LimitTask
  | IntegralTask
  | SeveralVariablesTask
  | MeasureTask
  | SeriesTestTask
  | PowerSeriesTask
  | TaylorTask
  | RatesTask
  | ApproximationTask;
