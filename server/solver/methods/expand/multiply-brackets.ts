import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { collectTerms, multiplyTerms, type Term } from "../../expression/polynomial";
import { type Desk, type RewriteRule, type Rewritten, writePolynomial } from "./rewriting";
import { isUnit, splitTerm } from "./terms";

/** More single products than this are collected at once, or the line would be unreadable. */
const LONGEST_LINE = 12;

/** Two brackets of two terms each. */
export const multiplyBinomials: RewriteRule = {
  rule: "multiply-binomials",
  title: "Multiply each term of the first bracket by each term of the second.",
  rewrite: (node, desk) =>
    multiplyFirstTwo(node, desk, (left, right) => left.length === 2 && right.length === 2),
};

/** Two brackets of any length. */
export const multiplyPolynomialBrackets: RewriteRule = {
  rule: "multiply-polynomials",
  title: "Multiply each term of the first bracket by the whole second bracket.",
  rewrite: (node, desk) => multiplyFirstTwo(node, desk, () => true),
};

function multiplyFirstTwo(
  node: Expression,
  desk: Desk,
  fits: (left: readonly Term[], right: readonly Term[]) => boolean,
): Rewritten | null {
  if (node.kind !== "product" && node.kind !== "negation") return null;
  const split = splitTerm(node, desk.budget);
  const [left, right, ...others] = split?.brackets ?? [];
  if (!split || !left || !right || !fits(left, right)) return null;
  desk.budget.spend(left.length * right.length);
  const products = left.flatMap((a) => right.map((b) => multiplyTerms(a, b)));
  const multiplied =
    products.length > LONGEST_LINE
      ? writePolynomial(collectTerms(products), desk)
      : sum(products.map(desk.writeTerm));
  const rest = others.map((terms) => sum(terms.map(desk.writeTerm)));
  const factors = isUnit(split.monomial) ? [] : [desk.writeTerm(split.monomial)];
  return { to: product([...factors, multiplied, ...rest]), why: whyOf(left, right) };
}

const whyOf = (left: readonly Term[], right: readonly Term[]): string =>
  `$${left.length} \\cdot ${right.length} = ${left.length * right.length}$ products: nothing is left out and nothing counted twice.`;
