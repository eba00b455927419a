import fc from "fast-check";
import { isValidElement, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { Drawing } from "@/server/features/solve/types";
import { drawingOf } from "@/server/solver/graph/drawing";
import { solve } from "@/server/solver/solve";
import { numeral, numeralValue } from "../solve/graph-labels";
import { GraphPicture } from "../solve/graph-picture";
import { HEIGHT, WIDTH } from "../solve/graph-scale";
import { readPicture } from "./read-picture";
import type { Picture } from "./types";

interface Host {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
}

/** The elements that a tree puts into a page, in its order. */
function hostsIn(node: ReactNode): Host[] {
  if (Array.isArray(node)) return node.flatMap(hostsIn);
  if (!isValidElement<Host["props"]>(node)) return [];
  const { type, props } = node;
  if (typeof type === "function") return hostsIn((type as (given: object) => ReactNode)(props));
  const own = typeof type === "string" ? [{ type, props }] : [];
  return [...own, ...hostsIn(props.children)];
}

/** What stands in a page of a graph, as the browser would find it there. */
function pictureOf(graph: Drawing): Picture {
  const hosts = hostsIn(<GraphPicture graph={graph} />);
  const tags = (name: string, within = hosts) =>
    within.flatMap(({ type, props }) => (type === name ? [props] : []));
  const groups = tags("g").filter(({ className }) => className === "graph-text");
  const texts = (at: number) => tags("text", hostsIn(groups[at]?.children));
  return {
    paths: tags("path").map(({ d }) => String(d)),
    dots: tags("circle").map(({ cx, cy }) => [Number(cx), Number(cy)]),
    ticks: texts(0).map(({ x, y, textAnchor, children }) => {
      return { x: Number(x), y: Number(y), text: String(children), below: textAnchor === "middle" };
    }),
    labels: texts(1).map(({ children }) => String(children)),
    names: graph.curves.map(({ latex }) => latex),
  };
}

const coefficient = fc.integer({ min: -9, max: 9 });
const asked = fc.oneof(
  fc.tuple(coefficient, coefficient, coefficient).map(([a, b, c]) => `Solve ${a}x^2 + ${b}x + ${c} = 0`),
  fc.tuple(coefficient, coefficient, coefficient).map(([a, b, c]) => `Solve ${a}x + ${b} = ${c}x - 4`),
  fc.tuple(coefficient, coefficient).map(([a, b]) => `Sketch the graph of y = ${a}/(x - ${b})`),
  fc.tuple(coefficient, coefficient).map(([a, b]) => `Sketch the graph of y = x^3 + ${a}x^2 + ${b}x`),
  fc.tuple(coefficient, coefficient).map(([a, b]) => `Find the derivative of ${a} sin(x) + ${b}x at x = 2`),
  fc.tuple(coefficient, coefficient).map(([a, b]) => `Solve |${a}x + ${b}| = 7`),
  fc.integer({ min: 1, max: 60 }).map((r) => `Solve x^2 + y^2 = ${r} and y = x + 1`),
  fc.integer({ min: 1, max: 900 }).map((r) => `Integrate ${r} e^(-x) from 0 to 2`),
);

function graphOf(text: string): Drawing | null {
  const result = solve(text);
  return "graph" in result && result.graph ? drawingOf(result.graph) : null;
}

/** Pixels that a curve may rise by one to the side: beyond, where it is at a place says little of how high. */
const STEEPEST = 8;

type Spot = Drawing["curves"][number]["stretches"][number][number];

const isGentle =
  (unit: { x: number; y: number }) =>
  ([x, y]: Spot, index: number, stretch: readonly Spot[]): boolean =>
    [stretch[index - 1], stretch[index + 1]].every((beside) => {
      if (!beside) return false;
      const [across, up] = [Math.abs(beside[0] - x) / unit.x, Math.abs(beside[1] - y) / unit.y];
      return up <= STEEPEST * across;
    });

describe("a graph read back from its picture", () => {
  it("has the window, the points and the curves that were drawn", () => {
    let seen = 0;
    fc.assert(
      fc.property(asked, (text) => {
        const graph = graphOf(text);
        if (!graph) return;
        seen += 1;
        const live = readPicture(pictureOf(graph));
        expect(live, text).not.toBeNull();
        if (!live) return;
        const unit = { x: widthOf(graph.window.x) / WIDTH, y: widthOf(graph.window.y) / HEIGHT };
        for (const axis of ["x", "y"] as const)
          for (const end of [0, 1] as const)
            expect(Math.abs(live.window[axis][end] - graph.window[axis][end]), text).toBeLessThan(
              0.3 * unit[axis],
            );
        for (const [at, { x, y }] of live.points.entries()) {
          expect(Math.abs(x - (graph.points[at]?.x ?? Number.NaN)), text).toBeLessThan(0.6 * unit.x);
          expect(Math.abs(y - (graph.points[at]?.y ?? Number.NaN)), text).toBeLessThan(0.6 * unit.y);
        }
        for (const [at, curve] of live.curves.entries()) {
          if (curve.latex.startsWith("y =")) expect(curve.drawn, `${text}: ${curve.latex}`).toBeNull();
          const spots =
            graph.curves[at]?.stretches.flatMap((stretch) => stretch.filter(isGentle(unit))) ?? [];
          for (const [x, y] of spots.filter((_, index) => index % 7 === 3)) {
            const near = [x - unit.x / 2, x, x + unit.x / 2].flatMap((each) => curve.height(each) ?? []);
            expect(y, `${text} at ${x}`).toBeGreaterThan(Math.min(...near) - 2 * unit.y);
            expect(y, `${text} at ${x}`).toBeLessThan(Math.max(...near) + 2 * unit.y);
          }
        }
      }),
      { seed: 19, numRuns: 60 },
    );
    expect(seen).toBeGreaterThan(40);
  });

  it("is not made up where a curve's name says something else than what is drawn", () => {
    const graph = graphOf("Solve x^2 - 4x + 3 = 0") as Drawing;
    const live = readPicture({ ...pictureOf(graph), names: ["y = x^2 - 4x + 4"] });
    expect(live?.curves[0]?.drawn).not.toBeNull();
    expect(live?.curves[0]?.height(3)).toBeCloseTo(0, 1);
  });

  it("has its scale from marked points where the axes have no numbers, and none without either", () => {
    const picture = pictureOf(graphOf("Solve x^2 - 4x + 3 = 0") as Drawing);
    expect(readPicture({ ...picture, ticks: [] })?.window).toEqual(readPicture(picture)?.window);
    expect(readPicture({ ...picture, ticks: [], labels: [] })).toBeNull();
  });
});

describe("a number at an axis", () => {
  it("is read back as it was written", () => {
    const number = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(number, ([digits, power]) => {
        const value = Number(`${digits}e${power}`);
        expect(numeralValue(numeral(value))).toBe(value + 0);
      }),
    );
  });
});

const widthOf = ([low, high]: readonly [number, number]): number => high - low;
