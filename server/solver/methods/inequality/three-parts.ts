import type { Expression, Relation, RelationOperator } from "../../expression/ast";
import { number, scaled } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { polynomialOf, polynomialToExpression, univariateCoefficients } from "../../expression/polynomial";
import {
  compare,
  divide,
  isNegative,
  isOne,
  isZero,
  negate,
  ONE,
  type Rational,
  subtract,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { Step } from "../../types";
import { literal, styleOf } from "../linear-equation/number-style";
import { letter, mirrored, type Tools, type Worked } from "./worked";

/** left, sign, middle, sign, right: a < 2x + 1 ≤ b. */
interface ThreeParts {
  readonly left: Rational;
  readonly first: RelationOperator;
  readonly middle: Expression;
  readonly second: RelationOperator;
  readonly right: Rational;
}

/** a < bx + c < d with both signs pointing the same way, worked on all three parts at once.
 * @returns null when it is not of this kind */
export function byThreeParts(one: Relation, two: Relation, { unknown, budget }: Tools): Worked | null {
  const value = (e: Expression) => evaluateExact(e, new Map(), budget);
  const [left, right] = [value(one.left), value(two.right)];
  const p = polynomialOf(one.right, budget);
  const coefficients = p && univariateCoefficients(p, unknown);
  if (!left || !right || !coefficients || !p || coefficients.length !== 2) return null;
  if (one.operator[0] !== two.operator[0] || !/^[<>]/.test(one.operator)) return null;
  const style = styleOf([one, two]);
  const print = (parts: ThreeParts) => printed(parts, (v) => toLatex(literal(v, style)));
  const start: ThreeParts = { left, first: one.operator, middle: one.right, second: two.operator, right };
  const steps: Step[] = [];
  const push = (step: Omit<Step, "latex">, parts: ThreeParts) => {
    if (print(parts) !== (steps.at(-1)?.latex ?? print(start))) steps.push({ ...step, latex: print(parts) });
    return parts;
  };
  const [c, a] = coefficients as [Rational, Rational];
  let parts = push(TIDY, { ...start, middle: polynomialToExpression(p) });
  if (!isZero(c)) parts = push(takeAway(c), less(parts, c, scaled(a, letter(unknown))));
  if (!isOne(a)) parts = push(divideBy(a), over(parts, a, letter(unknown)));
  if (parts.first.startsWith(">")) parts = push(TURN, turned(parts));
  if (compare(parts.left, parts.right) > 0 || (compare(parts.left, parts.right) === 0 && !bothClosed(parts)))
    return { steps: [...steps, NO_ROOM], set: [] };
  const end = (v: Rational, operator: RelationOperator) => ({
    value: literal(v, style),
    closed: operator === "<=",
  });
  return { steps, set: [{ low: end(parts.left, parts.first), high: end(parts.right, parts.second) }] };
}

const bothClosed = ({ first, second }: ThreeParts): boolean => first === "<=" && second === "<=";

const SIGNS: Readonly<Record<string, string>> = table({ "<": "<", "<=": "\\le", ">": ">", ">=": "\\ge" });
const printed = ({ left, first, middle, second, right }: ThreeParts, show: (v: Rational) => string): string =>
  `${show(left)} ${SIGNS[first]} ${toLatex(middle)} ${SIGNS[second]} ${show(right)}`;

const TIDY = {
  rule: "simplify-middle",
  title: "Simplify the middle.",
  why: "The middle part is multiplied out and like terms are combined.",
};
const TURN = {
  rule: "turn-around",
  title: "Read it from right to left.",
  why: "With the smaller number on the left it says the same, and is easier to read.",
};
const NO_ROOM: Step = {
  rule: "no-room-between",
  title: "No number lies there.",
  latex: "\\text{no solution}",
  why: "The number on the left would have to be smaller than the one on the right.",
};

const takeAway = (c: Rational) => ({
  rule: "change-all-parts",
  title: `${isNegative(c) ? "Add" : "Take"} $${toLatex(number(isNegative(c) ? negate(c) : c))}$ ${isNegative(c) ? "to" : "from"} all three parts.`,
  why: "The same change on all parts keeps their order.",
});
const divideBy = (a: Rational) => ({
  rule: "divide-all-parts",
  title: `${a.d === 1n ? "Divide" : "Multiply"} all three parts by $${toLatex(number(a.d === 1n ? a : divide(ONE, a)))}$${isNegative(a) ? " and turn both signs round" : ""}.`,
  why: isNegative(a)
    ? "A negative number swaps larger and smaller, so both signs turn round."
    : "A positive number keeps the order, so the signs stay.",
});

const less = (parts: ThreeParts, c: Rational, middle: Expression): ThreeParts => ({
  ...parts,
  left: subtract(parts.left, c),
  right: subtract(parts.right, c),
  middle,
});
function over(parts: ThreeParts, a: Rational, middle: Expression): ThreeParts {
  const [first, second] = isNegative(a)
    ? [mirrored(parts.first), mirrored(parts.second)]
    : [parts.first, parts.second];
  return { left: divide(parts.left, a), first, middle, second, right: divide(parts.right, a) };
}
const turned = ({ left, first, middle, second, right }: ThreeParts): ThreeParts => ({
  left: right,
  first: mirrored(second),
  middle,
  second: mirrored(first),
  right: left,
});
