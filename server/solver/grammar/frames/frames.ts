import type { Frame } from "../frame";
import { ALGEBRA_FRAMES } from "./algebra";
import { ANGLE_FRAMES } from "./angles";
import { ARITHMETIC_FRAMES } from "./arithmetic";
import { BASE_FRAMES } from "./bases";
import { CALCULUS_FRAMES } from "./calculus-frames";
import { COMPLEX_NUMBER_FRAMES } from "./complex-numbers";
import { CONIC_FRAMES } from "./conics";
import { EQUATION_PROPERTY_FRAMES } from "./equation-properties";
import { EVALUATING_FRAMES } from "./evaluating";
import { FINANCE_FRAMES } from "./finance";
import { FUNCTION_FRAMES } from "./functions";
import { GEOMETRY_FRAMES } from "./geometry";
import { GIVEN_VALUE_FRAMES } from "./given-values";
import { INTEREST_FRAMES } from "./interest";
import { LINE_FRAMES } from "./lines";
import { LOGARITHM_FRAMES } from "./logarithms";
import { MATRIX_FRAMES } from "./matrices";
import { MEASURED_FRAMES } from "./measured";
import { NUMBER_THEORY_FRAMES } from "./number-theory";
import { PERCENT_FRAMES } from "./percent";
import { POLYNOMIAL_FRAMES } from "./polynomials";
import { PROBABILITY_FRAMES } from "./probability";
import { RATIO_FRAMES } from "./ratio";
import { ROUNDING_FRAMES } from "./rounding";
import { SEQUENCE_FRAMES } from "./sequences";
import { SIMILAR_FRAMES } from "./similar";
import { SPACE_FRAMES } from "./space";
import { STATISTICS_FRAMES } from "./statistics";
import { TOLD_FORM_FRAMES } from "./told-forms";
import { TRIANGLE_FRAMES } from "./triangles";
import { TRIGONOMETRY_FRAMES } from "./trigonometry";
import { UNIT_FRAMES } from "./units";
import { VECTOR_FRAMES } from "./vectors";

/** Every kind of question that is read word by word. */
export const FRAMES: readonly Frame[] = [
  ...ALGEBRA_FRAMES,
  ...ARITHMETIC_FRAMES,
  ...EVALUATING_FRAMES,
  ...POLYNOMIAL_FRAMES,
  ...TOLD_FORM_FRAMES,
  ...CALCULUS_FRAMES,
  ...GIVEN_VALUE_FRAMES,
  ...EQUATION_PROPERTY_FRAMES,
  ...LOGARITHM_FRAMES,
  ...NUMBER_THEORY_FRAMES,
  ...PERCENT_FRAMES,
  ...INTEREST_FRAMES,
  ...FINANCE_FRAMES,
  ...BASE_FRAMES,
  ...RATIO_FRAMES,
  ...ROUNDING_FRAMES,
  ...UNIT_FRAMES,
  ...MEASURED_FRAMES,
  ...SEQUENCE_FRAMES,
  ...LINE_FRAMES,
  ...FUNCTION_FRAMES,
  ...CONIC_FRAMES,
  ...TRIGONOMETRY_FRAMES,
  ...SPACE_FRAMES,
  ...VECTOR_FRAMES,
  ...MATRIX_FRAMES,
  ...COMPLEX_NUMBER_FRAMES,
  ...GEOMETRY_FRAMES,
  ...ANGLE_FRAMES,
  ...TRIANGLE_FRAMES,
  ...SIMILAR_FRAMES,
  ...STATISTICS_FRAMES,
  ...PROBABILITY_FRAMES,
];
