import { augmentedMatrix } from "../methods/augmented-matrix/method";
import { conic } from "../methods/conic/method";
import { domain } from "../methods/domain/method";
import { equationProperty } from "../methods/equation-property/method";
import { functionFeatures } from "../methods/function-features/method";
import { functionProperty } from "../methods/function-property/method";
import { inequality } from "../methods/inequality/method";
import { inverseFunction } from "../methods/inverse-function/method";
import { line } from "../methods/line/method";
import { linePair } from "../methods/line-pair/method";
import { logarithms } from "../methods/logarithm/method";
import { matrix } from "../methods/matrix/method";
import { parametric } from "../methods/parametric/method";
import { piecewise } from "../methods/piecewise/method";
import { polar } from "../methods/polar/method";
import { quadraticForm } from "../methods/quadratic-form/method";
import { domainAndRange } from "../methods/range/domain-and-range";
import { range } from "../methods/range/method";
import { relationPairs } from "../methods/relation-pairs/method";
import { segment } from "../methods/segment/method";
import { sequence } from "../methods/sequence/method";
import { series } from "../methods/series/method";
import { transformedFunction } from "../methods/transformed-function/method";
import { translate } from "../methods/translate/method";
import { trigonometry } from "../methods/trigonometry/method";
import { variation } from "../methods/variation/method";
import { vector } from "../methods/vector/method";
import { table } from "../table";
import { AUGMENTED_MATRIX } from "../verify/augmented-matrix";
import { CONIC } from "../verify/conic";
import { DOMAIN } from "../verify/domain";
import { DOMAIN_AND_RANGE } from "../verify/domain-and-range";
import { EQUATION_PROPERTY } from "../verify/equation-property";
import { FUNCTION_FEATURES } from "../verify/function-features";
import { FUNCTION_PROPERTY } from "../verify/function-property";
import { INEQUALITY } from "../verify/inequality";
import { INVERSE_FUNCTION } from "../verify/inverse-function";
import { LINE } from "../verify/line";
import { LINE_PAIR } from "../verify/line-pair";
import { LOGARITHM, LOGARITHM_FORM } from "../verify/logarithm";
import { LOGARITHM_BASE } from "../verify/logarithm-base";
import { MATRIX } from "../verify/matrix";
import { ELIMINATE_PARAMETER } from "../verify/parametric";
import { PIECEWISE_VALUE } from "../verify/piecewise";
import { TO_POLAR, TO_RECTANGULAR } from "../verify/polar";
import { POLAR_EQUATION } from "../verify/polar-equation";
import { QUADRATIC_FORM } from "../verify/quadratic-form";
import { RANGE } from "../verify/range";
import { RELATION_PAIRS } from "../verify/relation-pairs";
import { SEGMENT } from "../verify/segment";
import { SEQUENCE } from "../verify/sequence";
import { SERIES } from "../verify/series";
import { TRANSFORMED_FUNCTION } from "../verify/transformed-function";
import { TRANSLATE } from "../verify/translate";
import { TRIGONOMETRY } from "../verify/trigonometry";
import { VARIATION } from "../verify/variation";
import { VECTOR } from "../verify/vector";
import type { Topic } from "./topic";

// They undo operations as functions are undone: one part of a device's engine.
export { FORMULAS } from "./formulas";

/** Functions and their graphs, angles, lines and curves, sequences, vectors and matrices. They stand on one another: as topics
 * of their own each would carry much of the other to a device. */
export const FUNCTIONS: Topic<"functions"> = table({
  methods: [
    inequality,
    logarithms,
    sequence,
    series,
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
    translate,
    equationProperty,
    line,
    linePair,
    segment,
    matrix,
    augmentedMatrix,
    conic,
    parametric,
    trigonometry,
    polar,
    vector,
  ],
  verifiers: {
    inequality: INEQUALITY,
    domain: DOMAIN,
    range: RANGE,
    "domain-and-range": DOMAIN_AND_RANGE,
    "piecewise-value": PIECEWISE_VALUE,
    "relation-pairs": RELATION_PAIRS,
    "function-property": FUNCTION_PROPERTY,
    "function-features": FUNCTION_FEATURES,
    "inverse-function": INVERSE_FUNCTION,
    logarithm: LOGARITHM,
    "logarithm-form": LOGARITHM_FORM,
    "logarithm-base": LOGARITHM_BASE,
    sequence: SEQUENCE,
    series: SERIES,
    line: LINE,
    "line-pair": LINE_PAIR,
    segment: SEGMENT,
    conic: CONIC,
    matrix: MATRIX,
    "augmented-matrix": AUGMENTED_MATRIX,
    translate: TRANSLATE,
    "equation-property": EQUATION_PROPERTY,
    variation: VARIATION,
    "quadratic-form": QUADRATIC_FORM,
    "transformed-function": TRANSFORMED_FUNCTION,
    "eliminate-parameter": ELIMINATE_PARAMETER,
    "to-rectangular": TO_RECTANGULAR,
    "to-polar": TO_POLAR,
    "polar-equation": POLAR_EQUATION,
    vector: VECTOR,
    trigonometry: TRIGONOMETRY,
  },
});
