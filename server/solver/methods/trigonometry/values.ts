import type { Expression } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { workValue } from "./exact-value";
import { type NamedValue, namedAnswer, type Worked } from "./worked";

/** Several values at once, each with its name. */
export function workValues(
  { expressions }: Extract<TrigonometryQuestion, { readonly kind: "values" }>,
  places: number | undefined,
  budget: Budget,
): Worked | null {
  const steps: Step[] = [];
  const values: NamedValue[] = [];
  const undefinedNames: Expression[] = [];
  for (const name of expressions) {
    const worked = workValue(name, places, budget);
    const value = worked?.answer;
    if (!worked || (value?.kind !== "expression" && value?.kind !== "word")) return null;
    if (value.kind === "expression") values.push({ name, value: value.expression });
    else undefinedNames.push(name);
    const last = worked.steps.at(-1);
    if (last) steps.push({ ...last, latex: `${toLatex(name)} = ${last.latex}` });
  }
  if (undefinedNames.length > 0 || values.length === 0) return null;
  return { steps, answer: namedAnswer(values) };
}
