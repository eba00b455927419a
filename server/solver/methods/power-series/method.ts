import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { ALL_REALS, type RealSet } from "../../expression/real-set";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { PowerSeriesTask } from "../../tasks/convergence";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import { findingOf } from "../series-test/finding";
import { orderOf } from "../series-test/order";

type Powers = Extract<Problem, PowerSeriesTask>;

/** Where a power series converges: the ratio of its terms is below one inside the radius, and the two ends are looked at
 * by themselves. */
export const powerSeries: Method = {
  id: "power-series",
  tasks: ["power-series"],
  work(problem, budget) {
    if (problem.task !== "power-series") return null;
    const split = splitAt(problem.body, problem);
    const order = split && orderOf(split.rest, problem.index);
    if (!split || !order) return null;
    if (order.factorials < 0) return answered(problem, { kind: "constant", name: "infinity" }, ALL_REALS);
    if (order.factorials > 0) return answered(problem, int(0), null);
    const ends = endsOf(problem, split, budget);
    if (!ends) return null;
    const set: RealSet = [{ low: ends.low, high: ends.high }];
    return answered(problem, ends.radius, set);
  },
};

function answered(problem: Powers, radius: Expression, set: RealSet | null): Derivation | null {
  const value: AnswerValue | null =
    problem.asked === "radius"
      ? { kind: "expression", expression: radius }
      : set && { kind: "set", unknown: problem.variable, set };
  if (!value) return null;
  const steps: Step[] = [
    {
      rule: "ratio-of-power-series",
      title: "Take the ratio of neighbouring terms and see for which letters it stays below $1$.",
      latex: `R = ${toLatex(radius)}`,
      why: "By the ratio test the series converges inside the radius and diverges outside it.",
    },
  ];
  if (problem.asked === "interval" && set?.[0]?.low.value)
    steps.push({
      rule: "ends-of-interval",
      title: "Put both ends in and test the two series of numbers.",
      latex: `${toLatex(set[0].low.value)}, \\quad ${toLatex(set[0].high.value ?? radius)}`,
      why: "At the ends the ratio goes to $1$ and says nothing.",
    });
  return { method: "power-series", steps, answer: value };
}

interface Split {
  /** What is raised to the place: a linear expression in the variable. */
  readonly base: Expression;
  /** How much the exponent grows from term to term. */
  readonly times: number;
  readonly rest: Expression;
}

/** The one factor in which the variable stands, and the others. */
function splitAt(e: Expression, { variable, index }: Powers): Split | null {
  const has = (part: Expression) => symbolsOf(part).includes(variable);
  if (e.kind === "negation") return splitAt(e.operand, { variable, index } as Powers);
  if (e.kind === "quotient") {
    if (has(e.denominator)) return null;
    const top = splitAt(e.numerator, { variable, index } as Powers);
    return top && { ...top, rest: quotient(top.rest, e.denominator) };
  }
  if (e.kind === "product") {
    const inner = e.factors.filter(has);
    const split = inner.length === 1 ? splitAt(inner[0] as Expression, { variable, index } as Powers) : null;
    return split && { ...split, rest: product([split.rest, ...e.factors.filter((part) => !has(part))]) };
  }
  if (e.kind !== "power" || !has(e.base) || has(e.exponent) || symbolsOf(e.base).includes(index)) return null;
  const at = (n: number) =>
    evaluateComplex(e.exponent, new Map([[index, { re: n, im: 0 }]]))?.re ?? Number.NaN;
  const times = at(1) - at(0);
  const isLinear = Math.abs(at(7) - at(0) - 7 * times) < 1e-9 && Number.isInteger(times) && times > 0;
  return isLinear ? { base: e.base, times, rest: int(1) } : null;
}

/** |base|^times · ratio < 1, solved for the variable of a linear base. */
function endsOf({ body, index, variable }: Powers, { base, times, rest }: Split, budget: Budget) {
  const put = (value: Expression) => tidy(substitute(base, new Map([[variable, value]])), budget);
  const [start, next, third] = [put(int(0)), put(int(1)), put(int(2))];
  const slope = tidy(sum([next, negation(start)]), budget);
  const size = (e: Expression) => evaluateComplex(e, new Map())?.re ?? Number.NaN;
  if (Math.abs(size(third) - size(start) - 2 * size(slope)) > 1e-9 || size(slope) === 0) return null;
  const ratio = ratioOf(rest, index, budget);
  if (!ratio) return null;
  const steepness = size(slope) < 0 ? negation(slope) : slope;
  const grown = times === 1 ? ratio : root(ratio, BigInt(times));
  const radius = tidy(quotient(int(1), product([grown, steepness])), budget);
  const center = tidy(negation(quotient(start, slope)), budget);
  const ends = [sum([center, negation(radius)]), sum([center, radius])].map((each) => tidy(each, budget));
  const closed = ends.map((end) => {
    const order = orderOf(tidyTerm(body, variable, end), index);
    return order && findingOf(order).how !== "diverges";
  });
  const [low, high] = ends as [Expression, Expression];
  const [atLow, atHigh] = closed;
  if (atLow === null || atHigh === null || atLow === undefined || atHigh === undefined) return null;
  return { radius, low: { value: low, closed: atLow }, high: { value: high, closed: atHigh } };
}

const tidyTerm = (body: Expression, variable: string, end: Expression): Expression =>
  substitute(body, new Map([[variable, end]]));

/** The exact limit of the ratio of neighbouring terms in size: the bases of powers with the place in the exponent. */
function ratioOf(e: Expression, index: string, budget: Budget): Expression | null {
  const inner = (part: Expression) => ratioOf(part, index, budget);
  if (!symbolsOf(e).includes(index)) return int(1);
  if (e.kind === "product") {
    const parts = e.factors.map(inner);
    return parts.includes(null) ? null : product(parts as Expression[]);
  }
  if (e.kind === "quotient") {
    const [top, bottom] = [inner(e.numerator), inner(e.denominator)];
    return top && bottom && quotient(top, bottom);
  }
  if (e.kind === "negation") return inner(e.operand);
  if (e.kind === "power" && symbolsOf(e.exponent).includes(index) && !symbolsOf(e.base).includes(index)) {
    const at = (n: number) => tidy(substitute(e.exponent, new Map([[index, int(n)]])), budget);
    const times = tidy(sum([at(1), negation(at(0))]), budget);
    const size = evaluateComplex(e.base, new Map())?.re;
    if (size === undefined) return null;
    const base = size < 0 ? tidy(negation(e.base), budget) : e.base;
    return power(base, times);
  }
  const order = orderOf(e, index);
  return order && order.factorials === 0 && Math.abs(order.ratio - 1) < 1e-12 ? int(1) : null;
}
