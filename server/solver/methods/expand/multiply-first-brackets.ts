import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { collectTerms, multiplyTerms, type Term } from "../../expression/polynomial";
import { type Desk, type Rewritten, writePolynomial } from "./rewriting";
import { isUnit, splitTerm } from "./terms";

/** More single products than this are collected at once, or the line would be unreadable. */
const LONGEST_LINE = 12;

/** The first two brackets of a term multiplied out, when their lengths fit; null when the rule does not apply. */
export function multiplyFirstTwo(
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
