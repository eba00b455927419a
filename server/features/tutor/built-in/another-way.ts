import "server-only";
import { presentReasons, presentSolution } from "./present";
import type { Situation } from "./types";
import { byName, otherWays } from "./ways";

const ONLY_ONE =
  "I know only this one way for this kind of problem. Here it is in words, with the reason for each step:";

/** The problem by a method it was not worked by yet; each further request takes the next one. */
export function anotherWay({ original, waysAsked }: Situation): string {
  const ways = otherWays(original);
  const way = ways[waysAsked - 1];
  if (way) return presentSolution(way);
  if (ways.length > 0) return "Those are all the ways I know for this problem.";
  const { steps } = original.result;
  return steps.length > 0 ? `${ONLY_ONE}\n\n${presentReasons(steps)}` : presentSolution(original);
}

/** The problem by the method the student names. */
export function byMethod({ original }: Situation, name: string): string {
  const way = byName(original, name);
  if (way) return presentSolution(way);
  const method = name === "quadratic formula" ? `the ${name}` : name;
  return `I can’t work this problem by ${method}. Ask for another way and I will show you what else I know.`;
}
