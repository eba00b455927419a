import { collectTermsRule } from "./collect-terms";
import { divideEachTerm } from "./divide-each-term";
import { expandPower } from "./expand-power";
import { multiplyBinomials } from "./multiply-binomials";
import { multiplyMonomials } from "./multiply-monomials";
import { multiplyOutBracket } from "./multiply-out-bracket";
import { multiplyPolynomialBrackets } from "./multiply-polynomials";
import { productOfConjugates } from "./product-of-conjugates";
import { removeBrackets } from "./remove-brackets";
import type { RewriteRule } from "./rewriting";
import { squareOfBinomial } from "./square-of-binomial";
import { zeroPower } from "./zero-power";

/** The rules that multiply a polynomial out, the one to try first at the front. */
export const EXPANSION_RULES: readonly RewriteRule[] = [
  zeroPower,
  multiplyMonomials,
  removeBrackets,
  collectTermsRule,
  divideEachTerm,
  squareOfBinomial,
  productOfConjugates,
  expandPower,
  multiplyBinomials,
  multiplyPolynomialBrackets,
  multiplyOutBracket,
];
