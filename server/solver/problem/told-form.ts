import type { Expression } from "../expression/ast";
import { int, power, product } from "../expression/build";
import {
  degreeIn,
  equalPolynomials,
  type Polynomial,
  polynomialOf,
  scalePolynomial,
  univariateCoefficients,
} from "../expression/polynomial";
import { divide, equals, fromInt, isInteger, multiply, ONE } from "../expression/rational";
import { extractSquare } from "../expression/surd";
import { some } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { toLatex } from "../printer/latex";
import type { Problem } from "../types";
import { segment } from "./segment";

/** The shape of a form in letters: "#" stands for a letter that the form brings with it, "x" for the one it shares with
 * what is written in it. Neither order nor signs count. */
function shapeOf(form: Expression, shared: string | null): string {
  const shape = (e: Expression): string => {
    if (e.kind === "symbol") return e.name === shared ? "x" : "#";
    if (e.kind === "number") return e.value.d === 1n ? `${e.value.n}` : "fraction";
    if (e.kind === "negation") return shape(e.operand);
    if (e.kind === "sum") return e.terms.map(shape).sort().join("+");
    if (e.kind === "product") return e.factors.map(closed).sort().join("*");
    if (e.kind === "power") return `${closed(e.base)}^${closed(e.exponent)}`;
    return e.kind === "root" ? `root${e.index}(${shape(e.radicand)})` : e.kind;
  };
  const closed = (e: Expression): string => (e.kind === "sum" ? `(${shape(e)})` : shape(e));
  return shape(form);
}

interface OfLetter {
  readonly expression: Expression;
  readonly letter: string;
  readonly form: Expression;
  /** The letters of the form are whole numbers. */
  readonly isWhole: boolean;
}

/** "In the form a(x + b)² + c": a completed square, where the form leaves room for what stands before it. */
function isSquareForm({ expression: of, letter: x, form, isWhole }: OfLetter): boolean {
  const shape = shapeOf(form, x);
  const p = polynomialOf(of, budget(DEFAULT_LIMITS));
  const [c, b, a] = (p && univariateCoefficients(p, x)) ?? [];
  if (!a || !b || !c || form.kind !== "sum") return false;
  const isTurned = form.terms.some((term) => term.kind === "negation" && shapeOf(term, x) === "(#+x)^2");
  const fits = shape === "#+#*(#+x)^2" || (shape === "#+(#+x)^2" && equals(a, fromInt(isTurned ? -1 : 1)));
  return fits && (!isWhole || [a, c, divide(b, multiply(a, fromInt(2)))].every(isInteger));
}

/** "In the form A/(x − 1) + B/(x + 1)": simpler fractions, as many and over what the denominator that is told takes. */
function isFractionsForm({ expression: of, letter: x, form, isWhole }: OfLetter): boolean {
  if (of.kind !== "quotient" || form.kind !== "sum" || isWhole) return false;
  const highest = new Map<string, { readonly base: Expression; readonly exponent: bigint }>();
  for (const term of form.terms) {
    const below = term.kind === "quotient" ? baseOf(term.denominator) : null;
    if (term.kind !== "quotient" || !below) return false;
    const degree = degreeIn(polynomialOf(below.base, budget(DEFAULT_LIMITS)) ?? { terms: [] }, x);
    if (shapeOf(term.numerator, x) !== (degree === 1 ? "#" : "#+#*x")) return false;
    const known = highest.get(toLatex(below.base));
    if (!known || known.exponent < below.exponent) highest.set(toLatex(below.base), below);
  }
  const bases = [...highest.values()];
  const told = monic(of.denominator);
  const made = monic(product(bases.map(({ base, exponent }) => power(base, int(exponent)))));
  const terms = bases.reduce((all, { exponent }) => all + exponent, 0n);
  return (
    told !== null && made !== null && equalPolynomials(told, made) && terms === BigInt(form.terms.length)
  );
}

const baseOf = (e: Expression): { readonly base: Expression; readonly exponent: bigint } | null => {
  if (e.kind !== "power") return { base: e, exponent: 1n };
  return e.exponent.kind === "number" ? { base: e.base, exponent: e.exponent.value.n } : null;
};

