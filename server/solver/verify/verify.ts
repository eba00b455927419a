import type { Answer, AnswerValue, Budget, Check, Problem, Task } from "../types";
import { AUGMENTED_MATRIX } from "./augmented-matrix";
import { CALCULATE } from "./calculate";
import { CALCULATE_EACH } from "./calculate-each";
import { CALCULUS_VERIFIERS } from "./calculus";
import { verifyChain } from "./chain";
import { verifyChemistry } from "./chemistry";
import { verifyChoice } from "./choice";
import { verifyClockTime } from "./clock-time";
import { verifyComparisonSign } from "./comparison-sign";
import { CONIC } from "./conic";
import { CURVE_STUDY } from "./curve-study";
import { verifyDigits } from "./digits";
import { verifyDivideWithRemainder } from "./divide-with-remainder";
import { DOMAIN } from "./domain";
import { DOMAIN_AND_RANGE } from "./domain-and-range";
import { DRAW_COUNTS, DRAW_SEQUENCE } from "./draws";
import { verifyEquationProperty } from "./equation-property";
import { verifyEquivalentFractions } from "./equivalent-fractions";
import { EVALUATE } from "./evaluate";
import { verifyExpand } from "./expand";
import { verifyFactor } from "./factor";
import { verifyFunctionFeatures } from "./function-features";
import { verifyFunctionProperty } from "./function-property";
import { INEQUALITY } from "./inequality";
import { verifyInverseFunction } from "./inverse-function";
import { LINE } from "./line";
import { LINE_PAIR } from "./line-pair";
import { verifyLogarithm, verifyLogarithmForm } from "./logarithm";
import { verifyLogarithmBase } from "./logarithm-base";
import { MATRIX } from "./matrix";
import { verifyNumberKind } from "./number-kind";
import { verifyNumberOrder } from "./number-order";
import { verifyNumberTheory } from "./number-theory";
import { type Obligation, type Obligations, refuted, type Verifier, weakest } from "./obligations";
import { ELIMINATE_PARAMETER } from "./parametric";
import { verifyPartialFractions } from "./partial-fractions";
import { PERCENT } from "./percent";
import { verifyPhysics } from "./physics";
import { PIECEWISE_VALUE } from "./piecewise";
import { TO_POLAR, TO_RECTANGULAR } from "./polar";
import { POLAR_EQUATION } from "./polar-equation";
import { POLYNOMIAL_VERIFIERS } from "./polynomial";
import { verifyQuadraticForm } from "./quadratic-form";
import { verifyRadicalForm } from "./radical-form-task";
import { RANGE } from "./range";
import { verifyRelationPairs } from "./relation-pairs";
import { verifyRootBounds } from "./root-bounds";
import { SOLVE } from "./roots";
import { SEGMENT } from "./segment";
import { verifySelectNumbers } from "./select-numbers";
import { SEQUENCE } from "./sequence";
import { SERIES } from "./series";
import { verifySimplify } from "./simplify";
import { verifyStatementKind } from "./statement-kind";
import { STATISTICS_VERIFIERS } from "./statistics";
import { verifyStory } from "./story";
import { verifySystem } from "./system";
import { verifyTemperature } from "./temperature";
import { verifyTransformedFunction } from "./transformed-function";
import { verifyTranslate } from "./translate";
import { TRIGONOMETRY } from "./trigonometry";
import { verifyUnitConversion } from "./unit-conversion";
import { verifyVariation } from "./variation";
import { VECTOR } from "./vector";

