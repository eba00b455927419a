import type { Expression } from "../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../expression/build";
import type { Budget } from "../types";
import { complexParts } from "./complex-parts";
import { realValue } from "./numeric";
import { encloseValue } from "./precise/enclose";
import { type Fit, fitOf } from "./precise/fit";
import { sameNumber } from "./precise/same-number";
import { decimalsOf } from "./trigonometric-value";

/** Across and up, or distance and angle. */
export type Coordinates = readonly [Expression, Expression];

const PI: Expression = { kind: "constant", name: "pi" };
const BITS = 200n;
const call = (name: string, angle: Expression): Expression => ({ kind: "function", name, args: [angle] });

const FITS: readonly Fit[] = ["equal", "rounds", "unknown", "apart"];
const worst = (fits: readonly Fit[]): Fit => FITS[Math.max(...fits.map((fit) => FITS.indexOf(fit)))] as Fit;

/** How a written point is to the one at a distance and an angle. */
export const placeFit = ([r, theta]: Coordinates, [x, y]: Coordinates, budget: Budget): Fit =>
  worst([
    fitOf(product([r, call("cos", theta)]), x, { places: decimalsOf(x), budget }),
    fitOf(product([r, call("sin", theta)]), y, { places: decimalsOf(y), budget }),
  ]);

/** How a written distance and angle, of less than a turn, are to a point. */
export function directionFit([x, y]: Coordinates, [r, theta]: Coordinates, budget: Budget): Fit {
  const length = root(sum([power(x, int(2)), power(y, int(2))]));
  const distance = fitOf(length, r, { places: decimalsOf(r), budget });
  if (distance === "apart" || !isWithinTurn(theta)) return "apart";
  const near = placeFit([length, theta], [x, y], budget);
  const exact = near === "unknown" && isSlope(theta, [x, y], budget) ? "equal" : near;
  if (exact !== "apart" || decimalsOf(theta) === null) return worst([distance, exact]);
  const direction = directionOf([x, y], budget);
  return worst([distance, fitOf(direction, theta, { places: decimalsOf(theta), budget })]);
}

/** Whether an angle is, but for half turns, the inverse tangent of y/x: which of them it is the place says. */
function isSlope(theta: Expression, [x, y]: Coordinates, budget: Budget): boolean {
  const terms = theta.kind === "sum" ? theta.terms : [theta];
  const [slope, ...others] = terms.filter((each) => tangentOf(each) !== null);
  const tangent = slope && tangentOf(slope);
  if (!tangent || others.length > 0) return false;
  const rest = terms.filter((each) => each !== slope);
  const isTurned = rest.every((each) => sameNumber(call("sin", each), int(0), budget) === "equal");
  return isTurned && sameNumber(product([tangent, x]), y, budget) === "equal";
}

/** What an inverse tangent is of, with its sign. */
function tangentOf(e: Expression): Expression | null {
  if (e.kind === "function") return e.name === "arctan" ? (e.args[0] ?? null) : null;
  const inner = e.kind === "negation" ? tangentOf(e.operand) : null;
  return inner && negation(inner);
}

/** The angle as an expression, by an inverse tangent in the right half of the plane. */
function directionOf([x, y]: Coordinates, budget: Budget): Expression {
  const [across, up] = [x, y].map((each) => realValue(each, new Map()) ?? 0) as [number, number];
  if (sameNumber(x, int(0), budget) === "equal") return product([quotient(int(up < 0 ? 3 : 1), int(2)), PI]);
  const turns = across < 0 ? 1 : up < 0 ? 2 : 0;
  return sum([call("arctan", quotient(y, x)), product([int(turns), PI])]);
}

export const isWithinTurn = (theta: Expression): boolean => {
  const [angle, rest] = [theta, sum([product([int(2), PI]), negation(theta)])].map((e) =>
    encloseValue(e, BITS),
  );
  return Boolean(angle && rest && angle.low >= 0n && rest.low > 0n);
};

/** How a written complex number, in whatever form, is to one by its parts. */
export function numberFit([x, y]: Coordinates, answer: Expression, budget: Budget): Fit {
  const parts = complexParts(answer);
  if (!parts) return "apart";
  const { real, imaginary } = parts;
  return worst([fitOf(x, real, { places: null, budget }), fitOf(y, imaginary, { places: null, budget })]);
}

/** The parts of a number told by distance and angle. */
export const partsAt = (r: Expression, theta: Expression): Coordinates => [
  product([r, call("cos", theta)]),
  product([r, call("sin", theta)]),
];
