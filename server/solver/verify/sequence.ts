import { equals } from "../expression/rational";
import type { Budget, Check } from "../types";
import { inForm, itemByItem } from "./claims";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { formulaObligations, recursionObligations } from "./sequence-formula";
import { checkNumber, endlessSeries } from "./sequence-number";
import { checkStep, checkStepWord } from "./sequence-step";
import { carriedOn, exact, rounded } from "./sequence-terms";

type Sequence = ProblemOf<"sequence">;

/** Checks an answer about a sequence against the terms or the rule that is given, one term at a time. */
export const SEQUENCE: Verifier<"sequence"> = {
  list: (problem, { items }, budget) => {
    const { asked } = problem;
    if (asked.kind === "recursion") return recursionObligations(problem, items, budget);
    if (asked.kind === "terms") return termsObligations(problem, { items, count: asked.count }, budget);
    if (asked.kind === "next" && asked.count !== undefined && problem.given.kind === "terms")
      return termsObligations(
        problem,
        { items, count: asked.count, known: problem.given.terms.length },
        budget,
      );
    return refusedList;
  },
  relation: (problem, { relation }, budget) => formulaObligations(problem, relation, budget),
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.asked.kind === "step"
        ? checkStep(problem, expression, budget)
        : checkNumber(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
  word: (problem, { word }, budget) => ({
    word: () =>
      problem.asked.kind === "sum"
        ? checkEndless(problem, word, budget)
        : checkStepWord(problem, word, budget),
  }),
};

const refusedList: Obligations<"list"> = {
  items: () => refuted("No list is asked for."),
  complete: () => refuted("No list is asked for."),
  order: () => refuted("No list is asked for."),
};

interface Listed {
  readonly items: Parameters<typeof itemByItem>[0];
  readonly count: number;
  /** Terms that stand before those that are asked for. */
  readonly known?: number;
}

function termsObligations(
  problem: Sequence,
  { items, count, known = 0 }: Listed,
  budget: Budget,
): Obligations<"list"> {
  const { given, form } = problem;
  const terms = carriedOn(problem, known + count, budget)?.slice(known);
  return itemByItem(
    items,
    Array.from({ length: count }, (_, i) => (item) => () => {
      const [term, answer] = [terms?.[i], exact(item, budget)];
      if (!term) return UNCHECKED;
      const right = answer !== null && equals(answer, rounded(term, form));
      if (!right) return refuted("A term is another one.");
      const evidence =
        i === 0 ? ["Worked out again from the first term on, every term comes out the same."] : [];
      return weakest([
        inForm(item, form, budget),
        () => (given.kind === "terms" ? spotChecked(...evidence) : verified(...evidence)),
      ]);
    }),
  );
}

/** A geometric series without end whose terms do not get smaller has no sum. */
function checkEndless(problem: Sequence, word: string, budget: Budget): Check {
  const series = endlessSeries(problem, budget);
  if (!series) return UNCHECKED;
  return weakest([
    () => exactly(word === "does not exist" && !series.settles, "The series has a sum."),
    () => verified("The terms do not get smaller, so the sum never settles."),
  ]);
}
