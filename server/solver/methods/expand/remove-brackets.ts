import type { Expression } from "../../expression/ast";
import { sum } from "../../expression/build";
import { negate } from "../../expression/rational";
import type { RewriteRule } from "./rewriting";
import { writtenTerms } from "./terms";

const isBracket = (term: Expression): boolean => term.kind === "sum" || isTakenAway(term);
const isTakenAway = (term: Expression): boolean => term.kind === "negation" && term.operand.kind === "sum";

/** (a + b) - (c - d) = a + b - c + d, when every bracket is only added or taken away. */
export const removeBrackets: RewriteRule = {
  rule: "remove-brackets",
  title: "Take away the brackets.",
  rewrite(node, desk) {
    const terms = node.kind === "sum" ? node.terms : [node];
    if (!terms.some(node.kind === "sum" ? isBracket : isTakenAway)) return null;
    const flat = terms.flatMap((term) => {
      const negative = isTakenAway(term);
      const inside = negative && term.kind === "negation" ? term.operand : term;
      const written = writtenTerms(inside, desk.budget);
      if (!written) return [null];
      return written.map((t) => desk.writeTerm(negative ? { ...t, coefficient: negate(t.coefficient) } : t));
    });
    const kept = flat.filter((term) => term !== null);
    if (kept.length < flat.length) return null;
    return {
      to: sum(kept),
      why: terms.some(isTakenAway)
        ? "A minus sign in front of a bracket changes every sign inside it."
        : "A bracket that is only added changes nothing.",
    };
  },
};
