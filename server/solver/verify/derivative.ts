import type { Expression } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { isProvedZero } from "./exact-zero";
import { agreeNumerically, isClose, realValue } from "./numeric";

const REFUTED: Check = { status: "refuted", reason: "The derivative found by another route is different." };
const WRONG_KIND: Check = { status: "refuted", reason: "The answer is of another kind." };

/** Checks a derivative by logarithmic differentiation of the simplified expression, and its values by slopes between
 * near points. */
export function verifyDerivative(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "derivative" || value.kind !== "expression") return WRONG_KIND;
  const { expression, variable, order, at } = problem;
  let before = expression;
  let own: Expression | null = expression;
  for (let count = 0; count < order && own; count += 1) {
    before = own;
    own = differentiate(own, variable, budget);
  }
  if (own && slopesDiffer(before, own, variable)) return REFUTED;
  const expected = own && at ? substitute(own, new Map([[variable, at]])) : own;
  if (!expected) return bySlopes(before, value.expression, variable);
  return compared(value.expression, expected, budget);
}

function compared(answer: Expression, expected: Expression, budget: Budget): Check {
  if (isProvedZero(sum([answer, negation(expected)]), budget)) {
    return {
      status: "verified",
      evidence: [
        `Differentiated in another way (through the logarithm of each factor) it comes to $${toLatex(expected)}$, and the difference to the answer is $0$.`,
      ],
    };
  }
  const agreement = agreeNumerically(answer, expected);
  if (agreement === "differ") return REFUTED;
  if (agreement === "no value") return { status: "unchecked", evidence: [] };
  return {
    status: "partial",
    evidence: ["Differentiated in another way it has the same values at eight sample points."],
  };
}

function bySlopes(f: Expression, answer: Expression, variable: string): Check {
  return slopesDiffer(f, answer, variable) ? REFUTED : { status: "unchecked", evidence: [] };
}

const POINTS = [0.37, 1.42, 2.71, -0.83, 5.13];
const STEP = 1e-3;

/** Whether the slope between near points contradicts the derivative somewhere. A point at which two distances give
 * different slopes (a pole or a corner is near) says nothing. */
function slopesDiffer(f: Expression, slope: Expression, variable: string): boolean {
  if (symbolsOf(f).some((name) => name !== variable)) return false;
  const value = (e: Expression, x: number) => realValue(e, new Map([[variable, { re: x, im: 0 }]]));
  return POINTS.some((x) => {
    const given = value(slope, x);
    const [wide, narrow] = [STEP, STEP / 2].map((h) => slopeAt((y) => value(f, y), x, h));
    if (given === null || !wide || !narrow || !isClose(wide.slope, narrow.slope, 1e-6)) return false;
    const error = Math.abs(narrow.slope - given);
    return !isClose(narrow.slope, given, 1e-4) && error > 1e-8 * narrow.size;
  });
}

/** The slope by four values around the point, and the size of those values. */
function slopeAt(
  f: (x: number) => number | null,
  x: number,
  h: number,
): { readonly slope: number; readonly size: number } | null {
  const near = [-2, -1, 1, 2].map((k) => f(x + k * h));
  if (near.some((y) => y === null)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = near as number[];
  return {
    slope: (a - 8 * b + 8 * c - d) / (12 * h),
    size: Math.max(1, ...(near as number[]).map(Math.abs)),
  };
}

/** The tangent meets the curve at the point and has its slope; the normal is at right angles to it. */
export function verifyTangentLine(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "tangent-line" || value.kind !== "relation") return WRONG_KIND;
  const { expression, variable, at, normal } = problem;
  const line = value.relation.right;
  const there = (e: Expression) => substitute(e, new Map([[variable, at]]));
  const slope = differentiate(expression, variable, budget);
  const gradient = differentiate(line, variable, budget);
  if (!slope || !gradient) return { status: "unchecked", evidence: [] };
  const meets = isProvedZero(sum([there(line), negation(there(expression))]), budget);
  const product: Expression = { kind: "product", factors: [there(slope), gradient] };
  const turned: Expression = normal
    ? sum([product, { kind: "number", value: { n: 1n, d: 1n } }])
    : sum([there(slope), negation(gradient)]);
  const fits = isProvedZero(turned, budget);
  if (meets && fits) {
    return {
      status: "verified",
      evidence: [
        `At $${toLatex({ kind: "symbol", name: variable })} = ${toLatex(at)}$ the line has the same value as the curve.`,
        normal
          ? "The slopes of line and curve there multiply to $-1$."
          : `Its slope $${toLatex(gradient)}$ is the derivative there, found in another way.`,
      ],
    };
  }
  const zero: Expression = { kind: "number", value: { n: 0n, d: 1n } };
  const off = agreeNumerically(sum([there(line), negation(there(expression))]), zero) === "differ";
  return off || agreeNumerically(turned, zero) === "differ"
    ? REFUTED
    : { status: "partial", evidence: ["Value and slope at the point agree in decimals."] };
}

/** F_x + F_y · y′ = 0 for the equation F = 0. */
export function verifyImplicitDerivative(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "implicit-derivative" || value.kind !== "expression") return WRONG_KIND;
  const { equation, variable, dependent, at } = problem;
  const f = sum([equation.left, negation(equation.right)]);
  const byX = differentiate(f, variable, budget);
  const byY = differentiate(f, dependent, budget);
  if (!byX || !byY) return { status: "unchecked", evidence: [] };
  const values = new Map(at ? [[variable, at.variable] as const, [dependent, at.dependent] as const] : []);
  const total = substitute(sum([byX, { kind: "product", factors: [byY, value.expression] }]), values);
  if (at && !isProvedZero(substitute(f, values), budget))
    return { status: "refuted", reason: "The point does not lie on the curve." };
  if (!isProvedZero(total, budget)) {
    return agreeNumerically(total, sum([])) === "differ" ? REFUTED : { status: "unchecked", evidence: [] };
  }
  return {
    status: "verified",
    evidence: [
      `With $F$ for left side minus right side, $F_${variable} + F_${dependent} \\cdot ${dependent}'$ comes to $0$.`,
    ],
  };
}
