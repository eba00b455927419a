import type { Frame } from "../frame";
import { APPROXIMATION_FRAMES } from "./approximations";
import { CONVERGENCE_FRAMES } from "./convergence";
import { CURVE_STUDY_FRAMES } from "./curve-study";
import { CURVE_FRAMES } from "./curves";
import { DERIVATIVE_FRAMES } from "./derivatives";
import { DIFFERENTIAL_FRAMES } from "./differential-equations";
import { INTEGRAL_FRAMES } from "./integrals";
import { LIMIT_FRAMES } from "./limits";
import { MEASURE_FRAMES } from "./measures";
import { MULTIPLE_INTEGRAL_FRAMES } from "./multiple-integrals";
import { RATE_FRAMES } from "./rates";
import { RATES_OF_CHANGE_FRAMES } from "./rates-of-change";
import { SEVERAL_VARIABLES_FRAMES } from "./several-variables";

/** What is asked in calculus. */
export const CALCULUS_FRAMES: readonly Frame[] = [
  ...DERIVATIVE_FRAMES,
  ...INTEGRAL_FRAMES,
  ...LIMIT_FRAMES,
  ...CURVE_STUDY_FRAMES,
  ...DIFFERENTIAL_FRAMES,
  ...SEVERAL_VARIABLES_FRAMES,
  ...CURVE_FRAMES,
  ...MEASURE_FRAMES,
  ...RATE_FRAMES,
  ...RATES_OF_CHANGE_FRAMES,
  ...APPROXIMATION_FRAMES,
  ...MULTIPLE_INTEGRAL_FRAMES,
  ...CONVERGENCE_FRAMES,
];
