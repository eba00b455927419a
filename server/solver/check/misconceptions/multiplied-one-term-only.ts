import type { Expression, Relation } from "../../expression/ast";
import { number, product, sum } from "../../expression/build";
import { isInteger } from "../../expression/rational";
import { coefficientOf } from "./coefficient-of";
import type { WrongRule } from "./misconception";
import { termsOf } from "./places";
import { fromRelation } from "./sides";

export const multipliedOneTermOnly: WrongRule = {
  id: "multiplied-one-term-only",
  title: "Only some terms were multiplied when the fractions were cleared",
  explanation:
    "To clear fractions multiply every term on both sides: from $\\frac{x}{2} + 3 = 5$ follows $x + 6 = 10$.",
  applied: fromRelation(multiplied),
};

/** Both sides times the denominator of a term, where one term or one side was left out. */
function* multiplied({ left, right }: Relation): Generator<readonly [Expression, Expression]> {
  for (const term of [...termsOf(left), ...termsOf(right)]) {
    const { coefficient } = coefficientOf(term);
    if (isInteger(coefficient)) continue;
    const times = (e: Expression) => product([number({ n: coefficient.d, d: 1n }), e]);
    yield [times(left), right];
    yield [left, times(right)];
    for (const side of oneLess(left, times)) {
      yield [side, times(right)];
      yield [side, right];
    }
    for (const side of oneLess(right, times)) {
      yield [times(left), side];
      yield [left, side];
    }
  }
}

function* oneLess(side: Expression, times: (e: Expression) => Expression): Generator<Expression> {
  const terms = termsOf(side);
  if (terms.length < 2 || terms.length > 6) return;
  for (const left of terms.keys()) {
    yield sum(terms.map((term, index) => (index === left ? term : times(term))));
    yield sum(terms.map((term, index) => (index === left ? times(term) : term)));
  }
}
