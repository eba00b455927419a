import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { lettersOf, termsOf } from "./written-form";

/** Every term that has a partner with the same letters and exponents is named, and no other; the partners stand
 * together. */
export function verifyLikeTerms(problem: Problem, value: AnswerValue, _budget: Budget): Check {
  if (problem.task !== "like-terms" || value.kind !== "groups")
    return { status: "refuted", reason: "the answer has another shape" };
  const keyOf = (term: Expression) => termsOf(term).map(lettersOf).join(" + ");
  const keys = problem.terms.map(keyOf);
  const paired = problem.terms.filter((_, i) => keys.some((key, j) => i !== j && key === keys[i]));
  const named = value.groups.flat().map(toLatex).sort();
  const expected = paired.map(toLatex).sort();
  const shared = value.groups.map((group) => new Set(group.map(keyOf)));
  const together = shared.every(({ size }) => size === 1);
  const apart = new Set(shared.flatMap((own) => [...own])).size === shared.length;
  return named.join() === expected.join() && together && apart
    ? {
        status: "verified",
        evidence: ["Compared one by one, the other terms differ in a letter or in an exponent."],
      }
    : { status: "refuted", reason: "other terms are alike" };
}