function monic(e: Expression): Polynomial | null {
  const p = polynomialOf(e, budget(DEFAULT_LIMITS));
  const lead = p?.terms[0]?.coefficient;
  return p && lead ? scalePolynomial(p, divide(ONE, lead)) : null;
}

const SURD = /^(?:#\+)?(?:#\*)?root2\((#|\d+)\)$/;

/** "In the form a + b√3": every root is one of the same number, and without a sum in the form nothing else is left. */
function isSurdForm(of: Expression, form: Expression, isWhole: boolean): boolean {
  const shape = shapeOf(form, null);
  const [, inside] = SURD.exec(shape) ?? [];
  const roots = new Set<bigint>();
  const isRooted = partOf(of, roots);
  const [root] = roots;
  if (inside === undefined || roots.size !== 1 || root === undefined || root === 1n) return false;
  if (inside !== "#" && BigInt(inside) !== root) return false;
  if (isWhole && some(of, ({ kind }) => kind === "quotient")) return false;
  return form.kind === "sum" || isRooted === true;
}

/** Whether a number is a fraction times one root (true), a fraction (false), or may be the sum of both (null); the numbers
 * under its roots, without squares, are collected. */
function partOf(e: Expression, roots: Set<bigint>): boolean | null {
  const both = (parts: readonly Expression[], join: (a: boolean, b: boolean) => boolean | null) =>
    parts.map((part) => partOf(part, roots)).reduce((a, b) => (a === null || b === null ? null : join(a, b)));
  switch (e.kind) {
    case "root": {
      const isPlain = e.index === 2n && e.radicand.kind === "number" && isInteger(e.radicand.value);
      const inside = isPlain && e.radicand.kind === "number" ? extractSquare(e.radicand.value.n).inside : 0n;
      if (inside !== 1n) roots.add(inside);
      return inside !== 1n;
    }
    case "number":
    case "mixed":
      return false;
    case "negation":
      return partOf(e.operand, roots);
    case "sum":
      return both(e.terms, (a, b) => (a === b ? a : null));
    case "product":
      return both(e.factors, (a, b) => a !== b);
    case "quotient":
      return both([e.numerator, e.denominator], (a, b) => a !== b);
    case "power": {
      const base = partOf(e.base, roots);
      const times = e.exponent.kind === "number" && isInteger(e.exponent.value) ? e.exponent.value.n : null;
      if (times === null) roots.add(0n);
      return base === null || times === null ? null : base && times % 2n === 1n;
    }
    default:
      roots.add(0n);
      return null;
  }
}

/** Whether a form told in letters, "in the form a + b√3, where a and b are integers", is one that the answer to this problem
 * need not have. */
export function leavesToldForm(problem: Problem): boolean {
  const form = toldFormIn(problem.text);
  if (!form) return false;
  const isWhole = INTEGERS.test(problem.text);
  switch (problem.task) {
    case "calculate":
    case "simplify":
      return SURD.test(shapeOf(form, null)) && !isSurdForm(problem.expression, form, isWhole);
    case "partial-fractions":
      return !isFractionsForm({ expression: problem.expression, letter: problem.variable, form, isWhole });
    case "quadratic-form":
      return (
        problem.given.kind === "body" &&
        problem.shape === "vertex" &&
        !isSquareForm({ expression: problem.given.body, letter: problem.unknown, form, isWhole })
      );
    default:
      return false;
  }
}

const INTEGERS = /\b(?:integers?|whole numbers?)\b/i;

/** The mathematics behind "in the form", where it can be read. */
function toldFormIn(text: string): Expression | null {
  const pieces = segment(text);
  const at = pieces.findIndex(
    ({ kind, text: word }, i) => kind === "word" && word === "form" && pieces[i - 1]?.text === "the",
  );
  const told =
    at < 0
      ? undefined
      : pieces.slice(at + 1).find(({ kind, text: word }) => kind === "maths" || word !== "a");
  if (told?.kind !== "maths") return null;
  try {
    return parseExpression(told.text.split("=").at(-1) ?? "");
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
