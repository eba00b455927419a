import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseExpression } from "../parser/parse";
import { solve } from "../solve";
import type { Graph } from "../types";
import { realFunction } from "./real-value";
import { sampleCurves, sampleFunction } from "./sample";

const small = fc.integer({ min: -6, max: 6 });
const scale = small.filter((n) => n !== 0);

/** A curve of the table, with the places at which it has a pole or its domain ends, as functions of its argument. */
interface Kind {
  readonly name: string;
  readonly isOutside: (u: number) => boolean;
  /** Whether there is a pole between two arguments. */
  readonly hasPole: (low: number, high: number) => boolean;
}

const never = () => false;
const crosses = (offset: number) => (low: number, high: number) =>
  Math.ceil((low - offset) / Math.PI) * Math.PI + offset < high;
const KINDS: readonly Kind[] = [
  { name: "sin", isOutside: never, hasPole: never },
  { name: "cos", isOutside: never, hasPole: never },
  { name: "exp", isOutside: never, hasPole: never },
  { name: "abs", isOutside: never, hasPole: never },
  { name: "tan", isOutside: never, hasPole: crosses(Math.PI / 2) },
  { name: "cot", isOutside: never, hasPole: crosses(0) },
  { name: "ln", isOutside: (u) => u <= 0, hasPole: never },
  { name: "log", isOutside: (u) => u <= 0, hasPole: never },
  { name: "sqrt", isOutside: (u) => u < 0, hasPole: never },
  { name: "arcsin", isOutside: (u) => Math.abs(u) > 1, hasPole: never },
];

const KIND = fc.constantFrom(...KINDS);

function graphOf(body: string): Graph {
  const { graph, verification, reason } = solve(`Graph y = ${body}`);
  if (!graph) throw new Error(`${body}: ${reason}`);
  expect(["verified", "partial"]).toContain(verification);
  return graph;
}

describe("a function of any kind", () => {
  it("is drawn inside its domain, on the curve, and never across a pole", () => {
    const check = ({ name, isOutside, hasPole }: Kind, [a, b, c, d]: readonly number[]) => {
      const body = `${a}*${name}(${b}*x + ${c}) + ${d}`;
      const graph = graphOf(body);
      const height = realFunction(parseExpression(body), "x");
      const argument = (x: number) => (b as number) * x + (c as number);
      for (const stretch of sampleCurves(graph).flat()) {
        stretch.forEach(([x, y], i) => {
          expect(isOutside(argument(x)), `${body} at ${x}`).toBe(false);
          expect(y).toBe(height(x));
          const next = stretch[i + 1];
          if (!next) return;
          const [low, high] = [argument(x), argument(next[0])].sort((one, other) => one - other);
          expect(hasPole(low as number, high as number), `${body} from ${x} to ${next[0]}`).toBe(false);
        });
      }
      for (const { x, y } of graph.points) expect(height(x)).toBeCloseTo(y, 6);
    };
    const numbers = fc.tuple(scale, scale, small, small);
    fc.assert(fc.property(KIND, numbers, check), { seed: 1, numRuns: 120 });
  });

  it("has labels that say where its points are", () => {
    const valueIn = (text: string) => {
      const constant = text
        .replaceAll("−", "-")
        .replaceAll("π", "pi")
        .replace(/e(?![a-z])/g, " exp(1)");
      return realFunction(parseExpression(constant), "x")(0) as number;
    };
    const check = ({ name }: Kind, [a, b, c, d]: readonly number[]) => {
      for (const { x, y, label } of graphOf(`${a}*${name}(${b}*x + ${c}) + ${d}`).points) {
        const [across, up] = (/\((.*), (.*)\)$/.exec(label) ?? []).slice(1).map(valueIn) as [number, number];
        expect(label).not.toMatch(/\d\.\d{7}|\de[-−+]\d/);
        const slack = label.startsWith("≈") ? 0.006 : 1e-9;
        expect(Math.abs(across - x)).toBeLessThanOrEqual(slack * Math.max(1, Math.abs(x)));
        expect(Math.abs(up - y)).toBeLessThanOrEqual(slack * Math.max(1, Math.abs(y)));
      }
    };
    const numbers = fc.tuple(scale, scale, small, small);
    fc.assert(fc.property(KIND, numbers, check), { seed: 2, numRuns: 80 });
  });

  it("marks a whole wave by its zeros and turns in parts of π", () => {
    const check = (a: number, b: number) => {
      const graph = graphOf(`${a}*sin(${b}*x)`);
      const at = (quarter: number) => (quarter * Math.PI) / (2 * b);
      expect(graph.points.map(({ x }) => x)).toEqual(
        [0, 1, 2, 3, 4].map((quarter) => expect.closeTo(at(quarter), 9)),
      );
      expect(graph.points.every(({ label }) => !label.startsWith("≈"))).toBe(true);
    };
    const upTo = (max: number) => fc.integer({ min: 1, max });
    fc.assert(fc.property(upTo(9), upTo(4), check), { seed: 3, numRuns: 30 });
  });

  it.each([
    ["y = sin x", "points (0, 0), (π/2, 1), (π, 0), (3π/2, −1), (2π, 0)"],
    ["e^x - 2", "asymptote y = −2; points (0, −1), (ln(2), 0), (1, e − 2)"],
    ["ln(x)", "asymptote x = 0; points (1/e, −1), (1, 0), (e, 1)"],
    ["y = tan x", "asymptotes x = −π/2, x = π/2; points (−π/4, −1), (0, 0), (π/4, 1)"],
    ["y = log(x)", "asymptote x = 0; points (1, 0), (10, 1)"],
  ])("says of %s what is known exactly", (curve, answer) => {
    for (const verb of ["Graph", "sketch", "plot", "Draw the graph of"])
      expect(solve(`${verb} ${curve}`).answer).toBe(answer);
  });

  it.each([
    "x*sin(x)",
    "sin(x^2)",
    "x^x",
    "e^(-x^2)",
    "1/sin(x)",
    "x*ln(x)",
    "sqrt(4 - x^2)",
    "sin(sqrt(x))",
  ])("draws %s, which is no stretched and moved curve of the table", (body) => {
    expect(sampleCurves(graphOf(body)).flat().length).toBeGreaterThan(0);
  });
});

