import type { Expression, Relation } from "../expression/ast";
import { toNumber } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { some, symbolsOf } from "../expression/walk";
import type { TrigonometryQuestion } from "../tasks/trigonometry";
import type { AnswerValue, Graph } from "../types";
import { curveOf, graphFrom, type Mark, realNumber } from "./plot";
import { realFunction } from "./real-value";

/** Both sides of an equation in one letter as curves that meet at its solutions; one curve and the axis where a side
 * is zero. Nothing for an equation that is as easy as 3x = 12. */
export function ofEquation(equation: Relation, unknown: string, value: AnswerValue): Graph | undefined {
  if (value.kind !== "roots" || symbolsOf(equation).some((name) => name !== unknown)) return undefined;
  if (!some(equation, isWorthDrawing)) return undefined;
  return sidesWith(equation, unknown, value.roots);
}

/** A trigonometric equation, over the interval its solutions are asked for. */
export function ofCircularEquation(
  { equation, unknown, interval, degrees }: TrigonometryQuestion & { readonly kind: "equation" },
  value: AnswerValue,
): Graph | undefined {
  if (value.kind !== "roots" || !interval || degrees) return undefined;
  if (symbolsOf(equation).some((name) => name !== unknown)) return undefined;
  const across = [toNumber(interval.low) * Math.PI, toNumber(interval.high) * Math.PI] as const;
  return across[0] < across[1] ? sidesWith(equation, unknown, value.roots, across) : undefined;
}

const isWorthDrawing = ({ kind }: { readonly kind: string }): boolean =>
  ["sum", "power", "root", "absolute", "function", "quotient"].includes(kind);

/** The curves of the two sides and their meeting points. */
function sidesWith(
  { left, right }: Relation,
  unknown: string,
  roots: readonly Expression[],
  across?: readonly [number, number],
): Graph | undefined {
  const sides = [left, right].filter((side, i, both) => !isZero(side) || isZero(both[1 - i] as Expression));
  const marks = roots.flatMap((root) => markOn(left, unknown, root));
  return graphFrom({
    curves: sides.map((side) => curveOf(side, unknown)),
    marks: marks.filter(({ x }) => !across || isWithin(x, across)),
    ...(across && { across }),
  });
}

const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

function isWithin(x: Expression | number, [low, high]: readonly [number, number]): boolean {
  const value = typeof x === "number" ? x : realNumber(x);
  return value !== null && value >= low - 1e-9 && value <= high + 1e-9;
}

/** The point of a curve above a number. */
export function markOn(curve: Expression, letter: string, at: Expression): Mark[] {
  const x = realNumber(at);
  const y = x === null ? null : realFunction(curve, letter)(x);
  if (x === null || y === null) return [];
  const height = symbolsOf(curve).length === 0 ? curve : substitute(curve, new Map([[letter, at]]));
  return [{ x: at, y: height.kind === "number" ? height : rounded(y) }];
}

/** Without the dust of double arithmetic: 2.9999999999999996 is 3. */
const rounded = (y: number): number => Number(y.toPrecision(13)) + 0;
