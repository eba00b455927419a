import type { Expression } from "../../expression/ast";
import { int, quotient } from "../../expression/build";
import { addPolynomials, ZERO_POLYNOMIAL } from "../../expression/polynomial";
import type { RewriteRule } from "../expand/rewriting";
import { ascendingWhenNegative } from "../factor/write-factors";
import { fractionsOf, sameBelow } from "./fractions-of-sum";

/** a/c + b/c = (a + b)/c. */
export const addFractions: RewriteRule = {
  rule: "add-fractions",
  title: "Put everything over one line and collect the top.",
  rewrite(node, { budget }) {
    const forms = fractionsOf(node, budget);
    if (node.kind !== "sum" || !forms || !sameBelow(forms)) return null;
    const total = forms.reduce((all, { above }) => addPolynomials(all, above), ZERO_POLYNOMIAL);
    const first = node.terms[0] as Expression;
    const fraction = first.kind === "negation" ? first.operand : first;
    if (total.terms.length === 0) return { to: int(0), why: "The tops add up to nothing." };
    if (fraction.kind !== "quotient") return null;
    const to = quotient(ascendingWhenNegative(total), fraction.denominator);
    return {
      to,
      why: "Fractions with the same bottom are added by adding their tops; a minus goes for the whole top.",
    };
  },
};
