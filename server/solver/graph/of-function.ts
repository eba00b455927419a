import type { Expression } from "../expression/ast";
import { equation, negation, number, product, sum, symbol } from "../expression/build";
import { fromInt, rational } from "../expression/rational";
import type { RealSet } from "../expression/real-set";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { DerivativeTask, IntegralTask, LimitTask, TangentTask } from "../tasks/calculus";
import type { Condition } from "../tasks/inequality";
import type { AnswerValue, Graph } from "../types";
import { markOn } from "./of-equation";
import { curveOf, graphFrom, realNumber } from "./plot";
import { pointsOfGraph } from "./points-of-graph";
import { realFunction } from "./real-value";

const isIn = (e: Expression, letter: string): boolean => {
  const letters = symbolsOf(e);
  return letters.length === 1 && letters[0] === letter;
};

/** A function with the point above one value of its letter. */
export function ofValue(
  expression: Expression,
  at: readonly { readonly name: string; readonly value: Expression }[],
): Graph | undefined {
  const [only] = at;
  if (!only || at.length !== 1 || !isIn(expression, only.name)) return undefined;
  const marks = markOn(expression, only.name, only.value);
  return marks.length === 0 ? undefined : graphFrom({ curves: [curveOf(expression, only.name)], marks });
}

/** The sides of an inequality as curves, or the three parts of a chain, with the ends of the solution marked where
 * curves meet. */
export function ofInequality(condition: Condition, unknown: string, value: AnswerValue): Graph | undefined {
  const sides = sidesOf(condition);
  if (value.kind !== "set" || sides.length > 3) return undefined;
  const drawn = sides.filter((side) => side.kind !== "number" || side.value.n !== 0n);
  if (drawn.some((side) => symbolsOf(side).some((name) => name !== unknown))) return undefined;
  const curved = drawn.filter((side) => symbolsOf(side).length > 0 && side.kind !== "symbol");
  if (curved.length === 0) return undefined;
  const ends = endsOf(value.set);
  const marks = ends.flatMap((end) => curved.slice(0, 1).flatMap((side) => markOn(side, unknown, end)));
  return graphFrom({ curves: drawn.map((side) => curveOf(side, unknown)), marks, focus: onAxis(ends) });
}

/** Places on the axis across, to be seen: ends of a set where a curve has a pole. */
const onAxis = (ends: readonly Expression[]) =>
  ends.flatMap((end) => {
    const x = realNumber(end);
    return x === null ? [] : [{ x, y: 0 }];
  });

/** The different sides that occur in a condition. */
function sidesOf(condition: Condition): Expression[] {
  const all =
    condition.kind === "relation" ? [condition.left, condition.right] : condition.parts.flatMap(sidesOf);
  return all.filter((side, i) => all.findIndex((other) => toLatex(other) === toLatex(side)) === i);
}

const endsOf = (set: RealSet): Expression[] =>
  set.flatMap(({ low, high }) => [low.value, high.value].filter((end) => end !== null));

/** A function whose domain or range is asked for. */
export function ofDomain(expression: Expression, unknown: string, value: AnswerValue): Graph | undefined {
  if (value.kind !== "set" || !isIn(expression, unknown)) return undefined;
  const ends = value.unknown === unknown ? endsOf(value.set) : [];
  return graphFrom({
    curves: [curveOf(expression, unknown)],
    marks: ends.flatMap((end) => markOn(expression, unknown, end)),
    focus: onAxis(ends),
  });
}

/** A function with what an answer says of its graph: points on it, and lines that it comes close to. */
export function ofFunction(body: Expression, unknown: string, value: AnswerValue): Graph | undefined {
  if (symbolsOf(body).some((name) => name !== unknown)) return undefined;
  const points = pointsOfGraph(value);
  const marks = points.flatMap(([x, y]) => (x && y ? [{ x, y }] : []));
  const { upright, lines } = linesIn(value, unknown);
  return graphFrom({
    curves: [body, ...lines].map((each) => curveOf(each, unknown)),
    marks,
    focus: onAxis([...upright, ...polesOf(body, unknown)]),
  });
}

