import type { Expression, Relation } from "../../expression/ast";
import { number, quotient, sum } from "../../expression/build";
import { isInteger, isOne, isZero } from "../../expression/rational";
import { coefficientOf } from "./coefficient-of";
import type { WrongRule } from "./misconception";
import { termsOf } from "./places";
import { fromRelation } from "./sides";

export const dividedOneTermOnly: WrongRule = {
  id: "divided-one-term-only",
  title: "Only one term of a side was divided",
  explanation: "Divide both sides as a whole, every term of them: from $2x + 6 = 10$ follows $x + 3 = 5$.",
  applied: fromRelation(divided),
};

/** Both sides over the number in front of a term, where one term or one side was left out. */
function* divided({ left, right }: Relation): Generator<readonly [Expression, Expression]> {
  for (const term of [...termsOf(left), ...termsOf(right)]) {
    const { coefficient } = coefficientOf(term);
    if (!isInteger(coefficient) || isZero(coefficient) || isOne(coefficient)) continue;
    const over = (e: Expression) => quotient(e, number(coefficient));
    yield [over(left), right];
    yield [left, over(right)];
    for (const side of oneLess(left, over)) yield [side, over(right)];
    for (const side of oneLess(right, over)) yield [over(left), side];
    for (const side of oneLess(left, over)) for (const other of oneLess(right, over)) yield [side, other];
  }
}

/** The side with all terms but one divided, and with one alone divided. */
function* oneLess(side: Expression, over: (e: Expression) => Expression): Generator<Expression> {
  const terms = termsOf(side);
  if (terms.length < 2 || terms.length > 6) return;
  for (const left of terms.keys()) {
    yield sum(terms.map((term, index) => (index === left ? term : over(term))));
    yield sum(terms.map((term, index) => (index === left ? over(term) : term)));
  }
}
