import type { Expression } from "../expression/ast";
import { add, divide, equals, isZero, multiply, type Rational, subtract } from "../expression/rational";
import type { Progression } from "../tasks/sequence";
import type { Budget, Check } from "../types";
import { exactly, type ProblemOf, refuted, UNCHECKED, verified, weakest } from "./obligations";
import { carriedOn, exact } from "./sequence-terms";

type Sequence = ProblemOf<"sequence">;

const WRONG = refuted("The answer does not fit the sequence.");

/** The common difference or ratio: it leads from each term to the next. */
export function checkStep(problem: Sequence, answer: Expression, budget: Budget): Check {
  const { given, asked } = problem;
  const step = exact(answer, budget);
  if (asked.kind !== "step" || !step) return UNCHECKED;
  if (given.kind === "terms") {
    const common = commonSteps(given.terms, budget);
    const right = common?.[asked.shape];
    return right && equals(right, step) ? verified(pairsSentence(given.terms.length)) : WRONG;
  }
  const [a, b] = carriedOn(problem, 2, budget) ?? [];
  if (!a || !b) return UNCHECKED;
  const next = asked.shape === "arithmetic" ? add(a, step) : multiply(a, step);
  return equals(next, b) ? verified("It leads from each term to the next.") : WRONG;
}

/** Which kind of sequence it is, or that it is not of the kind asked about. */
export function checkStepWord({ given, asked }: Sequence, word: string, budget: Budget): Check {
  const common = given.kind === "terms" ? commonSteps(given.terms, budget) : null;
  if (given.kind !== "terms" || !common) return refuted("The answer is of another kind.");
  const kind = common.arithmetic ? "arithmetic" : common.geometric ? "geometric" : "neither";
  const expected =
    asked.kind === "kind"
      ? kind
      : asked.kind === "step" && !common[asked.shape]
        ? `not ${asked.shape}`
        : null;
  return weakest([
    () => exactly(word === expected, "The answer does not fit the sequence."),
    () => verified(pairsSentence(given.terms.length)),
  ]);
}

const pairsSentence = (count: number): string =>
  `All ${count - 1} pairs of neighbouring terms were compared.`;

/** The difference and the ratio of neighbouring terms where they are all the same; null when a term has no exact
 * value. */
function commonSteps(
  listed: readonly Expression[],
  budget: Budget,
): Readonly<Record<Progression, Rational | null>> | null {
  const terms = listed.map((term) => exact(term, budget));
  if (terms.includes(null)) return null;
  const known = terms as Rational[];
  return {
    arithmetic: common(known, subtract),
    geometric: known.some(isZero) ? null : common(known, divide),
  };
}

function common(
  terms: readonly Rational[],
  between: (b: Rational, a: Rational) => Rational,
): Rational | null {
  const steps = terms.slice(1).map((term, i) => between(term, terms[i] as Rational));
  const [first] = steps;
  return first && steps.every((step) => equals(step, first)) ? first : null;
}
