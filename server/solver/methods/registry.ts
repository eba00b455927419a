import type { Method } from "../types";
import { arithmetic } from "./arithmetic/method";
import { evaluate } from "./evaluate/method";
import { expand } from "./expand/method";
import { factor } from "./factor/method";
import { linearEquation } from "./linear-equation/method";
import { linearSystem } from "./linear-system/method";
import { percent } from "./percent/method";
import { quadraticEquation } from "./quadratic-equation/method";
import { rationalEquation } from "./rational-equation/method";
import { simplify } from "./simplify/method";

/** Every method, in the order in which they are tried. */
export const METHODS: readonly Method[] = [
  arithmetic,
  percent,
  evaluate,
  simplify,
  expand,
  factor,
  linearEquation,
  rationalEquation,
  quadraticEquation,
  linearSystem,
];
