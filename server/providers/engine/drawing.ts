import "server-only";
import type { Drawing } from "@/server/features/solve/types";
import { sampleCurves } from "@/server/solver/graph/sample";
import type { Graph } from "@/server/solver/types";

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
