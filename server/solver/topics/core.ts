import { absoluteValueEquation } from "../methods/absolute-value-equation/method";
import { arithmetic } from "../methods/arithmetic/method";
import { calculateEach } from "../methods/calculate-each/method";
import { counting } from "../methods/counting/method";
import { evaluate } from "../methods/evaluate/method";
import { expand } from "../methods/expand/method";
import { exponentialEquation } from "../methods/exponential-equation/method";
import { factor } from "../methods/factor/method";
import { linearEquation } from "../methods/linear-equation/method";
import { linearSystem } from "../methods/linear-system/method";
import { logarithmicEquation } from "../methods/logarithmic-equation/method";
import { nonlinearSystem } from "../methods/nonlinear-system/method";
import { percent } from "../methods/percent/method";
import { quadraticEquation } from "../methods/quadratic-equation/method";
import { radicalEquation } from "../methods/radical-equation/method";
import { radicalExpression } from "../methods/radical-expression/method";
import { rationalEquation } from "../methods/rational-equation/method";
import { scientificNotation } from "../methods/scientific-notation/method";
import { simplify } from "../methods/simplify/method";
import { CALCULATE } from "../verify/calculate";
import { CALCULATE_EACH } from "../verify/calculate-each";
import { EVALUATE } from "../verify/evaluate";
import { EXPAND } from "../verify/expand";
import { FACTOR } from "../verify/factor";
import { PERCENT } from "../verify/percent";
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
    evaluate: EVALUATE,
    simplify: SIMPLIFY,
    expand: EXPAND,
    factor: FACTOR,
    solve: SOLVE,
    "solve-system": SOLVE_SYSTEM,
  },
};
