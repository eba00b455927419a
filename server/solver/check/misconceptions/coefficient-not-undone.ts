import type { Expression, Relation } from "../../expression/ast";
import { number, product, sum } from "../../expression/build";
import { divide, isOne, isZero, negate, ONE } from "../../expression/rational";
import { coefficientOf } from "./coefficient-of";
import type { WrongRule } from "./misconception";
import { termsOf } from "./places";
import { fromRelation } from "./sides";

export const coefficientNotUndone: WrongRule = {
  id: "coefficient-not-undone",
  title: "The coefficient was not undone by the opposite operation",
  explanation:
    "A factor is undone by dividing: from $3x = 12$ follows $x = 12 \\div 3$. A divisor is undone by multiplying: from $\\frac{x}{3} = 4$ follows $x = 12$.",
  applied: fromRelation(wrongly),
};

/** ax = b as x = b - a, x = b + a or x = ab. */
function* wrongly({ left, right }: Relation): Generator<readonly [Expression, Expression]> {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const { coefficient, rest } = coefficientOf(side);
    if (termsOf(side).length > 1 || rest.length === 0 || isOne(coefficient) || isZero(coefficient)) continue;
    const alone = product(rest);
    const inverse = divide(ONE, coefficient);
    yield [alone, product([number(coefficient), other])];
    for (const shift of [coefficient, inverse])
      for (const signed of [shift, negate(shift)]) yield [alone, sum([other, number(signed)])];
  }
}
