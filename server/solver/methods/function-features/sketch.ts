import type { Expression } from "../../expression/ast";
import { equation, int, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { fromInt } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Answer, Step } from "../../types";
import { farLine, verticalOf } from "./asymptotes";
import { acrossAxis, upAxis } from "./intercepts";
import { exact, type Found, heightName, pointLatex, pointsAnswer, type Subject } from "./subject";
import { vertexOf } from "./vertex";

type Point = readonly Expression[];
interface Part {
  readonly name: string;
  readonly points: readonly Point[];
}

/** How far from zero whole numbers are tried for a table of values, and how many points it gets. */
const FARTHEST = 10;
const TABLE = 5;

/** What is needed to draw a function by hand. */
export function sketch(subject: Subject): Found | null {
  const { fraction, coefficients } = subject;
  if (coefficients) return coefficients.length <= 2 ? line(subject) : polynomial(subject);
  return fraction ? rational(subject) : table(subject);
}

function line(subject: Subject): Found | null {
  const [up, across, slope] = [upAxis(subject), acrossAxis(subject), subject.coefficients?.[1]];
  if (!up) return null;
  if (!slope) return together(subject, up.steps, [{ name: "y-intercept", points: up.points }]);
  if (!across) return null;
  const rise: Step = {
    rule: "read-slope",
    title: "Read off the slope.",
    latex: `m = ${toLatex(exact(slope))}`,
    why: `It is the number in front of $${subject.unknown}$: so much the line rises for one step to the right.`,
  };
  const second: Point = [int(1), exact({ n: 0n, d: 1n })];
  const extra = across.points.every((p) => pointLatex(p) === pointLatex(up.points[0] ?? second))
    ? tableOf(subject, [1])
    : [];
  return together(
    subject,
    [rise, ...up.steps, ...across.steps],
    [
      { name: "y-intercept", points: up.points },
      { name: "x-intercept", points: across.points },
      { name: "another point", points: extra },
    ],
  );
}

function polynomial(subject: Subject): Found | null {
  const [up, across, vertex] = [upAxis(subject), acrossAxis(subject), vertexOf(subject)];
  if (!up) return null;
  if (!across && !vertex) return table(subject);
  const top = vertex ? [[exact(vertex.h), exact(vertex.k)]] : [];
  return together(
    subject,
    [...(vertex?.steps ?? []), ...up.steps, ...(across?.steps ?? [])],
    [
      { name: "vertex", points: top },
      { name: "y-intercept", points: up.points },
      { name: "x-intercepts", points: across?.points ?? [] },
    ],
  );
}

function rational(subject: Subject): Found | null {
  const [vertical, far, across, up] = [
    verticalOf(subject),
    farLine(subject),
    acrossAxis(subject),
    upAxis(subject),
  ];
  if (!vertical || !far || !across || !up) return null;
  const lines = [
    ...vertical.zeros.map(({ at }) => equation(symbol(subject.unknown), at)),
    ...(far.line ? [equation(symbol(heightName(subject.output)), far.line)] : []),
  ];
  const parts = [
    { name: "y-intercept", points: up.points },
    { name: "x-intercepts", points: across.points },
  ];
  const steps = [...vertical.steps, ...far.steps, ...up.steps, ...across.steps];
  const shown = parts.some(({ points }) => points.length > 0)
    ? parts
    : [{ name: "points", points: tableOf(subject, around()) }];
  const found = together(subject, steps, shown);
  if (!found || lines.length === 0) return found;
  const asymptotes = `\\text{asymptotes } ${lines.map(toLatex).join(",\\ ")}`;
  const { answer } = found;
  return closed(steps, { ...answer, latex: `${asymptotes};\\ ${answer.latex}` });
}

/** Points with whole numbers across, for a function of another kind. */
function table(subject: Subject): Found | null {
  const points = tableOf(subject, around());
  if (points.length < 2) return null;
  return together(subject, [], [{ name: "points", points }]);
}

/** 0, 1, −1, 2, −2, … */
const around = (): number[] =>
  Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => (i % 2 === 0 ? -i / 2 : (i + 1) / 2));

/** The first of the numbers at which the function has an exact value, in ascending order. */
function tableOf({ body, unknown, budget }: Subject, places: readonly number[]): Point[] {
  const found: { x: number; y: Expression }[] = [];
  for (const x of places) {
    const y = exactAt(body, unknown, x, budget);
    if (y && found.length < TABLE) found.push({ x, y });
  }
  return found.sort((a, b) => a.x - b.x).map(({ x, y }) => [exact(fromInt(x)), y]);
}

function exactAt(body: Expression, unknown: string, x: number, budget: Subject["budget"]): Expression | null {
  try {
    const value = evaluateExact(body, new Map([[unknown, fromInt(x)]]), budget);
    return value && exact(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function together(subject: Subject, steps: readonly Step[], parts: readonly Part[]): Found | null {
  const shown = parts.filter(({ points }) => points.length > 0);
  const points = shown.flatMap((part) => part.points);
  const different = points.filter((p, i) => points.findIndex((q) => pointLatex(q) === pointLatex(p)) === i);
  if (different.length === 0) return null;
  const answer = pointsAnswer(subject, different);
  const named = shown.map(({ name, points: own }) => `\\text{${name} } ${own.map(pointLatex).join(",\\ ")}`);
  return closed(steps, { ...answer, latex: named.join(";\\ ") });
}

function closed(steps: readonly Step[], answer: Answer): Found {
  const text = answer.latex
    .replace(/\\text\{([^{}]*)\}/g, "$1")
    .replace(/\\ /g, " ")
    .replaceAll("-", "−");
  const last: Step = {
    rule: "points-to-plot",
    title: "Mark these points and draw the graph through them.",
    latex: answer.latex,
    why: "They show where the graph crosses the axes and where it turns.",
  };
  return { steps: [...steps, last], answer: { ...answer, text: /[\\{}]/.test(text) ? answer.text : text } };
}
