import type { Expression, Statement } from "../../expression/ast";
import { int, negation, product, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { type Term, termToExpression } from "../../expression/polynomial";
import { fromInt, isInteger, isNegative, negate } from "../../expression/rational";
import { some, symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";
import type { Desk } from "./rewriting";

/** The desk for an exercise: one that is written in decimals keeps decimals, one with
 * letters above a fraction line keeps them there. */
export function deskFor(expression: Expression, budget: Budget): Desk {
  const decimals = some(expression, (node) => node.kind === "number" && node.decimals !== undefined);
  if (decimals) return { budget, writeTerm: decimalTerm };
  return { budget, writeTerm: some(expression, isLetterOverNumber) ? singleFraction : termToExpression };
}

/** A term with its coefficient as a decimal where that ends. */
function decimalTerm({ coefficient, exponents }: Term): Expression {
  const digits = terminatingDigits(coefficient);
  if (digits === null || isInteger(coefficient)) return termToExpression({ coefficient, exponents });
  if (isNegative(coefficient)) return negation(decimalTerm({ coefficient: negate(coefficient), exponents }));
  const value = decimalNode(coefficient, digits);
  if (Object.keys(exponents).length === 0) return value;
  return product([value, termToExpression({ coefficient: { n: 1n, d: 1n }, exponents })]);
}

const isLetterOverNumber = (node: Statement): boolean =>
  node.kind === "quotient" &&
  symbolsOf(node.numerator).length > 0 &&
  symbolsOf(node.denominator).length === 0;

/** A term with a fractional coefficient as one fraction: 44x/3. */
function singleFraction({ coefficient, exponents }: Term): Expression {
  if (isInteger(coefficient) || Object.keys(exponents).length === 0)
    return termToExpression({ coefficient, exponents });
  if (isNegative(coefficient))
    return negation(singleFraction({ coefficient: negate(coefficient), exponents }));
  return quotient(termToExpression({ coefficient: fromInt(coefficient.n), exponents }), int(coefficient.d));
}
