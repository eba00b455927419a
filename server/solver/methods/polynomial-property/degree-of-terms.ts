import { int } from "../../expression/build";
import { type Term, termToExpression, totalDegree } from "../../expression/polynomial";
import { valueLatex } from "../../printer/answer/value";
import type { Derivation } from "../../types";
import { expressionAnswer } from "../expand/method";
import { math } from "../expand/rewriting";

/** The degree of a polynomial is the highest degree of a term; that of a term is the sum of its exponents. */
export function degreeOfTerms(terms: readonly Term[]): Derivation {
  const degrees = terms.map((term) => `${math(termToExpression(term))} has degree $${totalDegree(term)}$`);
  const answer = expressionAnswer(int(Math.max(...terms.map(totalDegree))));
  return {
    method: "polynomial-property",
    steps: [
      {
        rule: "degree-of-terms",
        title:
          terms.length === 1 ? "Add the exponents of the letters." : "Take the highest degree of a term.",
        latex: valueLatex(answer),
        why: `${degrees.join(", ")}.${terms.length === 1 ? "" : " The degree of a term is the sum of the exponents of its letters."}`,
      },
    ],
    answer,
  };
}
