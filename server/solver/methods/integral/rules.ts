import { byParts } from "./by-parts";
import { constantFactor } from "./constant-factor";
import { partialFractions } from "./partial-fractions";
import { powerOfLinear } from "./power-of-linear";
import { quadraticForms } from "./quadratic-forms";
import { circularIdentities, multiplyOut } from "./rewrite-integrand";
import type { IntegralRule } from "./rule";
import { substitution } from "./substitution";
import { sumOfIntegrals } from "./sum-of-integrals";
import { standardIntegral } from "./table";
import { waveTimesGrowth } from "./wave-times-growth";

/** In the order in which they are tried. */
export const INTEGRAL_RULES: readonly IntegralRule[] = [
  sumOfIntegrals,
  powerOfLinear,
  constantFactor,
  standardIntegral,
  waveTimesGrowth,
  quadraticForms,
  partialFractions,
  circularIdentities,
  substitution,
  multiplyOut,
  byParts,
];
