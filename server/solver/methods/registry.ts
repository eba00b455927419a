import type { Method } from "../types";
import { absoluteValueEquation } from "./absolute-value-equation/method";
import { arithmetic } from "./arithmetic/method";
import { augmentedMatrix } from "./augmented-matrix/method";
import { base } from "./base/method";
import { binomialTerm } from "./binomial-term/method";
import { calculateEach } from "./calculate-each/method";
import { chemistry } from "./chemistry/method";
import { choose } from "./choose/method";
import { clockTime } from "./clock-time/method";
import { coefficient } from "./coefficient/method";
import { commonDenominator } from "./common-denominator/method";
import { comparisonSign } from "./comparison-sign/method";
import { completeSquare } from "./complete-square/method";
import { conic } from "./conic/method";
import { countWays } from "./counting/count-ways";
import { counting } from "./counting/method";
import { curveStudy } from "./curve-study/method";
import { implicitDerivative } from "./derivative/implicit-derivative";
import { derivative } from "./derivative/method";
import { tangentLine } from "./derivative/tangent-line";
import { differentialEquation } from "./differential-equation/method";
import { distribution } from "./distribution/method";
import { divideWithRemainder } from "./divide-with-remainder/method";
import { domain } from "./domain/method";
import { draws } from "./draws/method";
import { equationProperty } from "./equation-property/method";
import { equivalentFractions } from "./equivalent-fractions/method";
import { evaluate } from "./evaluate/method";
import { expand } from "./expand/method";
import { exponentialEquation } from "./exponential-equation/method";
import { factor } from "./factor/method";
import { functionFeatures } from "./function-features/method";
import { functionProperty } from "./function-property/method";
import { greatestCommonFactor } from "./greatest-common-factor/method";
import { inequality } from "./inequality/method";
import { integral } from "./integral/method";
import { inverseFunction } from "./inverse-function/method";
import { likeTerms } from "./like-terms/method";
import { limit } from "./limit/method";
import { line } from "./line/method";
import { linePair } from "./line-pair/method";
import { linearEquation } from "./linear-equation/method";
import { linearSystem } from "./linear-system/method";
import { logarithms } from "./logarithm/method";
import { logarithmicEquation } from "./logarithmic-equation/method";
import { matrix } from "./matrix/method";
import { measure } from "./measure/method";
import { nonlinearSystem } from "./nonlinear-system/method";
import { numberKind } from "./number-kind/method";
import { numberOrder } from "./number-order/method";
import { numberTheory } from "./number-theory/method";
import { numberWords } from "./number-words/method";
import { parametric } from "./parametric/method";
import { partialFractions } from "./partial-fractions/method";
import { percent } from "./percent/method";
import { physics } from "./physics/method";
import { piecewise } from "./piecewise/method";
import { placeValue } from "./place-value/method";
import { polar } from "./polar/method";
import { polynomialDivision } from "./polynomial-division/method";
import { polynomialProperty } from "./polynomial-property/method";
import { powerNotation } from "./power-notation/method";
import { powerSeries } from "./power-series/method";
import { eventChance } from "./probability/event-chance";
import { quadraticEquation } from "./quadratic-equation/method";
import { quadraticForm } from "./quadratic-form/method";
import { radicalEquation } from "./radical-equation/method";
import { radicalExpression } from "./radical-expression/method";
import { radicalForm } from "./radical-form/method";
import { domainAndRange } from "./range/domain-and-range";
import { range } from "./range/method";
import { rationalEquation } from "./rational-equation/method";
import { relationPairs } from "./relation-pairs/method";
import { rootBounds } from "./root-bounds/method";
import { scientificNotation } from "./scientific-notation/method";
import { segment } from "./segment/method";
import { selectNumbers } from "./select-numbers/method";
import { sequence } from "./sequence/method";
import { series } from "./series/method";
import { seriesTest } from "./series-test/method";
import { severalVariables } from "./several-variables/method";
import { simplify } from "./simplify/method";
import { statementKind } from "./statement-kind/method";
import { confidence } from "./statistics/confidence";
import { data } from "./statistics/data";
import { toldFigure } from "./statistics/told-figure";
import { story } from "./story/method";
import { taylorPolynomial } from "./taylor-polynomial/method";
import { temperature } from "./temperature/method";
import { transformedFunction } from "./transformed-function/method";
import { translate } from "./translate/method";
import { trigonometry } from "./trigonometry/method";
import { unitConversion } from "./unit-conversion/method";
import { variation } from "./variation/method";
import { vector } from "./vector/method";

/** Every method, in the order in which they are tried. */
export const METHODS: readonly Method[] = [
  derivative,
  tangentLine,
  implicitDerivative,
  curveStudy,
  limit,
  integral,
  differentialEquation,
  severalVariables,
  seriesTest,
  powerSeries,
  taylorPolynomial,
  measure,
  scientificNotation,
  counting,
  arithmetic,
  calculateEach,
  comparisonSign,
  rootBounds,
  statementKind,
  divideWithRemainder,
  equivalentFractions,
  numberKind,
  numberOrder,
  selectNumbers,
  numberTheory,
  placeValue,
  numberWords,
  base,
  choose,
  draws,
  distribution,
  confidence,
  data,
  eventChance,
  countWays,
  toldFigure,
  radicalForm,
  percent,
  evaluate,
  logarithms,
  sequence,
  series,
  simplify,
  radicalExpression,
  expand,
  factor,
  partialFractions,
  parametric,
  polynomialDivision,
  polynomialProperty,
  coefficient,
  completeSquare,
  binomialTerm,
  greatestCommonFactor,
  commonDenominator,
  powerNotation,
  likeTerms,
  inequality,
  domain,
  range,
  domainAndRange,
  piecewise,
  relationPairs,
  functionProperty,
  functionFeatures,
  variation,
  quadraticForm,
  transformedFunction,
  inverseFunction,
  exponentialEquation,
  logarithmicEquation,
  linearEquation,
  rationalEquation,
  quadraticEquation,
  absoluteValueEquation,
  radicalEquation,
  linearSystem,
  nonlinearSystem,
  trigonometry,
  unitConversion,
  temperature,
  clockTime,
  translate,
  equationProperty,
  line,
  linePair,
  segment,
  matrix,
  augmentedMatrix,
  conic,
  polar,
  vector,
  chemistry,
  physics,
  story,
];
