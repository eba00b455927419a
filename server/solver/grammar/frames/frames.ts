import type { Frame } from "../frame";
import { ALGEBRA_FRAMES } from "./algebra";
import { ANGLE_FRAMES } from "./angles";
import { APPROXIMATION_FRAMES } from "./approximations";
import { BASE_FRAMES } from "./bases";
import { CONIC_FRAMES } from "./conics";
import { CONVERGENCE_FRAMES } from "./convergence";
import { CURVE_STUDY_FRAMES } from "./curve-study";
import { CURVE_FRAMES } from "./curves";
import { DERIVATIVE_FRAMES } from "./derivatives";
import { DIFFERENTIAL_FRAMES } from "./differential-equations";
import { EQUATION_PROPERTY_FRAMES } from "./equation-properties";
import { FUNCTION_FRAMES } from "./functions";
import { GEOMETRY_FRAMES } from "./geometry";
import { INTEGRAL_FRAMES } from "./integrals";
import { INTEREST_FRAMES } from "./interest";
import { LIMIT_FRAMES } from "./limits";
import { LINE_FRAMES } from "./lines";
import { LOGARITHM_FRAMES } from "./logarithms";
import { MATRIX_FRAMES } from "./matrices";
import { MEASURE_FRAMES } from "./measures";
import { MULTIPLE_INTEGRAL_FRAMES } from "./multiple-integrals";
import { NUMBER_THEORY_FRAMES } from "./number-theory";
import { PERCENT_FRAMES } from "./percent";
import { POLYNOMIAL_FRAMES } from "./polynomials";
import { PROBABILITY_FRAMES } from "./probability";
import { RATE_FRAMES } from "./rates";
import { RATES_OF_CHANGE_FRAMES } from "./rates-of-change";
import { RATIO_FRAMES } from "./ratio";
import { ROUNDING_FRAMES } from "./rounding";
import { SEQUENCE_FRAMES } from "./sequences";
import { SEVERAL_VARIABLES_FRAMES } from "./several-variables";
import { SIMILAR_FRAMES } from "./similar";
import { STATISTICS_FRAMES } from "./statistics";
import { TRIGONOMETRY_FRAMES } from "./trigonometry";
import { UNIT_FRAMES } from "./units";
import { VECTOR_FRAMES } from "./vectors";

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

/** Every kind of question that is read word by word. */
export const FRAMES: readonly Frame[] = [
  ...ALGEBRA_FRAMES,
  ...POLYNOMIAL_FRAMES,
  ...CALCULUS_FRAMES,
  ...EQUATION_PROPERTY_FRAMES,
  ...LOGARITHM_FRAMES,
  ...NUMBER_THEORY_FRAMES,
  ...PERCENT_FRAMES,
  ...INTEREST_FRAMES,
  ...BASE_FRAMES,
  ...RATIO_FRAMES,
  ...ROUNDING_FRAMES,
  ...UNIT_FRAMES,
  ...SEQUENCE_FRAMES,
  ...LINE_FRAMES,
  ...FUNCTION_FRAMES,
  ...CONIC_FRAMES,
  ...TRIGONOMETRY_FRAMES,
  ...VECTOR_FRAMES,
  ...MATRIX_FRAMES,
  ...GEOMETRY_FRAMES,
  ...ANGLE_FRAMES,
  ...SIMILAR_FRAMES,
  ...STATISTICS_FRAMES,
  ...PROBABILITY_FRAMES,
];
