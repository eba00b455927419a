import type { Expression } from "../expression/ast";
import { equation, int, power, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { some } from "../expression/walk";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const NEAR = 1e-9;
/** Half a unit of the last of three decimals. */
const ROUNDED = 0.000501;

const real = (e: Expression | undefined): number =>
  e ? (evaluateComplex(e, new Map())?.re ?? Number.NaN) : Number.NaN;

/** Goes back the other way in doubles; exact where the sum of the squares can be compared exactly as well. */
export function verifyPolar(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task === "to-polar") return checkPolar(problem, value);
  if (problem.task !== "to-rectangular") return refuted("This is no change of coordinates.");
  const { radius, angle, complex } = problem;
  const place = complex ? complexValue(value) : planeValue(value);
  if (!place) return refuted("The answer is of another kind.");
  const [r, theta] = [real(radius), real(angle)];
  const far = Math.hypot(place[0] - r * Math.cos(theta), place[1] - r * Math.sin(theta));
  if (!(far <= NEAR * (1 + Math.abs(r)))) return refuted("The point lies elsewhere.");
  const [x, y] = value.kind === "points" ? (value.points[0] ?? []) : [];
  const exact =
    x && y
      ? holdsAt(equation(sum([power(x, int(2)), power(y, int(2))]), power(radius, int(2))), new Map(), budget)
      : null;
  if (exact === false) return refuted("The distance is another one.");
  return exact
    ? {
        status: "verified",
        evidence: ["$x^2 + y^2$ is $r^2$ exactly, and the direction agrees with the angle."],
      }
    : {
        status: "partial",
        evidence: ["Worked out in decimals, cosine and sine of the angle lead to the same place."],
      };
}

function planeValue(value: AnswerValue): readonly [number, number] | null {
  const [x, y] = value.kind === "points" ? (value.points[0] ?? []) : [];
  return x && y ? [real(x), real(y)] : null;
}

function complexValue(value: AnswerValue): readonly [number, number] | null {
  const found = value.kind === "expression" ? evaluateComplex(value.expression, new Map()) : null;
  return found && [found.re, found.im];
}

function checkPolar(problem: Extract<Problem, { readonly task: "to-polar" }>, value: AnswerValue): Check {
  const [x, y] = [real(problem.x), real(problem.y)];
  if (problem.complex) {
    const place = complexValue(value);
    const rounded =
      value.kind === "expression" &&
      some(value.expression, (part) => part.kind === "number" && part.decimals !== undefined);
    const size = Math.hypot(x, y);
    const fits =
      place !== null && Math.hypot(place[0] - x, place[1] - y) <= (rounded ? ROUNDED : NEAR) * (1 + size);
    return fits
      ? { status: "partial", evidence: ["Multiplied out in decimals, the polar form gives the number back."] }
      : refuted("It is another number.");
  }
  const place = planeValue(value);
  const angle = value.kind === "points" ? value.points[0]?.[1] : undefined;
  if (!place || !angle) return refuted("The answer is of another kind.");
  const [r, theta] = place;
  const rounded = angle.kind === "number" && angle.decimals !== undefined;
  const gap = Math.hypot(r * Math.cos(theta) - x, r * Math.sin(theta) - y);
  if (!(gap <= (rounded ? ROUNDED : NEAR) * (1 + r)) || theta < 0 || theta >= 2 * Math.PI)
    return refuted("The point lies elsewhere.");
  return {
    status: "partial",
    evidence: ["Cosine and sine of the angle, in decimals, lead back to the point."],
  };
}
