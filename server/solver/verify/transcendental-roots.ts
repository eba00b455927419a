import type { Expression, Relation } from "../expression/ast";
import { equation, negation, sum, symbol } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { children, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { isProvedZero } from "./exact-zero";
import { mostRoots } from "./exponential-sum";
import { type ProblemOf, type RootChecks, refuted, spotChecked, verified, weakest } from "./obligations";

const TOLERANCE = 1e-9;

/** Whether the unknown stands in an exponent or in a logarithm. */
export function isTranscendental(e: Relation, unknown: string): boolean {
  const holds = (part: Expression) => symbolsOf(part).includes(unknown);
  return some(e, (part) => {
    if (part.kind === "power") return holds(part.exponent);
    return part.kind === "function" && (part.name === "ln" || part.name === "log");
  });
}

/** Checks the roots of an exponential or logarithmic equation: each put back, in doubles and exactly; their number against the
 * changes of sign of an exponential sum, or against the sides looked at on a fine grid. */
export function transcendentalRoots(
  { equation: given, unknown }: ProblemOf<"solve">,
  roots: readonly Expression[],
  budget: Budget,
): RootChecks {
  const each = () =>
    weakest(
      roots.map((root) => () => {
        const x = evaluateComplex(root, new Map());
        if (x?.im !== 0) return refuted("A root is not a real number.");
        const sides = sidesAt(given, unknown, x.re);
        if (!sides || !close(sides, scaleAt(given, unknown, x.re)))
          return refuted("A root does not fit the equation.");
        const gap = substitute(sum([given.left, negation(given.right)]), new Map([[unknown, root]]));
        const shown = `Put $${toLatex(equation(symbol(unknown), root))}$ back: both sides come to $${shortened(sides.left)}$.`;
        return isProvedZero(gap, budget) ? verified(shown) : spotChecked(shown);
      }),
    );
  const complete = () => {
    const bound = mostRoots(sum([given.left, negation(given.right)]), unknown, budget);
    if (bound !== roots.length) {
      const found = roots.map((root) => evaluateComplex(root, new Map())?.re ?? Number.NaN);
      return searched(given, unknown, { found, budget });
    }
    return verified(
      bound === 0
        ? "All powers have factors of the same sign, so their sum is never zero."
        : `Sorted by growth, the factors of the powers change sign ${bound === 1 ? "once" : `${bound} times`}, so there are no other solutions.`,
    );
  };
  return { each, complete };
}

interface Sides {
  readonly left: number;
  readonly right: number;
}

/** Both sides where every logarithm exists as a real number; null elsewhere. */
function sidesAt(e: Relation, unknown: string, x: number): Sides | null {
  const at = new Map([[unknown, { re: x, im: 0 }]]);
  if (!allReal(e.left, at) || !allReal(e.right, at)) return null;
  const [left, right] = [evaluateComplex(e.left, at), evaluateComplex(e.right, at)];
  return left && right && left.im === 0 && right.im === 0 ? { left: left.re, right: right.re } : null;
}

function allReal(e: Expression, at: ReadonlyMap<string, { re: number; im: number }>): boolean {
  if (e.kind === "function" && (e.name === "ln" || e.name === "log")) {
    const parts = [...e.args, ...(e.base ? [e.base] : [])];
    const positive = parts.every((part) => {
      const value = evaluateComplex(part, at);
      return value !== null && value.im === 0 && value.re > 0;
    });
    if (!positive) return false;
  }
  return children(e).every((part) => allReal(part, at));
}

const close = ({ left, right }: Sides, scale: number): boolean => Math.abs(left - right) <= TOLERANCE * scale;

/** The size of the largest term on either side, against which rounding is measured. */
function scaleAt(e: Relation, unknown: string, x: number): number {
  const at = new Map([[unknown, { re: x, im: 0 }]]);
  const terms = [e.left, e.right].flatMap((side) => (side.kind === "sum" ? side.terms : [side]));
  return Math.max(...terms.map((term) => Math.abs(evaluateComplex(term, at)?.re ?? 0)));
}

const LIMIT = 60;
const GRID = 800;

/** A change of sign away from the roots that were found means that one is missing. */
function searched(
  e: Relation,
  unknown: string,
  { found, budget }: { readonly found: readonly number[]; readonly budget: Budget },
): Check {
  let before: { readonly x: number; readonly gap: number } | null = null;
  for (let i = 0; i <= GRID; i++) {
    budget.spend(4);
    // Denser around zero; the shift keeps the grid off the numbers that problems are made of.
    const t = (2 * i) / GRID - 1;
    const x = LIMIT * t * t * t + 8 * t + 1.234e-5;
    const sides = sidesAt(e, unknown, x);
    const gap = sides ? sides.left - sides.right : Number.NaN;
    if (before && Number.isFinite(gap) && gap * before.gap < 0) {
      const zero = zeroBetween(e, unknown, [before.x, x]);
      if (zero !== null && !found.some((root) => Math.abs(root - zero) < 1e-6))
        return refuted("A root is missing.");
    }
    before = Number.isFinite(gap) ? { x, gap } : null;
  }
  return spotChecked(
    `From $-${LIMIT}$ to $${LIMIT}$ the two sides were compared at ${GRID} numbers, and no other solution shows.`,
  );
}

/** Six digits, without zeros at the end. */
const shortened = (value: number): string =>
  String(Number(value.toPrecision(6))).replace(/e\+?(-?\d+)$/, " \\cdot 10^{$1}");

const HALVINGS = 60;

/** Where the gap between the sides changes sign: a zero, or null when it jumps there. */
function zeroBetween(e: Relation, unknown: string, ends: readonly [number, number]): number | null {
  let [low, high] = ends;
  const gapAt = (x: number) => {
    const sides = sidesAt(e, unknown, x);
    return sides ? sides.left - sides.right : Number.NaN;
  };
  const start = gapAt(low);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const gap = gapAt(middle);
    if (Number.isNaN(gap)) return null;
    if (gap * start > 0) low = middle;
    else high = middle;
  }
  return Math.abs(gapAt(low)) < 1e-3 ? low : null;
}

export function verifyAlways(e: Relation, unknown: string): Check {
  for (const x of [-2.3, -0.7, 0.4, 1.1, 2.9]) {
    const sides = sidesAt(e, unknown, x);
    if (!sides || !close(sides, scaleAt(e, unknown, x))) return refuted("The two sides are not the same.");
  }
  return spotChecked("At five different numbers both sides are the same.");
}
