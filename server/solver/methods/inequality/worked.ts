import type { Expression, Relation, RelationOperator } from "../../expression/ast";
import { number } from "../../expression/build";
import type { Rational } from "../../expression/rational";
import { ALL_REALS, type RealSet } from "../../expression/real-set";
import { writeSet } from "../../printer/real-set";
import { table } from "../../table";
import type { Budget, Step } from "../../types";

/** An inequality worked to its solution set. */
export interface Worked {
  readonly steps: readonly Step[];
  readonly set: RealSet;
}

/** What every way of solving needs. */
export interface Tools {
  readonly unknown: string;
  readonly budget: Budget;
}

/** One inequality; null when the way does not apply. */
export type Way = (relation: Relation, tools: Tools) => Worked | null;

const MIRRORED: Readonly<Record<RelationOperator, RelationOperator>> = table({
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
  "=": "=",
  "!=": "!=",
});

/** The sign after both sides are swapped or multiplied by a negative number. */
export const mirrored = (operator: RelationOperator): RelationOperator => MIRRORED[operator];

/** Whether a number whose sign is given stands in the relation to zero. */
export function holds(operator: RelationOperator, sign: number): boolean {
  if (sign === 0) return operator === "=" || operator === "<=" || operator === ">=";
  if (operator === "!=") return true;
  return sign > 0 ? operator === ">" || operator === ">=" : operator === "<" || operator === "<=";
}

/** All numbers x with "x operator value". */
export function half(operator: RelationOperator, value: Rational): RealSet {
  const end = { value: number(value), closed: operator === "<=" || operator === ">=" || operator === "=" };
  const open = { value: null, closed: false };
  if (operator === "=") return [{ low: end, high: end }];
  const below = { low: open, high: operator === "!=" ? { ...end, closed: false } : end };
  const above = { low: operator === "!=" ? { ...end, closed: false } : end, high: open };
  if (operator === "!=") return [below, above];
  return operator === "<" || operator === "<=" ? [below] : [above];
}

export const NOTHING: RealSet = [];
export const EVERYTHING = ALL_REALS;

/** A set as the state after a step. */
export const setLatex = (set: RealSet, unknown: string): string =>
  writeSet(set, { unknown, notation: "inequality" }).latex;

/** The last step where the unknown has dropped out. */
export function settled(always: boolean, unknown: string): Step {
  const set = always ? EVERYTHING : NOTHING;
  return {
    rule: always ? "always-true" : "never-true",
    title: always ? "This is true whatever the unknown is." : "This is never true.",
    latex: setLatex(set, unknown),
    why: always
      ? "The statement that is left does not depend on the unknown, so every number is a solution."
      : "The statement that is left is false for every number, so there is no solution.",
  };
}

export const letter = (name: string): Expression => ({ kind: "symbol", name });
