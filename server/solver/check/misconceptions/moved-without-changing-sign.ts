import type { Expression, Relation } from "../../expression/ast";
import { sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { termsOf } from "./places";
import { fromRelation } from "./sides";

export const movedWithoutChangingSign: WrongRule = {
  id: "moved-without-changing-sign",
  title: "A term went to the other side without changing its sign",
  explanation:
    "What is added on one side is subtracted on the other: from $x + 5 = 12$ follows $x = 12 - 5$.",
  applied: fromRelation(moved),
};

/** L = R with a term of the one taken over to the other as it is, for every set of terms that may have moved. */
function* moved({ left, right }: Relation): Generator<readonly [Expression, Expression]> {
  for (const [i, term] of termsOf(left).entries()) yield [without(left, i), sum([right, term])];
  for (const [i, term] of termsOf(right).entries()) {
    yield [sum([left, term]), without(right, i)];
    for (const [j, other] of termsOf(left).entries()) {
      yield [sum([without(left, j), term]), sum([without(right, i), other])];
      yield [sum([without(left, j), term]), sum([without(right, i), { kind: "negation", operand: other }])];
      yield [sum([without(left, j), { kind: "negation", operand: term }]), sum([without(right, i), other])];
    }
  }
}

const without = (side: Expression, index: number): Expression =>
  sum(termsOf(side).filter((_, i) => i !== index));
