import { symbol } from "../../expression/build";
import type { Rational } from "../../expression/rational";
import { integerRoot } from "../../expression/surd";
import type { Step } from "../../types";
import { factorPairs } from "../factor/factor-pairs";
import { inline } from "../linear-equation/rule";
import { discriminant, polynomialLatex, type Quadratic, quadraticRoots } from "./quadratic";
import { rootsLatex } from "./roots";
import { step, type Worked } from "./worked";

/** Above this, hunting for the two numbers takes longer than the formula. */
const LARGEST_PRODUCT = 1200n;

/** Whether the quadratic splits into factors with whole coefficients. */
function factorsOverRationals(q: Quadratic): boolean {
  const d = discriminant(q);
  return d >= 0n && integerRoot(d, 2n) ** 2n === d;
}

export const factorsByHand = (q: Quadratic): boolean => {
  const product = q.a * q.c;
  return factorsOverRationals(q) && product <= LARGEST_PRODUCT && product >= -LARGEST_PRODUCT;
};

/** ax² + bx + c = 0 (no common factor, a > 0) by factoring; null when it does not factor over the rationals. */
export function byFactoring(q: Quadratic, unknown: string): Worked | null {
  if (!factorsOverRationals(q)) return null;
  const roots = quadraticRoots(q);
  const [first, second] = roots.rational;
  if (!first) return null;
  const steps = second ? twoFactors(q, [first, second], unknown) : oneFactor(first, unknown);
  return { method: "quadratic-by-factoring", steps, roots };
}

/** The factor that vanishes at a root: 3x - 2 for 2/3. */
export const factorAt = (root: Rational, unknown: string): string =>
  polynomialLatex([-root.n, root.d], unknown);

/** The factor in brackets where it needs them. */
export const bracketed = (factor: string): string => (/[+-]/.test(factor) ? `(${factor})` : factor);

function twoFactors(q: Quadratic, [low, high]: readonly [Rational, Rational], unknown: string): Step[] {
  const factors = [low, high].map((root) => factorAt(root, unknown));
  const ordered = high.n === 0n ? factors.toReversed() : factors;
  return [
    step("factor", "Factorise the left side.", {
      latex: `${ordered.map(bracketed).join("")} = 0`,
      why: factorReason(q, [low, high], unknown),
    }),
    step("zero-product", "Set each factor equal to zero.", {
      latex: ordered.map((factor) => `${factor} = 0`).join(" \\text{ or } "),
      why: "A product is zero only when one of its factors is zero.",
    }),
    step("solve-linear-factors", "Solve each equation.", {
      latex: rootsLatex(unknown, { rational: [low, high], pairs: [] }),
      why: "Each linear factor gives one root.",
    }),
  ];
}

/** The two numbers that split the middle term. */
function factorReason(
  { a, b, c }: Quadratic,
  [low, high]: readonly [Rational, Rational],
  unknown: string,
): string {
  if (c === 0n) return `Every term holds ${inline(symbol(unknown))}, so it comes out as a factor.`;
  const [m, n] = [(-a * low.n) / low.d, (-a * high.n) / high.d];
  const pairs = factorPairs(a * c, b);
  const found = pairs
    ? `Pairs with the product $${a * c}$: ${pairs}. Of these, $${m}$ and $${n}$ add up to $${b}$`
    : `$${m}$ and $${n}$ multiply to $${a * c}$ and add up to $${b}$`;
  return a === 1n ? `${found}.` : `${found}, so they split the middle term.`;
}

function oneFactor(root: Rational, unknown: string): Step[] {
  const factor = factorAt(root, unknown);
  return [
    step("factor", "Factorise the left side.", {
      latex: `${bracketed(factor)}^2 = 0`,
      why: "The left side is the square of a sum or difference.",
    }),
    step("zero-product", "Set the factor equal to zero.", {
      latex: `${factor} = 0`,
      why: "Both factors are the same, so there is one double root.",
    }),
    step("solve-linear-factors", "Solve the equation.", {
      latex: rootsLatex(unknown, { rational: [root], pairs: [] }),
      why: "A linear equation has one root.",
    }),
  ];
}
