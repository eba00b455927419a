import { type Term, termToExpression } from "../../expression/polynomial";
import type { Derivation } from "../../types";
import { math } from "../expand/rewriting";

const NAMES = ["", "monomial", "binomial", "trinomial"];

/** The name of a polynomial goes by the number of its terms; beyond three it is just a polynomial. */
export function classify(terms: readonly Term[]): Derivation {
  const word = NAMES[terms.length] ?? "polynomial";
  const latex = `\\text{${word}}`;
  const listed = terms.map((term) => math(termToExpression(term))).join(", ");
  return {
    method: "polynomial-property",
    steps: [
      {
        rule: "classify-by-terms",
        title: `Count the terms: ${terms.length}.`,
        latex,
        why: `The terms are ${listed}. One term is a monomial, two are a binomial, three a trinomial; more have no special name.`,
      },
    ],
    answer: { kind: "word", word },
  };
}
