import "server-only";
import type { z } from "zod";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { solve } from "@/server/solver/solve";
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
  const { verdict, message, counterexample, differs } = checkAnswer(problem, answer);
  if (tight) return { verdict };
  const own = differs ? solve(problem) : null;
  // What the model may compare it with, where that the answer is wrong rests on how the text is read.
  const said = { verdict, message, counterexample };
  return own && own.status !== "unsupported" ? { ...said, engineGets: own.latex } : said;
}

function ofWorking(problem: string, working: readonly string[], tight: boolean): ToolAnswer {
  const { lines, firstWrong, counterexample, finished, message } = checkWorking(problem, working);
  const verdicts = lines.map(({ verdict }) => verdict);
  const firstWrongLine = firstWrong === null ? null : firstWrong + 1;
  if (tight) return { lines: verdicts, firstWrongLine };
  return { lines: verdicts, firstWrongLine, counterexample, finished, message };
}
