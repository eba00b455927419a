import { accumulation } from "../methods/accumulation/method";
import { approximateIntegral } from "../methods/approximation/approximate-integral";
import { iteration } from "../methods/approximation/iteration";
import { curveStudy } from "../methods/curve-study/method";
import { differential } from "../methods/derivative/differential";
import { implicitDerivative } from "../methods/derivative/implicit-derivative";
import { derivative } from "../methods/derivative/method";
import { tangentLine } from "../methods/derivative/tangent-line";
import { differentialEquation } from "../methods/differential-equation/method";
import { integral } from "../methods/integral/method";
import { inverseSlope } from "../methods/inverse-slope/method";
import { limit } from "../methods/limit/method";
import { measure } from "../methods/measure/method";
import { partialFractions } from "../methods/partial-fractions/method";
import { powerSeries } from "../methods/power-series/method";
import { relatedRates } from "../methods/related-rates/method";
import { seriesTest } from "../methods/series-test/method";
import { severalVariables } from "../methods/several-variables/method";
import { slopePlaces } from "../methods/slope-places/method";
import { taylorPolynomial } from "../methods/taylor-polynomial/method";
import { ACCUMULATION } from "../verify/accumulation";
import { APPROXIMATE_INTEGRAL, ITERATION } from "../verify/approximation";
import { CURVE_STUDY } from "../verify/curve-study";
import { DERIVATIVE } from "../verify/derivative";
import { DIFFERENTIAL } from "../verify/differential";
import { DIFFERENTIAL_EQUATION } from "../verify/differential-equation";
import { IMPLICIT_DERIVATIVE } from "../verify/implicit-derivative";
import { INTEGRAL } from "../verify/integral";
import { INVERSE_SLOPE } from "../verify/inverse-slope";
import { LIMIT } from "../verify/limit";
import { MEASURE } from "../verify/measure";
import { PARTIAL_FRACTIONS } from "../verify/partial-fractions";
import { POWER_SERIES } from "../verify/power-series";
import { RELATED_RATES } from "../verify/related-rates";
import { SERIES_TEST } from "../verify/series-test";
import { SEVERAL_VARIABLES } from "../verify/several-variables";
import { SLOPE_PLACES } from "../verify/slope-places";
import { TANGENT_LINE } from "../verify/tangent-line";
import { TAYLOR_POLYNOMIAL } from "../verify/taylor-polynomial";
import type { Topic } from "./topic";

/** Limits, derivatives, integrals and series. */
export const CALCULUS: Topic<"calculus"> = {
  methods: [
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
    partialFractions,
    slopePlaces,
    accumulation,
    inverseSlope,
    relatedRates,
    differential,
    approximateIntegral,
    iteration,
  ],
  verifiers: {
    "curve-study": CURVE_STUDY,
    "differential-equation": DIFFERENTIAL_EQUATION,
    "partial-fractions": PARTIAL_FRACTIONS,
    derivative: DERIVATIVE,
    "tangent-line": TANGENT_LINE,
    "implicit-derivative": IMPLICIT_DERIVATIVE,
    limit: LIMIT,
    integral: INTEGRAL,
    "several-variables": SEVERAL_VARIABLES,
    measure: MEASURE,
    "series-test": SERIES_TEST,
    "power-series": POWER_SERIES,
    "taylor-polynomial": TAYLOR_POLYNOMIAL,
    "slope-places": SLOPE_PLACES,
    accumulation: ACCUMULATION,
    "inverse-slope": INVERSE_SLOPE,
    "related-rates": RELATED_RATES,
    differential: DIFFERENTIAL,
    "approximate-integral": APPROXIMATE_INTEGRAL,
    iteration: ITERATION,
  },
};
