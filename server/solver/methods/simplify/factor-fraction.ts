import { constantValue } from "../../expression/polynomial";
import type { RewriteRule } from "../expand/rewriting";
import { fractionAt, shared } from "./shared-factors";
import { writeFactored } from "./write-fraction";

/** Top and bottom as products, when they have something in common. */
export const factorFraction: RewriteRule = {
  rule: "factor-fraction",
  title: "Factorise the top and the bottom.",
  rewrite(node, { budget }) {
    const form = fractionAt(node, budget);
    if (!form || form.above.terms.length === 0) return null;
    if (form.above.terms.length === 1 && form.below.terms.length === 1) return null;
    if (constantValue(shared(form, budget).common)) return null;
    return {
      to: writeFactored(form, budget),
      why: "Only factors of the whole top and the whole bottom can be cancelled.",
    };
  },
};
