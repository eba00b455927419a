import "server-only";
import type { z } from "zod";
import type { Expression } from "@/server/solver/expression/ast";
import { symbolsOf } from "@/server/solver/expression/walk";
import { drawingOf } from "@/server/solver/graph/drawing";
import { type Curve, curveOf, graphFrom, type Mark } from "@/server/solver/graph/plot";
import { limitBehind } from "@/server/solver/ledger";
import { parseExpression } from "@/server/solver/parser/parse";
import { ParseError } from "@/server/solver/parser/parse-error";
import type { Graph } from "@/server/solver/types";
import { crossings, pointsOf } from "./curve-points";
import { GRAPH } from "./specs";
import type { EngineTool, ToolOutcome } from "./types";

/** @param mayShow whether a drawing with points at these values may be shown */
export function graphTool(
  mayShow: (values: readonly number[]) => boolean,
): EngineTool<z.infer<typeof GRAPH.input>> {
  return { ...GRAPH, run: ({ functions }) => drawn(functions, mayShow) };
}

const UNREADABLE: ToolOutcome = {
  answer: { error: "I can’t draw this. Give functions of x alone, such as x^2 - 4." },
};
const CLOSED: ToolOutcome = { answer: { error: "Not for this problem: it would show the answer." } };

function drawn(functions: readonly string[], mayShow: (values: readonly number[]) => boolean): ToolOutcome {
  const curves = functions.map((text) => curveFrom(text));
  const known = curves.filter((curve) => curve !== null);
  if (known.length !== curves.length) return UNREADABLE;
  const found = known.map(({ value }) => pointsOf(value));
  const meetings = known.flatMap((curve, i) =>
    known.slice(i + 1).flatMap((other) => meetingsOf(curve, other)),
  );
  const marks = [
    ...known.flatMap(({ value }, i) =>
      marksOn(value, [...(found[i]?.roots ?? []), ...(found[i]?.turns ?? []), 0]),
    ),
    ...meetings,
  ];
  const graph = graphFrom({ curves: known, marks });
  if (!graph) return UNREADABLE;
  if (!mayShow(marks.flatMap(({ x, y }) => [x, y]))) return CLOSED;
  const results = known.map(({ drawn: { latex }, value }, i) => ({
    function: latex,
    roots: (found[i]?.roots ?? []).map(written),
    yIntercept: intercept(value(0)),
    turningPoints: marksOn(value, found[i]?.turns ?? []).map(pair),
  }));
  const answer = { window: windowOf(graph), functions: results, intersections: meetings.map(pair) };
  return { answer, graph: drawingOf(graph) };
}

type NumberMark = Mark & { readonly x: number; readonly y: number };

function curveFrom(text: string): Curve | null {
  const expression = expressionFrom(
    text.replace(/\$/g, "").replace(/^\s*(?:[a-z]\s*\(\s*x\s*\)|y)\s*=/i, ""),
  );
  if (!expression || symbolsOf(expression).some((name) => name !== "x")) return null;
  return curveOf(expression, "x");
}

function expressionFrom(text: string): Expression | null {
  try {
    return parseExpression(text);
  } catch (error) {
    if (ParseError.isInstance(error) || limitBehind(error)) return null;
    throw error;
  }
}

function meetingsOf(one: Curve, other: Curve): NumberMark[] {
  const gap = (x: number) => {
    const [a, b] = [one.value(x), other.value(x)];
    return a === null || b === null ? null : a - b;
  };
  return marksOn(one.value, crossings(gap));
}

function marksOn(value: Curve["value"], xs: readonly number[]): NumberMark[] {
  return xs.flatMap((x) => {
    const y = value(x);
    return y === null ? [] : [{ x, y: Math.abs(y) < 1e-9 ? 0 : y }];
  });
}

const intercept = (value: number | null): string | null => (value === null ? null : written(value));

const pair = ({ x, y }: NumberMark): string => `(${written(x)}, ${written(y)})`;

/** A number that has few digits as it is, any other rounded. */
function written(value: number): string {
  const near = Number(value.toPrecision(5));
  return Math.abs(near - value) < 1e-9 * Math.max(1, Math.abs(value)) ? String(near) : `≈ ${near}`;
}

const windowOf = ({ window: { x, y } }: Graph): string =>
  `x from ${x[0]} to ${x[1]}, y from ${y[0]} to ${y[1]}`;
