import { valueLatex } from "../../printer/answer/value";
import type { DivisibilityTask, RemainderTask } from "../../tasks/number-theory";
import type { Derivation, Step } from "../../types";
import { wholeAnswer, wordAnswer } from "./whole-answer";

/** 47 = 7 · 6 + 5: the divisor as often as it goes, and what is left. Dividend from 0 up, divisor above 0. */
function divide(dividend: bigint, divisor: bigint): Step {
  const remainder = dividend % divisor;
  return {
    rule: "divide-whole-numbers",
    title: `Divide $${dividend}$ by $${divisor}$.`,
    latex: `${dividend} = ${dividend / divisor} \\cdot ${divisor}${remainder === 0n ? "" : ` + ${remainder}`}`,
    why:
      remainder === 0n
        ? "The division comes out."
        : "What is left over is smaller than the divisor, so it goes in no more.",
  };
}

export function remainder({ dividend, divisor }: RemainderTask): Derivation | null {
  if (dividend < 0n || divisor <= 0n) return null;
  const left = dividend % divisor;
  return {
    method: "number-theory",
    steps: [
      divide(dividend, divisor),
      {
        rule: "read-remainder",
        title: "Read off what is left over.",
        latex: String(left),
        why: "That is the remainder.",
      },
    ],
    answer: wholeAnswer(left),
  };
}

export function divisibility({ number, divisor, truth }: DivisibilityTask): Derivation | null {
  if (divisor === 0n) return null;
  const [size, by] = [number < 0n ? -number : number, divisor < 0n ? -divisor : divisor];
  const divides = size % by === 0n;
  const answer = wordAnswer(truthWord(divides, truth));
  return {
    method: "number-theory",
    steps: [
      divide(size, by),
      {
        rule: "judge-divisibility",
        title: divides ? "Nothing is left over." : "Something is left over.",
        latex: valueLatex(answer),
        why: "A number is divisible by another, and a multiple of it, when the division leaves nothing.",
      },
    ],
    answer,
  };
}

/** "yes", "no", "True" or "False", as the question is put. */
export const truthWord = (holds: boolean, words: DivisibilityTask["truth"]): string =>
  words === "yes-no" ? (holds ? "yes" : "no") : holds ? "True" : "False";
