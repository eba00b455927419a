import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace, factorsOf } from "./places";

export const signLostWhenDistributing: WrongRule = {
  id: "sign-lost-when-distributing",
  title: "A sign was lost when the bracket was removed",
  explanation:
    "A minus before a bracket changes the sign of every term inside: $-(a - b) = -a + b$, and $-2(a - b) = -2a + 2b$.",
  applied: atEachPlace(onlyFirstSign),
};

/** -k(a + b) as -ka + kb. */
function onlyFirstSign(node: Expression): readonly Expression[] {
  if (node.kind !== "negation") return [];
  const factors = factorsOf(node.operand);
  const bracket = factors.find((factor) => factor.kind === "sum");
  if (bracket?.kind !== "sum") return [];
  const others = factors.filter((factor) => factor !== bracket);
  const [first, ...rest] = bracket.terms.map((term) => product([...others, term]));
  return first ? [sum([negation(first), ...rest])] : [];
}
