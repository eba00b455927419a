import "server-only";
import type { z } from "zod";
import { variants } from "@/server/solver/practice/variant";
import { PRACTICE } from "./specs";
import type { EngineTool, ToolOutcome } from "./types";

const PROBLEMS_MAX = 3;

/** @param isClosed whether the problem is one that the student is working on */
export function practiceTool(
  isClosed: (problem: string) => boolean,
): EngineTool<z.infer<typeof PRACTICE.input>> {
  return {
    ...PRACTICE,
    run: ({ problem }) => (isClosed(problem) ? CLOSED : { answer: { problems: problemsLike(problem) } }),
  };
}

const CLOSED: ToolOutcome = {
  answer: { error: "Only for other problems than the one the student works on." },
};

/** Problems like one, with other numbers, worked in the same way and verified; the same ones each time. */
export const problemsLike = (problem: string): readonly string[] =>
  variants({ problem, level: 2, count: PROBLEMS_MAX }).map(({ text }) => text);
