import { isShown } from "../printer/answer";
import type { Answer, AnswerValue, Budget, Check, Problem, Task } from "../types";
import { verifyAugmentedMatrix } from "./augmented-matrix";
import { verifyCalculate } from "./calculate";
import { verifyCalculateEach } from "./calculate-each";
import { CALCULUS_VERIFIERS } from "./calculus";
import { verifyChain } from "./chain";
import { verifyChemistry } from "./chemistry";
import { verifyChoice } from "./choice";
import { verifyClockTime } from "./clock-time";
import { verifyComparisonSign } from "./comparison-sign";
import { verifyConic } from "./conic";
import { verifyCurveStudy } from "./curve-study";
import { verifyDigits } from "./digits";
import { verifyDivideWithRemainder } from "./divide-with-remainder";
import { verifyDomain } from "./domain";
import { verifyDomainAndRange } from "./domain-and-range";
import { verifyDraws } from "./draws";
import { verifyEquationProperty } from "./equation-property";
import { verifyEquivalentFractions } from "./equivalent-fractions";
import { verifyEvaluate } from "./evaluate";
import { verifyExpand } from "./expand";
import { verifyFactor } from "./factor";
import { verifyFunctionFeatures } from "./function-features";
import { verifyFunctionProperty } from "./function-property";
import { verifyInequality } from "./inequality";
import { verifyInverseFunction } from "./inverse-function";
import { verifyLine } from "./line";
import { verifyLinePair } from "./line-pair";
import { verifyLogarithm, verifyLogarithmForm } from "./logarithm";
import { verifyLogarithmBase } from "./logarithm-base";
import { verifyMatrix } from "./matrix";
import { verifyNumberKind } from "./number-kind";
import { verifyNumberOrder } from "./number-order";
import { verifyNumberTheory } from "./number-theory";
import { verifyParametric } from "./parametric";
import { verifyPartialFractions } from "./partial-fractions";
import { verifyPercent } from "./percent";
import { verifyPhysics } from "./physics";
import { verifyPiecewise } from "./piecewise";
import { verifyPolar } from "./polar";
import { verifyPolarEquation } from "./polar-equation";
import { POLYNOMIAL_VERIFIERS } from "./polynomial";
import { verifyQuadraticForm } from "./quadratic-form";
import { verifyRadicalForm } from "./radical-form-task";
import { verifyRange } from "./range";
import { verifyRelationPairs } from "./relation-pairs";
import { verifyRootBounds } from "./root-bounds";
import { verifyRoots } from "./roots";
import { verifySegment } from "./segment";
import { verifySelectNumbers } from "./select-numbers";
import { verifySequence } from "./sequence";
import { verifySeries } from "./series";
import { verifySimplify } from "./simplify";
import { verifyStatementKind } from "./statement-kind";
import { verifyStatistics } from "./statistics";
import { verifyStory } from "./story";
import { verifySystem } from "./system";
import { verifyTemperature } from "./temperature";
import { verifyTransformedFunction } from "./transformed-function";
import { verifyTranslate } from "./translate";
import { verifyTrigonometry } from "./trigonometry";
import { verifyUnitConversion } from "./unit-conversion";
import { verifyVariation } from "./variation";
import { verifyVector } from "./vector";

type Verifier = (problem: Problem, value: AnswerValue, budget: Budget) => Check;

const VERIFIERS: Readonly<Record<Exclude<Task, "chain">, Verifier>> = {
  calculate: verifyCalculate,
  ...CALCULUS_VERIFIERS,
  "curve-study": verifyCurveStudy,
  "calculate-each": verifyCalculateEach,
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
  "draw-sequence": verifyDraws,
  "draw-counts": verifyDraws,
  distribution: verifyStatistics,
  confidence: verifyStatistics,
  data: verifyStatistics,
  "event-chance": verifyStatistics,
  "count-ways": verifyStatistics,
  "told-figure": verifyStatistics,
  percent: verifyPercent,
  inequality: verifyInequality,
  domain: verifyDomain,
  range: verifyRange,
  "domain-and-range": verifyDomainAndRange,
  "piecewise-value": verifyPiecewise,
  "relation-pairs": verifyRelationPairs,
  "function-property": verifyFunctionProperty,
  "function-features": verifyFunctionFeatures,
  "inverse-function": verifyInverseFunction,
  evaluate: verifyEvaluate,
  logarithm: verifyLogarithm,
  "logarithm-form": verifyLogarithmForm,
  "logarithm-base": verifyLogarithmBase,
  sequence: verifySequence,
  series: verifySeries,
  simplify: verifySimplify,
  expand: verifyExpand,
  factor: verifyFactor,
  "partial-fractions": verifyPartialFractions,
  "eliminate-parameter": verifyParametric,
  ...POLYNOMIAL_VERIFIERS,
  "unit-conversion": verifyUnitConversion,
  temperature: verifyTemperature,
  "clock-time": verifyClockTime,
  solve: verifyRoots,
  "solve-system": verifySystem,
  line: verifyLine,
  "line-pair": verifyLinePair,
  segment: verifySegment,
  conic: verifyConic,
  "to-rectangular": verifyPolar,
  "to-polar": verifyPolar,
  "polar-equation": verifyPolarEquation,
  vector: verifyVector,
  matrix: verifyMatrix,
  "augmented-matrix": verifyAugmentedMatrix,
  trigonometry: verifyTrigonometry,
  translate: verifyTranslate,
  "equation-property": verifyEquationProperty,
  variation: verifyVariation,
  "quadratic-form": verifyQuadraticForm,
  "transformed-function": verifyTransformedFunction,
  chemistry: verifyChemistry,
  physics: verifyPhysics,
  story: verifyStory,
};

/** Checks an answer by a route that shares no code with the method that found it. One that shows anything but its
 * value is refuted.
 * @returns `refuted` when the answer fails: the engine then abstains */
export function verify(problem: Problem, answer: Answer, budget: Budget): Check {
  return isShown(problem, answer)
    ? verifyValue(problem, answer.value, budget)
    : { status: "refuted", reason: "What is shown is not the value that would be checked." };
}

/** The same for a value, which is written only after it is checked. */
export function verifyValue(problem: Problem, value: AnswerValue, budget: Budget): Check {
  return problem.task === "chain"
    ? verifyChain(verifyValue)(problem, value, budget)
    : VERIFIERS[problem.task](problem, value, budget);
}
