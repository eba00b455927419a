import type { Relation } from "../../expression/ast";
import { number, relation, scaled } from "../../expression/build";
import {
  polynomialToExpression,
  subtractPolynomials,
  univariateCoefficients,
} from "../../expression/polynomial";
import { divide, isOne, negate, ONE, type Rational, sign, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Step } from "../../types";
import { clearBracketedFractions, clearFractions } from "../linear-equation/clear-fractions";
import { combineLikeTerms } from "../linear-equation/combine-like-terms";
import { distribute } from "../linear-equation/distribute";
import { moveConstant } from "../linear-equation/move-constant";
import { moveUnknown } from "../linear-equation/move-unknown";
import { literal, styleOf } from "../linear-equation/number-style";
import type { Rule } from "../linear-equation/rule";
import { expressionOf, polynomialOfSide, readSides, type Sides } from "../linear-equation/side";
import { half, holds, letter, mirrored, settled, type Tools, type Way, type Worked } from "./worked";

const RULES: readonly Rule[] = [
  clearBracketedFractions,
  distribute,
  clearFractions,
  combineLikeTerms,
  moveUnknown,
  moveConstant,
];
const MOST_MOVES = 20;

/** A linear inequality, worked like the equation: the unknown alone on one side, the sign turned round where both
 * sides are divided by a negative number. */
export const byLinearMoves: Way = (given, tools) => {
  const start = readSides(given, styleOf([given]), tools.budget);
  const coefficients = start && differenceOf(start, tools.unknown);
  if (!start || !coefficients || coefficients.length > 2) return null;
  const moved = withMoves(given, start, tools);
  if (!moved) return null;
  const [c = ZERO, a = ZERO] = coefficients;
  if (a.n === 0n) {
    const always = holds(given.operator, sign(c));
    const set = always ? [{ low: OPEN, high: OPEN }] : [];
    return { steps: [...moved.steps, settled(always, tools.unknown)], set };
  }
  return finished(moved, tools);
};

const OPEN = { value: null, closed: false };

/** Left less right, by ascending power of the unknown; null where other letters occur. */
function differenceOf({ left, right }: Sides, unknown: string): Rational[] | null {
  const difference = subtractPolynomials(polynomialOfSide(left), polynomialOfSide(right));
  const coefficients = univariateCoefficients(difference, unknown);
  if (!coefficients) return null;
  return coefficients.slice(0, coefficients.findLastIndex((each) => each.n !== 0n) + 1);
}

interface Moved {
  readonly sides: Sides;
  readonly operator: Relation["operator"];
  readonly steps: readonly Step[];
}

function withMoves(given: Relation, start: Sides, { unknown, budget }: Tools): Moved | null {
  const steps: Step[] = [];
  let [sides, operator] = [start, given.operator];
  for (let moves = 0; ; moves++) {
    budget.spend();
    const move = RULES.map((rule) => rule(sides, unknown)).find((result) => result !== null);
    if (!move) return { sides, operator, steps };
    if (moves === MOST_MOVES) return null;
    if (turns(sides, move.sides, unknown)) operator = mirrored(operator);
    sides = move.sides;
    const latex = toLatex(relation(expressionOf(sides.left), operator, expressionOf(sides.right)));
    if (latex === (steps.at(-1)?.latex ?? toLatex(given))) continue;
    steps.push({ rule: move.rule, title: move.title, why: WHY[move.rule] ?? move.why, latex });
  }
}

/** Whether a move multiplied by a negative number, so that the sign points the other way. */
function turns(before: Sides, after: Sides, unknown: string): boolean {
  const [a, b] = [differenceOf(before, unknown)?.at(-1), differenceOf(after, unknown)?.at(-1)];
  return a !== undefined && b !== undefined && sign(a) * sign(b) < 0;
}

const WHY: Readonly<Record<string, string>> = table({
  "move-constant": "The same change on both sides keeps the inequality true, and leaves the unknown alone.",
});

/** a·x on one side and a number on the other: read with x on the left, then divided by a. */
function finished({ sides, operator: written, steps: before }: Moved, { unknown }: Tools): Worked | null {
  const steps = [...before];
  const [left, right] = [polynomialOfSide(sides.left), polynomialOfSide(sides.right)];
  const onLeft = (univariateCoefficients(left, unknown)?.length ?? 0) > 1;
  const operator = onLeft ? written : mirrored(written);
  const a = univariateCoefficients(onLeft ? left : right, unknown)?.[1];
  const value = univariateCoefficients(onLeft ? right : left, unknown)?.[0] ?? ZERO;
  if (!a) return null;
  const shown = (side: typeof left) => literalSide(side, sides.style) ?? polynomialToExpression(side);
  if (!onLeft) {
    steps.push({
      rule: "turn-around",
      title: "Swap the sides.",
      latex: toLatex(relation(shown(right), operator, shown(left))),
      why: "Read from right to left, the sign points the other way; it says the same.",
    });
  }
  const root = divide(value, a);
  const last = sign(a) < 0 ? mirrored(operator) : operator;
  if (!isOne(a)) steps.push(divided(a, relation(letter(unknown), last, literal(root, sides.style))));
  return { steps, set: withStyle(half(last, root), literal(root, sides.style)) };
}

/** The same set with its end written in the style of the exercise. */
const withStyle = (set: Worked["set"], end: ReturnType<typeof literal>): Worked["set"] =>
  set.map(({ low, high }) => ({
    low: low.value ? { ...low, value: end } : low,
    high: high.value ? { ...high, value: end } : high,
  }));

/** A side that is one number or one multiple of a letter, in the style of the exercise. */
function literalSide(side: ReturnType<typeof polynomialOfSide>, style: Sides["style"]) {
  const only = side.terms[0];
  if (side.terms.length !== 1 || !only) return null;
  return Object.keys(only.exponents).length === 0 ? literal(only.coefficient, style) : null;
}

function divided(a: Rational, result: Relation): Step {
  const flips = sign(a) < 0;
  const size = flips ? negate(a) : a;
  const multiply = size.d !== 1n;
  const by = toLatex(number(multiply ? divide(ONE, a) : a));
  return {
    rule: flips ? "divide-and-turn" : "divide-inequality",
    title: `${multiply ? "Multiply" : "Divide"} both sides by $${by}$${flips ? " and turn the sign round" : ""}.`,
    latex: toLatex(result),
    why: flips
      ? "Multiplying or dividing by a negative number swaps larger and smaller, so the sign turns round."
      : `A positive number keeps the order, so $${toLatex(scaled(ONE, result.left))}$ stands alone and the sign stays.`,
  };
}
