import type { Expression } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import { int, negation, power, product, sum, symbol } from "../../expression/build";
import {
  divide,
  equals,
  fromInt,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  type Rational,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Fit, Fitting } from "./fit";
import { type Style, shown, styleOf } from "./shown";

/** Terms that are multiplied by the same number each time. */
export const fitGeometric: Fitting = (values, terms) => {
  const [first, second] = values;
  if (!first || !second || values.length < 3 || values.some(isZero)) return null;
  const ratio = divide(second, first);
  const constant = values.every(
    (value, i) => i === 0 || equals(multiply(values[i - 1] as Rational, ratio), value),
  );
  return constant ? geometricFit(first, ratio, styleOf(terms)) : null;
};

/** The geometric sequence with this first term and common ratio. */
export function geometricFit(first: Rational, ratio: Rational, style: Style): Fit {
  const written = toLatex(shown(ratio, style));
  return {
    shape: "geometric",
    step: ratio,
    at: (n) => multiply(first, boundedPower(ratio, n - 1n)),
    formula: (index) => geometricFormula(first, ratio, { index, style }),
    steps: [
      {
        rule: "common-ratio",
        title: `Each term is $${written}$ times the one before.`,
        latex: `r = ${written}`,
        why: "Divide each term by the one before it: the quotient is always the same, so the sequence is geometric.",
      },
    ],
  };
}

/** first · ratio^(n − 1) as it is written by hand. */
function geometricFormula(
  first: Rational,
  ratio: Rational,
  { index, style }: { readonly index: string; readonly style: Style },
): Expression {
  if (isOne(ratio)) return shown(first, style);
  const exponent = equals(first, ratio) ? symbol(index) : sum([symbol(index), int(-1)]);
  const growth = power(shown(ratio, style), exponent);
  if (equals(first, ratio) || isOne(first)) return growth;
  if (equals(first, fromInt(-1))) return negation(growth);
  return isNegative(first)
    ? negation(product([shown(negate(first), style), growth], true))
    : product([shown(first, style), growth], true);
}
