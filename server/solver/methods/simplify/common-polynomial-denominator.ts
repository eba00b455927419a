import type { Expression } from "../../expression/ast";
import { negation, product, quotient, sum } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import {
  constantPolynomial,
  constantValue,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialToExpression,
  scalePolynomial,
} from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { gcdPolynomials, numericContent, primitive } from "../../expression/polynomial-gcd";
import { fromInt, isNegative, lcm, ONE } from "../../expression/rational";
import type { Budget } from "../../types";
import { math, type RewriteRule } from "../expand/rewriting";
import { writeFactorization } from "../factor/write-factors";
import { fractionsOf, sameBelow } from "./fractions-of-sum";
import type { RationalForm } from "./rational-form";

/** a/b + c/d with every fraction over the least common denominator. */
export const commonDenominator: RewriteRule = {
  rule: "common-polynomial-denominator",
  title: "Write every fraction over the common denominator.",
  rewrite(node, { budget }) {
    const forms = fractionsOf(node, budget);
    if (node.kind !== "sum" || !forms || sameBelow(forms)) return null;
    const common = leastCommonDenominator(forms, budget);
    const below = writeFactorization(factorPolynomial(common, budget));
    const terms = node.terms.map((term, i) => {
      const form = forms[i] as RationalForm;
      const factor = divideExactly(common, form.below, budget);
      return factor && widened(term, { form, factor, below }, budget);
    });
    const widenedTerms = terms.filter((term) => term !== null);
    if (widenedTerms.length < terms.length) return null;
    return { to: sum(widenedTerms), why: `The smallest bottom that all of them divide is ${math(below)}.` };
  },
};

function leastCommonDenominator(forms: readonly RationalForm[], budget: Budget): Polynomial {
  let common = constantPolynomial(ONE);
  let number = 1n;
  for (const { below } of forms) {
    const part = primitive(below);
    const shared = gcdPolynomials(common, part, budget);
    common = multiplyPolynomials(common, divideExactly(part, shared, budget) ?? part, budget);
    number = lcm(number, numericContent(below).n);
  }
  return scalePolynomial(common, fromInt(number));
}

function widened(
  term: Expression,
  { form, factor, below }: { form: RationalForm; factor: Polynomial; below: Expression },
  budget: Budget,
): Expression {
  const number = constantValue(factor);
  const negative = (number !== null && isNegative(number)) !== (term.kind === "negation");
  const size = number && isNegative(number) ? negatePolynomial(factor) : factor;
  const above = term.kind === "negation" ? negatePolynomial(form.above) : form.above;
  const fraction = quotient(writeMultiple(above, size, budget), below);
  return negative ? negation(fraction) : fraction;
}

/** above · factor, left as a product unless both are single terms. */
function writeMultiple(above: Polynomial, factor: Polynomial, budget: Budget): Expression {
  const number = constantValue(above);
  if ((above.terms.length === 1 && factor.terms.length === 1) || constantValue(factor)?.n === 1n) {
    return polynomialToExpression(multiplyPolynomials(above, factor, budget));
  }
  const extra = writeFactorization(factorPolynomial(factor, budget));
  if (number && number.n === number.d) return extra;
  const written = polynomialToExpression(above);
  return factor.terms.length === 1 ? product([extra, written]) : product([written, extra]);
}
