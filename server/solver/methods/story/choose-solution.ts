import { compare, isInteger, isNegative, isZero, ZERO } from "../../expression/rational";
import type { StoryTask } from "../../tasks/story";
import type { Budget, Step } from "../../types";
import { type Solutions, type Values, valueLatex } from "./solve-conditions";
import { storyValue, type Value } from "./values";

/** Keeps the solutions that can be in the story: no negative lengths, no half tickets. Says which were left out. */
export function chooseSolution(
  story: StoryTask,
  { solutions }: Solutions,
  budget: Budget,
): { readonly kept: readonly Values[]; readonly steps: readonly Step[] } {
  const kept = solutions.filter((values) => isPossible(story, values, budget));
  if (kept.length === solutions.length || kept.length === 0) return { kept, steps: [] };
  const latex = kept.map((values) =>
    [...values].map(([name, value]) => valueLatex(name, value)).join(", \\; "),
  );
  return {
    kept,
    steps: [
      {
        rule: "choose-solution",
        title: "Keep the values that can be in the story.",
        latex: latex.join(" \\text{ or } "),
        why:
          story.domain === "positive"
            ? "What is measured or counted here cannot be negative or zero."
            : "The story asks for whole numbers.",
      },
    ],
  };
}

function isPossible(story: StoryTask, values: Values, budget: Budget): boolean {
  return [...values.values()].every((expression) => {
    const value = storyValue(expression, budget);
    return value !== null && fits(story, value);
  });
}

function fits({ domain, whole }: StoryTask, { number, exact }: Value): boolean {
  if (domain === "any") return true;
  if (domain === "integer") return exact && isInteger(number);
  if (isNegative(number)) return false;
  if (domain === "whole" && !whole) return exact && isInteger(number);
  return !isZero(number) && compare(number, ZERO) > 0;
}
