import { BINOMIAL_TERM } from "./binomial-term";
import { COEFFICIENT } from "./coefficient";
import { COMMON_DENOMINATOR } from "./common-denominator";
import { COMPLETE_SQUARE } from "./complete-square";
import { GREATEST_COMMON_FACTOR } from "./greatest-common-factor";
import { LIKE_TERMS } from "./like-terms";
import { POLYNOMIAL_DIVISION } from "./polynomial-division";
import { POLYNOMIAL_PROPERTY } from "./polynomial-property";
import { POWER_NOTATION } from "./power-notation";

/** The checks of questions about polynomials, by task. */
export const POLYNOMIAL_VERIFIERS = {
  "polynomial-division": POLYNOMIAL_DIVISION,
  "polynomial-property": POLYNOMIAL_PROPERTY,
  coefficient: COEFFICIENT,
  "complete-square": COMPLETE_SQUARE,
  "binomial-term": BINOMIAL_TERM,
  "greatest-common-factor": GREATEST_COMMON_FACTOR,
  "common-denominator": COMMON_DENOMINATOR,
  "power-notation": POWER_NOTATION,
  "like-terms": LIKE_TERMS,
} as const;
