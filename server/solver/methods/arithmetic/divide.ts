import { int, quotient } from "../../expression/build";
import { terminatingDigits } from "../../expression/decimal";
import {
  fromInt,
  isNegative,
  isZero,
  multiply,
  divide as over,
  power,
  type Rational,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { inline, type Rewrite, type Rule } from "./rule";
import { allRational, isDecimalLiteral, writeRational } from "./settled";

/** Divisions of whole numbers and decimals that come out. */
export const divide: Rule = {
  id: "divide",
  many: "Divide.",
  apply(node, context) {
    if (node.kind !== "quotient") return null;
    const parts = [node.numerator, node.denominator];
    const [a, b] = allRational(parts, context) ?? [];
    if (!a || !b || isZero(b)) return null;
    const decimal = parts.some(isDecimalLiteral);
    if (!decimal && (a.d !== 1n || b.d !== 1n)) return null;
    const value = over(a, b);
    if (terminatingDigits(value) === null || (!decimal && value.d !== 1n)) {
      return decimal ? cleared(a, b) : null;
    }
    const result = writeRational(value, parts);
    const check = `$${toLatex({ kind: "product", factors: [result, node.denominator], explicit: true })} = ${toLatex(node.numerator)}$`;
    const signs = isNegative(a) === isNegative(b) ? "" : " Unlike signs give a negative quotient.";
    return {
      node: result,
      title: `Divide ${inline(node.numerator)} by ${inline(node.denominator)}.`,
      why: `Multiplying back gives ${check}.${isZero(a) ? "" : signs}`,
    };
  },
};

/** Decimals whose quotient does not end become a fraction of whole numbers. */
function cleared(a: Rational, b: Rational): Rewrite {
  const digits = Math.max(terminatingDigits(a) ?? 0, terminatingDigits(b) ?? 0);
  const scale = power(fromInt(10), BigInt(digits));
  return {
    node: quotient(int(multiply(a, scale).n), int(multiply(b, scale).n)),
    title: `Multiply the numerator and the denominator by $${scale.n}$.`,
    why: "The decimals of the quotient never end, so a fraction of whole numbers keeps it exact.",
  };
}
