import { recogniseBinomialTerm } from "./recognise-binomial-term";
import { recogniseNamedForm } from "./recognise-named-form";
import { recogniseGivenFactor, recognisePolynomialDivision } from "./recognise-polynomial-division";
import {
  recogniseCoefficient,
  recogniseLikeTerms,
  recognisePolynomialProperty,
} from "./recognise-polynomial-property";
import { recogniseCompleteSquare, recognisePowerNotation } from "./recognise-power-notation";
import {
  recogniseCommonDenominator,
  recogniseGreatestCommonFactor,
  recogniseUndefinedValues,
  recogniseWithExclusion,
} from "./recognise-rational-expression";
import type { Recogniser } from "./sentence";

const QUESTIONS: readonly Recogniser[] = [
  recognisePolynomialDivision,
  recogniseGivenFactor,
  recognisePolynomialProperty,
  recogniseCoefficient,
  recogniseLikeTerms,
  recogniseNamedForm,
  recogniseUndefinedValues,
  recogniseWithExclusion,
  recogniseCommonDenominator,
  recogniseGreatestCommonFactor,
  recognisePowerNotation,
  recogniseCompleteSquare,
  recogniseBinomialTerm,
];

/** Questions about polynomials and fractions of them that are not "simplify", "expand" or "factor". */
export const recognisePolynomial: Recogniser = (sentence) => {
  for (const recogniser of QUESTIONS) {
    const found = recogniser(sentence);
    if (found) return found;
  }
  return null;
};
