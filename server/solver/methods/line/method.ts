import type { Relation } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { divide, equals, isZero, multiply, type Rational, subtract, ZERO } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { LineGiven, LineTask, PlanePoint } from "../../tasks/line";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { midpoint } from "../segment/midpoint";
import { graphOf } from "./graph";
import { interceptOn, pointLatex } from "./intercepts";
import { exactPoint, isDecimal, type Line, lineOf, type Point, slopeOf, type Writing, written } from "./line";
import { interceptKnown, levelLine, pointSlope, pointSlopeForm, toSlopeIntercept } from "./point-slope";
import { readSlope } from "./read-slope";
import { relatedSlope } from "./related-slope";
import { slopeFormula } from "./slope-formula";
import { solveForY } from "./solve-for-y";
import { standardForm } from "./standard-form";

/** Slope, intercepts and equation of one straight line. */
export const line: Method = {
  id: "line",
  tasks: ["line"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "line") return null;
    const writing: Writing = { letters: problem.letters, decimals: isDecimal(partsOf(problem.given)) };
    if (problem.asked === "slope") return slopeAsked(problem, writing, budget);
    if (problem.asked === "equation") return equationAsked(problem, writing, budget);
    return interceptsAsked(problem, writing, budget);
  },
};

function partsOf(given: LineGiven) {
  if (given.kind === "points" || given.kind === "bisector") return given.points.flat();
  if (given.kind === "equation") return [given.relation];
  if (given.kind === "related") return [given.relation, ...(given.point ?? [])];
  return given.kind === "level" ? given.point : [given.slope, ...given.point];
}

interface Sloped {
  readonly steps: readonly Step[];
  /** Null is a vertical line. */
  readonly slope: Rational | null;
  readonly point: Point | null;
}

function slopeAsked({ given }: LineTask, writing: Writing, budget: Budget): Derivation | null {
  const found = slopeFrom(given, writing, budget);
  const last = found?.steps.at(-1);
  if (!found || !last) return null;
  const value = found.slope && written(found.slope, writing);
  const answer: AnswerValue = value
    ? { kind: "expression", expression: value }
    : { kind: "word", word: "undefined" };
  return {
    method: "line",
    steps: [
      ...found.steps.slice(0, -1),
      { ...last, latex: value ? `m = ${valueLatex(answer)}` : valueLatex(answer) },
    ],
    answer,
  };
}

function slopeFrom(given: LineGiven, writing: Writing, budget: Budget): Sloped | null {
  if (given.kind === "bisector") return bisector(given.points, writing, budget);
  if (given.kind === "points") {
    const [p, q] = given.points.map((each) => exactPoint(each, budget));
    if (!p || !q || (equals(p.x, q.x) && equals(p.y, q.y))) return null;
    return { ...slopeFormula(p, q, writing), point: isZero(q.x) ? q : p };
  }
  if (given.kind === "slope-and-point") {
    const slope = evaluateExact(given.slope, new Map(), budget);
    const point = exactPoint(given.point, budget);
    return slope && point && { steps: [], slope, point };
  }
  if (given.kind === "level") {
    const point = exactPoint(given.point, budget);
    return point && { steps: [], slope: given.how === "vertical" ? null : ZERO, point };
  }
  const found = lineOf(given.relation, writing.letters, budget);
  if (!found) return null;
  const slope = slopeOf(found);
  const steps = [...solveForY(given.relation, found, writing), readSlope(slope, writing)];
  if (given.kind === "equation") return { steps, slope, point: null };
  const turned = relatedSlope(slope, given.how, writing);
  const point = given.point && exactPoint(given.point, budget);
  if (given.point && !point) return null;
  return { steps: [...steps, turned.step], slope: turned.slope, point };
}

/** Through the midpoint, at right angles to the stretch. */
function bisector(ends: readonly [PlanePoint, PlanePoint], writing: Writing, budget: Budget): Sloped | null {
  const [p, q] = ends.map((each) => exactPoint(each, budget));
  if (!p || !q || (equals(p.x, q.x) && equals(p.y, q.y))) return null;
  const along = slopeFormula(p, q, writing);
  const turned = relatedSlope(along.slope, "perpendicular", writing);
  const { point, steps } = midpoint(ends, budget);
  return {
    steps: [...steps, ...along.steps, turned.step],
    slope: turned.slope,
    point: exactPoint(point, budget),
  };
}

function equationAsked(task: LineTask, writing: Writing, budget: Budget): Derivation | null {
  if (task.given.kind === "equation") return rewritten(task, task.given.relation, { writing, budget });
  const found = slopeFrom(task.given, writing, budget);
  if (!found?.point) return null;
  const { slope, point } = found;
  const ending = finalForm(task.shape, { slope, point }, writing);
  const through = lineThrough(slope, point);
  return {
    method: "line",
    steps: [...found.steps, ...ending.steps],
    answer: relationAnswer(ending.relation),
    draw: () => graphOf(through, pointsOf(task.given, writing, budget), writing),
  };
}

function finalForm(
  shape: LineTask["shape"],
  { slope, point }: { readonly slope: Rational | null; readonly point: Point },
  writing: Writing,
): { steps: Step[]; relation: Relation } {
  if (!slope || isZero(slope)) {
    const { relation, step } = levelLine(slope ? "horizontal" : "vertical", point, writing);
    return { steps: [step], relation };
  }
  if (shape === "point-slope") {
    return { steps: [pointSlope(slope, point, writing)], relation: pointSlopeForm(slope, point, writing) };
  }
  if (shape === "slope-intercept") {
    const { relation, step } = isZero(point.x)
      ? interceptKnown(slope, point, writing)
      : toSlopeIntercept(slope, point, writing);
    return { steps: [...(isZero(point.x) ? [] : [pointSlope(slope, point, writing)]), step], relation };
  }
  const { relation, step } = standardForm(lineThrough(slope, point), writing);
  return { steps: [pointSlope(slope, point, writing), step], relation };
}

