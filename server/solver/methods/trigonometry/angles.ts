import type { Expression } from "../../expression/ast";
import { int, number, product, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { evaluateExact } from "../../expression/evaluate-exact";
import { turnOf } from "../../expression/exact-angle";
import { roundedDouble } from "../../expression/figures";
import { multiply, type Rational, rational, subtract } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { referenceTurn } from "./exact-value";
import { degrees, expressionAnswer, PI, piMultiple, type Worked } from "./worked";

const FULL = rational(2n);
const STRAIGHT = rational(180n);

const inDegrees = (e: Expression): boolean =>
  e.kind === "negation" ? inDegrees(e.operand) : e.kind === "function" && e.name === "degree";

/** Degrees as they are written: whole, or a decimal that ends. */
function degreeValue(turn: Rational): Expression {
  const value = multiply(turn, STRAIGHT);
  const digits = terminatingDigits(value);
  return degrees(digits !== null && digits <= 6 ? decimalNode(value, digits) : number(value));
}

/** An angle of degrees in radians, or the other way round. */
export function workConversion(angle: Expression, to: "degrees" | "radians", budget: Budget): Worked | null {
  const turn = turnOf(angle, budget);
  if (!turn) return to === "degrees" ? plainRadians(angle, budget) : null;
  const toDegrees = to === "degrees";
  const [top, bottom] = toDegrees ? [degrees(int(180)), PI] : [PI, degrees(int(180))];
  const result = toDegrees ? degreeValue(turn) : piMultiple(turn);
  const steps: Step[] = [
    {
      rule: toDegrees ? "radians-to-degrees" : "degrees-to-radians",
      title: `Multiply by $${toLatex(quotient(top, bottom))}$.`,
      latex: toLatex(product([angle, quotient(top, bottom)], true)),
      why: "$180^{\\circ}$ and $\\pi$ radians are the same angle, so this factor is $1$.",
    },
    {
      rule: "cancel-angle-unit",
      title: "Cancel.",
      latex: toLatex(result),
      why: "The old unit cancels and the new one is left.",
    },
  ];
  return { steps, answer: expressionAnswer(result) };
}

const PLACES = 4;

/** Radians without π: 3 radians are 540/π degrees, given as a decimal. */
function plainRadians(angle: Expression, budget: Budget): Worked | null {
  const value = evaluateExact(angle, new Map(), budget);
  if (!value) return null;
  const size = (Number(value.n) / Number(value.d)) * (180 / Math.PI);
  const rounded = roundedDouble(Math.abs(size), PLACES);
  if (!rounded) return null;
  const result = degrees(rounded);
  const shown: Expression = size < 0 ? { kind: "negation", operand: result } : result;
  const step: Step = {
    rule: "radians-to-degrees",
    title: "Multiply by $\\frac{180^{\\circ}}{\\pi}$.",
    latex: toLatex(shown),
    why: "$180^{\\circ}$ and $\\pi$ radians are the same angle.",
  };
  return { steps: [step], answer: expressionAnswer(shown) };
}

function withinTurn(turn: Rational): Rational {
  const d = 2n * turn.d;
  const rest = ((turn.n % d) + d) % d;
  return rational(rest, turn.d);
}

/** The angle from 0 up to a full turn with the same terminal side. */
export function workCoterminal(angle: Expression, budget: Budget): Worked | null {
  const turn = turnOf(angle, budget);
  if (!turn) return null;
  const within = withinTurn(turn);
  const turns = subtract(turn, within).n / subtract(turn, within).d / 2n;
  const write = inDegrees(angle) ? degreeValue : piMultiple;
  const result = write(within);
  const count = turns < 0n ? -turns : turns;
  const step: Step = {
    rule: "add-full-turns",
    title:
      turns === 0n
        ? "The angle is within one turn already."
        : `${turns < 0n ? "Add" : "Subtract"} ${count === 1n ? "one full turn" : `${count} full turns`} of $${toLatex(write(FULL))}$.`,
    latex: toLatex(result),
    why: "Angles that differ by whole turns have the same terminal side.",
  };
  return { steps: [step], answer: expressionAnswer(result) };
}

/** The acute angle between the terminal side and the horizontal. */
export function workReference(angle: Expression, budget: Budget): Worked | null {
  const turn = turnOf(angle, budget);
  if (!turn) return null;
  const write = inDegrees(angle) ? degreeValue : piMultiple;
  const within = withinTurn(turn);
  const result = write(referenceTurn(within));
  const steps: Step[] = [];
  if (within.n !== turn.n || within.d !== turn.d) {
    steps.push({
      rule: "add-full-turns",
      title: "Find the angle within one turn that has the same terminal side.",
      latex: toLatex(write(within)),
      why: "Angles that differ by whole turns have the same terminal side.",
    });
  }
  steps.push({
    rule: "angle-to-horizontal",
    title: "Take the acute angle between the terminal side and the horizontal axis.",
    latex: toLatex(result),
    why: "The reference angle is never more than a right angle.",
  });
  return {
    steps: steps.at(-2)?.latex === toLatex(result) ? steps.slice(0, -1) : steps,
    answer: expressionAnswer(result),
  };
}
