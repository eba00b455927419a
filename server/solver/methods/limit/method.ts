import type { Expression } from "../../expression/ast";
import { int, negation } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import type { Approach, Tendency } from "./approach";
import { type Followed, follow, shownTendency } from "./follow";

type LimitProblem = Problem & { readonly task: "limit" };

/** Limits at a point, from one side and at infinity. */
export const limit: Method = {
  id: "limit",
  tasks: ["limit"],
  work(problem, budget) {
    if (problem.task !== "limit") return null;
    if (symbolsOf(problem.expression).some((name) => name !== problem.variable)) {
      return withLetters(problem, budget);
    }
    const sides = sidesOf(problem);
    const followed = sides.map((side) => onSide(problem, side, budget));
    const [first, second] = followed;
    if (!first || (sides.length > 1 && !second)) return null;
    if (!second) return finished(first.steps, first.tendency);
    const [a, b] = [shownTendency(first.tendency), shownTendency(second.tendency)];
    return a === b ? finished(first.steps, first.tendency) : apart(problem, first, second);
  },
};

const endless = (target: Expression): 1 | -1 | null => {
  if (target.kind === "negation") return endless(target.operand) ? -1 : null;
  return target.kind === "constant" && target.name === "infinity" ? 1 : null;
};

/** From above first; at ±∞ there is one way only. */
function sidesOf({ target, side }: LimitProblem): readonly (1 | -1)[] {
  const way = endless(target);
  if (way) return [way];
  return side === 0 ? [1, -1] : [side];
}

function onSide(problem: LimitProblem, side: 1 | -1, budget: Budget): Followed | null {
  const { expression, variable, target } = problem;
  const way = endless(target);
  const approach: Approach = { variable, target: way ? null : tidy(target, budget), side, budget };
  const sign: Expression = problem.side === 0 ? int(0) : side === 1 ? int(1) : negation(int(1));
  const shown = (e: Expression) =>
    toLatex({
      kind: "function",
      name: "limit",
      args: [e, { kind: "symbol", name: variable }, target, way ? int(0) : sign],
    });
  return follow(expression, approach, shown);
}

/** Letters besides the variable: only where the point can be put in after cancelling. */
function withLetters(problem: LimitProblem, budget: Budget): Derivation | null {
  const { expression, variable, target } = problem;
  if (endless(target) || problem.side !== 0) return null;
  const plain = tidy(expression, budget);
  if (plain.kind === "quotient" && symbolsOf(plain.denominator).includes(variable)) return null;
  if (some(plain, (node) => node.kind === "absolute" || node.kind === "root" || node.kind === "function"))
    return null;
  const value = tidy(substitute(plain, new Map([[variable, target]])), budget);
  return finished(
    [
      {
        rule: "cancel-common-factor",
        title: "Simplify until nothing is divided by zero any more.",
        latex: toLatex(plain),
        why: "Beside the point itself the expression keeps its value.",
      },
    ],
    { kind: "finite", value },
  );
}

function finished(steps: readonly Step[], tendency: Tendency): Derivation {
  const latex = shownTendency(tendency);
  const last: Step = {
    rule: tendency.kind === "finite" ? "put-in-the-limit-point" : "no-finite-limit",
    title:
      tendency.kind === "finite"
        ? "Nothing stands in the way any more: read off the limit."
        : tendency.kind === "infinite"
          ? "The values grow without bound."
          : "The values keep swinging, so they do not settle on a number.",
    latex,
    why:
      tendency.kind === "finite"
        ? "Sums, products, quotients and the usual functions are continuous wherever they have a value."
        : "There is no number that the values come close to and stay close to.",
  };
  const all = steps.at(-1)?.latex === latex ? [...steps] : [...steps, last];
  return { method: "limit", steps: all, answer: answerOf(tendency) };
}

function answerOf(tendency: Tendency): AnswerValue {
  if (tendency.kind === "finite") {
    const { value } = tendency;
    return { kind: "expression", expression: value };
  }
  if (tendency.kind === "swings") return NOWHERE;
  const infinity: Expression = { kind: "constant", name: "infinity" };
  const value = tendency.sign === 1 ? infinity : negation(infinity);
  return { kind: "expression", expression: value };
}

const NOWHERE: AnswerValue = { kind: "word", word: "does not exist" };

/** Two different limits from the two sides. */
function apart({ variable, target }: LimitProblem, above: Followed, below: Followed): Derivation {
  const x = toLatex({ kind: "symbol", name: variable });
  const way = (sign: string) => `\\lim_{${x} \\to ${toLatex(target)}^{${sign}}}`;
  return {
    method: "limit",
    steps: [
      {
        rule: "limit-from-above",
        title: "Come from above.",
        latex: `${way("+")} = ${shownTendency(above.tendency)}`,
        why: "Values a little larger than the point.",
      },
      {
        rule: "limit-from-below",
        title: "Come from below.",
        latex: `${way("-")} = ${shownTendency(below.tendency)}`,
        why: "Values a little smaller than the point.",
      },
      {
        rule: "sides-differ",
        title: "Compare the two sides.",
        latex: valueLatex(NOWHERE),
        why: "A limit exists only when both sides lead to the same number.",
      },
    ],
    answer: NOWHERE,
  };
}
