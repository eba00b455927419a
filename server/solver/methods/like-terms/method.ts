import type { Expression } from "../../expression/ast";
import { type Term, termKey } from "../../expression/polynomial";
import { valueLatex } from "../../printer/answer/value";
import type { AnswerValue, Method } from "../../types";
import { math } from "../expand/rewriting";
import { writtenTerms } from "../expand/terms";

/** Sorts terms by their letters and exponents: those with the same are like terms. */
export const likeTerms: Method = {
  id: "like-terms",
  tasks: ["like-terms"],
  work(problem, budget) {
    if (problem.task !== "like-terms") return null;
    const known = problem.terms.flatMap((expression) => {
      const [term, ...others] = writtenTerms(expression, budget) ?? [];
      return term && others.length === 0 && term.coefficient.n !== 0n ? [{ expression, term }] : [];
    });
    if (known.length < problem.terms.length) return null;
    const groups = grouped(known).filter((group) => group.length > 1);
    if (groups.length === 0) return null;
    const answer: AnswerValue = { kind: "groups", groups };
    return {
      method: "like-terms",
      steps: [
        {
          rule: "group-like-terms",
          title: "Put terms with the same letters and the same exponents together.",
          latex: valueLatex(answer),
          why: `Only the numbers in front may differ, as in ${(groups[0] ?? []).map(math).join(" and ")}.`,
        },
      ],
      answer,
    };
  },
};

function grouped(all: readonly { readonly expression: Expression; readonly term: Term }[]): Expression[][] {
  const groups = new Map<string, Expression[]>();
  for (const { expression, term } of all) {
    const key = termKey(term);
    groups.set(key, [...(groups.get(key) ?? []), expression]);
  }
  return [...groups.values()];
}
