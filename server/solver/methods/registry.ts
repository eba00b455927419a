import type { Method } from "../types";
import { arithmetic } from "./arithmetic/method";
import { expand } from "./expand/method";
import { factor } from "./factor/method";
import { linearEquation } from "./linear-equation/method";
import { linearSystem } from "./linear-system/method";
import { quadraticEquation } from "./quadratic-equation/method";
import { simplify } from "./simplify/method";

/** Every method, in the order in which they are tried. */
export const METHODS: readonly Method[] = [
  arithmetic,
  simplify,
  expand,
  factor,
  linearEquation,
  quadraticEquation,
  linearSystem,
];
