import type { Expression } from "../../expression/ast";
import { valueLatex } from "../../printer/answer/value";
import type { AnswerValue, Step } from "../../types";

/** The values of the unknowns asked for: an ordered pair or triple, "k = -9" when only one is. */
export function point(unknowns: readonly string[], values: readonly Expression[]): AnswerValue {
  return { kind: "point", unknowns, values };
}

type Family = Extract<AnswerValue, { readonly kind: "family" }>;

/** Infinitely many solutions, each unknown in terms of the free ones. */
export const family = (found: Omit<Family, "kind">): Family => ({ kind: "family", ...found });

export const inconsistent: AnswerValue = { kind: "none" };

export const inconsistentStep: Step = {
  rule: "inconsistent",
  title: "This is never true, so the system has no solution.",
  latex: valueLatex(inconsistent),
  why: "Numbers that solved all the equations would make this statement true, and nothing can.",
};
