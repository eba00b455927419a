import type { Expression, Relation } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, isZero, multiply, type Rational, rational, subtract } from "../expression/rational";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { LineTask, PlanePoint } from "../tasks/line";
import type { Budget, Check } from "../types";
import { are, inForm, unitless } from "./claims";
import { isPolynomial } from "./degree-bound";
import { inTidyForm } from "./expression-form";
import { hasShape } from "./line-shape";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";

type Pair = readonly [Rational, Rational];
/** How far the left side of an equation is above the right one at a point: zero exactly on the line. */
type Gap = (x: Rational, y: Rational) => Rational | null;

const whole = (n: bigint): Rational => rational(n);

/** Checks a line by points: those that are given are put into the answer, and directions are taken from differences
 * of the equation, never from a slope formula. */
export const LINE: Verifier<"line"> = {
  expression: (problem, { expression }, budget) => ({
    value: () =>
      withView(problem, budget, ({ given, task }) => {
        const m = evaluateExact(expression, new Map(), budget);
        if (task.asked !== "slope" || !m || isZero(given.direction[0]) || !rises(m, given.direction))
          return refuted("The slope is another one.");
        return verified(`One step across goes up by $${toLatex(expression)}$ all along the line.`);
      }),
    form: inForm(expression, problem.form, budget),
  }),
  word: (problem, { word }, budget) => ({
    word: () =>
      withView(problem, budget, ({ given, task }) =>
        task.asked === "slope" && word === "undefined" && isZero(given.direction[0])
          ? verified("Along the line $x$ does not change, so the line is vertical.")
          : refuted("The line is not vertical."),
      ),
  }),
  relation: (problem, { relation }, budget) => ({
    relation: () => withView(problem, budget, (view) => checkEquation(relation, view)),
    form: () =>
      weakest([
        inTidyForm([relation.left, relation.right], problem.form, budget),
        () => exactly(hasShape(problem, relation, budget), "The equation is to be written in another form."),
      ]),
  }),
  points: (problem, { unknowns, points }, budget) => ({
    unknowns: are(unknowns, problem.letters),
    points: () => withView(problem, budget, (view) => checkIntercepts(points, view)),
    complete: () => withView(problem, budget, (view) => checkAllIntercepts(points, view)),
    order: () =>
      exactly(
        new Set(points.map((point) => point.map(toLatex).join())).size === points.length,
        "A point stands twice.",
      ),
  }),
  named: (problem, { values }, budget) => ({
    names: are(
      values.map(({ name }) => name),
      ["m", "b"],
    ),
    values: () =>
      withView(problem, budget, (view) =>
        checkSlopeAndIntercept(
          values.map(({ value }) => value),
          view,
        ),
      ),
    units: unitless(values),
  }),
};

function withView(problem: ProblemOf<"line">, budget: Budget, check: (view: View) => Check): Check {
  const given = directionOf(problem, budget);
  return given ? check({ task: problem, given, budget }) : UNCHECKED;
}

interface View {
  readonly task: ProblemOf<"line">;
  readonly given: Known;
  readonly budget: Budget;
}

interface Known {
  /** A step along the line that is asked about. */
  readonly direction: Pair;
  /** A point on it, where one is known. */
  readonly point: Pair | null;
}

const rises = (m: Rational, [dx, dy]: Pair): boolean => equals(multiply(m, dx), dy);

function directionOf({ given, letters }: LineTask, budget: Budget): Known | null {
  const at = (point: PlanePoint | null): Pair | null => {
    const [x, y] = (point ?? []).map((each) => evaluateExact(each, new Map(), budget));
    return x && y ? [x, y] : null;
  };
  if (given.kind === "points") {
    const [p, q] = given.points.map(at);
    return p && q ? { direction: [subtract(q[0], p[0]), subtract(q[1], p[1])], point: p } : null;
  }
  if (given.kind === "bisector") {
    const [p, q] = given.points.map(at);
    return p && q ? { direction: [subtract(p[1], q[1]), subtract(q[0], p[0])], point: null } : null;
  }
  if (given.kind === "slope-and-point") {
    const m = evaluateExact(given.slope, new Map(), budget);
    return m && { direction: [whole(1n), m], point: at(given.point) };
  }
  if (given.kind === "level")
    return {
      direction: given.how === "vertical" ? [whole(0n), whole(1n)] : [whole(1n), whole(0n)],
      point: at(given.point),
    };
  const along = alongLine(gapOf(given.relation, letters, budget));
  if (!along) return null;
  if (given.kind === "equation") return { direction: along, point: null };
  const [dx, dy] = along;
  const turned: Pair = given.how === "parallel" ? along : [dy, subtract(whole(0n), dx)];
  return { direction: turned, point: at(given.point) };
}

