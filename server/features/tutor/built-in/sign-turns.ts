import "server-only";
import type { Situation } from "./types";
import { explain } from "./why";

const TURNS =
  /\b(?:arrow|sign|signs|symbol|inequality|minus)\b.*\b(?:turn|turns|turned|flip|flips|flipped|change|changes|changed|swap|swaps|reverse|reverses|reversed|switch|switches|switched)\b|\b(?:turn|flip|change|swap|reverse|switch)\b.*\b(?:arrow|sign|symbol|inequality)\b|\bwhy\b.{0,20}[<>≤≥]/i;

/** What a student asks about a sign that turns round, or might.
 * @returns null where nothing of the kind is asked */
export function signTurns(message: string, situation: Situation): string | null {
  const { problem, result } = situation.worked;
  const pair = OF_BOTH.test(message) && problem.task === "factor" ? signsOfBrackets(result.read.latex) : null;
  if (pair !== null) return pair;
  if (!TURNS.test(message)) return null;
  if (problem.task === "inequality") return ofInequality(situation);
  const at = result.steps.findIndex(({ title }) => /negative|minus|-\s?\d|-\s?[a-z]/i.test(title));
  const step = at < 0 ? null : explain(situation, { step: at + 1 });
  return step === null ? null : [step, ...(problem.task === "solve" ? [OTHER_SIDE] : [])].join("\n\n");
}

/** "How do you know it's minus in both?" */
const OF_BOTH =
  /\b(?:minus|plus|negative|positive|signs?)\b.*\b(?:both|brackets?|each|them|one|two)\b|\bwhich (?:one )?(?:is|gets) (?:the )?(?:minus|negative|plus)\b/i;

/** Which signs the two brackets of x² + bx + c have, and why. */
function signsOfBrackets(latex: string): string | null {
  const [, , sum, , product, last] =
    /^([a-z])\^(?:\{2\}|2) ([-+]) (\d*)\1 ([-+]) (\d+)$/.exec(latex.trim()) ?? [];
  if (!sum || !product || !last) return null;
  if (product === "-")
    return `The product of the two numbers is $-${last}$, below zero: so one of them is positive and the other negative. The larger one has the sign of the middle term, $${sum}$.`;
  const word = sum === "-" ? "negative" : "positive";
  return `The product of the two numbers is $${last}$, above zero: so both have the same sign. Their sum is the number of the middle term, which is ${word}: so both are ${word}.`;
}

const OTHER_SIDE =
  "A sign turns only where something is done to both sides: what is added on one side is taken from both, and dividing by a negative number makes plus of minus and minus of plus.";

const ONLY_NEGATIVE =
  "The sign turns only when both sides are multiplied or divided by a **negative** number.";

function ofInequality(situation: Situation): string {
  const { read, steps } = situation.worked.result;
  const directions = [read.latex, ...steps.map(({ latex }) => latex)].map(directionOf);
  const at = directions.findIndex(
    (each, index) =>
      index > 0 && each !== null && directions[index - 1] !== null && each !== directions[index - 1],
  );
  if (at < 1) return `It stays as it is. ${ONLY_NEGATIVE} No step here does that.`;
  return [`It turns here. ${ONLY_NEGATIVE}`, explain(situation, { step: at })].join("\n\n");
}

/** Which way the first sign of a line points; null without one. */
function directionOf(latex: string): "less" | "more" | null {
  const [sign] = /[<>≤≥]|\\(?:leq?|geq?|lt|gt)(?![a-z])/.exec(latex) ?? [];
  if (sign === undefined) return null;
  return /^(?:[<≤]|\\l)/.test(sign) ? "less" : "more";
}
