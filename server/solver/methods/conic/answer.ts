import type { Expression, Relation } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { AnswerValue } from "../../types";

export type Place = readonly [Expression, Expression];

/** A place as a point. */
export const at = ([x, y]: Place): string => `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`;

export function relationAnswer(relation: Relation): AnswerValue {
  return { kind: "relation", relation };
}

export function pointsAnswer(points: readonly Place[]): AnswerValue {
  return { kind: "points", unknowns: ["x", "y"], points };
}
