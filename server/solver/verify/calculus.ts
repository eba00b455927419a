import type { CalculusTask } from "../tasks/calculus";
import { DERIVATIVE } from "./derivative";
import { IMPLICIT_DERIVATIVE } from "./implicit-derivative";
import { INTEGRAL } from "./integral";
import { LIMIT } from "./limit";
import { MEASURE } from "./measure";
import type { Verifier } from "./obligations";
import { POWER_SERIES } from "./power-series";
import { SERIES_TEST } from "./series-test";
import { SEVERAL_VARIABLES } from "./several-variables";
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
};
