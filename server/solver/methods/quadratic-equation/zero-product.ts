import type { Expression, Relation } from "../../expression/ast";
import { degreeIn, polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import { compare, lcm, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { bracketed, factorAt } from "./factoring";
import { polynomialLatex, primitive, quadraticRoots } from "./quadratic";
import { type RootFactors, rationalRoots, type Whole } from "./rational-roots";
import { NO_ROOTS, type Roots, rootsLatex, together } from "./roots";
import type { Tools } from "./square-root-property";
import type { StandardForm } from "./standard-form";
import { step, type Worked } from "./worked";

const METHOD = "polynomial-by-zero-product";

/** A product that stands against zero: each factor is set to zero by itself. */
export function writtenProduct(relation: Relation, tools: Tools): Worked | null {
  const [product, zero] = isZeroSide(relation.right, tools)
    ? [relation.left, true]
    : [relation.right, isZeroSide(relation.left, tools)];
  const factors = zero ? unknownFactors(product, tools) : [];
  if (factors.length === 0 || (factors.length === 1 && factors[0] === product)) return null;
  const lists: Roots[] = [];
  for (const factor of factors) {
    const roots = factorRoots(factor, tools);
    if (!roots) return null;
    lists.push(roots);
  }
  const shown = [...new Set(factors.map(toLatex))];
  return { method: METHOD, roots: together(lists), steps: ending(shown, together(lists), tools.unknown) };
}

/** A polynomial that splits into linear and quadratic factors over the rationals. */
export function byZeroProduct(form: StandardForm, { unknown, budget }: Tools): Worked | null {
  const found = rationalRoots(form.coefficients, budget);
  const rest = found && restFactors(found.rest);
  if (!found || !rest) return null;
  const split = { ...found, roots: found.roots.toSorted((a, b) => compare(a.root, b.root)) };
  const linear = split.roots.map(({ root }) => factorAt(root, unknown));
  const shown = [...linear, ...rest.map((factor) => polynomialLatex(factor, unknown))];
  const roots = together([
    { ...NO_ROOTS, rational: split.roots.map(({ root }) => root) },
    ...rest.map((factor) => quadraticOf(factor)),
  ]);
  const product = productLatex(split, rest, unknown);
  const factored = step("factor", "Factorise the left side.", {
    latex: `${product} = 0`,
    why: "Each number that makes the left side zero gives a factor that can be divided out.",
  });
  return { method: METHOD, roots, steps: [factored, ...ending(shown, roots, unknown)] };
}

function ending(factors: readonly string[], roots: Roots, unknown: string): Step[] {
  return [
    step(
      "zero-product",
      factors.length === 1 ? "Set the factor equal to zero." : "Set each factor equal to zero.",
      {
        latex: factors.map((factor) => `${factor} = 0`).join(" \\text{ or } "),
        why: "A product is zero only when one of its factors is zero.",
      },
    ),
    step("solve-factors", factors.length === 1 ? "Solve the equation." : "Solve each equation.", {
      latex: rootsLatex(unknown, roots),
      why: "The roots of the factors together are the roots of the equation.",
    }),
  ];
}

function productLatex({ roots }: RootFactors, rest: readonly Whole[], unknown: string): string {
  const linear = roots
    .toSorted((a, b) => Number(a.root.n !== 0n) - Number(b.root.n !== 0n))
    .map(({ root, multiplicity }) => `${bracketed(factorAt(root, unknown))}${exponent(multiplicity)}`);
  return [...linear, ...rest.map((factor) => bracketed(polynomialLatex(factor, unknown)))].join("");
}

const exponent = (n: number): string => (n === 1 ? "" : n < 10 ? `^${n}` : `^{${n}}`);

/** The quadratic factors of a polynomial without rational roots; null when it does not split so far. */
function restFactors(rest: Whole): readonly Whole[] | null {
  if (rest.length === 1) return [];
  if (rest.length === 3) return [rest];
  const [c, odd, b, cube, a, more] = rest;
  if (
    more !== undefined ||
    odd !== 0n ||
    cube !== 0n ||
    a === undefined ||
    b === undefined ||
    c === undefined
  ) {
    return null;
  }
  const squares = quadraticRoots(primitive({ a, b, c })).rational;
  const factors = squares.map(({ n, d }) => [-n, 0n, d]);
  return squares.length === 2 ? factors : squares.length === 1 ? [...factors, ...factors] : null;
}

function quadraticOf([c = 0n, b = 0n, a = 0n]: Whole): Roots {
  return quadraticRoots({ a, b, c });
}

const isZeroSide = (e: Expression, { budget }: Tools): boolean => polynomialOf(e, budget)?.terms.length === 0;

/** The factors that hold the unknown, powers and numeric factors dropped. */
function unknownFactors(e: Expression, tools: Tools): readonly Expression[] {
  if (e.kind === "negation") return unknownFactors(e.operand, tools);
  if (e.kind === "product") return e.factors.flatMap((factor) => unknownFactors(factor, tools));
  const p = polynomialOf(e, tools.budget);
  if (p && degreeIn(p, tools.unknown) === 0) return [];
  return e.kind === "power" ? unknownFactors(e.base, tools) : [e];
}

/** The roots of a linear or quadratic factor with rational coefficients. */
function factorRoots(factor: Expression, { unknown, budget }: Tools): Roots | null {
  const p = polynomialOf(factor, budget);
  const raw = p && univariateCoefficients(p, unknown);
  if (!raw || raw.length < 2 || raw.length > 3) return null;
  const denominators = raw.reduce((d, c) => lcm(d, c.d), 1n);
  const [c = 0n, b = 0n, a = 0n] = raw.map((r) => (r.n * denominators) / r.d);
  return a === 0n ? { ...NO_ROOTS, rational: [rational(-c, b)] } : quadraticRoots({ a, b, c });
}
