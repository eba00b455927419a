import type { Expression } from "../expression/ast";
import { int, product, sum, symbol } from "../expression/build";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { compareExpressions } from "./same-expression";
import { exact, rounded } from "./sequence-terms";

type Series = ProblemOf<"series">;

/** Checks a sum: the terms added from the last to the first; for infinitely many, the ratio and the sum put back. */
export const SERIES: Verifier<"series"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => {
      const answer = exact(expression, budget);
      if (!answer) return UNCHECKED;
      return problem.last === null
        ? checkEndless(problem, answer, budget)
        : checkSum(problem, { answer, last: problem.last }, budget);
    },
    form: inForm(expression, problem.form, budget),
  }),
  word: (problem, { word }, budget) => ({ word: () => checkWord(problem, word, budget) }),
};

const termAt = ({ body, index }: Series, k: bigint, budget: Budget): Rational | null =>
  exact(substitute(body, new Map([[index, int(k)]])), budget);

function checkSum(
  problem: Series,
  { answer, last }: { readonly answer: Rational; readonly last: bigint },
  budget: Budget,
): Check {
  let total = ZERO;
  for (let k = last; k >= problem.first; k--) {
    const next = termAt(problem, k, budget);
    if (!next) return refuted("A term has no value.");
    total = add(total, next);
  }
  return equals(answer, rounded(total, problem.form))
    ? verified("Adding the terms one by one, from the last to the first, gives the same.")
    : refuted("The terms add up to something else.");
}

interface Geometric {
  readonly first: Rational;
  readonly ratio: Rational;
  /** Whether each term is shown to be the one before it times the ratio, not only the first ones. */
  readonly isProved: boolean;
}

function geometricOf(problem: Series, budget: Budget): Geometric | null {
  const { body, index, first } = problem;
  const terms = [0n, 1n, 2n, 3n, 4n].map((k) => termAt(problem, first + k, budget));
  if (terms.some((term) => !term || isZero(term))) return null;
  const known = terms as [Rational, Rational, ...Rational[]];
  const ratio = divide(known[1], known[0]);
  if (known.some((term, i) => i > 0 && !equals(term, multiply(known[i - 1] as Rational, ratio)))) return null;
  const next: Expression = substitute(body, new Map([[index, sum([symbol(index), int(1)])]]));
  const expected = product([{ kind: "quotient", numerator: int(ratio.n), denominator: int(ratio.d) }, body]);
  return { first: known[0], ratio, isProved: compareExpressions(next, expected, budget) === "same" };
}

const settles = ({ ratio }: Geometric): boolean => compare(absolute(ratio), ONE) < 0;

/** The sum minus the ratio times the sum is the first term. */
function checkEndless(problem: Series, answer: Rational, budget: Budget): Check {
  const series = geometricOf(problem, budget);
  if (!series) return UNCHECKED;
  const whole = subtract(answer, multiply(series.ratio, answer));
  if (!settles(series) || !equals(whole, series.first)) return refuted("The sum does not fit.");
  const sentence = "The sum minus the ratio times the sum is the first term, as it has to be.";
  return series.isProved ? verified(sentence) : spotChecked(sentence);
}

function checkWord(problem: Series, word: string, budget: Budget): Check {
  if (problem.last !== null) return refuted("The sum has a value.");
  const series = geometricOf(problem, budget);
  if (!series) return UNCHECKED;
  const sentence = "The terms do not get smaller, so the sum never settles.";
  return weakest([
    () => exactly(word === "does not exist" && !settles(series), "The series has a sum."),
    () => (series.isProved ? verified(sentence) : spotChecked(sentence)),
  ]);
}
