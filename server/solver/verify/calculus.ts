import type { CalculusTask } from "../tasks/calculus";
import { ACCUMULATION } from "./accumulation";
import { APPROXIMATE_INTEGRAL, ITERATION } from "./approximation";
import { DERIVATIVE } from "./derivative";
import { DIFFERENTIAL } from "./differential";
import { IMPLICIT_DERIVATIVE } from "./implicit-derivative";
import { INTEGRAL } from "./integral";
import { INVERSE_SLOPE } from "./inverse-slope";
import { LIMIT } from "./limit";
import { MEASURE } from "./measure";
import type { Verifier } from "./obligations";
import { POWER_SERIES } from "./power-series";
import { RELATED_RATES } from "./related-rates";
import { SERIES_TEST } from "./series-test";
import { SEVERAL_VARIABLES } from "./several-variables";
import { SLOPE_PLACES } from "./slope-places";
import { TANGENT_LINE } from "./tangent-line";
import { TAYLOR_POLYNOMIAL } from "./taylor-polynomial";

/** The checks for the tasks of calculus. */
export const CALCULUS_VERIFIERS: { readonly [T in CalculusTask["task"]]: Verifier<T> } = {
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
};
