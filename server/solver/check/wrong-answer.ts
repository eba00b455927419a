import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { polynomialOf, polynomialToExpression } from "../expression/polynomial";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Problem } from "../types";
import { isClose, shown } from "./compare-expressions";
import type { Terms } from "./compare-values";
import { wrongPair } from "./factor-pair";
import type { Judgement } from "./judgement";
import { refutationOf } from "./proof/comparison";
import { Refutation } from "./proof/refutation";
import type { Claim } from "./student-claim";
import type { AnswerCheck } from "./types";

/** What the answer was compared with, and how. */
interface Compared {
  readonly right: AnswerValue;
  readonly terms: Terms;
}

/** What to say of a wrong answer: which part of it is wrong or missing, and where it fails. */
export function wrongAnswer(
  { problem, value }: Pick<Claim, "problem" | "value">,
  refutation: Refutation,
  compared?: Compared,
): Judgement {
  const wrong = (message: string, counterexample: string | null): Judgement => ({
    verdict: "wrong",
    message,
    refutation: refutation.saying(counterexample),
  });
  const right = compared?.right;
  if (compared && value.kind === "roots" && right?.kind === "roots") {
    const isNone = (root: Expression) =>
      Refutation.all(right.roots.map((each) => refutationOf(compared.terms.compare(root, each)))) !== null;
    return wrong(...wrongRoots(problem, value.roots, { isNone, count: right.roots.length }));
  }
  if (value.kind === "roots" && right?.kind === "all")
    return wrong("More numbers than these make it true.", null);
  return wrong(
    multipliedOut(problem, value, compared) ??
      "This is not right yet. Look through your steps, or check your working line by line.",
    yourAnswerIn(refutation.counterexample),
  );
}

/** What wrong factors come to: only the student's own answer is worked with. Null where nothing was to be factored, or they
 * come to too much. */
function multipliedOut(problem: Problem, value: AnswerValue, compared: Compared | undefined): string | null {
  if (problem.task !== "factor" || value.kind !== "expression" || !compared) return null;
  const { budget } = compared.terms;
  const product = polynomialOf(value.expression, budget);
  if (!product) return null;
  const pair = wrongPair(problem.expression, value.expression, budget);
  const compare = `Multiplied out, your answer is $${toLatex(polynomialToExpression(product))}$. Compare it with the question term by term.`;
  return pair === null ? compare : `${pair} ${compare}`;
}

/** A comparison of "the first" and "the second" told of an answer and a question. */
const yourAnswerIn = (comparison: string | null): string | null =>
  comparison?.replace("the first gives", "your answer gives").replace(", the second", ", the question") ??
  null;

const HALF_WAY = "Half-way: what you have is right";

/** Whether an answer has right solutions, and not all of them. */
export const isHalfWay = ({ verdict, message }: Pick<AnswerCheck, "verdict" | "message">): boolean =>
  verdict === "wrong" && message.startsWith(HALF_WAY);

const halfWayWith = (missing: number): string =>
  `${HALF_WAY}, and there ${missing === 1 ? "is one" : "are"} more.`;

/** What is said of an answer with right solutions, when it cannot be said how many it lacks. */
export const moreSolutions = (): Judgement => ({
  verdict: "wrong",
  message: `${HALF_WAY}, and there are more.`,
  refutation: Refutation.otherLength(0, 1) as Refutation,
});

/** What is said of an answer that has some of several values, all of them right.
 * @param missing how many more there are, at least one */
export const halfWay = (missing: number): Judgement => ({
  verdict: "wrong",
  message: halfWayWith(missing),
  refutation: Refutation.otherLength(0, missing) as Refutation,
});

interface RightRoots {
  /** Proved to be no solution. */
  readonly isNone: (root: Expression) => boolean;
  readonly count: number;
}

function wrongRoots(
  problem: Problem,
  roots: readonly Expression[],
  { isNone, count }: RightRoots,
): [message: string, counterexample: string | null] {
  const failing = roots.find(isNone) ?? (count === 0 ? roots[0] : undefined);
  if (failing)
    return ["Put your answer back into the equation: do both sides agree?", putBack(problem, failing)];
  if (roots.length === 0) return ["There is a solution. Look again.", null];
  return [halfWayWith(count - roots.length), null];
}

/** Both sides of the equation at a number that does not solve it. */
function putBack(problem: Problem, root: Expression): string | null {
  if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
  const at = new Map([[problem.unknown, root]]);
  const [left, right] = [problem.equation.left, problem.equation.right].map((side) =>
    evaluateComplex(substitute(side, at), new Map()),
  );
  const named = `$${toLatex({ kind: "symbol", name: problem.unknown })} = ${toLatex(root)}$`;
  if (!left || !right) return `Put ${named} back: one side has no value there.`;
  return isClose(left, right)
    ? null
    : `Put ${named} back: the left side gives ${shown(left)}, the right side ${shown(right)}.`;
}
