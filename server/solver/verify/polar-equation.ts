import type { Relation } from "../expression/ast";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { symbolsOf } from "../expression/walk";
import { onceFor } from "../memo";
import type { Budget, Check } from "../types";
import { crossings, type Gap, isNothing, zerosIn } from "./curve-crossings";
import { inTidyForm } from "./expression-form";
import { exactly, type ProblemOf, refuted, spotChecked, type Verifier, weakest } from "./obligations";

const NEAR = 1e-6;
const REACH = 200;
const CELLS = 300;
const DIRECTIONS = 12;
const FEWEST_POINTS = 3;
/** Distances at which no curve of a school book has a point by chance. */
const OFF = [0.31417, 1.73911, 3.90717, 11.1373];

/** Goes along rays from the origin: every point of the one curve found there must lie on the other. */
export const POLAR_EQUATION: Verifier<"polar-equation"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () => checkRelation(problem, relation, budget),
    form: () =>
      weakest([
        inTidyForm([relation.left, relation.right], problem.form, budget),
        () => exactly(relation.left.kind !== "negation", "The equation begins with a minus."),
      ]),
  }),
};

function checkRelation(problem: ProblemOf<"polar-equation">, relation: Relation, budget: Budget): Check {
  const letters = problem.to === "polar" ? ["r", "theta"] : ["x", "y"];
  if (relation.operator !== "=" || symbolsOf(relation).some((name) => !letters.includes(name)))
    return refuted("The answer is no equation in the letters asked for.");
  const [polar, plane] = problem.to === "polar" ? [relation, problem.equation] : [problem.equation, relation];
  const onPolar = gapOf(polar, ["r", "theta"]);
  const onPlane = gapOf(plane, ["x", "y"]);
  let [found, ahead] = [0, 0];
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = 0.1 + (i * 2 * Math.PI) / DIRECTIONS + 0.013 * i;
    const along = (r: number) => onPlane(r * Math.cos(angle), r * Math.sin(angle));
    const ofPolar = onRay(polar, i, () => zerosIn((r) => onPolar(r, angle), { edges: EDGES, budget }));
    const ofPlane = onRay(plane, DIRECTIONS + i, () => zerosIn(along, { edges: EDGES, budget }));
    if (ofPolar.some((r) => !isNothing(along(r))))
      return refuted("A point of the polar curve lies elsewhere.");
    const missed = (r: number) => !isNothing(onPolar(r, angle)) && !isNothing(onPolar(-r, angle + Math.PI));
    if (ofPlane.some((r) => Math.abs(r) > NEAR && missed(r))) return refuted("A point of the curve is lost.");
    const strange = OFF.some((r) => isNothing(onPolar(r, angle)) && !isNothing(along(r)));
    const everywhere = OFF.every((r) => isNothing(along(r)));
    if (strange || everywhere) return refuted("A point off the one curve is on the other.");
    found += ofPolar.length;
    ahead += ofPolar.filter((r) => r > 0).length;
  }
  const isLost =
    problem.to === "polar"
      ? strayOnCircles(onPolar, onPlane, budget)
      : strayOnLines(onPolar, onPlane, budget);
  if (isLost) return refuted("A point off the one curve is on the other.");
  if (ahead === 0) return refuted("Its distances are all negative.");
  if (found < FEWEST_POINTS) return refuted("Too few points could be compared.");
  return spotChecked(
    `On rays from the origin, ${found} points of one curve were found to lie on the other as well.`,
  );
}

const RAYS = onceFor((_: Relation) => new Map<number, readonly number[]>());

/** Where a curve meets a ray: the curve of the question meets it there for every answer. */
function onRay(curve: Relation, ray: number, find: () => readonly number[]): readonly number[] {
  const found = RAYS(curve).get(ray) ?? find();
  RAYS(curve).set(ray, found);
  return found;
}

/** The difference of the sides, small against their size. Not a number where a side has no real value. */
function gapOf({ left, right }: Relation, [first, second]: readonly [string, string]): Gap {
  return (a, b) => {
    const at = new Map([
      [first, { re: a, im: 0 }],
      [second, { re: b, im: 0 }],
    ]);
    const [l, r] = [real(evaluateComplex(left, at)), real(evaluateComplex(right, at))];
    return (l - r) / (1 + Math.abs(l) + Math.abs(r));
  };
}

const real = (value: Complex | null): number => (value && Math.abs(value.im) < NEAR ? value.re : Number.NaN);

/** Where a cell begins: narrow cells near the origin, wide ones far out, none beginning at the origin itself. */
const EDGES = Array.from({ length: CELLS }, (_, cell) => REACH * ((2 * (cell + 0.3717)) / CELLS - 1) ** 3);

/** A point of the one curve in the plane, away from the rays, that the polar one does not have. */
const strayOnLines = (onPolar: Gap, onPlane: Gap, budget: Budget): boolean =>
  crossings(onPlane, budget).some(([x, y]) => !isPolarPoint(onPolar, Math.hypot(x, y), Math.atan2(y, x)));

/** By any of the ways to tell a point: whole turns on, or half a turn on and backwards. */
const isPolarPoint = (onPolar: Gap, r: number, angle: number): boolean =>
  TURNS.some(
    (turn) =>
      isNothing(onPolar(r, angle + turn * Math.PI * 2)) ||
      isNothing(onPolar(-r, angle + (2 * turn + 1) * Math.PI)),
  );

const TURNS = [0, 1, -1, 2, -2, 3, -3];

/** The same around the origin, and at it. */
function strayOnCircles(onPolar: Gap, onPlane: Gap, budget: Budget): boolean {
  const isOn = (r: number, angle: number) => isNothing(onPlane(r * Math.cos(angle), r * Math.sin(angle)));
  const isPole = ROUND.every((angle) => isNothing(onPolar(0, angle)));
  return (
    (isPole && !isOn(0, 0)) ||
    OFF.flatMap((r) => [r, -r]).some((r) =>
      zerosIn((angle) => onPolar(r, angle), { edges: ROUND, budget }).some((angle) => !isOn(r, angle)),
    )
  );
}

const ROUND = Array.from({ length: 73 }, (_, i) => 0.0371 + (i * 2 * Math.PI) / 72);
