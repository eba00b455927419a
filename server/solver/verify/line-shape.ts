import type { Expression, Relation } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { polynomialOf } from "../expression/polynomial";
import { gcd } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import type { LineTask } from "../tasks/line";
import type { Budget } from "../types";

/** Whether the equation of a line is written as asked: "y = mx + b", "y - 2 = m(x - 1)" or "ax + by = c" with coprime
 * whole numbers. A vertical line is "x = c" in the first two. */
export function hasShape({ shape, letters }: LineTask, relation: Relation, budget: Budget): boolean {
  const { left, right } = relation;
  const [x, y] = letters;
  if (shape === "standard") return isStandard(relation, letters, budget);
  if (isLetter(left, x)) return evaluateExact(right, new Map(), budget) !== null;
  if (symbolsOf(right).includes(y)) return false;
  if (isLetter(left, y)) return true;
  return shape === "point-slope" && isShifted(left, y, budget) && isSlopeTimesShift(right, x, budget);
}

const isLetter = (e: Expression, name: string): boolean => e.kind === "symbol" && e.name === name;

/** The letter plus or minus a number, or alone. */
const isShifted = (e: Expression, name: string, budget: Budget): boolean =>
  isLetter(e, name) ||
  (e.kind === "sum" &&
    e.terms.length === 2 &&
    e.terms.some((term) => isLetter(term, name)) &&
    e.terms.some((term) => evaluateExact(term, new Map(), budget) !== null));

/** One bracket with the letter, times numbers. */
function isSlopeTimesShift(e: Expression, name: string, budget: Budget): boolean {
  if (e.kind === "negation") return isSlopeTimesShift(e.operand, name, budget);
  const factors = e.kind === "product" ? e.factors : [e];
  const moving = factors.filter((factor) => symbolsOf(factor).includes(name));
  return moving.length === 1 && moving.every((factor) => isShifted(factor, name, budget));
}

/** Letters on the left with whole numbers, a whole number on the right, nothing common to all, the first not
 * negative. */
function isStandard({ left, right }: Relation, letters: readonly string[], budget: Budget): boolean {
  const terms = polynomialOf(left, budget)?.terms ?? [];
  const constant = evaluateExact(right, new Map(), budget);
  const coefficients = letters.map(
    (name) => terms.find(({ exponents }) => exponents[name] === 1)?.coefficient ?? { n: 0n, d: 1n },
  );
  const all = [...coefficients, ...(constant ? [constant] : [])];
  const lead = coefficients.find(({ n }) => n !== 0n);
  return (
    constant !== null &&
    terms.every(({ exponents }) => Object.values(exponents).some((power) => power > 0)) &&
    all.every(({ d }) => d === 1n) &&
    all.map(({ n }) => n).reduce(gcd, 0n) === 1n &&
    lead !== undefined &&
    lead.n > 0n
  );
}
