import { binomialTerm } from "../methods/binomial-term/method";
import { coefficient } from "../methods/coefficient/method";
import { commonDenominator } from "../methods/common-denominator/method";
import { completeSquare } from "../methods/complete-square/method";
import { greatestCommonFactor } from "../methods/greatest-common-factor/method";
import { likeTerms } from "../methods/like-terms/method";
import { polynomialDivision } from "../methods/polynomial-division/method";
import { polynomialProperty } from "../methods/polynomial-property/method";
import { powerNotation } from "../methods/power-notation/method";
import { BINOMIAL_TERM } from "../verify/binomial-term";
import { COEFFICIENT } from "../verify/coefficient";
import { COMMON_DENOMINATOR } from "../verify/common-denominator";
import { COMPLETE_SQUARE } from "../verify/complete-square";
import { GREATEST_COMMON_FACTOR } from "../verify/greatest-common-factor";
import { LIKE_TERMS } from "../verify/like-terms";
import { POLYNOMIAL_DIVISION } from "../verify/polynomial-division";
import { POLYNOMIAL_PROPERTY } from "../verify/polynomial-property";
import { POWER_NOTATION } from "../verify/power-notation";
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
  verifiers: {
    "polynomial-division": POLYNOMIAL_DIVISION,
    "polynomial-property": POLYNOMIAL_PROPERTY,
    coefficient: COEFFICIENT,
    "complete-square": COMPLETE_SQUARE,
    "binomial-term": BINOMIAL_TERM,
    "greatest-common-factor": GREATEST_COMMON_FACTOR,
    "common-denominator": COMMON_DENOMINATOR,
    "power-notation": POWER_NOTATION,
    "like-terms": LIKE_TERMS,
  },
};
