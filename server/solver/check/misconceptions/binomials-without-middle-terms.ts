import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const binomialsWithoutMiddleTerms: WrongRule = {
  id: "binomials-without-middle-terms",
  title: "The terms in the middle are missing",
  explanation:
    "Every term of one bracket multiplies every term of the other: $(a + b)(c + d) = ac + ad + bc + bd$.",
  applied: atEachPlace(likeWithLike),
};

/** (a + b)(c + d) as ac + bd. */
function likeWithLike(node: Expression): readonly Expression[] {
  if (node.kind !== "product") return [];
  const [one, two, ...others] = node.factors.filter((factor) => factor.kind === "sum");
  if (!one || !two || others.length > 0 || one.terms.length !== 2 || two.terms.length !== 2) return [];
  const pairs = one.terms.map((term, index) => product([term, two.terms[index] as Expression]));
  const rest = node.factors.filter((factor) => factor !== one && factor !== two);
  return [product([...rest, sum(pairs)])];
}
