import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { lettersOf, termsOf } from "./written-form";

/** Every term that has a partner with the same letters and exponents is named, and no other. */
export function verifyLikeTerms(problem: Problem, value: AnswerValue, _budget: Budget): Check {
  if (problem.task !== "like-terms" || value.kind !== "list")
    return { status: "refuted", reason: "the answer has another shape" };
  const keys = problem.terms.map((term) => termsOf(term).map(lettersOf).join(" + "));
  const paired = problem.terms.filter((_, i) => keys.some((key, j) => i !== j && key === keys[i]));
  const named = value.items.map(toLatex).sort();
  const expected = paired.map(toLatex).sort();
  return named.join() === expected.join()
    ? {
        status: "verified",
        evidence: ["Compared one by one, the other terms differ in a letter or in an exponent."],
      }
    : { status: "refuted", reason: "other terms are alike" };
}
