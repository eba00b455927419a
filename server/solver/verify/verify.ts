import { isShown } from "../printer/answer";
import type { Answer, AnswerValue, Budget, Check, Problem, Task } from "../types";
import { AUGMENTED_MATRIX } from "./augmented-matrix";
import { CALCULATE } from "./calculate";
import { CALCULATE_EACH } from "./calculate-each";
import { CALCULUS_VERIFIERS } from "./calculus";
import { linksOf } from "./chain";
import { CHEMISTRY } from "./chemistry";
import { CLOSEST_NUMBER, RANKED_NUMBER, RELATION_TRUTH } from "./choice";
import { CLOCK_TIME } from "./clock-time";
import { COMPARISON_SIGN } from "./comparison-sign";
import { CONIC } from "./conic";
import { CURVE_STUDY } from "./curve-study";
import { DIFFERENTIAL_EQUATION } from "./differential-equation";
import {
  BASE_ARITHMETIC,
  BASE_CONVERSION,
  DIGIT_PLACE,
  NAME_NUMBER,
  PLACE_DIGIT,
  WRITE_DIGITS,
} from "./digits";
import { DIVIDE_WITH_REMAINDER } from "./divide-with-remainder";
import { DOMAIN } from "./domain";
import { DOMAIN_AND_RANGE } from "./domain-and-range";
import { DRAW_COUNTS, DRAW_SEQUENCE } from "./draws";
import { EQUATION_PROPERTY } from "./equation-property";
import { EQUIVALENT_FRACTIONS } from "./equivalent-fractions";
import { EVALUATE } from "./evaluate";
import { EXPAND } from "./expand";
import { FACTOR } from "./factor";
import { FUNCTION_FEATURES } from "./function-features";
import { FUNCTION_PROPERTY } from "./function-property";
import { INEQUALITY } from "./inequality";
import { INVERSE_FUNCTION } from "./inverse-function";
import { LINE } from "./line";
import { LINE_PAIR } from "./line-pair";
import { LOGARITHM, LOGARITHM_FORM } from "./logarithm";
import { LOGARITHM_BASE } from "./logarithm-base";
import { MATRIX } from "./matrix";
import { NUMBER_KIND } from "./number-kind";
import { DIVISORS, MULTIPLES, PRIME_FACTORS } from "./number-lists";
import { NUMBER_ORDER } from "./number-order";
import {
  COMMON_FACTOR,
  COMMON_MULTIPLE,
  DIVISIBILITY,
  DIVISOR_COUNT,
  PRIMALITY,
  PRIME_FACTORISATION,
  REMAINDER,
} from "./number-theory";
import {
  furtherClaims,
  type Obligation,
  type Obligations,
  refuted,
  type Verifier,
  weakest,
} from "./obligations";
import { ELIMINATE_PARAMETER } from "./parametric";
import { PARTIAL_FRACTIONS } from "./partial-fractions";
import { PERCENT } from "./percent";
import { PHYSICS } from "./physics";
import { PIECEWISE_VALUE } from "./piecewise";
import { TO_POLAR, TO_RECTANGULAR } from "./polar";
import { POLAR_EQUATION } from "./polar-equation";
import { POLYNOMIAL_VERIFIERS } from "./polynomial";
import { QUADRATIC_FORM } from "./quadratic-form";
import { RADICAL_FORM } from "./radical-form-task";
import { RANGE } from "./range";
import { RELATION_PAIRS } from "./relation-pairs";
import { ROOT_BOUNDS } from "./root-bounds";
import { SOLVE } from "./roots";
import { asFarAsProved } from "./routes";
import { SEGMENT } from "./segment";
import { SELECT_NUMBERS } from "./select-numbers";
import { SEQUENCE } from "./sequence";
import { SERIES } from "./series";
import { SIMPLIFY } from "./simplify";
import { STATEMENT_KIND } from "./statement-kind";
import { STATISTICS_VERIFIERS } from "./statistics";
import { STORY } from "./story";
import { SOLVE_SYSTEM } from "./system";
import { TEMPERATURE } from "./temperature";
import { TRANSFORMED_FUNCTION } from "./transformed-function";
import { TRANSLATE } from "./translate";
import { TRIGONOMETRY } from "./trigonometry";
import { UNIT_CONVERSION } from "./unit-conversion";
import { VARIATION } from "./variation";
import { VECTOR } from "./vector";

