import { chainPower } from "./chain-power";
import { constantMultiple } from "./constant-multiple";
import { exponentialRule } from "./exponential-rule";
import { functionRule } from "./function-rule";
import { logarithmicDifferentiation } from "./logarithmic-differentiation";
import { powerRule } from "./power-rule";
import { productRule } from "./product-rule";
import { quotientRule } from "./quotient-rule";
import type { DerivativeRule } from "./rule";
import { sumRule } from "./sum-rule";
import { writeAsPower } from "./write-as-power";

/** In the order in which they are tried on one expression. */
export const DERIVATIVE_RULES: readonly DerivativeRule[] = [
  sumRule,
  writeAsPower,
  powerRule,
  constantMultiple,
  productRule,
  quotientRule,
  exponentialRule,
  logarithmicDifferentiation,
  chainPower,
  functionRule,
];
