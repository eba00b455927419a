import type { Relation } from "../../expression/ast";
import { equation, int, sum } from "../../expression/build";
import { fromCoefficients, subtractPolynomials, univariateCoefficients } from "../../expression/polynomial";
import { gcd, isNegative, lcm, multiply, negate, type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { distribute } from "../linear-equation/distribute";
import { literal, styleOf } from "../linear-equation/number-style";
import { inline } from "../linear-equation/rule";
import { polynomialOfSide, readSides, type Sides, termShown, toEquation } from "../linear-equation/side";
import { polynomialLatex } from "./quadratic";

/** The equation as polynomial = 0 with whole coefficients without common factor, leading one positive. */
export interface StandardForm {
  /** Ascending, at least two, the last one positive. */
  readonly coefficients: readonly bigint[];
  readonly steps: readonly Step[];
}

/** Multiplies out, brings everything to one side and makes the coefficients whole.
 * @returns null when a side is no polynomial in the unknown alone, or the unknown drops out */
export function standardForm(relation: Relation, unknown: string, budget: Budget): StandardForm | null {
  const style = styleOf([relation]);
  const sides = readSides(relation, style, budget);
  if (!sides) return null;
  const difference = subtractPolynomials(polynomialOfSide(sides.left), polynomialOfSide(sides.right));
  const raw = univariateCoefficients(difference, unknown);
  const lead = raw?.at(-1);
  if (!raw || !lead || raw.length < 2) return null;
  const gathered = isNegative(lead) ? raw.map(negate) : raw;
  const states: Step[] = [];
  const opened = distribute(sides, unknown);
  if (opened) states.push({ ...opened, latex: toLatex(toEquation(opened.sides)) });
  const terms = fromCoefficients(gathered, unknown).terms;
  const shown = sum(terms.map((term) => termShown(term, style)));
  states.push({
    rule: "gather-on-one-side",
    title: gatheringTitle(sides, isNegative(lead)),
    latex: toLatex(equation(shown, int(0))),
    why: "With zero on the right, the roots are the numbers that make the left side zero.",
  });
  const whole = wholeCoefficients(gathered, unknown);
  return {
    coefficients: whole.coefficients,
    steps: distinct([...states.map(plainStep), ...whole.steps], toLatex(relation)),
  };
}

/** With zero on the right already, only signs or the order change. */
function gatheringTitle(sides: Sides, negative: boolean): string {
  if (polynomialOfSide(sides.right).terms.length > 0) return "Bring everything to one side.";
  return negative
    ? "Multiply both sides by $-1$ and put the terms in order."
    : "Combine like terms and put them in order.";
}

const plainStep = ({ rule, title, latex, why }: Step): Step => ({ rule, title, latex, why });

/** Only steps that change what stands there. */
export const distinct = (steps: readonly Step[], from: string): readonly Step[] =>
  steps.filter((step, i) => step.latex !== (steps[i - 1]?.latex ?? from));

function wholeCoefficients(raw: readonly Rational[], unknown: string): StandardForm {
  const denominators = raw.reduce((d, c) => lcm(d, c.d), 1n);
  const cleared = raw.map((c) => multiply(c, rational(denominators)).n);
  const common = cleared.reduce(gcd, 0n);
  const coefficients = cleared.map((c) => c / common);
  const factor = rational(denominators, common);
  if (factor.n === 1n && factor.d === 1n) return { coefficients, steps: [] };
  const multiplies = denominators > 1n;
  const by = inline(literal(multiplies ? factor : rational(factor.d), "fraction"));
  const step: Step = {
    rule: multiplies ? "clear-denominators" : "divide-common-factor",
    title: multiplies ? `Multiply both sides by ${by}.` : `Divide both sides by the common factor ${by}.`,
    latex: `${polynomialLatex(coefficients, unknown)} = 0`,
    why: "Small whole numbers are easier to work with, and the roots stay the same.",
  };
  return { coefficients, steps: [step] };
}