const ONE: Rational = { n: 1n, d: 1n };

function lineThrough(slope: Rational | null, { x, y }: Point): Line {
  return slope
    ? { a: { n: -slope.n, d: slope.d }, b: ONE, c: subtract(y, multiply(slope, x)) }
    : { a: ONE, b: ZERO, c: x };
}

/** An equation that is only to be written in another form. */
function rewritten(
  { shape }: LineTask,
  relation: Relation,
  { writing, budget }: { readonly writing: Writing; readonly budget: Budget },
): Derivation | null {
  const found = lineOf(relation, writing.letters, budget);
  const slope = found && slopeOf(found);
  if (!found || !slope || shape === "point-slope") return null;
  const { relation: result, step } =
    shape === "standard"
      ? standardForm(found, writing)
      : interceptKnown(slope, { x: ZERO, y: divide(found.c, found.b) }, writing);
  const moved: Step =
    shape === "standard"
      ? step
      : {
          ...step,
          rule: "solve-for-y",
          title: `Solve for $${writing.letters[1]}$.`,
          why: "That is slope-intercept form, $y = mx + b$.",
        };
  return toLatex(result) === toLatex(relation)
    ? null
    : {
        method: "line",
        steps: [moved],
        answer: relationAnswer(result),
        draw: () => graphOf(found, [], writing),
      };
}

function interceptsAsked(task: LineTask, writing: Writing, budget: Budget): Derivation | null {
  const { given, asked } = task;
  if (given.kind !== "equation" && given.kind !== "points") return null;
  const start = given.kind === "points" ? slopeFrom(given, writing, budget) : null;
  const found =
    given.kind === "equation"
      ? lineOf(given.relation, writing.letters, budget)
      : start?.point && lineThrough(start.slope, start.point);
  if (!found) return null;
  if (asked === "slope-and-intercept") return slopeAndIntercept(given, found, writing);
  const x = asked === "y-intercept" ? null : interceptOn(0, found, writing);
  const y = asked === "x-intercept" ? null : interceptOn(1, found, writing);
  if ((!x && asked !== "y-intercept") || (!y && asked !== "x-intercept"))
    return levelIntercepts(found, asked, writing);
  const both = [x, y].filter((each) => each !== null);
  const [first, second] = both.map(({ point }) => point);
  const isOrigin = first && second && isZero(first.x) && isZero(second.y);
  const points = [first, isOrigin ? undefined : second].filter((each) => each !== undefined);
  const steps = [...(start?.steps ?? []), ...both.flatMap((each) => each.steps)];
  return {
    method: "line",
    steps,
    answer: pointsAnswer(points, writing),
    draw: () => graphOf(found, labelled(points, writing), writing),
  };
}

/** A level line meets one axis only. */
function levelIntercepts(found: Line, asked: LineTask["asked"], writing: Writing): Derivation | null {
  const axis = isZero(found.a) ? 1 : 0;
  const only = interceptOn(axis, found, writing);
  if (asked !== "intercepts" || !only || isZero(found.c)) return null;
  const last = only.steps.at(-1) as Step;
  return {
    method: "line",
    steps: [{ ...last, why: "A level line meets one of the axes only." }],
    answer: pointsAnswer([only.point], writing),
    draw: () => graphOf(found, labelled([only.point], writing), writing),
  };
}

function slopeAndIntercept(given: LineGiven, found: Line, writing: Writing): Derivation | null {
  const slope = slopeOf(found);
  const crossing = interceptOn(1, found, writing);
  if (!slope || !crossing || given.kind !== "equation") return null;
  const m = written(slope, writing);
  const point = crossing.point;
  const latex = `m = ${toLatex(m)}, \\; ${pointLatex(point, writing)}`;
  const last: Step = {
    rule: "read-slope-and-intercept",
    title: `Read off the slope and the $${writing.letters[1]}$-intercept.`,
    latex,
    why: `In $y = mx + b$ the slope is $m$ and the line crosses the $y$-axis at $(0, b)$.`,
  };
  const answer: AnswerValue = {
    kind: "named",
    values: [
      { name: "m", value: m },
      { name: "b", value: written(point.y, writing) },
    ],
  };
  return {
    method: "line",
    steps: [...solveForY(given.relation, found, writing), last],
    answer,
    draw: () => graphOf(found, labelled([point], writing), writing),
  };
}

function pointsAnswer(points: readonly Point[], writing: Writing): AnswerValue {
  return {
    kind: "points",
    unknowns: writing.letters,
    points: points.map(({ x, y }) => [written(x, writing), written(y, writing)]),
  };
}

function pointsOf(given: LineGiven, writing: Writing, budget: Budget) {
  const known =
    given.kind === "points" || given.kind === "bisector"
      ? given.points
      : given.kind === "equation" || !given.point
        ? []
        : [given.point];
  return labelled(
    known.flatMap((each) => exactPoint(each, budget) ?? []),
    writing,
  );
}

const labelled = (points: readonly Point[], writing: Writing) =>
  points.map((each) => ({ ...each, label: pointLatex(each, writing).replace(/\\left|\\right/g, "") }));

const relationAnswer = (relation: Relation): AnswerValue => ({ kind: "relation", relation });
