import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { some, symbolsOf } from "../expression/walk";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkRadicalIdentity } from "./radical-identity";

const POINTS = [1.7, 2.3, 3.1];

/** The same value for positive letters, and no root (or no fractional exponent) left. */
export function verifyRadicalForm(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "radical-form" || value.kind !== "expression")
    return { status: "refuted", reason: "The answer is of another kind." };
  const { expression, to } = problem;
  const answer = value.expression;
  const isLeft = some(answer, (node) =>
    to === "power"
      ? node.kind === "root"
      : node.kind === "power" && some(node.exponent, (part) => part.kind === "quotient"),
  );
  if (isLeft) return { status: "refuted", reason: "It is not in the form asked for." };
  const identity = checkRadicalIdentity(expression, answer, { absolute: false, budget });
  if (identity.equal === false) return { status: "refuted", reason: identity.reason };
  if (identity.equal)
    return { status: identity.proved ? "verified" : "partial", evidence: [identity.evidence] };
  return POINTS.every((start) => agreesAt(expression, answer, start))
    ? {
        status: "partial",
        evidence: ["In decimals both are the same at every place tried; that is not a proof."],
      }
    : { status: "refuted", reason: "The values differ." };
}

function agreesAt(a: Expression, b: Expression, start: number): boolean {
  const at = new Map(symbolsOf(a).map((name, position) => [name, { re: start + position, im: 0 }]));
  const [x, y] = [evaluateComplex(a, at), evaluateComplex(b, at)];
  return (
    x !== null &&
    y !== null &&
    Math.hypot(x.re - y.re, x.im - y.im) < 1e-9 * Math.max(1, Math.hypot(x.re, x.im))
  );
}
