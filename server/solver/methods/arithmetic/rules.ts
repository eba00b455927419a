import { absoluteValue } from "./absolute-value";
import { add } from "./add";
import { alignNumbers } from "./align-numbers";
import { arrange } from "./arrange";
import { collectRoots } from "./collect-roots";
import { commonDenominator } from "./common-denominator";
import { distributeRoots } from "./distribute-roots";
import { divide } from "./divide";
import { divideByZero } from "./divide-by-zero";
import { divideFractions } from "./divide-fractions";
import { divideRoots } from "./divide-roots";
import { doubleNegative } from "./double-negative";
import { mixedToImproper } from "./mixed-to-improper";
import { multiply } from "./multiply";
import { multiplyConjugates } from "./multiply-conjugates";
import { multiplyFractions } from "./multiply-fractions";
import { multiplyRoots } from "./multiply-roots";
import { negativeExponent } from "./negative-exponent";
import { percentToNumber } from "./percent-to-number";
import { power } from "./power";
import { powerOfI } from "./power-of-i";
import { rationalExponent } from "./rational-exponent";
import { rationaliseDenominator } from "./rationalise-denominator";
import { reduceFraction } from "./reduce-fraction";
import type { Rule } from "./rule";
import { simplifyRoot } from "./simplify-root";
import { zeroExponent } from "./zero-exponent";

/** The rules of calculating, in order of precedence at one node. */
export const RULES: readonly Rule[] = [
  mixedToImproper,
  percentToNumber,
  doubleNegative,
  absoluteValue,
  powerOfI,
  zeroExponent,
  negativeExponent,
  rationalExponent,
  power,
  simplifyRoot,
  divideByZero,
  alignNumbers,
  divide,
  reduceFraction,
  divideFractions,
  divideRoots,
  rationaliseDenominator,
  multiply,
  multiplyFractions,
  multiplyRoots,
  multiplyConjugates,
  distributeRoots,
  add,
  commonDenominator,
  collectRoots,
  arrange,
];
