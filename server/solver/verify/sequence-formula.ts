import type { Expression, Relation } from "../expression/ast";
import { int, number, product, quotient, sum, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { divide, equals, fromInt, isZero, type Rational, subtract } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { previousTerm } from "../tasks/sequence";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  verified,
  weakest,
} from "./obligations";
import { compareExpressions } from "./same-expression";
import { carriedOn, exact } from "./sequence-terms";

type Sequence = ProblemOf<"sequence">;

/** Terms that a rule is tried on when it is not told by listed terms. */
const TRIED = 8;
const MOST_BACK = 3;

/** "a_n = …" with nothing but the position on the right: it has to give every term that is known. */
export const formulaObligations = (
  problem: Sequence,
  relation: Relation,
  budget: Budget,
): Obligations<"relation"> => ({
  relation: () =>
    weakest([
      () => isFormula(problem, relation),
      () => checkTerms(problem, relation.right, budget),
      () => checkBeyond(problem, relation.right, budget),
    ]),
  form: inTidyForm(relation.right, {}, budget),
});

const isFormula = ({ asked, name, index }: Sequence, { left, operator, right }: Relation): Check =>
  exactly(
    asked.kind === "formula" &&
      operator === "=" &&
      left.kind === "symbol" &&
      left.name === `${name}_${index}` &&
      symbolsOf(right).every((letter) => letter === index),
    "The answer is no such formula.",
  );

const countOf = ({ given }: Sequence): number => (given.kind === "terms" ? given.terms.length : TRIED);

function checkTerms(problem: Sequence, formula: Expression, budget: Budget): Check {
  const count = countOf(problem);
  const terms = carriedOn(problem, count, budget);
  if (!terms) return UNCHECKED;
  const fits = terms.every((term, i) => {
    const value = exact(substitute(formula, new Map([[problem.index, int(i + 1)]])), budget);
    return value !== null && equals(value, term);
  });
  const shown = `$${problem.index} = 1, 2, \\ldots, ${count}$`;
  return fits
    ? verified(`Put ${shown} into the formula: it gives the terms of the sequence, one by one.`)
    : refuted("The formula gives another term.");
}

/** Listed terms are all there is to know. A progression goes on, and so has the formula to do by the same step. */
function checkBeyond(problem: Sequence, formula: Expression, budget: Budget): Check {
  const { given, index } = problem;
  if (given.kind === "terms") return verified();
  if (given.kind === "recursive") return checkRule(problem, formula, budget);
  const [a, b] = carriedOn(problem, 2, budget) ?? [];
  if (given.kind !== "progression" || !a || !b || isZero(a)) return spotChecked();
  const next = substitute(formula, new Map([[index, sum([symbol(index), int(1)])]]));
  const expected =
    given.shape === "arithmetic"
      ? sum([formula, number(subtract(b, a))])
      : product([number(divide(b, a)), formula]);
  return compareExpressions(quotient(next, expected), int(1), budget) === "same" ? verified() : spotChecked();
}

/** Put in the places of the terms before, the formula has to give itself again. */
function checkRule(problem: Sequence, formula: Expression, budget: Budget): Check {
  const { given, index, name } = problem;
  if (given.kind !== "recursive") return UNCHECKED;
  const before = new Map(
    Array.from({ length: MOST_BACK }, (_, i) => [
      previousTerm(name, index, i + 1),
      substitute(formula, new Map([[index, sum([symbol(index), int(-i - 1)])]])),
    ]),
  );
  switch (compareExpressions(substitute(given.expression, before), formula, budget)) {
    case "same":
      return verified("Put into the rule for the places before, the formula gives itself again.");
    case "different":
      return refuted("The formula does not follow the rule.");
    default:
      return spotChecked();
  }
}

/** The first terms and the rule for the others: as many first terms as the rule reaches back. */
export function recursionObligations(
  problem: Sequence,
  items: readonly Expression[],
  budget: Budget,
): Obligations<"list"> {
  const rule = items.at(-1);
  const starts = items.slice(0, -1);
  const back = rule ? reach(problem, rule) : 0;
  return {
    items: () => checkRecursion(problem, { starts, rule }, budget),
    complete: () => exactly(starts.length >= back, "A first term is missing."),
    order: () => exactly(starts.length <= back, "There are more first terms than the rule needs."),
  };
}

/** How many terms before the next one the rule makes use of. */
function reach({ name, index }: Sequence, rule: Expression): number {
  const letters = symbolsOf(rule);
  const used = Array.from({ length: MOST_BACK }, (_, i) => i + 1).filter((back) =>
    letters.includes(previousTerm(name, index, back)),
  );
  return Math.max(0, ...used);
}

function checkRecursion(
  problem: Sequence,
  { starts, rule }: { readonly starts: readonly Expression[]; readonly rule: Expression | undefined },
  budget: Budget,
): Check {
  const terms = carriedOn(problem, countOf(problem), budget);
  if (!terms) return UNCHECKED;
  if (!rule || reach(problem, rule) === 0) return refuted("The answer is no such rule.");
  const right = starts.every((start, i) => {
    const [value, term] = [exact(start, budget), terms[i]];
    return value && term && equals(value, term);
  });
  const follows = terms.every(
    (term, i) => i < reach(problem, rule) || ruleGives(problem, rule, { terms, i, term, budget }),
  );
  if (!right || !follows) return refuted("A term does not follow from the ones before it.");
  const sentence = "Each listed term follows from the ones before it by this rule.";
  return problem.given.kind === "terms" ? verified(sentence) : spotChecked(sentence);
}

function ruleGives(
  { name, index }: Sequence,
  rule: Expression,
  {
    terms,
    i,
    term,
    budget,
  }: {
    readonly terms: readonly Rational[];
    readonly i: number;
    readonly term: Rational;
    readonly budget: Budget;
  },
): boolean {
  const at = new Map<string, Rational>([[index, fromInt(i + 1)]]);
  for (let back = 1; back <= Math.min(i, MOST_BACK); back += 1)
    at.set(previousTerm(name, index, back), terms[i - back] as Rational);
  const value = evaluateExact(rule, at, budget);
  return value !== null && equals(value, term);
}
