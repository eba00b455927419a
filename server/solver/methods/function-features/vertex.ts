import { equation, symbol } from "../../expression/build";
import { polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { divide, fromInt, isNegative, multiply, negate, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import {
  callAt,
  exact,
  type Found,
  pointLatex,
  pointsAnswer,
  relationAnswer,
  type Subject,
  valueAt,
} from "./subject";

export interface Vertex {
  readonly h: Rational;
  readonly k: Rational;
  readonly opensUp: boolean;
  readonly steps: readonly Step[];
}

/** The vertex of a quadratic function from its coefficients; null for another function. */
export function vertexOf(subject: Subject): Vertex | null {
  const { coefficients, unknown } = subject;
  const [c, b, a] = coefficients ?? [];
  if (coefficients?.length !== 3 || !a || !b || !c) return null;
  const h = negate(divide(b, multiply(fromInt(2), a)));
  const k = valueAt(coefficients, h);
  const steps: Step[] = [
    ...collected(subject),
    {
      rule: "read-coefficients",
      title: "Read off $a$, $b$ and $c$.",
      latex: `a = ${toLatex(exact(a))},\\ b = ${toLatex(exact(b))},\\ c = ${toLatex(exact(c))}`,
      why: `The function has the form $a${unknown}^2 + b${unknown} + c$.`,
    },
    {
      rule: "axis-of-symmetry",
      title: "Find the axis of symmetry.",
      latex: `${toLatex(symbol(unknown))} = -\\frac{b}{2a} = ${toLatex(exact(h))}`,
      why: "A parabola is its own mirror image, and its mirror lies halfway between two points of equal height.",
    },
    {
      rule: "height-of-vertex",
      title: `Put $${toLatex(exact(h))}$ in to get the height there.`,
      latex: `${callAt(subject, exact(h))} = ${toLatex(exact(k))}`,
      why: "The vertex is the point of the parabola on its axis.",
    },
  ];
  return { h, k, opensUp: !isNegative(a), steps };
}

/** A product or square multiplied out first. */
function collected({ body, budget }: Subject): Step[] {
  const p = polynomialOf(body, budget);
  const latex = p ? toLatex(polynomialToExpression(p)) : "";
  if (!p || latex === toLatex(body)) return [];
  return [
    {
      rule: "multiply-out-function",
      title: "Multiply out and collect.",
      latex,
      why: "The coefficients can be read off once the powers stand in order.",
    },
  ];
}

export function vertexAnswer(subject: Subject): Found | null {
  const vertex = vertexOf(subject);
  if (!vertex) return null;
  const point = [exact(vertex.h), exact(vertex.k)];
  const last: Step = {
    rule: "write-vertex",
    title: "Write the vertex as a point.",
    latex: pointLatex(point),
    why: "Across first, then up.",
  };
  return { steps: [...vertex.steps, last], answer: pointsAnswer(subject, [point]) };
}

export function axisAnswer(subject: Subject): Found | null {
  const vertex = vertexOf(subject);
  if (!vertex) return null;
  return { steps: vertex.steps.slice(0, -1), answer: relationAnswer(subject.unknown, exact(vertex.h)) };
}

/** The least or greatest value with the place where it is taken. */
export function extremeAnswer(subject: Subject): Found | null {
  const vertex = vertexOf(subject);
  if (!vertex) return null;
  const { unknown } = subject;
  const kind = vertex.opensUp ? "minimum" : "maximum";
  if (subject.extreme && subject.extreme !== kind) return null;
  const [h, k] = [exact(vertex.h), exact(vertex.k)];
  const latex = `\\text{${kind} value } ${toLatex(k)} \\text{ at } ${toLatex(equation(symbol(unknown), h))}`;
  const last: Step = {
    rule: "lowest-or-highest",
    title: `The parabola opens ${vertex.opensUp ? "upwards" : "downwards"}, so the vertex is its ${vertex.opensUp ? "lowest" : "highest"} point.`,
    latex,
    why: `The number in front of the square is ${vertex.opensUp ? "positive" : "negative"}.`,
  };
  const values = [
    { name: kind, value: k },
    { name: unknown, value: h },
  ];
  return { steps: [...vertex.steps, last], answer: { kind: "named", values } };
}
