import type { Expression } from "../../expression/ast";
import { equation, int } from "../../expression/build";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { CurveStudyTask } from "../../tasks/curve-study";
import type { Budget, Derivation, Step } from "../../types";
import { differentiateByRules } from "../derivative/differentiate-by-rules";
import { valueAt } from "../derivative/put-in-value";
import { sizeOf, zerosOf } from "./zeros";

interface Candidate {
  readonly at: Expression;
  readonly height: Expression;
}

const NEAR = 1e-10;

/** The values at the ends and where the derivative is zero between them; the greatest and the least of them. */
export function absoluteExtrema(
  { expression, variable, asked }: CurveStudyTask,
  { low, high }: NonNullable<CurveStudyTask["on"]>,
  budget: Budget,
): Derivation | null {
  const worked = differentiateByRules(expression, { variable, budget });
  const zeros = worked && zerosOf(worked.result, variable, budget);
  const [from, to] = [sizeOf(low), sizeOf(high)];
  if (!worked || !zeros || !(from < to)) return null;
  const inside = zeros.roots.filter((each) => sizeOf(each) > from + NEAR && sizeOf(each) < to - NEAR);
  const places = [low, ...inside, high];
  const candidates: Candidate[] = [];
  for (const at of places) {
    const height = valueAt(expression, { variable, at, budget });
    if (!height || !Number.isFinite(sizeOf(height))) return null;
    candidates.push({ at, height });
  }
  const sizes = candidates.map(({ height }) => sizeOf(height));
  const found = named(candidates, sizes, asked);
  const answer = {
    kind: "points" as const,
    unknowns: [variable, "y"],
    points: found.map(({ at, height }) => [at, height]),
    pointNames: found.map(({ name }) => name),
  };
  const steps: Step[] = [
    ...worked.steps,
    {
      rule: "set-the-derivative-zero",
      title: "Set the derivative equal to zero.",
      latex: toLatex(equation(worked.result, int(0))),
      why: "Inside the interval the greatest and the least value can only stand where the graph is level.",
    },
    ...zeros.steps,
    {
      rule: "values-to-compare",
      title: "Work out the function at the ends and at the numbers between them.",
      latex: candidates.map(({ at, height }) => `(${toLatex(at)}, ${toLatex(height)})`).join(", \\quad "),
      why: "An extreme value over a closed interval is one of these.",
    },
    {
      rule: "greatest-and-least",
      title: "Take the greatest and the least of them.",
      latex: valueLatex(answer),
      why: "No other number of the interval can do better.",
    },
  ];
  return { method: "curve-study", steps, answer };
}

/** The candidates that are greatest or least, in their order. */
function named(
  candidates: readonly Candidate[],
  sizes: readonly number[],
  asked: CurveStudyTask["asked"],
): (Candidate & { readonly name: string })[] {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return candidates.flatMap((each, i) => {
    const size = sizes[i] as number;
    const isMost = Math.abs(size - most) <= NEAR * (1 + Math.abs(most)) && asked !== "absolute minimum";
    const isLeast = Math.abs(size - least) <= NEAR * (1 + Math.abs(least)) && asked !== "absolute maximum";
    return isMost
      ? [{ ...each, name: "absolute maximum" }]
      : isLeast
        ? [{ ...each, name: "absolute minimum" }]
        : [];
  });
}
