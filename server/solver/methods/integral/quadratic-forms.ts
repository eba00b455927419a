import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { type Factor, integrandOf, linearIn, type Quadratic, quadraticIn } from "./integrand";
import { applied, type IntegralContext, type IntegralRule, sizeOf } from "./rule";

const minus = (a: Expression, b: Expression): Expression => sum([a, negation(b)]);

/** 1/Q, (px + q)/Q, 1/√Q and √Q for a quadratic Q, by completing the square. */
export const quadraticForms: IntegralRule = {
  id: "complete-the-square-in-integral",
  title: "Complete the square and use the standard integral.",
  why: "Every quadratic is a square plus a number; the table has $\\int \\frac{1}{u^2 + k^2} \\, du = \\frac{1}{k} \\arctan\\frac{u}{k}$ and $\\int \\frac{1}{\\sqrt{k^2 - u^2}} \\, du = \\arcsin\\frac{u}{k}$.",
  apply(e, context) {
    const parts = integrandOf(e, context);
    if (!parts || parts.factors.length === 0 || parts.factors.length > 2) return null;
    const main = parts.factors.find(({ base }) => quadraticIn(base, context));
    const other = parts.factors.find((factor) => factor !== main);
    const q = main && quadraticIn(main.base, context);
    if (!main || !q) return null;
    const found = fraction(main, q, { other, context }) ?? (other ? null : rooted(main, q, context));
    if (!found) return null;
    const front = toLatex(parts.constant) === "1" ? [] : [parts.constant];
    return { result: tidy(product([...front, found]), context.budget) };
  },
};

/** The sign of a constant, assumed to be that of positive letters; 0 when it has no value. */
function signOf(e: Expression): number {
  const at = new Map(symbolsOf(e).map((name, place) => [name, { re: 1.37 + place, im: 0 }]));
  const value = evaluateComplex(e, at);
  return value ? Math.sign(value.re) : 0;
}

/** (px + q)/Q where Q has no real zero. */
function fraction(
  main: Factor,
  q: Quadratic,
  { other, context }: { readonly other: Factor | undefined; readonly context: IntegralContext },
): Expression | null {
  if (main.exponent.n !== -1n || main.exponent.d !== 1n) return null;
  const { budget } = context;
  const discriminant = tidy(minus(product([int(4), q.a, q.c]), power(q.b, int(2))), budget);
  if (signOf(discriminant) <= 0) return null;
  const isLine = !other || (other.exponent.n === 1n && other.exponent.d === 1n);
  const line = other ? (isLine ? linearIn(other.base, context) : null) : { a: int(0), b: int(1) };
  if (!line) return null;
  const width = tidy(root(discriminant), budget);
  const slope: Expression = tidy(quotient(line.a, product([int(2), q.a])), budget);
  const rest = tidy(minus(line.b, product([slope, q.b])), budget);
  const x: Expression = { kind: "symbol", name: context.variable };
  const shifted = tidy(sum([product([int(2), q.a, x]), q.b]), budget);
  const arc = product([
    quotient(product([int(2), rest]), width),
    applied("arctan", quotient(shifted, width)),
  ]);
  const logarithm = product([slope, applied("ln", sizeOf(main.base))]);
  return tidy(sum([logarithm, arc]), budget);
}

/** 1/√Q and √Q. */
function rooted(main: Factor, q: Quadratic, { variable, budget }: IntegralContext): Expression | null {
  if (main.exponent.d !== 2n || (main.exponent.n !== -1n && main.exponent.n !== 1n)) return null;
  const x: Expression = { kind: "symbol", name: variable };
  const shifted = tidy(sum([x, quotient(q.b, product([int(2), q.a]))]), budget);
  const rest = tidy(minus(q.c, quotient(power(q.b, int(2)), product([int(4), q.a]))), budget);
  const reciprocal = signOf(q.a) < 0 ? arcsine(q, { shifted, rest }) : areaSine(main, q, shifted);
  if (!reciprocal) return null;
  if (main.exponent.n === -1n) return tidy(reciprocal, budget);
  const own = quotient(product([shifted, root(main.base)]), int(2));
  return tidy(sum([own, product([quotient(rest, int(2)), reciprocal])]), budget);
}

function arcsine(
  q: Quadratic,
  { shifted, rest }: { readonly shifted: Expression; readonly rest: Expression },
): Expression | null {
  if (signOf(rest) <= 0) return null;
  const size = negation(q.a);
  return quotient(applied("arcsin", quotient(shifted, root(quotient(rest, size)))), root(size));
}

const areaSine = (main: Factor, q: Quadratic, shifted: Expression): Expression =>
  quotient(applied("ln", sizeOf(sum([product([root(q.a), shifted]), root(main.base)]))), root(q.a));
