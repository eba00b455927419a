import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import {
  multiplySurds,
  multiplyTerms,
  negateSurd,
  surdToExpression,
  termToExpression,
} from "../../expression/surd-number";
import type { Rule } from "./rule";
import { allSettled, settledValue } from "./settled";

/** (6 - 3√7)(3 + 4√7) → 18 + 24√7 - 9√7 - 84, and -(2 + √3) → -2 - √3. */
export const distributeRoots: Rule = {
  id: "multiply-out",
  many: "Multiply out the brackets.",
  apply(node, context) {
    if (node.kind === "negation") {
      const inner = node.operand.kind === "sum" ? settledValue(node.operand, context) : null;
      return (
        inner && {
          node: sum(negateSurd(inner).map(termToExpression)),
          title: "Remove the bracket.",
          why: SIGNS,
        }
      );
    }
    if (node.kind !== "product") return null;
    const values = allSettled(node.factors, context);
    if (!values) return null;
    const single = node.factors.filter((_, at) => values[at]?.length === 1);
    const several = node.factors.filter((_, at) => (values[at]?.length ?? 0) > 1);
    if (several.length === 0) return null;
    if (single.length > 1) {
      const joined = values.filter((value) => value.length === 1).reduce(multiplySurds);
      return {
        node: product([surdToExpression(joined), ...several]),
        title: "Multiply the single factors.",
        why: "Factors may be multiplied in any order.",
      };
    }
    const [first, second, ...rest] = [...single, ...several];
    return first && second ? expanded(first, second, rest) : null;

    function expanded(left: Expression, right: Expression, others: readonly Expression[]) {
      const a = settledValue(left, context) ?? [];
      const b = settledValue(right, context) ?? [];
      const terms = sum(a.flatMap((x) => b.map((y) => termToExpression(multiplyTerms(x, y)))));
      const both = a.length > 1;
      return {
        node: product([terms, ...others]),
        title: both || others.length > 0 ? "Multiply out the brackets." : "Multiply out the bracket.",
        why: [...a, ...b].some((term) => term.imaginary) ? `${each(both)} Use $i^2 = -1$.` : each(both),
      };
    }
  },
};

const SIGNS = "A minus sign before a bracket changes the sign of every term inside.";

const each = (both: boolean): string =>
  both
    ? "Every term of one bracket multiplies every term of the other."
    : "The factor multiplies every term of the bracket.";
