import type { Expression, Relation } from "../../expression/ast";
import { equation, int } from "../../expression/build";
import { conditionSubject, type Subject } from "../working/subject";
import type { WrongRule } from "./misconception";
import { factorsOf } from "./places";

export const zeroProductMisused: WrongRule = {
  id: "zero-product-misused",
  title: "Factors were set equal although the product is not zero",
  explanation:
    "Only a product that is zero tells something about its factors. Bring everything to one side first, so that the other is $0$.",
  applied: eachFactor,
};

/** AB = c as A = c or B = c, or as A = 0 or B = 0; also one of these alone. */
function* eachFactor(before: Subject): Generator<Subject> {
  if (before.kind !== "condition" || before.condition.kind !== "relation") return;
  const { left, right, operator }: Relation = before.condition;
  if (operator !== "=") return;
  for (const [whole, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const factors = factorsOf(whole).filter((factor) => factor.kind !== "number");
    if (factors.length < 2) continue;
    for (const value of [other, int(0)] as const) yield* alternatives(factors, value);
  }
}

function* alternatives(factors: readonly Expression[], value: Expression): Generator<Subject> {
  const parts = factors.map((factor) => equation(factor, value));
  yield conditionSubject({ kind: "any-of", parts });
  for (const part of parts) yield conditionSubject(part);
}
