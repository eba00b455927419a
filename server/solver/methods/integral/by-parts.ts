import { int, negation, product, quotient, sum } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import { polynomialOf } from "../../expression/polynomial";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import { words } from "../../word-list";
import { type Factor, integrandOf, isZero } from "./integrand";
import { holds, type IntegralContext, type IntegralRule, integralOf } from "./rule";
import { written } from "./written";

const SLOW = words("ln arctan arcsin arccos arcsec log");
const WAVES = words("sin cos sinh cosh sec csc tan cot");

/** ∫ u dv = u v − ∫ v du. */
export const byParts: IntegralRule = {
  id: "integration-by-parts",
  title: "Integrate by parts.",
  why: "The product rule turned round: $\\int u \\, dv = u v - \\int v \\, du$.",
  apply(e, context) {
    if (context.depth <= 0) return null;
    const parts = integrandOf(e, context);
    if (!parts || parts.factors.length === 0) return null;
    for (const chosen of choices(parts.factors, context)) {
      const u = written([chosen]);
      const rest = tidy(quotient(e, u), context.budget);
      const v = context.integrate(rest, { ...context, depth: 1 });
      const slope = differentiate(u, context.variable, context.budget);
      if (!v || !slope) continue;
      const left = tidy(product([v, slope]), context.budget);
      const remaining = isZero(left) ? int(0) : integralOf(left, context.variable);
      if (!isZero(left) && !context.integrate(left, { ...context, depth: context.depth - 1 })) continue;
      return {
        result: sum([product([u, v]), negation(remaining)]),
        title: `Integrate by parts with $u = ${toLatex(u)}$ and $dv = ${toLatex(rest)} \\, d${context.variable}$.`,
      };
    }
    return null;
  },
};

/** The factors that become simpler when differentiated, the slow functions first, then powers of the letter. */
function choices(factors: readonly Factor[], { variable, budget }: IntegralContext): Factor[] {
  const named = (set: ReadonlySet<string>) =>
    factors.filter(
      ({ base, exponent }) =>
        base.kind === "function" && set.has(base.name) && exponent.n > 0n && exponent.d === 1n,
    );
  const slow = named(SLOW);
  const grows = factors.some(({ base }) => base.kind === "power" && holds(base.exponent, variable));
  const plain = factors.filter(
    ({ base, exponent }) => exponent.d === 1n && exponent.n > 0n && polynomialOf(base, budget) !== null,
  );
  const roots = factors.length === 2 && factors.some(({ exponent }) => exponent.d > 1n);
  const halved = roots
    ? plain.flatMap(({ base, exponent }) => [{ base, exponent: { n: exponent.n - 1n, d: 1n } }])
    : [];
  return [
    ...slow,
    ...halved.filter(({ exponent }) => exponent.n > 0n),
    ...(grows || named(WAVES).length > 0 || roots ? plain : []),
  ];
}
