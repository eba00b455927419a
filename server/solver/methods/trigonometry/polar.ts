import type { Expression } from "../../expression/ast";
import { imaginaryUnit, negation, product, root, sum } from "../../expression/build";
import { divideSurds } from "../../expression/direction";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { circularValue, directionOf } from "../../expression/exact-angle";
import { inverseTurn } from "../../expression/inverse-turn";
import { add, fromInt, isOne, negate, type Rational } from "../../expression/rational";
import {
  addSurds,
  multiplySurds,
  rationalValue,
  type SurdNumber,
  surdRoot,
  surdToExpression,
} from "../../expression/surd-number";
import { toLatex } from "../../printer/latex";
import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { call, expressionAnswer, piMultiple, rounded, type Worked } from "./worked";

type Question = Extract<TrigonometryQuestion, { readonly kind: "polar" }>;
const ANGLE_PLACES = 3;

/** A point or a complex number from polar to rectangular form and back. */
export function workPolar(question: Question, budget: Budget): Worked | null {
  return question.to === "rectangular" ? toRectangular(question, budget) : toPolar(question, budget);
}

function toRectangular({ first, second, written }: Question, budget: Budget): Worked | null {
  const scope = { letters: new Map(), budget };
  const radius = circularValue(first, scope);
  const direction = directionOf(second, scope);
  if (!radius || !direction) return null;
  const [x, y] = [multiplySurds(radius, direction.cos), multiplySurds(radius, direction.sin)];
  const step: Step = {
    rule: "polar-to-rectangular",
    title: "Use $x = r\\cos\\theta$ and $y = r\\sin\\theta$.",
    latex: `x = ${toLatex(first)} \\cdot ${toLatex(surdToExpression(direction.cos))},\\ y = ${toLatex(first)} \\cdot ${toLatex(surdToExpression(direction.sin))}`,
    why: "The distance is the hypotenuse of a right triangle with the sides $x$ and $y$.",
  };
  if (written === "point") return pointWorked([surdToExpression(x), surdToExpression(y)], ["x", "y"], step);
  const result = complexFrom(x, y);
  const last: Step = {
    rule: "write-complex-number",
    title: "Write the number as $x + yi$.",
    latex: toLatex(result),
    why: "The real part is $x$ and the imaginary part is $y$.",
  };
  return { steps: [step, last], answer: expressionAnswer(result) };
}

function complexFrom(x: SurdNumber, y: SurdNumber): Expression {
  const size = rationalValue(y);
  const negative = y.length === 1 && (y[0]?.coefficient.n ?? 1n) < 0n;
  const positive = negative ? y.map((term) => ({ ...term, coefficient: negate(term.coefficient) })) : y;
  const unit = size && isOne(size.n < 0n ? negate(size) : size);
  const part = unit ? imaginaryUnit : product([surdToExpression(positive), imaginaryUnit]);
  const imaginary = negative ? negation(part) : part;
  if (y.length === 0) return surdToExpression(x);
  return x.length === 0 ? imaginary : sum([surdToExpression(x), imaginary]);
}

function pointWorked(
  values: readonly [Expression, Expression],
  names: readonly [string, string],
  step: Step,
): Worked {
  const latex = `\\left(${toLatex(values[0])}, ${toLatex(values[1])}\\right)`;
  const last: Step = {
    rule: "write-point",
    title: "Write the point.",
    latex,
    why: "The first number comes first.",
  };
  return {
    steps: [step, last],
    answer: { kind: "point", unknowns: names, values },
  };
}

function toPolar({ first, second, written }: Question, budget: Budget): Worked | null {
  const scope = { letters: new Map(), budget };
  const [x, y] = [circularValue(first, scope), circularValue(second, scope)];
  if (!x || !y || (x.length === 0 && y.length === 0)) return null;
  const square = rationalValue(addSurds(multiplySurds(x, x), multiplySurds(y, y)));
  const radius = square && surdRoot(square, 2n);
  if (!square || !radius) return null;
  const turn = turnFor(x, y, radius, budget);
  const [a, b] = [first, second].map((e) => evaluateComplex(e, new Map())?.re ?? Number.NaN) as [
    number,
    number,
  ];
  const size = (Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI);
  const angle = turn ? piMultiple(turn) : rounded(size, ANGLE_PLACES);
  if (!angle) return null;
  const distance = surdToExpression(radius);
  const step: Step = {
    rule: "rectangular-to-polar",
    title: "Find the distance from the origin and the angle.",
    latex: `r = ${toLatex(
      root(
        sum([
          { kind: "power", base: first, exponent: { kind: "number", value: fromInt(2) } },
          { kind: "power", base: second, exponent: { kind: "number", value: fromInt(2) } },
        ]),
      ),
    )} = ${toLatex(distance)},\\ \\theta = ${toLatex(angle)}`,
    why: "The tangent of the angle is $\\frac{y}{x}$, and the quadrant of the point decides which angle it is.",
  };
  if (written === "point") return pointWorked([distance, angle], ["r", "theta"], step);
  const wave = sum([call("cos", angle), product([imaginaryUnit, call("sin", angle)])]);
  const result = toLatex(distance) === "1" ? wave : product([distance, wave]);
  const last: Step = {
    rule: "write-polar-form",
    title: "Write the number as $r(\\cos\\theta + i\\sin\\theta)$.",
    latex: toLatex(result),
    why: "Its real part is $r\\cos\\theta$ and its imaginary part $r\\sin\\theta$.",
  };
  return { steps: [step, last], answer: expressionAnswer(result) };
}

/** The angle from 0 up to a full turn, when its cosine is known by heart. */
function turnFor(x: SurdNumber, y: SurdNumber, radius: SurdNumber, budget: Budget): Rational | null {
  const cos = divideSurds(x, radius);
  const turn = cos && inverseTurn("arccos", cos, budget);
  if (!turn) return null;
  const below = y.length > 0 && (evaluateComplex(surdToExpression(y), new Map())?.re ?? 0) < 0;
  return below ? add(fromInt(2), negate(turn)) : turn;
}
