import { describe, expect, it } from "vitest";
import { drawnOf } from "../../../testing/drawn";
import { DEFAULT_LIMITS } from "../../limits";
import { readProblem } from "../../problem/read";

const SYSTEMS = {
  polar: { names: ["polar coordinates"], point: "$\\left(4, \\frac{\\pi}{6}\\right)$" },
  rectangular: {
    names: ["rectangular coordinates", "Cartesian coordinates"],
    point: "$\\left(-2, 2\\right)$",
  },
} as const;
type System = keyof typeof SYSTEMS;

/** S is what the point is told in, T what is asked, P the point. */
const SAID = [
  "Find T for the given point in S. P",
  "Find T of the point P given in S.",
  "Convert the S P to T.",
  "Convert P from S to T.",
  "Write the point P, given in S, in T.",
  "The S of a point are given. Find T of the point. P",
  "The S of a point are P. What are its T?",
  "Given the point P in S, find its T.",
  "A point has S P. Find the T.",
  "For the following exercises, find the T of the point with S P.",
  "Convert the point with S P into T.",
  "Express the S P as T.",
  "In the following exercises, the point is given in S. Find the corresponding T. P",
];
/** Either system may be the one that is meant, or none is asked. */
const OPEN = [
  "Write the S of the point P in T.",
  "Convert the point P in S.",
  "The point P has S.",
  "Find the S and the T of the point P.",
];

const both = (["polar", "rectangular"] as const).flatMap((from): [System, System][] => [
  [from, from === "polar" ? "rectangular" : "polar"],
]);
const put = (text: string, from: System, to: System, name = 0): string =>
  text
    .replace(/(?<![a-zA-Z])T(?![a-zA-Z])/, SYSTEMS[to].names[name] ?? SYSTEMS[to].names[0])
    .replace(/(?<![a-zA-Z])S(?![a-zA-Z])/, SYSTEMS[from].names[name] ?? SYSTEMS[from].names[0])
    .replace(/(?<![a-zA-Z])P(?![a-zA-Z])/, SYSTEMS[from].point);

const taskOf = (text: string): string => {
  const read = readProblem(text, DEFAULT_LIMITS);
  return read.ok ? read.problem.task : "refused";
};

describe("two systems of coordinates", () => {
  const cases = SAID.flatMap((text) =>
    both.flatMap(([from, to]) => [0, 1].map((name) => ({ text, from, to, name }))),
  );
  it.each(drawnOf(cases))("$text: from $from to $to ($name)", ({ text, from, to, name }) => {
    expect(taskOf(put(text, from, to, name))).toBe(`to-${to}`);
  });

  it.each(OPEN.flatMap((text) => both.map(([from, to]) => ({ text, from, to }))))(
    "says nothing where the sentence leaves it open: $text ($from)",
    ({ text, from, to }) => {
      expect(taskOf(put(text, from, to))).toBe("refused");
    },
  );

  it.each([
    ["Write $2 - 2i$ in polar form.", "to-polar"],
    ["Write $2 - 2i$ in rectangular form.", "refused"],
    ["Write $3\\text{cis}(60^\\circ)$ in rectangular form.", "to-rectangular"],
    ["Write $3\\text{cis}(60^\\circ)$ in polar form.", "refused"],
    ["Write $3(\\cos 60^\\circ + i\\sin 60^\\circ)$ in rectangular form.", "to-rectangular"],
    ["Write $3(\\cos 60^\\circ + i\\sin 30^\\circ)$ in polar form.", "refused"],
    ["Find rectangular coordinates of the points (1, π) and (2, π).", "refused"],
    ["Find the polar coordinates of (3, 120°).", "refused"],
  ])("goes by how a number is written: %s", (text, task) => {
    expect(taskOf(text)).toBe(task);
  });
});
