import { verifyBinomialTerm } from "./binomial-term";
import { verifyCoefficient } from "./coefficient";
import { verifyCommonDenominator } from "./common-denominator";
import { verifyCompleteSquare } from "./complete-square";
import { verifyGreatestCommonFactor } from "./greatest-common-factor";
import { verifyLikeTerms } from "./like-terms";
import { POLYNOMIAL_DIVISION } from "./polynomial-division";
import { verifyPolynomialProperty } from "./polynomial-property";
import { verifyPowerNotation } from "./power-notation";

/** The checks of questions about polynomials, by task. */
export const POLYNOMIAL_VERIFIERS = {
  "polynomial-division": POLYNOMIAL_DIVISION,
  "polynomial-property": verifyPolynomialProperty,
  coefficient: verifyCoefficient,
  "complete-square": verifyCompleteSquare,
  "binomial-term": verifyBinomialTerm,
  "greatest-common-factor": verifyGreatestCommonFactor,
  "common-denominator": verifyCommonDenominator,
  "power-notation": verifyPowerNotation,
  "like-terms": verifyLikeTerms,
} as const;
