import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace, factorsOf } from "./places";

export const onlyFirstTermMultiplied: WrongRule = {
  id: "only-first-term-multiplied",
  title: "Only the first term in the bracket was multiplied",
  explanation: "The factor before a bracket multiplies every term inside: $3(a + b) = 3a + 3b$.",
  applied: atEachPlace(firstTermOnly),
};

/** k(a + b) as ka + b. */
function firstTermOnly(node: Expression): readonly Expression[] {
  const negative = node.kind === "negation";
  const factors = factorsOf(negative ? node.operand : node);
  const bracket = factors.find((factor) => factor.kind === "sum");
  if (bracket?.kind !== "sum" || factors.length < 2) return [];
  const others = factors.filter((factor) => factor !== bracket);
  const [first, ...rest] = bracket.terms;
  if (!first) return [];
  const multiplied = product([...others, first]);
  return [sum([negative ? negation(multiplied) : multiplied, ...rest])];
}
