import { decimalToFraction } from "./decimal-to-fraction";
import type { FinishRule } from "./finish-rule";
import { fractionToDecimal } from "./fraction-to-decimal";
import { improperToMixed } from "./improper-to-mixed";
import { numberToPercent } from "./number-to-percent";
import { roundNumber } from "./round-number";
import { writeScientific } from "./write-scientific";

/** At most one of these applies to a number and a form. */
export const FINISH_RULES: readonly FinishRule[] = [
  numberToPercent,
  writeScientific,
  roundNumber,
  fractionToDecimal,
  decimalToFraction,
  improperToMixed,
];
