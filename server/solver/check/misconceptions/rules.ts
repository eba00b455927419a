import { addedBeforeSubtracting } from "./added-before-subtracting";
import { basesMultiplied } from "./bases-multiplied";
import { binomialsWithoutMiddleTerms } from "./binomials-without-middle-terms";
import { cancelledATerm } from "./cancelled-a-term";
import { coefficientNotUndone } from "./coefficient-not-undone";
import { denominatorDropped } from "./denominator-dropped";
import { dividedByTheUnknown } from "./divided-by-the-unknown";
import { dividedOneTermOnly } from "./divided-one-term-only";
import { dividedWithTheWrongSign } from "./divided-with-the-wrong-sign";
import { exponentsAdded } from "./exponents-added";
import { exponentsDivided } from "./exponents-divided";
import { exponentsMultiplied } from "./exponents-multiplied";
import { fractionsAddedStraightAcross } from "./fractions-added-straight-across";
import { inequalityFlippedWithoutNeed } from "./inequality-flipped-without-need";
import { inequalityNotFlipped } from "./inequality-not-flipped";
import { leftToRight } from "./left-to-right";
import { logOfSum } from "./log-of-sum";
import { minusBeforeFraction } from "./minus-before-fraction";
import type { WrongRule } from "./misconception";
import { movedWithoutChangingSign } from "./moved-without-changing-sign";
import { multipliedBeforeDividing } from "./multiplied-before-dividing";
import { multipliedOneTermOnly } from "./multiplied-one-term-only";
import { negativeExponentAsNegativeNumber } from "./negative-exponent-as-negative-number";
import { onlyFirstTermMultiplied } from "./only-first-term-multiplied";
import { onlyPositiveRoot } from "./only-positive-root";
import { powerAsMultiplication } from "./power-as-multiplication";
import { powerOfOneFactorOnly } from "./power-of-one-factor-only";
import { rootOfSum } from "./root-of-sum";
import { signLostWhenDistributing } from "./sign-lost-when-distributing";
import { squareOfNegative } from "./square-of-negative";
import { squareOfSum } from "./square-of-sum";
import { subtractedTheWrongWayRound } from "./subtracted-the-wrong-way-round";
import { unlikeTermsAdded } from "./unlike-terms-added";
import { zeroProductMisused } from "./zero-product-misused";

/** Every wrong rule that is looked for, the more particular first. */
export const WRONG_RULES: readonly WrongRule[] = [
  squareOfNegative,
  signLostWhenDistributing,
  onlyFirstTermMultiplied,
  minusBeforeFraction,
  squareOfSum,
  rootOfSum,
  binomialsWithoutMiddleTerms,
  powerOfOneFactorOnly,
  negativeExponentAsNegativeNumber,
  exponentsMultiplied,
  exponentsAdded,
  exponentsDivided,
  basesMultiplied,
  powerAsMultiplication,
  logOfSum,
  fractionsAddedStraightAcross,
  cancelledATerm,
  leftToRight,
  multipliedBeforeDividing,
  addedBeforeSubtracting,
  subtractedTheWrongWayRound,
  unlikeTermsAdded,
  denominatorDropped,
  zeroProductMisused,
  dividedByTheUnknown,
  onlyPositiveRoot,
  inequalityNotFlipped,
  inequalityFlippedWithoutNeed,
  dividedWithTheWrongSign,
  movedWithoutChangingSign,
  coefficientNotUndone,
  dividedOneTermOnly,
  multipliedOneTermOnly,
];
