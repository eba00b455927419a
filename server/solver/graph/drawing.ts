import type { Graph } from "../types";
import { sampleCurves } from "./sample";

/** A graph as it is drawn: curves as stretches of points, the part of the plane to show, marked points. */
export interface Drawing {
  readonly curves: { latex: string; stretches: [x: number, y: number][][] }[];
  readonly window: { x: [low: number, high: number]; y: [low: number, high: number] };
  readonly points: { x: number; y: number; label: string }[];
}

/** As many digits as a screen can show. */
const rounded = (value: number): number => Number(value.toPrecision(5));

/** A graph with its curves as stretches of points. */
export function drawingOf(graph: Graph): Drawing {
  const stretches = sampleCurves(graph);
  return {
    curves: graph.curves.map(({ latex }, index) => ({
      latex,
      stretches: (stretches[index] ?? []).map((stretch) =>
        stretch.map(([x, y]): [number, number] => [rounded(x), rounded(y)]),
      ),
    })),
    window: { x: [...graph.window.x], y: [...graph.window.y] },
    points: graph.points.map((point) => ({ ...point })),
  };
}
