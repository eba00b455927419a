import { product, sum } from "../../expression/build";
import { multiplyTerms, type Term, termKey } from "../../expression/polynomial";
import { equals, isNegative, negate } from "../../expression/rational";
import { math, type RewriteRule } from "./rewriting";
import { hasLikeTerms, isUnit, splitTerm } from "./terms";

/** (a + b)(a - b) = a² - b². */
export const productOfConjugates: RewriteRule = {
  rule: "product-of-conjugates",
  title: "Multiply the two brackets: they differ only in a sign.",
  rewrite(node, desk) {
    if (node.kind !== "product" && node.kind !== "negation") return null;
    const split = splitTerm(node, desk.budget);
    const [left, right, ...others] = split?.brackets ?? [];
    const pair = left && right && conjugates(left, right);
    if (!split || !pair) return null;
    const { same, opposite } = pair;
    const square = multiplyTerms(opposite, opposite);
    const difference = sum(
      [multiplyTerms(same, same), { ...square, coefficient: negate(square.coefficient) }].map(desk.writeTerm),
    );
    const rest = others.map((terms) => sum(terms.map(desk.writeTerm)));
    const factors = [
      ...(isUnit(split.monomial) ? [] : [desk.writeTerm(split.monomial)]),
      difference,
      ...rest,
    ];
    const positive = isNegative(opposite.coefficient)
      ? { ...opposite, coefficient: negate(opposite.coefficient) }
      : opposite;
    return {
      to: product(factors),
      why: `$(a + b)(a - b) = a^2 - b^2$ with $a$ as ${math(desk.writeTerm(same))} and $b$ as ${math(desk.writeTerm(positive))}.`,
    };
  },
};

function conjugates(left: readonly Term[], right: readonly Term[]): { same: Term; opposite: Term } | null {
  if (left.length !== 2 || right.length !== 2 || hasLikeTerms(left)) return null;
  const same = left.find((term) => right.some((other) => matches(term, other)));
  const opposite = left.find((term) =>
    right.some((other) => matches(term, { ...other, coefficient: negate(other.coefficient) })),
  );
  return same && opposite ? { same, opposite } : null;
}

const matches = (a: Term, b: Term): boolean =>
  termKey(a) === termKey(b) && equals(a.coefficient, b.coefficient);
