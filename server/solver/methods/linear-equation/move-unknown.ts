import { symbol } from "../../expression/build";
import { type Term, termKey } from "../../expression/polynomial";
import { compare } from "../../expression/rational";
import { flipped, inline, isCollected, isMultipliedOut, type Rule, removal, withUnknown } from "./rule";
import { combined, polynomialOfSide, type Side, type Sides, sideOf } from "./side";

/** Brings the terms with the unknown to one side: to the side that has more of it, so that it stays positive. */
export const moveUnknown: Rule = (sides, unknown) => {
  if (!isMultipliedOut(sides) || !isCollected(sides)) return null;
  const left = withUnknown(polynomialOfSide(sides.left), unknown);
  const right = withUnknown(polynomialOfSide(sides.right), unknown);
  if (left.length === 0 || right.length === 0) return null;
  const moving = chosen(left, right);
  return {
    rule: "move-unknown",
    title: `${removal(moving, sides.style)} both sides.`,
    why: `Then the terms with ${inline(symbol(unknown))} stand on one side only.`,
    sides: bothSidesWithout(sides, moving),
  };
};

/** Higher powers that stand on both sides go first, since they cancel; then the side with less of the unknown. */
function chosen(left: readonly Term[], right: readonly Term[]): readonly Term[] {
  const twin = (term: Term) => right.find((other) => termKey(other) === termKey(term));
  const powers = left.filter((term) => isHigher(term) && twin(term));
  if (powers.length > 0) return powers;
  const [a, b] = [left[0], right[0]];
  const single = left.length === 1 && right.length === 1 && a && b && termKey(a) === termKey(b);
  if (single) return compare(a.coefficient, b.coefficient) < 0 ? left : right;
  return left.length < right.length ? left : right;
}

const isHigher = (term: Term): boolean => Object.values(term.exponents).some((exponent) => exponent > 1);

/** Both sides less the terms, combined: what remains where they stood, and their negatives on the other side. */
export function bothSidesWithout(sides: Sides, terms: readonly Term[]): Sides {
  const less = (side: Side) => combined([...side, ...sideOf(terms.map(flipped), sides.style)], sides.style);
  return { ...sides, left: less(sides.left), right: less(sides.right) };
}
