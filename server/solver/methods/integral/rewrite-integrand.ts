import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, sum } from "../../expression/build";
import { rational } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { formOf } from "../../expression/tidy/read";
import { expandForm } from "../../expression/tidy/sum";
import { writeForm } from "../../expression/tidy/write";
import { toLatex } from "../../printer/latex";
import { type Factor, integrandOf } from "./integrand";
import { applied, type IntegralContext, type IntegralRule, integralOf } from "./rule";
import { written } from "./written";

/** Brackets multiplied out and fractions over one term split, so that every term can be integrated. */
export const multiplyOut: IntegralRule = {
  id: "multiply-out-integrand",
  title: "Multiply out, or divide each term, so that there is a sum to integrate.",
  why: "A sum is integrated term by term.",
  apply(e, context) {
    if (e.kind === "sum") return null;
    const terms = expandForm(formOf(e, context.budget), context.budget);
    if (terms.length < 2 || terms.length > 24) return null;
    return {
      result: integralOf(sum(terms.map((term) => writeForm(term, context.budget))), context.variable),
    };
  },
};

/** Even powers of sine and cosine by the double angle; tan² by sec²; products of waves as sums. */
export const circularIdentities: IntegralRule = {
  id: "circular-identity-in-integral",
  title: "Rewrite with an identity.",
  why: "$\\sin^2 u = \\frac{1 - \\cos 2u}{2}$, $\\cos^2 u = \\frac{1 + \\cos 2u}{2}$, $\\tan^2 u = \\sec^2 u - 1$, and products of waves are sums of waves.",
  apply(e, context) {
    if (context.depth <= 0) return null;
    const parts = integrandOf(e, context);
    if (!parts || parts.factors.length === 0) return null;
    const next = doubled(parts.factors) ?? lowered(parts.factors) ?? sumOfWaves(parts.factors);
    if (!next) return null;
    const rewritten = tidy(product([parts.constant, next]), context.budget);
    return toLatex(rewritten) === toLatex(e)
      ? null
      : { result: integralOf(split(rewritten, context), context.variable) };
  },
};

function split(e: Expression, { budget }: IntegralContext): Expression {
  const terms = expandForm(formOf(e, budget), budget);
  return sum(terms.map((term) => writeForm(term, budget)));
}

const isNamed = ({ base }: Factor, ...names: string[]): boolean =>
  base.kind === "function" && names.includes(base.name) && base.args.length === 1;
const argumentOf = ({ base }: Factor): Expression =>
  base.kind === "function" ? (base.args[0] as Expression) : base;

/** All exponents of sine and cosine even. */
function doubled(factors: readonly Factor[]): Expression | null {
  const isEven = ({ exponent }: Factor) => exponent.d === 1n && exponent.n > 0n && exponent.n % 2n === 0n;
  if (!factors.every((factor) => isNamed(factor, "sin", "cos") && isEven(factor))) return null;
  return product(
    factors.map((factor) => {
      const cos = applied("cos", product([int(2), argumentOf(factor)]));
      const square = quotient(sum([int(1), isNamed(factor, "sin") ? negation(cos) : cos]), int(2));
      return power(square, number(rational(factor.exponent.n / 2n)));
    }),
  );
}

/** tanⁿ as tanⁿ⁻² (sec² − 1), and the same for the cotangent. */
function lowered(factors: readonly Factor[]): Expression | null {
  const [only] = factors;
  if (!only || factors.length !== 1 || !isNamed(only, "tan", "cot")) return null;
  if (only.exponent.d !== 1n || only.exponent.n < 3n) return null;
  const partner = applied(isNamed(only, "tan") ? "sec" : "csc", argumentOf(only));
  const lower = written([{ base: only.base, exponent: rational(only.exponent.n - 2n) }]);
  return product([lower, sum([power(partner, int(2)), negation(int(1))])]);
}

/** sin a cos b and its kin. */
function sumOfWaves(factors: readonly Factor[]): Expression | null {
  const [f, g] = factors;
  if (!f || !g || factors.length !== 2 || ![f, g].every((factor) => isNamed(factor, "sin", "cos")))
    return null;
  if ([f, g].some(({ exponent }) => exponent.n !== exponent.d)) return null;
  const [first, second] = isNamed(f, "sin") ? [f, g] : [g, f];
  const [a, b] = [argumentOf(first), argumentOf(second)];
  const [less, more] = [sum([a, negation(b)]), sum([a, b])];
  const names = `${isNamed(first, "sin") ? "sin" : "cos"} ${isNamed(second, "sin") ? "sin" : "cos"}`;
  if (names === "sin cos") return quotient(sum([applied("sin", more), applied("sin", less)]), int(2));
  const cosines =
    names === "sin sin"
      ? sum([applied("cos", less), negation(applied("cos", more))])
      : sum([applied("cos", less), applied("cos", more)]);
  return quotient(cosines, int(2));
}
