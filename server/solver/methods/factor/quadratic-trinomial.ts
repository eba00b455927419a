import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import {
  collectTerms,
  multiplyTerms,
  type Polynomial,
  polynomialToExpression,
  type Term,
  termKey,
  termToExpression,
} from "../../expression/polynomial";
import { fromInt, gcd, ONE } from "../../expression/rational";
import { integerRoot } from "../../expression/surd";
import type { FactorRule, Split } from "./split";
import { rootOfTerm, show, showTerm, times } from "./term-roots";

/** au² + buv + cv² with single terms u and v: x² + 5x + 6, x² + 5xy + 6y², x⁴ - 13x² - 30. */
interface Trinomial {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly u: Term;
  readonly v: Term;
}

function trinomialOf({ terms }: Polynomial): Trinomial | null {
  const [first, middle, last] = terms;
  if (!first || !middle || !last || terms.length !== 3) return null;
  const u = rootOfTerm({ ...first, coefficient: ONE }, 2);
  const v = rootOfTerm({ ...last, coefficient: ONE }, 2);
  if (!u || !v || termKey(multiplyTerms(u, v)) !== termKey(middle)) return null;
  return { a: first.coefficient.n, b: middle.coefficient.n, c: last.coefficient.n, u, v };
}

/** Two integers with sum b and product ac, or null. */
function pairFor({ a, b, c }: Trinomial): { m: bigint; n: bigint } | null {
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return null;
  const root = integerRoot(discriminant, 2n);
  if (root * root !== discriminant) return null;
  return { m: (b + root) / 2n, n: (b - root) / 2n };
}

/** u² + buv + cv² = (u + mv)(u + nv) with m + n = b and mn = c. */
export const monicTrinomial: FactorRule = {
  rule: "trinomial",
  title: "Find two numbers with the right sum and product.",
  split(p) {
    const t = trinomialOf(p);
    const pair = t && t.a === 1n ? pairFor(t) : null;
    if (!t || !pair) return null;
    const { m, n } = pair;
    return {
      parts: [m, n].map((k) => collectTerms([t.u, times(t.v, fromInt(k))])),
      why: `$${m}$ and $${n}$ have the sum $${t.b}$ and the product $${t.c}$.`,
    };
  },
};

/** au² + buv + cv²: split the middle term so that the four terms group (the ac method). */
export const splitMiddleTerm: FactorRule = {
  rule: "factor-by-grouping",
  title: "Take out the common bracket.",
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
      {
        rule: "group-terms",
        title: "Take the common factor out of each pair.",
        why: "The first two terms and the last two leave the same bracket.",
        expression: pairs,
      },
    ],
  };
}
