import type { Expression } from "../../expression/ast";
import { equation, int, number, symbol } from "../../expression/build";
import { polynomialOf, polynomialToExpression, totalDegree } from "../../expression/polynomial";
import { exactSign } from "../../expression/real-set-order";
import { substitute } from "../../expression/substitute";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { inline } from "../linear-equation/rule";
import {
  type Combination,
  type Curve,
  curveEquation,
  curveLatex,
  onlyLetter,
  simplerIn,
  solvedFor,
} from "./curve";
import { equationAt, realSolutions, settingLatex, valueAtNumber } from "./values";

export interface Setting {
  readonly curves: readonly [Curve, Curve];
  /** The two unknowns in the order asked for. */
  readonly names: readonly [string, string];
  readonly budget: Budget;
}

type Point = readonly [Expression, Expression];

/** The points and the way to them. */
export interface Found {
  readonly points: readonly Point[];
  readonly steps: readonly Step[];
}

/** A linear equation solved for one letter and put into the other equation.
 * @param source the equation solved, `before` the steps that led to it */
export function bySubstituting(
  setting: Setting,
  source: Curve,
  { into, before }: { readonly into: Curve; readonly before: readonly Step[] },
): Found | null {
  const { names, budget } = setting;
  for (const name of names.toReversed()) {
    const formula = solvedFor(source, name);
    const other = otherName(setting, name);
    if (!formula || onlyLetter(source) === name) continue;
    const shown = polynomialToExpression(formula);
    const put = substitute(polynomialToExpression(into), new Map([[name, shown]]));
    const left = polynomialOf(put, budget);
    if (!left || left.terms.length === 0) continue;
    const steps = [...before, solveStep(name, shown, source), putStep({ name, shown, into })];
    if (left.terms.every((term) => totalDegree(term) === 0))
      return { points: [], steps: [...steps, contradiction] };
    const solved = realSolutions(equation(put, int(0)), other, budget);
    if (!solved) continue;
    const values = solved.roots.map((value) => valueAtNumber(formula, { name: other, value }, budget));
    if (!values.every((value) => value !== null)) continue;
    const points = solved.roots.map((root, i) => ordered(setting, other, [root, values[i] as Expression]));
    const back = points.map((point) => backStep(setting, point, toLatex(equation(symbol(name), shown))));
    return { points, steps: [...steps, ...solved.derivation.steps, ...back] };
  }
  return null;
}

/** An equation in one letter alone, solved and put back into the simpler of the others. */
export function byOneLetter(setting: Setting, source: Curve, before: readonly Step[]): Found | null {
  const { budget, curves } = setting;
  const name = onlyLetter(source);
  const other = name && otherName(setting, name);
  const solved = name && realSolutions(curveEquation(source), name, budget);
  const back = other && simplerIn(curves, other);
  if (!name || !other || !solved || !back) return null;
  const points: Point[] = [];
  const steps: Step[] = [...before, ...solved.derivation.steps];
  for (const value of solved.roots) {
    const relation = equationAt(back, { name, value, other }, budget);
    const rest = relation && realSolutions(relation, other, budget);
    if (!relation || !rest) return null;
    const found = rest.roots.map((root) => ordered(setting, name, [value, root]));
    points.push(...found);
    steps.push({
      rule: "back-substitute",
      title: `Put ${inline(equation(symbol(name), value))} into $${curveLatex(back)}$.`,
      latex: `${toLatex(relation)} \\quad\\Rightarrow\\quad ${valueLatex(rest.derivation.answer)}`,
      why:
        found.length > 0
          ? `This gives the values of ${inline(symbol(other))} that belong to it.`
          : "No real number solves this, so no point belongs to it.",
    });
  }
  return { points, steps };
}

/** "Take 2 times the second equation from the first." */
export function combinationStep({ curve, factor }: Combination): Step {
  const size = { n: factor.n < 0n ? -factor.n : factor.n, d: factor.d };
  const multiple = size.n === 1n && size.d === 1n ? "" : `${inline(number(size))} times `;
  return {
    rule: factor.n < 0n ? "add-equations" : "subtract-equations",
    title:
      factor.n < 0n
        ? `Add ${multiple}the second equation to the first.`
        : `Take ${multiple}the second equation from the first.`,
    latex: curveLatex(curve),
    why: "The terms that the equations share cancel. Common factors are divided out.",
  };
}

/** Whether the point makes both equations true, exactly; null when it cannot be told. */
export function isCommon({ curves, names, budget }: Setting, point: Point): boolean | null {
  const at = new Map(names.map((name, i) => [name, point[i] as Expression]));
  const signs = curves.map((curve) => exactSign(polynomialToExpression(curve), at, budget));
  return signs.includes(null) ? null : signs.every((each) => each === 0);
}

const otherName = ({ names }: Setting, name: string): string => (names[0] === name ? names[1] : names[0]);

const ordered = ({ names }: Setting, first: string, [value, other]: Point): Point =>
  names[0] === first ? [value, other] : [other, value];

const solveStep = (name: string, shown: Expression, source: Curve): Step => ({
  rule: "solve-for-unknown",
  title: `Solve $${curveLatex(source)}$ for ${inline(symbol(name))}.`,
  latex: toLatex(equation(symbol(name), shown)),
  why: `The letter ${inline(symbol(name))} stands in it to the first power only.`,
});

const putStep = ({ name, shown, into }: { name: string; shown: Expression; into: Curve }): Step => {
  const { left, right } = curveEquation(into);
  const values = new Map([[name, shown]]);
  return {
    rule: "substitute",
    title: `Put ${inline(shown)} for ${inline(symbol(name))} in $${curveLatex(into)}$.`,
    latex: toLatex(equation(substitute(left, values), substitute(right, values))),
    why: "Then only one unknown is left.",
  };
};

const contradiction: Step = {
  rule: "contradiction",
  title: "The letter drops out, and what is left is false.",
  latex: "\\text{no solution}",
  why: "No point can make both equations true.",
};

const backStep = ({ names }: Setting, point: Point, formula: string): Step => ({
  rule: "back-substitute",
  title: `Put the value into $${formula}$.`,
  latex: settingLatex(names, point),
  why: "What is known already gives the other unknown.",
});
