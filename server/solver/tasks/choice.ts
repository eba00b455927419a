import type { Expression, RelationOperator } from "../expression/ast";
import type { TruthWords } from "./number-theory";

/** A number to choose from: how it is written, and its value where it is written by name. */
export interface Option {
  readonly shown: Expression;
  readonly value: Expression;
  /** The letter before it, "(a)". */
  readonly label?: string;
}

/** One of several numbers: the k-th largest or smallest. */
export interface RankedNumberTask {
  readonly task: "ranked-number";
  readonly options: readonly Option[];
  /** 1 for the largest or smallest itself. */
  readonly rank: number;
  readonly largest: boolean;
}

/** The one of several numbers that is nearest to another. */
export interface ClosestNumberTask {
  readonly task: "closest-number";
  readonly options: readonly Option[];
  readonly target: Option;
}

/** Whether a relation between two numbers holds. */
export interface RelationTruthTask {
  readonly task: "relation-truth";
  readonly left: Option;
  readonly right: Option;
  readonly operator: RelationOperator;
  readonly truth: TruthWords;
}

export type ChoiceTask = RankedNumberTask | ClosestNumberTask | RelationTruthTask;
