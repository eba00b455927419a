import { checkAnswer, checkWorking, equivalent } from "@/server/solver/check/check";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readSettled } from "@/server/solver/settle";
import { solve } from "@/server/solver/solve";
import { LimitReached } from "@/server/solver/types";

/** What only a program would say. */
const INTERNAL =
  /undefined is not|Cannot read prop|TypeError|RangeError|BigInt|\bat .+:\d+:\d+|\[object |\bNaN\b/;
const SHORT = 100;

/** The ways a text from outside reaches the engine, by name. Each says in a word or two how it ended. */
export const CALLS = {
  solve: (text: string): string => {
    const { status, verification, reason, evidence, answer } = solve(text);
    const said = JSON.stringify([reason, evidence, answer]);
    if (INTERNAL.test(said)) throw new Error(`says ${said.slice(0, 200)}`);
    return `${status}, ${verification}`;
  },
  read: (text: string): string => {
    try {
      return readSettled(text, DEFAULT_LIMITS).ok ? "read" : "not read";
    } catch (error) {
      if (LimitReached.isInstance(error)) return "too large to read";
      throw error;
    }
  },
  "check answer": (text: string): string => `answer ${checkAnswer(text, text.slice(-SHORT)).verdict}`,
  "answer is checked": (text: string): string =>
    `answer ${checkAnswer("Solve x^3 - 6x^2 + 11x - 6 = 0", text).verdict}`,
  "check working": (text: string): string => {
    const halves = [text.slice(0, SHORT * 2), text.slice(-SHORT * 2), text, "x = 1"];
    return `working ${checkWorking(text, halves).lines[0]?.verdict}`;
  },
  "line is checked": (text: string): string =>
    `working ${checkWorking("Solve x^2 - 5x + 6 = 0", [text, text, `${text} + 0`]).lines[0]?.verdict}`,
  compare: (text: string): string => `compared ${equivalent(text, `${text} + 0`).verdict}`,
} as const;

export type Call = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as readonly Call[];
