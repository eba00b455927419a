import { collectLikeTerms } from "./collect-like-terms";
import { multiplyOutBracket } from "./distribute";
import { divideEachTerm } from "./divide-each-term";
import { expandPower } from "./expand-power";
import { multiplyBinomials, multiplyPolynomialBrackets } from "./multiply-brackets";
import { multiplyMonomials } from "./multiply-monomials";
import { productOfConjugates } from "./product-of-conjugates";
import { removeBrackets } from "./remove-brackets";
import type { RewriteRule } from "./rewriting";
import { squareOfBinomial } from "./square-of-binomial";
import { zeroExponent } from "./zero-exponent";

/** The rules that multiply a polynomial out, the one to try first at the front. */
export const EXPANSION_RULES: readonly RewriteRule[] = [
  zeroExponent,
  multiplyMonomials,
  removeBrackets,
  collectLikeTerms,
  divideEachTerm,
  squareOfBinomial,
  productOfConjugates,
  expandPower,
  multiplyBinomials,
  multiplyPolynomialBrackets,
  multiplyOutBracket,
];
