import type { Expression, Relation } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, isZero, multiply, type Rational, rational, subtract } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { LineTask, PlanePoint } from "../tasks/line";
import type { AnswerValue, Budget, Check, Problem } from "../types";

type Pair = readonly [Rational, Rational];
/** How far the left side of an equation is above the right one at a point: zero exactly on the line. */
type Gap = (x: Rational, y: Rational) => Rational | null;

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const UNCHECKED: Check = { status: "unchecked", evidence: [] };
const whole = (n: bigint): Rational => rational(n);

/** Checks a line by points: those that are given are put into the answer, and directions are taken from differences
 * of the equation, never from a slope formula. */
export function verifyLine(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "line") return refuted("This is no line.");
  const given = directionOf(problem, budget);
  if (!given) return UNCHECKED;
  const view: View = { task: problem, given, budget };
  if (value.kind === "relation") return checkEquation(value.relation, view);
  if (value.kind === "points") return checkIntercepts(value.points, view);
  if (value.kind === "named")
    return checkNamed(
      value.values.map((each) => each.value),
      view,
    );
  if (value.kind === "word")
    return isZero(given.direction[0])
      ? verified("Along the line $x$ does not change, so the line is vertical.")
      : refuted("The line is not vertical.");
  if (value.kind !== "expression") return refuted("The answer is of another kind.");
  const m = evaluateExact(value.expression, new Map(), budget);
  if (!m || isZero(given.direction[0]) || !rises(m, given.direction))
    return refuted("The slope is another one.");
  return verified(`One step across goes up by $${toLatex(value.expression)}$ all along the line.`);
}

interface View {
  readonly task: LineTask;
  readonly given: Known;
  readonly budget: Budget;
}

interface Known {
  /** A step along the line that is asked about. */
  readonly direction: Pair;
  /** A point on it, where one is known. */
  readonly point: Pair | null;
}

const verified = (...evidence: string[]): Check => ({ status: "verified", evidence });
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
  const gap = gapOf(relation, task.letters, budget);
  const along = alongLine(gap);
  if (!along) return refuted("The answer is no line.");
  const [dx, dy] = given.direction;
  if (!equals(multiply(along[0], dy), multiply(along[1], dx)))
    return refuted("The line runs in another direction.");
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

function checkIntercepts(points: readonly (readonly Expression[])[], { task, given, budget }: View): Check {
  const pairs = points.map((each) => each.map((e) => evaluateExact(e, new Map(), budget)));
  const fits = pairs.every(([x, y]) => {
    if (!x || !y) return false;
    if (task.given.kind === "equation")
      return isZero(gapOf(task.given.relation, task.letters, budget)(x, y) ?? whole(1n));
    const [px, py] = given.point ?? [x, y];
    const [dx, dy] = given.direction;
    return equals(multiply(subtract(x, px), dy), multiply(subtract(y, py), dx));
  });
  const onAxes = pairs.every(([x, y]) => x && y && (isZero(x) || isZero(y)));
  const throughOrigin = points.length === 1 && pairs[0]?.every((each) => each !== null && isZero(each));
  const wanted = task.asked !== "intercepts" || given.direction.some(isZero) || throughOrigin ? 1 : 2;
  if (!fits || !onAxes || points.length !== wanted) return refuted("These are not the intercepts.");
  const rightAxis = pairs.every(([x, y]) =>
    task.asked === "x-intercept" ? y && isZero(y) : task.asked !== "y-intercept" || (x && isZero(x)),
  );
  return rightAxis
    ? verified(
        points.length === 1
          ? "The point fits the equation and lies on the axis."
          : "Each point fits the equation and lies on its axis.",
      )
    : refuted("The point is on the other axis.");
}

function checkNamed(values: readonly Expression[], { task, given, budget }: View): Check {
  const [m, b] = values.map((each) => evaluateExact(each, new Map(), budget));
  if (!m || !b || task.given.kind !== "equation" || !rises(m, given.direction))
    return refuted("The slope is another one.");
  const gap = gapOf(task.given.relation, task.letters, budget);
  const fits = [gap(whole(0n), b), gap(whole(1n), add(b, m))].every((each) => each !== null && isZero(each));
  return fits
    ? verified("The intercept fits the equation, and so does the point one step across and one slope up.")
    : refuted("The intercept is not on the line.");
}
