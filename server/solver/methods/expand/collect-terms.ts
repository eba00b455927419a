import { sum } from "../../expression/build";
import { collectTerms, type Term, termKey } from "../../expression/polynomial";
import { isZero } from "../../expression/rational";
import { type Desk, math, type RewriteRule, writePolynomial } from "./rewriting";
import { hasLikeTerms, writtenTerms } from "./terms";

/** Groups spelled out in the explanation; the others work the same way. */
const GROUPS_SHOWN = 3;

/** Terms with the same letters and powers are added; the result is written by falling powers. */
export const collectTermsRule: RewriteRule = {
  rule: "collect-terms",
  title: "Collect like terms.",
  rewrite(node, desk) {
    if (node.kind !== "sum") return null;
    const terms = writtenTerms(node, desk.budget);
    if (!terms || !(hasLikeTerms(terms) || terms.some((term) => isZero(term.coefficient)))) return null;
    return { to: writePolynomial(collectTerms(terms), desk), why: groupsOf(terms, desk) };
  },
};

function groupsOf(terms: readonly Term[], desk: Desk): string {
  const groups = new Map<string, Term[]>();
  for (const term of terms) groups.set(termKey(term), [...(groups.get(termKey(term)) ?? []), term]);
  const sentences = [...groups.values()]
    .filter((group) => group.length > 1)
    .slice(0, GROUPS_SHOWN)
    .map((group) => {
      const total = writePolynomial(collectTerms(group), desk);
      return `$${math(sum(group.map(desk.writeTerm))).slice(1, -1)} = ${math(total).slice(1, -1)}$`;
    });
  return sentences.length > 0 ? `${sentences.join(", ")}.` : "A term that is zero can be left out.";
}
