import type { Expression, Relation } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Answer } from "../../types";

export type Place = readonly [Expression, Expression];

/** A place as a point. */
export const at = ([x, y]: Place): string => `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`;

export function relationAnswer(relation: Relation): Answer {
  return { value: { kind: "relation", relation }, latex: toLatex(relation), text: toText(relation) };
}

export function pointsAnswer(points: readonly Place[]): Answer {
  return {
    value: { kind: "points", unknowns: ["x", "y"], points },
    latex: points.map(at).join(", "),
    text: points.map(([x, y]) => `(${toText(x)}, ${toText(y)})`).join(", "),
  };
}
