import type { Expression } from "../../expression/ast";
import { int, product, sum } from "../../expression/build";
import {
  multiplySurds,
  multiplyTerms,
  negateSurd,
  type SurdNumber,
  surdToExpression,
  termToExpression,
} from "../../expression/surd-number";
import type { NumberContext } from "./context";
import type { Rewrite, Rule } from "./rule";
import { sameTree } from "./same-tree";
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
    if (values.some((value) => value.length === 0)) {
      return { node: int(0), title: "Multiply.", why: "Anything times $0$ is $0$." };
    }
    const single = node.factors.filter((_, at) => isSingle(values[at] ?? []));
    const several = node.factors.filter((_, at) => (values[at]?.length ?? 0) > 1);
    if (several.length === 0) return null;
    const front =
      single.length > 1 ? surdToExpression(values.filter(isSingle).reduce(multiplySurds)) : single[0];
    if (front && single.length > 1 && !sameTree(front, product(single))) {
      return {
        node: product([front, ...several]),
        title: "Multiply the single factors.",
        why: "Factors may be multiplied in any order.",
      };
    }
    const [first, second, ...rest] = front ? [front, ...several] : several;
    return first && second ? expanded({ first, second, rest }, context) : null;
  },
};

const isSingle = (value: SurdNumber): boolean => value.length === 1;

function expanded(
  {
    first,
    second,
    rest,
  }: { readonly first: Expression; readonly second: Expression; readonly rest: readonly Expression[] },
  context: NumberContext,
): Rewrite {
  const a = settledValue(first, context) ?? [];
  const b = settledValue(second, context) ?? [];
  const terms = sum(a.flatMap((x) => b.map((y) => termToExpression(multiplyTerms(x, y)))));
  const both = a.length > 1;
  return {
    node: product([terms, ...rest]),
    title: both || rest.length > 0 ? "Multiply out the brackets." : "Multiply out the bracket.",
    why: [...a, ...b].some((term) => term.imaginary) ? `${each(both)} Use $i^2 = -1$.` : each(both),
  };
}

const SIGNS = "A minus sign before a bracket changes the sign of every term inside.";

const each = (both: boolean): string =>
  both
    ? "Every term of one bracket multiplies every term of the other."
    : "The factor multiplies every term of the bracket.";
