import type { Expression } from "../../expression/ast";
import { negation, sum, symbol } from "../../expression/build";
import { polynomialToExpression } from "../../expression/polynomial";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Budget, Derivation, Step } from "../../types";
import { type RationalForm, rationalForm } from "../simplify/rational-form";
import { inWords } from "./answer";

/** Whether f(−x) is f(x), −f(x) or neither, for fractions of polynomials. */
export function parity(body: Expression, unknown: string, budget: Budget): Derivation | null {
  const mirrored = substitute(body, new Map([[unknown, negation(symbol(unknown))]]));
  const at = rationalForm(mirrored, budget);
  const zero = (e: Expression) => {
    const form = rationalForm(e, budget);
    return form ? form.above.terms.length === 0 : null;
  };
  const [even, odd] = [zero(sum([mirrored, negation(body)])), zero(sum([mirrored, body]))];
  if (!at || even === null || odd === null || (even && odd)) return null;
  const word = even ? "even" : odd ? "odd" : "neither";
  const step: Step = {
    rule: "mirror-input",
    title: `Put $-${unknown}$ in place of $${unknown}$.`,
    latex: toLatex(written(at)),
    why: WHY[word],
  };
  return inWords(word, [step]);
}

const WHY = table({
  even: "This is the function itself, so it is even.",
  odd: "This is the function with every sign changed, so it is odd.",
  neither: "This is neither the function itself nor its opposite.",
} as const);

function written({ above, below }: RationalForm): Expression {
  const denominator = polynomialToExpression(below);
  const numerator = polynomialToExpression(above);
  return toLatex(denominator) === "1" ? numerator : { kind: "quotient", numerator, denominator };
}
