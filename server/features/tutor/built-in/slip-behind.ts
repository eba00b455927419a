import "server-only";
import { wrongMoves } from "@/server/solver/check/misconceptions/wrong-moves";
import { gcd } from "@/server/solver/expression/rational";
import { answerExpression } from "./answer-expression";
import { readClaims } from "./claim";
import { compare } from "./compare";
import { findProblem } from "./find-problem";
import type { Worked } from "./types";
import { percentAsNumber } from "./why-not";

/** Lines of wrong rules that are worked on for one answer. */
const LINES_MAX = 24;

/** How a wrong answer may have come about: the known slip that leads to it, with what is wrong about it.
 * @param claim the answer as written
 * @returns null where no known slip leads there */
export function slipBehind(claim: string, worked: Worked): string | null {
  const [only, ...others] = readClaims(claim) ?? [];
  if (!only || others.length > 0) return null;
  const percent = percentTaken(claim, worked);
  if (percent !== null) return percent;
  for (const { misconception, latex, text } of wrongMoves(worked.problem, () => true).slice(0, LINES_MAX)) {
    const line = answerExpression(latex) ?? answerOf(text);
    if (line && compare(only.value, line).outcome === "equal")
      return `This may be behind it: with a common slip you get $${latex}$. ${misconception.explanation}`;
  }
  return null;
}

/** What an equation comes to. */
function answerOf(text: string) {
  const found = findProblem(text);
  return found.kind === "worked" ? answerExpression(found.result.latex.replace(/^[a-z] = /i, "")) : null;
}

/** "180" for 20% off 200: the percentage was taken for a number. */
function percentTaken(claim: string, worked: Worked): string | null {
  const [, rate] = /(\d+(?:\.\d+)?)%/.exec(worked.text) ?? [];
  const wholes = worked.text.replace(/\d+(?:\.\d+)?%/g, " ").match(/\d+(?:\.\d+)?/g) ?? [];
  const value = Number(claim.replace(/[^\d.]/g, ""));
  const isTaken = wholes.some((whole) =>
    [Number(whole) - Number(rate), Number(whole) + Number(rate)].includes(value),
  );
  return rate !== undefined && isTaken ? percentAsNumber(rate, worked) : null;
}

/** What is left to do with a fraction that is right and not in lowest terms. */
export function leftToReduce(claim: string): string | null {
  const [, top, bottom] = /^\s*(\d{1,9})\s*\/\s*(\d{1,9})\s*$/.exec(claim) ?? [];
  if (!top || !bottom || gcd(BigInt(top), BigInt(bottom)) === 1n) return null;
  return `Which number goes into both $${top}$ and $${bottom}$?`;
}
