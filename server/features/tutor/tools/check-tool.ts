import "server-only";
import type { z } from "zod";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { CHECK } from "./specs";
import type { EngineTool, ToolAnswer } from "./types";

/** @param tight whether it says no more than right or wrong */
export function checkTool(tight: boolean): EngineTool<z.infer<typeof CHECK.input>> {
  return {
    ...CHECK,
    run: ({ problem, answer, working }) => {
      if (working) return { answer: ofWorking(problem, working, tight) };
      if (answer) return { answer: ofAnswer(problem, answer, tight) };
      return { answer: { error: "Give an answer or a working." } };
    },
  };
}

function ofAnswer(problem: string, answer: string, tight: boolean): ToolAnswer {
  const { verdict, message, counterexample } = checkAnswer(problem, answer);
  return tight ? { verdict } : { verdict, message, counterexample };
}

function ofWorking(problem: string, working: readonly string[], tight: boolean): ToolAnswer {
  const { lines, firstWrong, counterexample, finished, message } = checkWorking(problem, working);
  const verdicts = lines.map(({ verdict }) => verdict);
  const firstWrongLine = firstWrong === null ? null : firstWrong + 1;
  if (tight) return { lines: verdicts, firstWrongLine };
  return { lines: verdicts, firstWrongLine, counterexample, finished, message };
}