describe("the sampling of a curve", () => {
  const WINDOW: Graph["window"] = { x: [-10, 10], y: [-8, 8] };
  const place = fc.double({ min: -9, max: 9, noNaN: true });

  it("leads across no pole, wherever between two samples it lies and however narrow it is", () => {
    const check = (pole: number, width: number, power: number) => {
      for (const stretch of sampleFunction((x) => width / (x - pole) ** power, WINDOW))
        expect(stretch.every(([x]) => x < pole) || stretch.every(([x]) => x > pole)).toBe(true);
    };
    const width = fc.double({ min: 0.05, max: 20, noNaN: true });
    fc.assert(fc.property(place, width, fc.constantFrom(1, 2, 3), check), { seed: 1, numRuns: 300 });
  });

  it("leads across no step", () => {
    const check = (at: number, by: number) => {
      for (const stretch of sampleFunction((x) => (x < at ? 0 : by), WINDOW))
        expect(new Set(stretch.map(([, y]) => y)).size).toBe(1);
    };
    fc.assert(fc.property(place, fc.double({ min: 1, max: 8, noNaN: true }), check), { seed: 1 });
  });

  it("goes up to the end of the domain", () => {
    const check = (end: number) => {
      const [stretch] = sampleFunction((x) => (x < end ? null : Math.sqrt(x - end)), WINDOW);
      expect(stretch?.[0]?.[0]).toBeGreaterThanOrEqual(end);
      expect(stretch?.[0]?.[0]).toBeCloseTo(end, 9);
    };
    fc.assert(fc.property(place, check), { seed: 1, numRuns: 100 });
  });

  it("does not cut a curve that is only steep", () => {
    const check = (slope: number, middle: number) => {
      expect(sampleFunction((x) => 7 * Math.tanh(slope * (x - middle)), WINDOW)).toHaveLength(1);
    };
    fc.assert(fc.property(fc.integer({ min: 1, max: 200 }), place, check), { seed: 1, numRuns: 100 });
  });
});
