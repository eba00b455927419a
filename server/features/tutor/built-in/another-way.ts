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
  const split = inParts(original.result.read.latex);
  if (split !== null) return split;
  const { steps } = original.result;
  return steps.length > 0 ? `${ONLY_ONE}\n\n${presentReasons(steps)}` : presentSolution(original);
}

const TENS = 10;

/** A product of two numbers by the tens and the rest of one of them, as one would do it in the head.
 * @returns null for anything else */
function inParts(latex: string): string | null {
  const [, a, b] = /^(\d{1,4}) ?\\(?:cdot|times) ?(\d{1,4})$/.exec(latex.trim()) ?? [];
  const [whole, other] = [Number(a), Number(b)];
  const rest = other % TENS;
  if (!a || !b || other < TENS || rest === 0) return null;
  const tens = other - rest;
  return [
    `In your head: split $${other}$ into $${tens} + ${rest}$ and multiply each part.`,
    `$$${whole} \\cdot ${tens} = ${whole * tens}$$`,
    `$$${whole} \\cdot ${rest} = ${whole * rest}$$`,
    `Together: $${whole * tens} + ${whole * rest} = ${whole * other}$.`,
  ].join("\n\n");
}

/** The problem by the method the student names. */
export function byMethod({ original }: Situation, name: string): string {
  const way = byName(original, name);
  if (way) return presentSolution(way);
  const method = name === "quadratic formula" ? `the ${name}` : name;
  return `I can’t work this problem by ${method}. Ask for another way and I will show you what else I know.`;
}
