import type { Drawing } from "@/server/features/solve/types";
import { sampleFunction } from "@/server/solver/graph/sample";
import type { LiveDrawing, View } from "./types";

type Stretches = Drawing["curves"][number]["stretches"];

/** What a view shows of a graph. */
export function seen({ curves, points }: LiveDrawing, view: View): Drawing {
  const [[left, right], [low, high]] = [view.x, view.y];
  return {
    window: view,
    curves: curves.map(({ latex, height, drawn }) => ({
      latex,
      stretches: (drawn ?? sampleFunction(height, view)) as Stretches,
    })),
    points: points.filter(({ x, y }) => x >= left && x <= right && y >= low && y <= high),
  };
}
