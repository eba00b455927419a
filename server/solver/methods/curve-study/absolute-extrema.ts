import { valueLatex } from "../../printer/answer/value";
import type { CurveStudyTask } from "../../tasks/curve-study";
import type { Budget, Derivation, Step } from "../../types";
import { type Candidate, candidatesOf, isNear, namedPoints, placesLatex } from "./candidates";
import { sizeOf } from "./zeros";

/** The values at the ends and where the derivative is zero between them; the greatest and the least of them. */
export function absoluteExtrema(
  problem: CurveStudyTask & { readonly on: NonNullable<CurveStudyTask["on"]> },
  budget: Budget,
): Derivation | null {
  const why = "Inside the interval the greatest and the least value can only stand where the graph is level.";
  const candidates = candidatesOf(problem, why, budget);
  if (!candidates) return null;
  const { places, steps } = candidates;
  const sizes = places.map(({ height }) => sizeOf(height));
  const answer = namedPoints(problem.variable, named(places, sizes, problem.asked));
  const compared: Step[] = [
    {
      rule: "values-to-compare",
      title: "Work out the function at the ends and at the numbers between them.",
      latex: placesLatex(places),
      why: "An extreme value over a closed interval is one of these.",
    },
    {
      rule: "greatest-and-least",
      title: "Take the greatest and the least of them.",
      latex: valueLatex(answer),
      why: "No other number of the interval can do better.",
    },
  ];
  return { method: "curve-study", steps: [...steps, ...compared], answer };
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
    const isMost = isNear(size, most) && asked !== "absolute minimum";
    const isLeast = isNear(size, least) && asked !== "absolute maximum";
    return isMost
      ? [{ ...each, name: "absolute maximum" }]
      : isLeast
        ? [{ ...each, name: "absolute minimum" }]
        : [];
  });
}
