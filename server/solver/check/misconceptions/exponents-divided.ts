import type { Expression } from "../../expression/ast";
import { power, product, quotient } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { WrongRule } from "./misconception";
import { atEachPlace, factorsOf } from "./places";
import { asPower } from "./same-base";

export const exponentsDivided: WrongRule = {
  id: "exponents-divided",
  title: "Exponents were divided where they should be subtracted",
  explanation:
    "When powers of the same base are divided, the exponents are subtracted: $\\frac{x^6}{x^2} = x^4$.",
  applied: atEachPlace(divided),
};

/** A factor xᵃ above and xᵇ below as x to the a/b. */
function divided(node: Expression): readonly Expression[] {
  if (node.kind !== "quotient") return [];
  const [tops, bottoms] = [factorsOf(node.numerator), factorsOf(node.denominator)];
  if (tops.length * bottoms.length > 24) return [];
  return tops.flatMap((top) =>
    bottoms.flatMap((bottom) => {
      const [above, below] = [asPower(top), asPower(bottom)];
      if (toLatex(above.base) !== toLatex(below.base)) return [];
      const put = power(above.base, quotient(above.exponent, below.exponent));
      const rest = product(bottoms.filter((factor) => factor !== bottom));
      return [quotient(product(tops.map((factor) => (factor === top ? put : factor))), rest)];
    }),
  );
}