const VERIFIERS: { readonly [T in Exclude<Task, "chain">]: Verifier<T> | Whole } = {
  calculate: CALCULATE,
  ...CALCULUS_VERIFIERS,
  "curve-study": CURVE_STUDY,
  "calculate-each": CALCULATE_EACH,
  "comparison-sign": verifyComparisonSign,
  "root-bounds": verifyRootBounds,
  "statement-kind": verifyStatementKind,
  "divide-with-remainder": verifyDivideWithRemainder,
  "equivalent-fractions": verifyEquivalentFractions,
  "number-kind": verifyNumberKind,
  "number-order": verifyNumberOrder,
  "radical-form": verifyRadicalForm,
  "select-numbers": verifySelectNumbers,
  "prime-factorisation": verifyNumberTheory,
  "prime-factors": verifyNumberTheory,
  "common-factor": verifyNumberTheory,
  "common-multiple": verifyNumberTheory,
  remainder: verifyNumberTheory,
  divisibility: verifyNumberTheory,
  primality: verifyNumberTheory,
  multiples: verifyNumberTheory,
  divisors: verifyNumberTheory,
  "place-digit": verifyDigits,
  "digit-place": verifyDigits,
  "write-digits": verifyDigits,
  "name-number": verifyDigits,
  "base-conversion": verifyDigits,
  "base-arithmetic": verifyDigits,
  "ranked-number": verifyChoice,
  "closest-number": verifyChoice,
  "relation-truth": verifyChoice,
  "draw-sequence": DRAW_SEQUENCE,
  "draw-counts": DRAW_COUNTS,
  ...STATISTICS_VERIFIERS,
  percent: PERCENT,
  inequality: INEQUALITY,
  domain: DOMAIN,
  range: RANGE,
  "domain-and-range": DOMAIN_AND_RANGE,
  "piecewise-value": PIECEWISE_VALUE,
  "relation-pairs": verifyRelationPairs,
  "function-property": verifyFunctionProperty,
  "function-features": verifyFunctionFeatures,
  "inverse-function": verifyInverseFunction,
  evaluate: EVALUATE,
  logarithm: verifyLogarithm,
  "logarithm-form": verifyLogarithmForm,
  "logarithm-base": verifyLogarithmBase,
  sequence: SEQUENCE,
  series: SERIES,
  simplify: verifySimplify,
  expand: verifyExpand,
  factor: verifyFactor,
  "partial-fractions": verifyPartialFractions,
  "eliminate-parameter": ELIMINATE_PARAMETER,
  ...POLYNOMIAL_VERIFIERS,
  "unit-conversion": verifyUnitConversion,
  temperature: verifyTemperature,
  "clock-time": verifyClockTime,
  solve: SOLVE,
  "solve-system": verifySystem,
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
  translate: verifyTranslate,
  "equation-property": verifyEquationProperty,
  variation: verifyVariation,
  "quadratic-form": verifyQuadraticForm,
  "transformed-function": verifyTransformedFunction,
  chemistry: verifyChemistry,
  physics: verifyPhysics,
  story: verifyStory,
};

/** Checks an answer by a route that shares no code with the method that found it.
 * @returns `refuted` when the answer fails: the engine then abstains */
export function verify(problem: Problem, { value }: Answer, budget: Budget): Check {
  return verifyValue(problem, value, budget);
}

export function verifyValue(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task === "chain") return verifyChain(verifyValue)(problem, value, budget);
  const found = obligationsOf(problem, value, budget);
  return found ? weakest(Object.values(found)) : refuted("The answer is of another kind.");
}

/** What has to hold for an answer to be right, claim by claim; null when the question has no answer of its kind. */
export function obligationsOf(
  problem: Problem,
  value: AnswerValue,
  budget: Budget,
): Readonly<Record<string, Obligation>> | null {
  if (problem.task === "chain") return null;
  const verifier = VERIFIERS[problem.task];
  if (typeof verifier === "function") return { whole: () => verifier(problem, value, budget) };
  const oblige = (verifier as Verifier<Task>)[value.kind] as
    | ((problem: Problem, value: AnswerValue, budget: Budget) => Obligations)
    | undefined;
  return oblige?.(problem, value, budget) ?? null;
}

/** A verifier that is not yet split into obligations. */
type Whole = (problem: Problem, value: AnswerValue, budget: Budget) => Check;
