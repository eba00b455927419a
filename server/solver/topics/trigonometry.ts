import { parametric } from "../methods/parametric/method";
import { polar } from "../methods/polar/method";
import { trigonometry } from "../methods/trigonometry/method";
import { vector } from "../methods/vector/method";
import { table } from "../table";
import { ELIMINATE_PARAMETER } from "../verify/parametric";
import { TO_POLAR, TO_RECTANGULAR } from "../verify/polar";
import { POLAR_EQUATION } from "../verify/polar-equation";
import { TRIGONOMETRY } from "../verify/trigonometry";
import { VECTOR } from "../verify/vector";
import type { Topic } from "./topic";

/** Angles, circular functions, polar coordinates and vectors. */
export const ANGLES: Topic<"trigonometry"> = table({
  methods: [parametric, trigonometry, polar, vector],
  verifiers: {
    "eliminate-parameter": ELIMINATE_PARAMETER,
    "to-rectangular": TO_RECTANGULAR,
    "to-polar": TO_POLAR,
    "polar-equation": POLAR_EQUATION,
    vector: VECTOR,
    trigonometry: TRIGONOMETRY,
  },
});
