import type { Expression, Relation } from "../../expression/ast";
import { symbol } from "../../expression/build";
import {
  constantValue,
  fromCoefficients,
  polynomialOf,
  polynomialToExpression,
  univariateCoefficients,
} from "../../expression/polynomial";
import {
  divide,
  fromInt,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import type { Budget } from "../../types";
import { polynomialOfSide, readSides } from "../linear-equation/side";
import { squareRoot } from "./roots";
import type { StandardForm } from "./standard-form";
import { type IsolatedSquare, squareLatex, takeSquareRoot } from "./take-square-root";
import { step, type Worked } from "./worked";

/** Works an equation in which the unknown occurs in one square only: 3(x + 1)² - 8 = 88, x² = 49, and
 * x² + 12x + 36 = 32, whose left side is the square of x + 6.
 * @returns null when it has no such shape */
export function bySquareRootProperty(relation: Relation, form: StandardForm, tools: Tools): Worked | null {
  const square =
    writtenSquare(relation, tools) ??
    (form.coefficients[1] === 0n ? bareSquare(form, tools) : perfectSquare(relation, tools));
  if (!square) return null;
  const { steps, roots } = takeSquareRoot(square);
  const isolate = step("isolate-square", "Get the square alone on one side.", {
    latex: squareLatex(square),
    why: "With nothing but the square on one side, a square root undoes it.",
  });
  return { method: "quadratic-by-square-root", roots, steps: [isolate, ...steps] };
}

export interface Tools {
  readonly unknown: string;
  readonly budget: Budget;
}

/** The one summand with the unknown is number · (base)². */
function writtenSquare(relation: Relation, { unknown, budget }: Tools): IsolatedSquare | null {
  const sides = readSides(relation, "fraction", budget);
  if (!sides) return null;
  const holds = (part: (typeof sides.left)[number]) =>
    part.terms.some((t) => (t.exponents[unknown] ?? 0) > 0);
  const parts = [...sides.left.filter(holds), ...sides.right.filter(holds)];
  const [only] = parts;
  if (!only || parts.length !== 1) return null;
  const found = scaledSquare(only.shown, budget);
  const base = found && polynomialOf(found.base, budget);
  const linear = base && univariateCoefficients(base, unknown);
  const [offset, slope] = linear ?? [];
  if (!found || !offset || !slope || linear?.length !== 2) return null;
  const constantPart = (side: typeof sides.left) =>
    constantValue(polynomialOfSide(side.filter((part) => !holds(part))));
  const [left, right] = [constantPart(sides.left), constantPart(sides.right)];
  if (!left || !right) return null;
  const moved = sides.left.some(holds) ? subtract(right, left) : subtract(left, right);
  return { unknown, shown: found.base, slope, offset, value: divide(moved, found.scale) };
}

function scaledSquare(
  e: Expression,
  budget: Budget,
): { readonly base: Expression; readonly scale: Rational } | null {
  if (e.kind === "power") {
    const exponent = constantOf(e.exponent, budget);
    return exponent && exponent.n === 2n && exponent.d === 1n ? { base: e.base, scale: ONE } : null;
  }
  if (e.kind === "negation") return rescaled(e.operand, fromInt(-1), budget);
  if (e.kind === "quotient") {
    const divisor = constantOf(e.denominator, budget);
    return divisor && !isZero(divisor) ? rescaled(e.numerator, divide(ONE, divisor), budget) : null;
  }
  const [first, second, ...rest] = e.kind === "product" ? e.factors : [];
  const scale = first && constantOf(first, budget);
  return scale && !isZero(scale) && second && rest.length === 0 ? rescaled(second, scale, budget) : null;
}

function rescaled(e: Expression, factor: Rational, budget: Budget): ReturnType<typeof scaledSquare> {
  const found = scaledSquare(e, budget);
  return found && { ...found, scale: multiply(found.scale, factor) };
}

function constantOf(e: Expression, budget: Budget): Rational | null {
  const p = polynomialOf(e, budget);
  return p && constantValue(p);
}

/** ax² + c = 0 as x² = -c/a. */
function bareSquare({ coefficients }: StandardForm, { unknown }: Tools): IsolatedSquare | null {
  const [c, , a] = coefficients;
  if (c === undefined || a === undefined) return null;
  return { unknown, shown: symbol(unknown), slope: ONE, offset: ZERO, value: rational(-c, a) };
}

/** A side that is the square of a linear expression, against a number other than zero. */
function perfectSquare(relation: Relation, { unknown, budget }: Tools): IsolatedSquare | null {
  const left = polynomialOf(relation.left, budget);
  const right = polynomialOf(relation.right, budget);
  const value = right && constantValue(right);
  const [c, b, a] = (left && univariateCoefficients(left, unknown)) ?? [];
  if (!a || !b || !c || !value || isZero(value) || isZero(a) || a.n < 0n) return null;
  const slope = squareRoot(a);
  const discriminant = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  if (slope.radicand !== 1n || !isZero(discriminant)) return null;
  const offset = divide(b, multiply(fromInt(2), slope.scale));
  return {
    unknown,
    shown: linearShown({ slope: slope.scale, offset, unknown }),
    slope: slope.scale,
    offset,
    value,
  };
}

function linearShown({
  slope,
  offset,
  unknown,
}: Pick<IsolatedSquare, "slope" | "offset" | "unknown">): Expression {
  return polynomialToExpression(fromCoefficients([offset, slope], unknown));
}