const VERIFIERS: { readonly [T in Exclude<Task, "chain">]: Verifier<T> } = {
  calculate: CALCULATE,
  ...CALCULUS_VERIFIERS,
  "curve-study": CURVE_STUDY,
  "differential-equation": DIFFERENTIAL_EQUATION,
  "calculate-each": CALCULATE_EACH,
  "comparison-sign": COMPARISON_SIGN,
  "root-bounds": ROOT_BOUNDS,
  "statement-kind": STATEMENT_KIND,
  "divide-with-remainder": DIVIDE_WITH_REMAINDER,
  "equivalent-fractions": EQUIVALENT_FRACTIONS,
  "number-kind": NUMBER_KIND,
  "number-order": NUMBER_ORDER,
  "radical-form": RADICAL_FORM,
  "select-numbers": SELECT_NUMBERS,
  "prime-factorisation": PRIME_FACTORISATION,
  "prime-factors": PRIME_FACTORS,
  "common-factor": COMMON_FACTOR,
  "common-multiple": COMMON_MULTIPLE,
  remainder: REMAINDER,
  divisibility: DIVISIBILITY,
  primality: PRIMALITY,
  multiples: MULTIPLES,
  divisors: DIVISORS,
  "divisor-count": DIVISOR_COUNT,
  "place-digit": PLACE_DIGIT,
  "digit-place": DIGIT_PLACE,
  "write-digits": WRITE_DIGITS,
  "name-number": NAME_NUMBER,
  "base-conversion": BASE_CONVERSION,
  "base-arithmetic": BASE_ARITHMETIC,
  "ranked-number": RANKED_NUMBER,
  "closest-number": CLOSEST_NUMBER,
  "relation-truth": RELATION_TRUTH,
  "draw-sequence": DRAW_SEQUENCE,
  "draw-counts": DRAW_COUNTS,
  percent: PERCENT,
  inequality: INEQUALITY,
  domain: DOMAIN,
  range: RANGE,
  "domain-and-range": DOMAIN_AND_RANGE,
  "piecewise-value": PIECEWISE_VALUE,
  "relation-pairs": RELATION_PAIRS,
  "function-property": FUNCTION_PROPERTY,
  "function-features": FUNCTION_FEATURES,
  "inverse-function": INVERSE_FUNCTION,
  evaluate: EVALUATE,
  logarithm: LOGARITHM,
  "logarithm-form": LOGARITHM_FORM,
  "logarithm-base": LOGARITHM_BASE,
  sequence: SEQUENCE,
  series: SERIES,
  simplify: SIMPLIFY,
  expand: EXPAND,
  factor: FACTOR,
  "partial-fractions": PARTIAL_FRACTIONS,
  "eliminate-parameter": ELIMINATE_PARAMETER,
  ...POLYNOMIAL_VERIFIERS,
  "unit-conversion": UNIT_CONVERSION,
  temperature: TEMPERATURE,
  "clock-time": CLOCK_TIME,
  solve: SOLVE,
  "solve-system": SOLVE_SYSTEM,
  line: LINE,
  "line-pair": LINE_PAIR,
  segment: SEGMENT,
  conic: CONIC,
  "to-rectangular": TO_RECTANGULAR,
  "to-polar": TO_POLAR,
  "polar-equation": POLAR_EQUATION,
  vector: VECTOR,
  matrix: MATRIX,
  "augmented-matrix": AUGMENTED_MATRIX,
  trigonometry: TRIGONOMETRY,
  translate: TRANSLATE,
  "equation-property": EQUATION_PROPERTY,
  variation: VARIATION,
  "quadratic-form": QUADRATIC_FORM,
  "transformed-function": TRANSFORMED_FUNCTION,
  chemistry: CHEMISTRY,
  physics: PHYSICS,
  story: STORY,
  ...STATISTICS_VERIFIERS,
};

/** Checks an answer by a route that shares no code with the method that found it. One that shows anything but its
 * value is refuted.
 * @returns `refuted` when the answer fails: the engine then abstains */
export function verify(problem: Problem, answer: Answer, budget: Budget): Check {
  return isShown(problem, answer)
    ? verifyValue(problem, answer.value, budget)
    : refuted("What is shown is not the value that would be checked.");
}

/** The same for a value, which is written only after it is checked. */
export function verifyValue(problem: Problem, value: AnswerValue, budget: Budget): Check {
  const found = obligationsOf(problem, value, budget);
  return found
    ? asFarAsProved(weakest(Object.values(found)), problem)
    : refuted("The answer is of another kind.");
}

/** The same apart from the form in which the answer is written. */
export function verifyMeaning(problem: Problem, value: AnswerValue, budget: Budget): Check {
  const { form: _, ...others } = obligationsOf(problem, value, budget) ?? {
    kind: () => refuted("The answer is of another kind."),
  };
  return asFarAsProved(weakest(Object.values(others)), problem);
}

/** What has to hold for an answer to be right, claim by claim; null when the question has no answer of its kind. */
export function obligationsOf(
  problem: Problem,
  value: AnswerValue,
  budget: Budget,
): Readonly<Record<string, Obligation>> | null {
  if (problem.task === "chain") {
    const asked = problem.question.task === "chain" ? null : obligationsOf(problem.question, value, budget);
    const links = problem.parts.length > 0 && { links: linksOf(verifyValue)(problem, budget) };
    return asked && { ...links, ...asked };
  }
  const oblige = (VERIFIERS[problem.task] as Verifier<Task>)[value.kind] as
    | ((problem: Problem, value: AnswerValue, budget: Budget) => Obligations)
    | undefined;
  const claims = oblige?.(problem, value, budget);
  return claims ? { ...claims, ...furtherClaims(value, claims) } : null;
}
