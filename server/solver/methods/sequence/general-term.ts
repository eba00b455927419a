import { equation, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation, Step } from "../../types";
import type { Fit } from "./fit";
import { fitTerms, styleOfTask, valuesOf } from "./rule-values";
import { shown } from "./shown";
import { fitOf, formulaStep } from "./single-term";

/** Terms that are worked out to see their rule. */
const TRIED = 8;

/** The formula behind terms that follow from those before them; that it goes on is left to the check. */
function fitOfRule(task: SequenceTask, budget: Budget): Fit | null {
  const values = task.given.kind === "recursive" ? valuesOf(task, TRIED, budget) : null;
  const style = styleOfTask(task);
  const terms = values?.map((each) => shown(each, style));
  const fit = terms && fitTerms({ kind: "terms", terms, last: null, shape: null }, budget);
  if (!fit || !terms) return null;
  const first: Step = {
    rule: "build-up-terms",
    title: "Work out the first terms one after the other.",
    latex: terms.map(toLatex).join(", "),
    why: "Each follows from the terms before it.",
  };
  return {
    ...fit,
    at: (n) => fit.at(n),
    formula: (index) => fit.formula(index),
    steps: [first, ...fit.steps],
  };
}

/** a_n as a formula in the position. */
export function generalTerm(task: SequenceTask, budget: Budget): Derivation | null {
  const fit = fitOf(task, budget) ?? fitOfRule(task, budget);
  if (!fit) return null;
  const statement = equation(symbol(`${task.name}_${task.index}`), fit.formula(task.index));
  return {
    method: "sequence-formula",
    steps: [...fit.steps, ...formulaStep(task, fit)],
    answer: { kind: "relation", relation: statement },
  };
}
