import type { PolynomialTask } from "../tasks/polynomial";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyBinomialTerm } from "./binomial-term";
import { verifyCoefficient } from "./coefficient";
import { verifyCommonDenominator } from "./common-denominator";
import { verifyCompleteSquare } from "./complete-square";
import { verifyGreatestCommonFactor } from "./greatest-common-factor";
import { verifyLikeTerms } from "./like-terms";
import { verifyPolynomialDivision } from "./polynomial-division";
import { verifyPolynomialProperty } from "./polynomial-property";
import { verifyPowerNotation } from "./power-notation";

/** The checks of questions about polynomials, by task. */
export const POLYNOMIAL_VERIFIERS: Readonly<
  Record<PolynomialTask["task"], (problem: Problem, value: AnswerValue, budget: Budget) => Check>
> = {
  "polynomial-division": verifyPolynomialDivision,
  "polynomial-property": verifyPolynomialProperty,
  coefficient: verifyCoefficient,
  "complete-square": verifyCompleteSquare,
  "binomial-term": verifyBinomialTerm,
  "greatest-common-factor": verifyGreatestCommonFactor,
  "common-denominator": verifyCommonDenominator,
  "power-notation": verifyPowerNotation,
  "like-terms": verifyLikeTerms,
};
