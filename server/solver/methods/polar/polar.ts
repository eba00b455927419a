import type { Expression } from "../../expression/ast";
import { equation, int, power, product, quotient, root, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { roundedDouble } from "../../expression/figures";
import { holdsAt } from "../../expression/holds-at";
import { tidy } from "../../expression/tidy";
import { polarNotation } from "../../printer/answer/plane";
import { writeValue } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { PolarTask } from "../../tasks/polar";
import type { AnswerValue, Budget, Derivation, Form } from "../../types";

const PI: Expression = { kind: "constant", name: "pi" };
/** Squares of the tangents with exact angles, and those angles as parts of π. */
const EXACT: readonly (readonly [top: number, bottom: number, part: readonly [bigint, bigint]])[] = [
  [1, 3, [1n, 6n]],
  [1, 1, [1n, 4n]],
  [3, 1, [1n, 3n]],
];

/** Distance and angle of a point, 0 ≤ θ < 2π, to the decimals that are asked for; without any a known angle where the
 * tangent has one, else an inverse tangent. Null for the origin, which has no angle. */
export function toPolar(
  task: Extract<PolarTask, { readonly task: "to-polar" }> & { readonly form: Form },
  budget: Budget,
): Derivation | null {
  const { x, y, complex, form } = task;
  const put = root(sum([power(x, int(2)), power(y, int(2))]));
  const radius = tidy(put, budget);
  const angle = angleOf(x, y, budget);
  if (!angle) return null;
  const written = [radius, angle].map((each) => roundedAs(each, form));
  const [length, turn] = written;
  if (!length || !turn || (complex && form.decimals !== undefined)) return null;
  const answer = complex ? polarForm(length, turn) : pair(length, turn);
  return {
    method: "polar",
    steps: [
      {
        rule: "distance-from-origin",
        title: "Find the distance from the origin.",
        latex: `r = ${toLatex(put)} = ${toLatex(radius)}`,
        why: "$r = \\sqrt{x^2 + y^2}$, by the theorem of Pythagoras.",
      },
      {
        rule: "angle-of-point",
        title: "Find the angle, with a look at the quadrant.",
        latex: `\\theta = ${toLatex(angle)}`,
        why: "$\\tan\\theta = \\frac{y}{x}$; the signs of $x$ and $y$ say in which quadrant the point lies.",
      },
      {
        rule: "write-polar",
        title: "Put both together.",
        latex: (polarNotation(task, answer) ?? writeValue(answer)).latex,
        why: complex
          ? "The polar form is $r(\\cos\\theta + i\\sin\\theta)$."
          : "Polar coordinates are $(r, \\theta)$.",
      },
    ],
    answer,
  };
}

const isWhole = (e: Expression): boolean => e.kind === "number" && e.value.d === 1n;

/** To the decimals that are asked for; whole numbers stay. */
function roundedAs(e: Expression, { decimals }: Form): Expression | null {
  if (decimals === undefined || isWhole(e)) return e;
  const value = evaluateComplex(e, new Map())?.re;
  return value === undefined ? null : roundedDouble(value, decimals);
}

function angleOf(x: Expression, y: Expression, budget: Budget): Expression | null {
  const [u, v] = [x, y].map((each) => evaluateComplex(each, new Map())?.re ?? Number.NaN) as [number, number];
  if (Number.isNaN(u + v) || (u === 0 && v === 0)) return null;
  const turn = (n: bigint, d: bigint) => tidy(quotient(product([int(n), PI]), int(d)), budget);
  if (v === 0) return u > 0 ? int(0) : PI;
  if (u === 0) return v > 0 ? turn(1n, 2n) : turn(3n, 2n);
  for (const [top, bottom, [n, d]] of EXACT) {
    const same = holdsAt(
      equation(product([int(bottom), power(y, int(2))]), product([int(top), power(x, int(2))])),
      new Map(),
      budget,
    );
    if (same === true) return turn(u > 0 ? (v > 0 ? n : 2n * d - n) : v > 0 ? d - n : d + n, d);
  }
  const slope: Expression = { kind: "function", name: "arctan", args: [quotient(y, x)] };
  const turns = u < 0 ? PI : v < 0 ? product([int(2), PI]) : null;
  return tidy(turns ? sum([slope, turns]) : slope, budget);
}

const pair = (radius: Expression, angle: Expression): AnswerValue => ({
  kind: "points",
  unknowns: ["r", "theta"],
  points: [[radius, angle]],
});

function polarForm(radius: Expression, angle: Expression): AnswerValue {
  const isOne = radius.kind === "number" && radius.value.n === radius.value.d;
  const part = (name: "cos" | "sin"): Expression => ({ kind: "function", name, args: [angle] });
  const turned = sum([part("cos"), product([{ kind: "constant", name: "i" }, part("sin")])]);
  return { kind: "expression", expression: isOne ? turned : product([radius, turned]) };
}
