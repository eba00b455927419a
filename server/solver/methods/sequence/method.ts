import type { SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation, Form, Method } from "../../types";
import { commonStep, kindOfSequence } from "./common-step";
import { generalTerm } from "./general-term";
import { listTerms } from "./list-terms";
import { countTerms, partialSum } from "./partial-sum";
import { recursiveFormula } from "./recursive-formula";
import { nextTerms, singleTerm } from "./single-term";

/** Sequences told by a formula, by a recursion, by their first terms or by their kind. */
export const sequence: Method = {
  id: "sequence",
  tasks: ["sequence"],
  work(problem, budget) {
    return problem.task === "sequence" ? answered(problem, budget) : null;
  },
};

function answered(task: SequenceTask & { readonly form: Form }, budget: Budget): Derivation | null {
  const { asked } = task;
  switch (asked.kind) {
    case "terms":
      return listTerms(task, asked.count, budget);
    case "term":
      return singleTerm(task, asked.position, budget);
    case "next":
      return nextTerms(task, asked.count, budget);
    case "formula":
      return generalTerm(task, budget);
    case "recursion":
      return recursiveFormula(task, budget);
    case "step":
      return commonStep(task, asked, budget);
    case "kind":
      return kindOfSequence(task, budget);
    case "sum":
      return partialSum(task, asked.count, budget);
    case "count":
      return countTerms(task, budget);
  }
}
