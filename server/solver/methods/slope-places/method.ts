import type { Expression } from "../../expression/ast";
import { equation, negation, quotient, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { SlopePlacesTask } from "../../tasks/rates";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import { sizeOf, zerosOf } from "../curve-study/zeros";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { valueAt } from "../derivative/put-in-value";

type Places = Extract<Problem, SlopePlacesTask>;

/** Where the derivative has a value: it is worked out, set equal to the value, and solved. */
export const slopePlaces: Method = {
  id: "slope-places",
  tasks: ["slope-places"],
  work(problem, budget) {
    if (problem.task !== "slope-places") return null;
    const { expression, variable } = problem;
    const target = targetOf(problem, budget);
    const worked = target && differentiateByRules(expression, { variable, budget });
    if (!target || !worked) return null;
    const zeros = zerosOf(sum([worked.result, negation(target.value)]), variable, budget);
    if (!zeros) return null;
    const set: Step = {
      rule: "set-the-slope",
      title: `Set the derivative equal to $${toLatex(target.value)}$.`,
      latex: toLatex(equation(worked.result, target.value)),
      why: "The derivative is the slope of the graph.",
    };
    const steps = [...target.steps, ...worked.steps, set, ...zeros.steps];
    const places = zeros.roots.filter((each) => isInside(problem, each));
    return finished(problem, { places, steps }, budget);
  },
};

interface Target {
  readonly value: Expression;
  readonly steps: readonly Step[];
}

/** The slope that is told, or that of the chord. */
function targetOf({ expression, variable, slope, within }: Places, budget: Budget): Target | null {
  if (slope !== "chord") return { value: slope, steps: [] };
  const [low, high] = within ? [within.low, within.high] : [];
  const [a, b] = [low, high].map((at) => at && valueAt(expression, { variable, at, budget }));
  if (!low || !high || !a || !b) return null;
  const value = tidy(quotient(sum([b, negation(a)]), sum([high, negation(low)])), budget);
  const step: Step = {
    rule: "slope-of-the-chord",
    title: `Find the slope of the line through the ends of the graph, where the values are $${toLatex(a)}$ and $${toLatex(b)}$.`,
    latex: toLatex(value),
    why: "By the mean value theorem the graph has this slope somewhere between its ends.",
  };
  return { value, steps: [step] };
}

function isInside({ expression, variable, within }: Places, place: Expression): boolean {
  const x = sizeOf(place);
  const value = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
  if (!value || Math.abs(value.im) > 1e-9) return false;
  if (!within) return true;
  const [low, high] = [sizeOf(within.low), sizeOf(within.high)];
  const isOnEnd = Math.min(Math.abs(x - low), Math.abs(x - high)) < 1e-10;
  return isOnEnd ? within.ends : x > low && x < high;
}

interface Found {
  readonly places: readonly Expression[];
  readonly steps: readonly Step[];
}

function finished(problem: Places, { places, steps }: Found, budget: Budget): Derivation | null {
  const { expression, variable, unknown, shown } = problem;
  const heights = places.flatMap((at) => valueAt(expression, { variable, at, budget }) ?? []);
  if (places.length === 0 || heights.length < places.length) return null;
  const points = places.map((at, i) => [at, heights[i] as Expression]);
  const isNumbers = shown === "numbers";
  const answer: AnswerValue = isNumbers
    ? { kind: "roots", unknown, roots: places }
    : { kind: "points", unknowns: [variable, "y"], points };
  const written = isNumbers
    ? places.map((at) => toLatex(equation(symbol(unknown), at)))
    : points.map((point) => `(${point.map(toLatex).join(", ")})`);
  const last: Step = {
    rule: "keep-the-places",
    title: isNumbers ? "Keep the solutions that count." : "Work out the values of the function there.",
    latex: written.join(", \\quad "),
    why: isNumbers
      ? "Each has to lie where the question looks."
      : "A point of the graph is a number and the value of the function there.",
  };
  const all = steps.at(-1)?.latex === last.latex ? steps : [...steps, last];
  return { method: "slope-places", steps: all, answer };
}
