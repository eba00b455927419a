import { describe, expect, it } from "vitest";
import { budget, systemProblem } from "../methods/linear-equation/testing";
import { parseExpression } from "../parser/parse";
import type { AnswerValue } from "../types";
import { verifyValue } from "./verify";

const point = (unknowns: string[], values: string[]): AnswerValue => ({
  kind: "point",
  unknowns,
  values: values.map((value) => parseExpression(value)),
});
const family = (unknowns: string[], values: string[], free: string[]): AnswerValue => ({
  kind: "family",
  unknowns,
  values: values.map((value) => parseExpression(value)),
  free,
});
const check = (equations: string[], value: AnswerValue, unknowns = ["x", "y"]) =>
  verifyValue(systemProblem(equations, unknowns), value, budget()).status;

const CROSSING = ["x + y = 5", "x - y = 1"];
const SAME = ["x + 2y = 3", "2x + 4y = 6"];
const PARALLEL = ["x + 2y = 3", "2x + 4y = 7"];

describe("the check of a system", () => {
  it("proves a point that fits and is the only one", () => {
    expect(check(CROSSING, point(["x", "y"], ["3", "2"]))).toBe("verified");
  });

  it("refutes a point that misses an equation", () => {
    expect(check(CROSSING, point(["x", "y"], ["2", "3"]))).toBe("refuted");
  });

  it("refutes a point where there are infinitely many", () => {
    expect(check(SAME, point(["x", "y"], ["1", "1"]))).toBe("refuted");
  });

  it("checks one unknown when one is asked for", () => {
    expect(check(CROSSING, point(["x"], ["3"]), ["x"])).toBe("verified");
    expect(check(CROSSING, point(["x"], ["4"]), ["x"])).toBe("refuted");
    expect(check(CROSSING, point(["y"], ["2"]), ["x"])).toBe("refuted");
  });

  it("proves that there is no solution, and refutes it where there is one", () => {
    expect(check(PARALLEL, { kind: "none" })).toBe("verified");
    expect(check(SAME, { kind: "none" })).toBe("refuted");
    expect(check(CROSSING, { kind: "none" })).toBe("refuted");
  });

  it("proves a family that is complete", () => {
    expect(check(SAME, family(["x", "y"], ["3 - 2y", "y"], ["y"]))).toBe("verified");
    expect(check(SAME, family(["x", "y"], ["3 + 2y", "y"], ["y"]))).toBe("refuted");
    expect(check(CROSSING, family(["x", "y"], ["5 - y", "y"], ["y"]))).toBe("refuted");
  });

  it("refutes a family that leaves solutions out", () => {
    const plane = ["x + y + z = 1", "2x + 2y + 2z = 2"];
    const names = ["x", "y", "z"];
    expect(check(plane, family(names, ["1 - y - z", "y", "z"], ["y", "z"]), names)).toBe("verified");
    expect(check(plane, family(names, ["1 - z", "0", "z"], ["z"]), names)).toBe("refuted");
  });

  it("takes no single point for the answer to two curves", () => {
    expect(check(["x*y = 6", "x + y = 5"], point(["x", "y"], ["2", "3"]))).toBe("refuted");
  });
});
