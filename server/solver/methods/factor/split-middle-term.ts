import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import {
  collectTerms,
  multiplyTerms,
  type Polynomial,
  polynomialToExpression,
  type Term,
  termToExpression,
} from "../../expression/polynomial";
import { fromInt, gcd } from "../../expression/rational";
import { groupTerms, pairsLine } from "./group-terms";
import { pairFor, type Trinomial, trinomialOf } from "./quadratic-form";
import type { FactorRule, Split } from "./split";
import { show, showTerm, times } from "./term-roots";

/** au² + buv + cv²: split the middle term so that the four terms group (the ac method). */
export const splitMiddleTerm: FactorRule = {
  rule: groupTerms.rule,
  title: groupTerms.title,
  split(p) {
    const t = trinomialOf(p);
    const pair = t && pairFor(t);
    return t && pair ? grouped(p, t, pair) : null;
  },
};

function grouped(p: Polynomial, { a, b, c, u, v }: Trinomial, { m, n }: { m: bigint; n: bigint }): Split {
  const outer = gcd(a, m);
  const bracket = collectTerms([times(u, fromInt(a / outer)), times(v, fromInt(m / outer))]);
  const inner = (n * outer) / a;
  const other = collectTerms([times(u, fromInt(outer)), times(v, fromInt(inner))]);
  const [first, , last] = p.terms;
  const middle = multiplyTerms(u, v);
  const four = [first as Term, times(middle, fromInt(m)), times(middle, fromInt(n)), last as Term];
  const written = polynomialToExpression(bracket);
  const pairs: Expression = sum([
    product([termToExpression(times(u, fromInt(outer))), written]),
    inner < 0n
      ? negation(product([termToExpression(times(v, fromInt(-inner))), written]))
      : product([termToExpression(times(v, fromInt(inner))), written]),
  ]);
  return {
    parts: [bracket, other],
    why: `${show(bracket)} stands in both terms.`,
    before: [
      {
        rule: "split-middle-term",
        title: `Split the middle term: ${showTerm(times(middle, fromInt(b)))} is ${showTerm(times(middle, fromInt(m)))} and ${showTerm(times(middle, fromInt(n)))}.`,
        why: `$${a} \\cdot ${c < 0n ? `(${c})` : c} = ${a * c}$, and $${m}$ and $${n}$ have the sum $${b}$ and the product $${a * c}$.`,
        expression: sum(four.map(termToExpression)),
      },
      pairsLine(pairs, bracket),
    ],
  };
}