function gapOf({ left, right }: Relation, [x, y]: LineTask["letters"], budget: Budget): Gap {
  return (u, v) => {
    const at = new Map([
      [x, u],
      [y, v],
    ]);
    const [l, r] = [evaluateExact(left, at, budget), evaluateExact(right, at, budget)];
    return l && r && subtract(l, r);
  };
}

/** A step that does not change the gap; null when it is not the same everywhere. */
function alongLine(gap: Gap): Pair | null {
  const [zero, across, up, far] = [
    gap(whole(0n), whole(0n)),
    gap(whole(1n), whole(0n)),
    gap(whole(0n), whole(1n)),
    gap(whole(7n), whole(-5n)),
  ];
  if (!zero || !across || !up || !far) return null;
  const [a, b] = [subtract(across, zero), subtract(up, zero)];
  const expected = add(zero, add(multiply(a, whole(7n)), multiply(b, whole(-5n))));
  if (!equals(far, expected) || (isZero(a) && isZero(b))) return null;
  return [subtract(whole(0n), b), a];
}

function checkEquation(relation: Relation, { task, given, budget }: View): Check {
  if (task.asked !== "equation" || relation.operator !== "=")
    return refuted("The answer is of another kind.");
  if (![relation.left, relation.right].every((side) => isPolynomial(side, budget)))
    return refuted("That is no equation of a line.");
  const gap = gapOf(relation, task.letters, budget);
  const along = alongLine(gap);
  if (!along) return refuted("The answer is no line.");
  const [dx, dy] = given.direction;
  if (!equals(multiply(along[0], dy), multiply(along[1], dx)))
    return refuted("The line runs in another direction.");
  if (task.given.kind === "bisector") return halvesSegment(gap, along, { ends: task.given.points, budget });
  if (task.given.kind === "equation") return sameLine(gap, { task, given, budget });
  const on = given.point && gap(...given.point);
  if (!on || !isZero(on)) return refuted("The point is not on the line.");
  const through = "The given point fits the equation";
  if (task.given.kind === "points")
    return verified("Both given points fit the equation, and only one line goes through two points.");
  return verified(
    `${through}, and ${task.given.kind === "related" ? `the line runs ${task.given.how} to the given one` : "it rises as it should"}.`,
  );
}

/** Two points of the answer are each as far from one end as from the other. */
function halvesSegment(
  gap: Gap,
  along: Pair,
  { ends, budget }: { readonly ends: readonly [PlanePoint, PlanePoint]; readonly budget: Budget },
): Check {
  const start = onLine(gap);
  const [p, q] = ends.map((end) => {
    const [x, y] = end.map((each) => evaluateExact(each, new Map(), budget));
    return x && y ? ([x, y] as const) : null;
  });
  if (!start || !p || !q) return UNCHECKED;
  const far = ([x, y]: Pair, [u, v]: Pair): Rational => {
    const [dx, dy] = [subtract(x, u), subtract(y, v)];
    return add(multiply(dx, dx), multiply(dy, dy));
  };
  const points: readonly Pair[] = [start, [add(start[0], along[0]), add(start[1], along[1])]];
  return points.every((each) => equals(far(each, p), far(each, q)))
    ? verified("Two points of the line are each as far from one end as from the other.")
    : refuted("The line is not everywhere as far from one end as from the other.");
}

