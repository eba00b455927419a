import type { Expression } from "../../expression/ast";
import { negation, quotient, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const fractionsAddedStraightAcross: WrongRule = {
  id: "fractions-added-straight-across",
  title: "Fractions were added top with top and bottom with bottom",
  explanation:
    "Bring fractions to a common denominator first: $\\frac{1}{2} + \\frac{1}{3} = \\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}$. The denominator says the size of the parts and is not added.",
  applied: atEachPlace(straightAcross),
};

/** a/b + c/d as (a + c)/(b + d), and with a minus (a - c)/(b - d) as well. */
function straightAcross(node: Expression): readonly Expression[] {
  if (node.kind !== "sum") return [];
  const fractions = node.terms.filter((term) => partsOf(term) !== null);
  if (fractions.length < 2) return [];
  const others = node.terms.filter((term) => partsOf(term) === null);
  const parts = fractions.map((term) => partsOf(term) as Parts);
  const above = sum(parts.map(({ top, negative }) => (negative ? negation(top) : top)));
  const added = sum(parts.map(({ bottom }) => bottom));
  const signed = sum(parts.map(({ bottom, negative }) => (negative ? negation(bottom) : bottom)));
  return [added, signed].map((below) => sum([quotient(above, below), ...others]));
}

interface Parts {
  readonly top: Expression;
  readonly bottom: Expression;
  readonly negative: boolean;
}

function partsOf(term: Expression): Parts | null {
  const negative = term.kind === "negation";
  const fraction = negative ? term.operand : term;
  return fraction.kind === "quotient"
    ? { top: fraction.numerator, bottom: fraction.denominator, negative }
    : null;
}
