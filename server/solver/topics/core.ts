import { absoluteValueEquation } from "../methods/absolute-value-equation/method";
import { arithmetic } from "../methods/arithmetic/method";
import { binomialTerm } from "../methods/binomial-term/method";
import { calculateEach } from "../methods/calculate-each/method";
import { coefficient } from "../methods/coefficient/method";
import { commonDenominator } from "../methods/common-denominator/method";
import { completeSquare } from "../methods/complete-square/method";
import { counting } from "../methods/counting/method";
import { evaluate } from "../methods/evaluate/method";
import { expand } from "../methods/expand/method";
import { exponentialEquation } from "../methods/exponential-equation/method";
import { factor } from "../methods/factor/method";
import { greatestCommonFactor } from "../methods/greatest-common-factor/method";
import { inequality } from "../methods/inequality/method";
import { likeTerms } from "../methods/like-terms/method";
import { linearEquation } from "../methods/linear-equation/method";
import { linearSystem } from "../methods/linear-system/method";
import { logarithmicEquation } from "../methods/logarithmic-equation/method";
import { nonlinearSystem } from "../methods/nonlinear-system/method";
import { percent } from "../methods/percent/method";
import { polynomialDivision } from "../methods/polynomial-division/method";
import { polynomialProperty } from "../methods/polynomial-property/method";
import { powerNotation } from "../methods/power-notation/method";
import { quadraticEquation } from "../methods/quadratic-equation/method";
import { radicalEquation } from "../methods/radical-equation/method";
import { radicalExpression } from "../methods/radical-expression/method";
import { rationalEquation } from "../methods/rational-equation/method";
import { scientificNotation } from "../methods/scientific-notation/method";
import { simplify } from "../methods/simplify/method";
import { BINOMIAL_TERM } from "../verify/binomial-term";
import { CALCULATE } from "../verify/calculate";
import { CALCULATE_EACH } from "../verify/calculate-each";
import { COEFFICIENT } from "../verify/coefficient";
import { COMMON_DENOMINATOR } from "../verify/common-denominator";
import { COMPLETE_SQUARE } from "../verify/complete-square";
import { EVALUATE } from "../verify/evaluate";
import { EXPAND } from "../verify/expand";
import { FACTOR } from "../verify/factor";
import { GREATEST_COMMON_FACTOR } from "../verify/greatest-common-factor";
import { INEQUALITY } from "../verify/inequality";
import { LIKE_TERMS } from "../verify/like-terms";
import { PERCENT } from "../verify/percent";
import { POLYNOMIAL_DIVISION } from "../verify/polynomial-division";
import { POLYNOMIAL_PROPERTY } from "../verify/polynomial-property";
import { POWER_NOTATION } from "../verify/power-notation";
import { SOLVE } from "../verify/roots";
import { SIMPLIFY } from "../verify/simplify";
import { SOLVE_SYSTEM } from "../verify/system";
import type { Topic } from "./topic";

/** Numbers, expressions and equations: what is asked most. */
export const CORE: Topic<"core"> = {
  methods: [
    scientificNotation,
    counting,
    arithmetic,
    calculateEach,
    percent,
    evaluate,
    simplify,
    radicalExpression,
    expand,
    factor,
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
    exponentialEquation,
    logarithmicEquation,
    linearEquation,
    rationalEquation,
    quadraticEquation,
    absoluteValueEquation,
    radicalEquation,
    linearSystem,
    nonlinearSystem,
  ],
  verifiers: {
    calculate: CALCULATE,
    "calculate-each": CALCULATE_EACH,
    percent: PERCENT,
    inequality: INEQUALITY,
    evaluate: EVALUATE,
    simplify: SIMPLIFY,
    expand: EXPAND,
    factor: FACTOR,
    solve: SOLVE,
    "solve-system": SOLVE_SYSTEM,
    "polynomial-division": POLYNOMIAL_DIVISION,
    "polynomial-property": POLYNOMIAL_PROPERTY,
    coefficient: COEFFICIENT,
    "complete-square": COMPLETE_SQUARE,
    "binomial-term": BINOMIAL_TERM,
    "greatest-common-factor": GREATEST_COMMON_FACTOR,
    "common-denominator": COMMON_DENOMINATOR,
    "power-notation": POWER_NOTATION,
    "like-terms": LIKE_TERMS,
  },
};
