import type { Expression, RelationOperator } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { multiplyRadicals, signOfRadical } from "../expression/radical-ring";
import { radicalValue } from "../expression/radical-value";
import { toLatex } from "../printer/latex";
import type { Option } from "../tasks/choice";
import type { Budget, Check } from "../types";
import { saysWhether } from "./claims";
import {
  exactly,
  type Obligation,
  type ProblemOf,
  refuted,
  UNCHECKED,
  type Verifier,
  verified,
} from "./obligations";

/** Checks the choice of one number from several by the signs of differences. */
export const RANKED_NUMBER: Verifier<"ranked-number"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => {
      const choice = chosen(problem.options, expression, budget);
      return choice ? checkRank(problem, choice, budget) : refuted("It is not one of the numbers.");
    },
    form: asWritten(problem.options, expression),
  }),
};

export const CLOSEST_NUMBER: Verifier<"closest-number"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => {
      const choice = chosen(problem.options, expression, budget);
      return choice ? checkDistance(problem, choice, budget) : refuted("It is not one of the numbers.");
    },
    form: asWritten(problem.options, expression),
  }),
};

const nameOf = ({ shown, label }: Option): string => label ?? toLatex(shown);

/** The one option that an answer names by its letter or as it is written, or whose value it has. */
function chosen(options: readonly Option[], answer: Expression, budget: Budget): Option | null {
  const isNamed = options.some((option) => nameOf(option) === toLatex(answer));
  const found = options.filter((option) =>
    isNamed ? nameOf(option) === toLatex(answer) : signOfDifference(option.value, answer, budget) === 0,
  );
  return found.length === 1 ? (found[0] as Option) : null;
}

/** The chosen one as the question writes it. */
const asWritten =
  (options: readonly Option[], answer: Expression): Obligation =>
  () =>
    exactly(options.map(nameOf).includes(toLatex(answer)), "The question writes it otherwise.");

/** So many numbers are larger, and so many smaller, that the chosen one has the rank asked for. */
function checkRank(
  { options, rank, largest }: ProblemOf<"ranked-number">,
  choice: Option,
  budget: Budget,
): Check {
  const others = options.filter((option) => option !== choice);
  const signs = others.map((other) => signOfDifference(other.value, choice.value, budget));
  if (signs.includes(0)) return refuted("Two of the numbers are equal.");
  if (signs.includes(null)) return UNCHECKED;
  const before = signs.filter((sign) => sign === (largest ? 1 : -1)).length;
  if (before !== rank - 1) return refuted("Another number should have been chosen.");
  const word = largest ? "larger" : "smaller";
  return verified(
    `Taking the differences one by one, exactly $${before}$ of the other numbers ${before === 1 ? "is" : "are"} ${word}.`,
  );
}

/** a is nearer to t than b when (a − t)² < (b − t)²: no absolute values. */
function checkDistance(
  { options, target }: ProblemOf<"closest-number">,
  choice: Option,
  budget: Budget,
): Check {
  const squared = (option: Option): Expression => {
    const difference = sum([option.value, negation(target.value)]);
    return { kind: "product", factors: [difference, difference] };
  };
  const others = options.filter((option) => option !== choice);
  const signs = others.map((option) => signOfDifference(squared(option), squared(choice), budget));
  if (signs.includes(0) || signs.includes(-1)) return refuted("Another number should have been chosen.");
  if (signs.includes(null)) return UNCHECKED;
  return verified("The squares of the distances compare the same way: this one has the smallest.");
}

const HOLDS: Readonly<Record<RelationOperator, (sign: number) => boolean>> = {
  "=": (sign) => sign === 0,
  "!=": (sign) => sign !== 0,
  "<": (sign) => sign < 0,
  "<=": (sign) => sign <= 0,
  ">": (sign) => sign > 0,
  ">=": (sign) => sign >= 0,
};

export const RELATION_TRUTH: Verifier<"relation-truth"> = {
  word: ({ left, right, operator, truth }, { word }, budget) => ({
    word: () => {
      const sign = signOfDifference(left.value, right.value, budget);
      if (sign === null) return UNCHECKED;
      const kind = sign === 0 ? "$0$" : sign > 0 ? "positive" : "negative";
      const holds = HOLDS[operator](sign);
      return saysWhether(word, { holds, truth }, `The first number minus the second is ${kind}.`);
    },
  }),
};

function signOfDifference(a: Expression, b: Expression, budget: Budget): -1 | 0 | 1 | null {
  const exact = radicalValue(sum([a, negation(b)]), new Map(), budget).value;
  return exact && signOfRadical(multiplyRadicals(exact.top, exact.bottom, budget), budget);
}
