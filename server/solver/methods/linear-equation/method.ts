import type { Relation } from "../../expression/ast";
import { degreeIn, type Polynomial, subtractPolynomials } from "../../expression/polynomial";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Problem, Step } from "../../types";
import { clearBracketedFractions, clearDecimals, clearFractions } from "./clear-fractions";
import { combineLikeTerms } from "./combine-like-terms";
import { distribute } from "./distribute";
import { divideByCoefficient } from "./divide";
import { moveConstant } from "./move-constant";
import { moveUnknown } from "./move-unknown";
import { type NumberStyle, styleOf } from "./number-style";
import { contradiction, everyNumber, identity, noSolution, oneRoot } from "./outcome";
import { letterToPi, PI_LETTER, piToLetter } from "./pi-as-letter";
import type { Rule } from "./rule";
import { polynomialOfSide, readSides, type Sides, toEquation } from "./side";

/** No equation within the limits needs more moves; reaching it means two rules undo each other. */
const MOST_MOVES = 20;

/** One equation that is linear in its unknown once multiplied out; other letters may occur. */
export const linearEquation: Method = {
  id: "linear-equation",
  tasks: ["solve"],
  work(problem, budget) {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    const equation = piToLetter(problem.equation);
    const sides = readSides(equation, numberStyle(problem, equation), budget);
    if (!sides) return null;
    const difference = subtractPolynomials(polynomialOfSide(sides.left), polynomialOfSide(sides.right));
    const degree = degreeIn(difference, problem.unknown);
    if (degree > 1 || (degree === 0 && difference.terms.some((t) => Object.keys(t.exponents).length > 0))) {
      return null;
    }
    return worked(problem, sides, { budget, difference });
  },
};

/** As the instruction asks; otherwise as the exercise is written. */
function numberStyle({ form }: Problem, equation: Relation): NumberStyle {
  return form.number === "decimal" || form.number === "fraction" ? form.number : styleOf([equation]);
}

/** The rules in the order in which they are tried on every state. */
const rulesFor = (problem: Problem): readonly Rule[] => [
  clearBracketedFractions,
  distribute,
  ...(/decimal/i.test(problem.method ?? "") ? [clearDecimals] : []),
  clearFractions,
  combineLikeTerms,
  moveUnknown,
  moveConstant,
];

function worked(
  problem: Problem & { readonly task: "solve" },
  start: Sides,
  { budget, difference }: { readonly budget: Budget; readonly difference: Polynomial },
): Derivation | null {
  const { unknown } = problem;
  const rules = rulesFor(problem);
  const steps: Step[] = [];
  let sides = start;
  for (let moves = 0; ; moves++) {
    budget.spend();
    const move = rules.map((rule) => rule(sides, unknown)).find((result) => result !== null);
    if (!move) break;
    if (moves === MOST_MOVES) return null;
    sides = move.sides;
    steps.push({ rule: move.rule, title: move.title, why: move.why, latex: toLatex(toEquation(sides)) });
  }
  const method = "linear-equation";
  if (degreeIn(difference, unknown) === 0) {
    const always = difference.terms.length === 0;
    const answer = always ? everyNumber(unknown) : noSolution(unknown);
    return { method, steps: [...steps, always ? identity(unknown) : contradiction(unknown)], answer };
  }
  const { root, steps: last } = divideByCoefficient(sides, unknown);
  const answer = oneRoot(unknown, unknown === PI_LETTER ? root : letterToPi(root));
  return {
    method,
    steps: [...withoutRepeats(steps, problem.equation), ...last],
    answer,
  };
}

/** A rule that rewrites without a visible change makes no step. */
function withoutRepeats(steps: readonly Step[], from: Parameters<typeof toLatex>[0]): readonly Step[] {
  return steps.filter((step, i) => step.latex !== (steps[i - 1]?.latex ?? toLatex(from)));
}
