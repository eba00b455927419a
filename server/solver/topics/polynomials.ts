import { binomialTerm } from "../methods/binomial-term/method";
import { coefficient } from "../methods/coefficient/method";
import { commonDenominator } from "../methods/common-denominator/method";
import { completeSquare } from "../methods/complete-square/method";
import { greatestCommonFactor } from "../methods/greatest-common-factor/method";
import { likeTerms } from "../methods/like-terms/method";
import { polynomialDivision } from "../methods/polynomial-division/method";
import { polynomialProperty } from "../methods/polynomial-property/method";
import { powerNotation } from "../methods/power-notation/method";
import { POLYNOMIAL_VERIFIERS } from "../verify/polynomial";
import type { Topic } from "./topic";

/** Terms, factors and powers of expressions. */
export const POLYNOMIALS: Topic<"polynomials"> = {
  methods: [
    polynomialDivision,
    polynomialProperty,
    coefficient,
    completeSquare,
    binomialTerm,
    greatestCommonFactor,
    commonDenominator,
    powerNotation,
    likeTerms,
  ],
  verifiers: POLYNOMIAL_VERIFIERS,
};
