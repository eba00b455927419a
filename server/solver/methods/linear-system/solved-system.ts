import type { Expression } from "../../expression/ast";
import { equation, int, number, product, sum, symbol } from "../../expression/build";
import { isNegative, isZero, negate, type Rational, ZERO } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Step } from "../../types";
import { literal, type NumberStyle } from "../linear-equation/number-style";
import { inline } from "../linear-equation/rule";
import { point } from "./outcome";
import type { Row } from "./row";

/** What the way through a system ends in. */
export interface Solved {
  readonly steps: readonly Step[];
  readonly answer: AnswerValue;
}

/** The unknowns of the equations and those the problem asks for. */
export interface Setting {
  readonly variables: readonly string[];
  readonly asked: readonly string[];
  readonly style: NumberStyle;
}

/** "Put x = 2 into the first equation": the row with known values written in. */
export function putIn(
  row: Row,
  variables: readonly string[],
  known: ReadonlyMap<string, Rational>,
): Expression {
  const terms = variables.flatMap((name, i) => {
    const coefficient = row.coefficients[i] ?? ZERO;
    if (isZero(coefficient)) return [];
    const value = known.get(name);
    const letter = value ? number(value) : symbol(name);
    return [signedProduct(coefficient, letter, value !== undefined)];
  });
  return terms.length > 0 ? sum(terms) : int(0);
}

function signedProduct(coefficient: Rational, factor: Expression, isNumber: boolean): Expression {
  if (isNegative(coefficient)) {
    return { kind: "negation", operand: signedProduct(negate(coefficient), factor, isNumber) };
  }
  if (coefficient.n === 1n && coefficient.d === 1n) return factor;
  return product([number(coefficient), factor], isNumber);
}

/** The last step: all the values together. */
export function pointOutcome(setting: Setting, known: ReadonlyMap<string, Rational>): Solved {
  const values = setting.asked.map((name) => literal(known.get(name) ?? ZERO, setting.style));
  const answer = point(setting.asked, values);
  const step: Step = {
    rule: "write-solution",
    title: setting.asked.length === 1 ? "Read off the unknown that is asked for." : "Write the solution.",
    latex: valueLatex(answer),
    why: "These values make every equation of the system true.",
  };
  return { answer, steps: [step] };
}

/** One value found by dividing. */
export function foundStep(name: string, value: Rational, setting: Setting): Step {
  return {
    rule: "solve-for-unknown",
    title: `Solve for ${inline(symbol(name))}.`,
    latex: toLatex(equation(symbol(name), literal(value, setting.style))),
    why: `Only ${inline(symbol(name))} is unknown in this equation.`,
  };
}