/** Two points of the given line are on the answer. */
function sameLine(gap: Gap, { task, given, budget }: View): Check {
  if (task.given.kind !== "equation") return UNCHECKED;
  const start = onLine(gapOf(task.given.relation, task.letters, budget));
  const next: Pair | null = start && [add(start[0], given.direction[0]), add(start[1], given.direction[1])];
  const fits = [start, next].every((each) => {
    const value = each && gap(...each);
    return value !== null && isZero(value);
  });
  return fits
    ? verified("Two points of the given line fit the answer as well.")
    : refuted("It is another line.");
}

/** Some point of the line: the foot of the perpendicular from the origin. */
function onLine(gap: Gap): Pair | null {
  const [zero, across, up] = [
    gap(whole(0n), whole(0n)),
    gap(whole(1n), whole(0n)),
    gap(whole(0n), whole(1n)),
  ];
  if (!zero || !across || !up) return null;
  const [a, b] = [subtract(across, zero), subtract(up, zero)];
  const size = add(multiply(a, a), multiply(b, b));
  if (isZero(size)) return null;
  const factor = multiply(subtract(whole(0n), zero), rational(size.d, size.n));
  return [multiply(a, factor), multiply(b, factor)];
}

type Points = readonly (readonly Expression[])[];

const exactPoints = (points: Points, budget: Budget) =>
  points.map((each) => each.map((e) => evaluateExact(e, new Map(), budget)));

/** The axes that are asked about: 0 is the one across, where the second letter is zero. */
const AXES: Readonly<Partial<Record<LineTask["asked"], readonly (0 | 1)[]>>> = table({
  intercepts: [0, 1],
  "x-intercept": [0],
  "y-intercept": [1],
});

/** Every point is on the line and on one of the axes. */
function checkIntercepts(points: Points, { task, given, budget }: View): Check {
  const axes = AXES[task.asked];
  const fits = exactPoints(points, budget).every(([x, y, more]) => {
    if (!x || !y || more !== undefined) return false;
    const onAxis = axes?.some((axis) => isZero(axis === 0 ? y : x));
    if (!onAxis) return false;
    if (task.given.kind === "equation")
      return isZero(gapOf(task.given.relation, task.letters, budget)(x, y) ?? whole(1n));
    if (!given.point) return false;
    const [px, py] = given.point;
    const [dx, dy] = given.direction;
    return equals(multiply(subtract(x, px), dy), multiply(subtract(y, py), dx));
  });
  if (!axes || !fits) return refuted("These are not the intercepts.");
  return weakest([
    inTidyForm(points.flat(), {}, budget),
    () =>
      verified(
        points.length === 1
          ? "The point fits the equation and lies on the axis."
          : "Each point fits the equation and lies on its axis.",
      ),
  ]);
}

/** Every axis asked about that the line crosses has its point. */
function checkAllIntercepts(points: Points, { task, given, budget }: View): Check {
  const exact = exactPoints(points, budget);
  const missing = (AXES[task.asked] ?? []).some((axis) => {
    const across = given.direction[axis === 0 ? 1 : 0];
    return !isZero(across) && !exact.some((point) => isZero(point[axis === 0 ? 1 : 0] ?? whole(1n)));
  });
  return exactly(points.length > 0 && !missing, "A point is missing.");
}

function checkSlopeAndIntercept(values: readonly Expression[], { task, given, budget }: View): Check {
  const [m, b] = values.map((each) => evaluateExact(each, new Map(), budget));
  if (
    task.asked !== "slope-and-intercept" ||
    !m ||
    !b ||
    task.given.kind !== "equation" ||
    !rises(m, given.direction)
  )
    return refuted("The slope is another one.");
  const gap = gapOf(task.given.relation, task.letters, budget);
  const fits = [gap(whole(0n), b), gap(whole(1n), add(b, m))].every((each) => each !== null && isZero(each));
  if (!fits) return refuted("The intercept is not on the line.");
  return weakest([
    inTidyForm(values, task.form, budget),
    () =>
      verified("The intercept fits the equation, and so does the point one step across and one slope up."),
  ]);
}
