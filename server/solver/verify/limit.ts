import type { Expression } from "../expression/ast";
import { int, negation, quotient, sum, symbol } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { tidy } from "../expression/tidy";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { isProvedZero } from "./exact-zero";

type LimitProblem = Problem & { readonly task: "limit" };

/** Checks a limit by values at points ever nearer, from each side; where the simplified expression is continuous at
 * the point, its value there proves it. */
export function verifyLimit(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "limit") return { status: "refuted", reason: "The answer is of another kind." };
  const proved = value.kind === "expression" && byContinuity(problem, value.expression, budget);
  const others = symbolsOf(problem.expression).filter((name) => name !== problem.variable);
  const sides = sidesOf(problem);
  const heads = others.length > 0 ? [] : sides.map((side) => headingOf(problem, side, budget));
  const fits = heads.map((heading) => agrees(heading, value));
  if (value.kind === "word") return checkNone(problem, heads);
  if (fits.includes("no")) return { status: "refuted", reason: "Values near the point lead elsewhere." };
  if (proved) return { status: "verified", evidence: [proved] };
  if (others.length > 0 || fits.includes("unclear")) return { status: "unchecked", evidence: [] };
  return { status: "partial", evidence: heads.map((heading) => shownPoint(problem, heading)) };
}

/** Values on the way, the last one at the nearest point. */
interface Heading {
  readonly points: readonly number[];
  readonly values: readonly (number | null)[];
}

const endless = (target: Expression): 1 | -1 | null => {
  if (target.kind === "negation") return endless(target.operand) ? -1 : null;
  return target.kind === "constant" && target.name === "infinity" ? 1 : null;
};

function sidesOf({ target, side }: LimitProblem): readonly (1 | -1)[] {
  const way = endless(target);
  if (way) return [way];
  return side === 0 ? [1, -1] : [side];
}

function headingOf({ expression, variable, target }: LimitProblem, side: 1 | -1, budget: Budget): Heading {
  const at = endless(target) ? null : (evaluateComplex(tidy(target, budget), new Map())?.re ?? null);
  const points =
    at === null
      ? [31, 317, 3163, 31627, 316277].map((size) => side * size)
      : [0.03, 0.003, 3e-4, 3e-5, 3e-6].map((distance) => at + side * distance);
  const values = points.map((x) => {
    const found = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
    return found && Math.abs(found.im) < 1e-12 * (1 + Math.abs(found.re)) ? found.re : null;
  });
  return { points, values };
}

function agrees({ values }: Heading, answer: AnswerValue): "yes" | "no" | "unclear" {
  if (answer.kind !== "expression") return "unclear";
  const known = values.filter((each) => each !== null);
  if (known.length < 3) return "unclear";
  const way = endless(answer.expression);
  const last = known.at(-1) as number;
  if (way) return growsTo(known, way);
  const limit = evaluateComplex(answer.expression, new Map())?.re;
  if (limit === undefined) return "unclear";
  const errors = known.map((each) => Math.abs(each - limit));
  const best = Math.min(...errors);
  const scale = 1 + Math.abs(limit);
  if (best < 2e-4 * scale && Math.abs(last - limit) < 0.05 * scale) return "yes";
  const shrinks = errors.every((error, at) => at === 0 || error < (errors[at - 1] as number) * 0.97);
  return shrinks && best < 0.3 * scale ? "unclear" : "no";
}

function growsTo(values: readonly number[], sign: 1 | -1): "yes" | "no" | "unclear" {
  const sizes = values.map((each) => each * sign);
  const rises = sizes.every((each, at) => at === 0 || each > (sizes[at - 1] as number));
  if (!rises) return "no";
  return (sizes.at(-1) as number) > 50 ? "yes" : "unclear";
}

/** "Does not exist": the two sides head for different places, or the values do not settle. */
function checkNone(problem: LimitProblem, heads: readonly Heading[]): Check {
  const ends = heads.map(({ values }) => values.at(-1));
  const [a, b] = ends;
  if (heads.length === 2 && typeof a === "number" && typeof b === "number" && Math.abs(a - b) > 1e-3) {
    return { status: "partial", evidence: heads.map((heading) => shownPoint(problem, heading)) };
  }
  const spread = heads.flatMap(({ values }) => values.filter((each) => each !== null));
  const settles = Math.max(...spread.slice(-3)) - Math.min(...spread.slice(-3)) < 1e-6;
  return settles
    ? { status: "refuted", reason: "The values do settle on a number." }
    : { status: "partial", evidence: ["Values at ever nearer points do not settle on a number."] };
}

function shownPoint({ variable }: LimitProblem, { points, values }: Heading): string {
  const at = values.reduce<number>((last, each, index) => (each === null ? last : index), 0);
  return `At $${variable} = ${shortened(points[at] ?? 0)}$ the value is about $${shortened(values[at] ?? 0)}$.`;
}

const shortened = (x: number): string =>
  String(Number(x.toPrecision(7))).replace(/e\+?(-?\d+)/, " \\cdot 10^{$1}");

/** A sentence when the simplified expression is continuous at the point and has this value there. At ±∞ the same is
 * asked of the expression in 1/t at t = 0. */
function byContinuity(problem: LimitProblem, answer: Expression, budget: Budget): string | null {
  const { variable, target } = problem;
  if (endless(answer)) return null;
  const way = endless(target);
  const t = symbol(`${variable}_0`);
  const inverse = way === -1 ? negation(quotient(int(1), t)) : quotient(int(1), t);
  const moved = way ? substitute(problem.expression, new Map([[variable, inverse]])) : problem.expression;
  const plain = tidy(moved, budget);
  if (some(plain, breaks)) return null;
  const at = way ? int(0) : target;
  const name = way ? `${variable}_0` : variable;
  const put = substitute(plain, new Map([[name, at]]));
  const there = tidy(put, budget);
  if (symbolsOf(there).length === 0 && !evaluateComplex(put, new Map())) return null;
  if (symbolsOf(there).length > 0 && way) return null;
  if (!isProvedZero(sum([there, negation(answer)]), budget)) return null;
  return way
    ? `With $${variable} = ${way === 1 ? "" : "-"}\\frac{1}{t}$ it becomes $${toLatex(plain).replaceAll(`${variable}_0`, "t")}$, which has the value $${toLatex(answer)}$ at $t = 0$.`
    : `Simplified it is $${toLatex(plain)}$, which is continuous at $${variable} = ${toLatex(target)}$ and has the value $${toLatex(answer)}$ there.`;
}

/** Roots and unknown functions: one side of the point may lie outside their domain. */
const breaks = (node: { readonly kind: string; readonly name?: string }): boolean =>
  node.kind === "absolute" ||
  (node.kind === "function" &&
    !["sin", "cos", "tan", "arctan", "sinh", "cosh", "tanh"].includes(node.name ?? ""));
