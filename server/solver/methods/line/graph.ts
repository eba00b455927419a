import { divide, toNumber } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Graph } from "../../types";
import { type Line, type Point, slopeIntercept, slopeOf, type Writing } from "./line";

const MARGIN = 3;

/** The line with the points worth marking; nothing for a vertical one, which is no curve over x. */
export function graphOf(
  line: Line,
  points: readonly (Point & { readonly label: string })[],
  writing: Writing,
): Graph | undefined {
  const m = slopeOf(line);
  if (!m) return undefined;
  const relation = slopeIntercept(m, divide(line.c, line.b), { ...writing, decimals: false });
  const marks = points.map(({ x, y, label }) => ({ x: toNumber(x), y: toNumber(y), label }));
  const height = toNumber(divide(line.c, line.b));
  const across = span([0, ...marks.map(({ x }) => x)]);
  const up = span([0, height, ...marks.map(({ y }) => y)]);
  return {
    curves: [{ expression: toText(relation.right), letter: writing.letters[0], latex: toLatex(relation) }],
    window: { x: across, y: up },
    points: marks,
  };
}

function span(values: readonly number[]): readonly [number, number] {
  return [Math.floor(Math.min(...values)) - MARGIN, Math.ceil(Math.max(...values)) + MARGIN];
}