/** The upright lines of an answer as places across, and its other lines as functions. */
function linesIn(
  value: AnswerValue,
  unknown: string,
): { upright: readonly Expression[]; lines: readonly Expression[] } {
  if (value.kind === "roots") return { upright: value.roots, lines: [] };
  if (value.kind === "relation") {
    const { left, right } = value.relation;
    const isUpright = left.kind === "symbol" && left.name === unknown;
    return isUpright ? { upright: [right], lines: [] } : { upright: [], lines: [right] };
  }
  if (value.kind === "parts") {
    const asymptotes = value.parts.flatMap((part) => linesIn(part.value, unknown).upright);
    return { upright: asymptotes, lines: [] };
  }
  if (value.kind !== "named") return { upright: [], lines: [] };
  const upright = value.values.filter(({ name }) => name === unknown || name === "zero");
  const lines = value.values.filter(({ name }) => name === "y");
  return { upright: upright.map((each) => each.value), lines: lines.map((each) => each.value) };
}

/** The whole-number zeros near the middle of a fraction's denominators. */
function polesOf(e: Expression, unknown: string): Expression[] {
  if (e.kind !== "quotient") return children(e).flatMap((part) => polesOf(part, unknown));
  if (symbolsOf(e.denominator).length === 0) return [];
  const value = realFunction(e.denominator, unknown);
  return Array.from({ length: 21 }, (_, i) => i - 10).flatMap((x) =>
    value(x) === 0 ? [number(fromInt(x))] : [],
  );
}

/** A function and its inverse, which mirror each other at the line y = x. */
export function ofInverse(body: Expression, unknown: string, value: AnswerValue): Graph | undefined {
  if (value.kind !== "expression" || !isIn(body, unknown) || !isIn(value.expression, unknown))
    return undefined;
  return graphFrom({
    curves: [body, value.expression, symbol(unknown)].map((e) => curveOf(e, unknown)),
    marks: [],
  });
}

/** A function with the tangent whose slope is the derivative asked for. */
export function ofDerivative(
  { expression, variable, at, order }: DerivativeTask,
  value: AnswerValue,
): Graph | undefined {
  if (!at || order !== 1 || value.kind !== "expression" || !isIn(expression, variable)) return undefined;
  const [touch] = markOn(expression, variable, at);
  const slope = realNumber(value.expression);
  if (!touch || slope === null || typeof touch.x === "number") return undefined;
  const height = typeof touch.y === "number" ? decimal(touch.y) : touch.y;
  const line = sum([product([value.expression, sum([symbol(variable), negation(touch.x)])], true), height]);
  return graphFrom({
    curves: [curveOf(expression, variable), curveOf(line, variable, "\\text{tangent}")],
    marks: [touch],
  });
}

/** A function with the line asked for and the point they share. */
export function ofTangent({ expression, variable, at }: TangentTask, value: AnswerValue): Graph | undefined {
  if (value.kind !== "relation" || value.relation.left.kind !== "symbol" || !isIn(expression, variable))
    return undefined;
  const { left, right } = value.relation;
  if (symbolsOf(right).some((name) => name !== variable)) return undefined;
  return graphFrom({
    curves: [curveOf(expression, variable), curveOf(right, variable, toLatex(equation(left, right)))],
    marks: markOn(expression, variable, at),
  });
}

/** A function between the bounds of its integral. */
export function ofIntegral({ expression, variable, bounds }: IntegralTask): Graph | undefined {
  if (!bounds || !isIn(expression, variable)) return undefined;
  const marks = [bounds.low, bounds.high].flatMap((end) => markOn(expression, variable, end));
  return marks.length === 2 ? graphFrom({ curves: [curveOf(expression, variable)], marks }) : undefined;
}

/** A function around the place it is followed to. */
export function ofLimit({ expression, variable, target }: LimitTask, value: AnswerValue): Graph | undefined {
  if (value.kind !== "expression" || !isIn(expression, variable)) return undefined;
  const [x, y] = [realNumber(target), realNumber(value.expression)];
  if (x === null || y === null) return undefined;
  return graphFrom({
    curves: [curveOf(expression, variable)],
    marks: markOn(expression, variable, target),
    focus: [{ x, y }],
  });
}

/** A double as a number of the tree. */
const decimal = (value: number): Expression => number(rational(BigInt(Math.round(value * 1e6)), 1_000_000n));
