import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { fromInt } from "../../expression/rational";
import { isUndefined } from "../../ledger";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Step } from "../../types";
import { farLine, holesAnswer, verticalOf } from "./asymptotes";
import { acrossAxis, upAxis } from "./intercepts";
import { asymptotesOf, keyPoints } from "./key-places";
import { exact, type Found, heightName, pointLatex, pointsAnswer, type Subject } from "./subject";
import { type Vertex, vertexOf } from "./vertex";

type Point = readonly Expression[];
interface Part {
  readonly name: string;
  readonly points: readonly Point[];
}

/** How far from zero whole numbers are tried for a table of values, and how many points it gets. */
const FARTHEST = 10;
const TABLE = 5;
/** One point alone draws nothing. */
const FEWEST = 2;

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
  const throughOrigin = across.points.length === 1 && pointLatex(across.points[0] ?? []) === "(0, 0)";
  return together(
    subject,
    [rise, ...up.steps, ...across.steps],
    [
      { name: "y-intercept", points: up.points },
      { name: "x-intercept", points: across.points },
      { name: "another point", points: throughOrigin ? tableOf(subject, [1]) : [] },
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
      { name: "more points", points: besides(subject, vertex, across?.points.length ?? 0) },
    ],
  );
}

/** A curve that meets the axis across in one place or none gets more points: a parabola those one step beside its
 * axis. */
function besides(subject: Subject, vertex: Vertex | null, crossings: number): Point[] {
  if (crossings > 1) return [];
  if (!vertex) return tableOf(subject, [-2, -1, 1, 2]).filter(([, y]) => y && toLatex(y) !== "0");
  const middle = Number(vertex.h.n);
  return vertex.h.d === 1n ? tableOf(subject, [middle - 1, middle + 1]) : [];
}

function rational(subject: Subject): Found | null {
  const [vertical, holes] = [verticalOf(subject), holesAnswer(subject)];
  const [far, across, up] = [farLine(subject), acrossAxis(subject), upAxis(subject)];
  if (!vertical || !holes || !across || !up) return null;
  const lines = [
    ...vertical.zeros.map(({ at }) => ({ name: subject.unknown, value: at })),
    ...(far?.line ? [{ name: heightName(subject.output), value: far.line }] : []),
  ];
  const steps = [...vertical.steps, ...(far?.steps ?? []), ...up.steps, ...across.steps];
  const axes = [
    { name: "y-intercept", points: up.points },
    { name: "x-intercepts", points: across.points },
  ];
  const hasAxes = axes.some(({ points }) => points.length > 0);
  const parts = hasAxes ? axes : [{ name: "points", points: tableOf(subject, around()) }];
  const beside = [
    ...(lines.length > 0 ? [{ name: "asymptotes", value: { kind: "named", values: lines } as const }] : []),
    ...(holes.answer.kind === "points" ? [{ name: "hole", value: holes.answer }] : []),
  ];
  return together(subject, steps, parts, beside);
}

/** Points with whole numbers across, for a function of another kind; where it has hardly any that are fractions, those
 * at which it is known by heart. */
function table(subject: Subject): Found | null {
  const simple = tableOf(subject, around());
  const points = simple.length < FEWEST ? keyPoints(subject).map(({ x, y }) => [x, y]) : simple;
  const { upright, level } = asymptotesOf(subject);
  const lines = [
    ...upright.map((value) => ({ name: subject.unknown, value })),
    ...level.map((value) => ({ name: heightName(subject.output), value })),
  ];
  if (points.length < FEWEST && lines.length === 0) return null;
  const name = lines.length === 1 ? "asymptote" : "asymptotes";
  const beside = lines.length > 0 ? [{ name, value: { kind: "named", values: lines } as const }] : [];
  return together(subject, [], [{ name: "points", points }], beside);
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
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** What is said of the graph: what is no point of it comes first. */
function together(
  subject: Subject,
  steps: readonly Step[],
  parts: readonly Part[],
  beside: readonly { readonly name: string; readonly value: AnswerValue }[] = [],
): Found | null {
  const shown = parts.filter(({ points }) => points.length > 0);
  if (shown.length === 0) return null;
  const named = shown.map(({ name, points }) => ({ name, value: pointsAnswer(subject, points) }));
  const answer: AnswerValue = { kind: "parts", parts: [...beside, ...named] };
  const last: Step = {
    rule: "points-to-plot",
    title: "Mark these points and draw the graph through them.",
    latex: valueLatex(answer),
    why: "They show where the graph crosses the axes and where it turns.",
  };
  return { steps: [...steps, last], answer };
}
