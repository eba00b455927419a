import { differentiate } from "../expression/differentiate";
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
import { CALCULUS_VERIFIERS } from "../verify/calculus";
import { CURVE_STUDY } from "../verify/curve-study";
import { DIFFERENTIAL_EQUATION } from "../verify/differential-equation";
import { PARTIAL_FRACTIONS } from "../verify/partial-fractions";
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
    ...CALCULUS_VERIFIERS,
    "curve-study": CURVE_STUDY,
    "differential-equation": DIFFERENTIAL_EQUATION,
    "partial-fractions": PARTIAL_FRACTIONS,
  },
  differentiate,
};
