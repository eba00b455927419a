import type { Relation } from "../../expression/ast";
import { equation, number, scaled, sum, symbol } from "../../expression/build";
import { gcd, isZero, lcm, negate, type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import type { Line, Writing } from "./line";

/** Ax + By = C with whole numbers without a common factor and A not negative. */
export function standardForm({ a, b, c }: Line, { letters }: Writing): { relation: Relation; step: Step } {
  const all = [a, b, c];
  const bottom = all.reduce((total, each) => lcm(total, each.d), 1n);
  const whole = all.map((each) => (each.n * bottom) / each.d);
  const common = whole.reduce((total, each) => gcd(total, each), 0n) || 1n;
  const [p = 0n, q = 0n, r = 0n] = whole.map((each) => each / common);
  const flip = p < 0n || (p === 0n && q < 0n);
  const [A, B, C] = [p, q, r].map((each) => rational(each)).map((each) => (flip ? negate(each) : each)) as [
    Rational,
    Rational,
    Rational,
  ];
  const [x, y] = letters;
  const terms = [...(isZero(A) ? [] : [scaled(A, symbol(x))]), ...(isZero(B) ? [] : [scaled(B, symbol(y))])];
  const relation = equation(sum(terms), number(C));
  const step: Step = {
    rule: "standard-form",
    title: `Bring the ${letters.map((each) => `$${each}$`).join(" and ")} to one side and clear the fractions.`,
    latex: toLatex(relation),
    why: `Standard form is $A${x} + B${y} = C$ with whole numbers.`,
  };
  return { relation, step };
}
