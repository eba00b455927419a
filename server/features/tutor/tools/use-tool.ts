import "server-only";
import { z } from "zod";
import type { ToolUse } from "@/server/providers/engine/port";
import { solve } from "@/server/solver/solve";
import type { Ladder } from "../hints/types";
import { checkTool } from "./check-tool";
import { graphTool } from "./graph-tool";
import { practiceTool } from "./practice-tool";
import { solveTool } from "./solve-tool";
import type { EngineTool, ToolOutcome } from "./types";

/** Uses a tool on what a model wrote. What is wrong with it is the answer. */
export function useTool({ name, input, secret }: ToolUse): ToolOutcome | Promise<ToolOutcome> {
  const run = toolsFor(secret).get(name);
  return run ? run(input) : { answer: { error: "There is no tool of this name." } };
}

type Run = (input: unknown) => ToolOutcome | Promise<ToolOutcome>;

/** In hints mode none of them gives the answer. */
function toolsFor(secret: Ladder | null): ReadonlyMap<string, Run> {
  if (!secret)
    return new Map([
      bound(solveTool),
      bound(checkTool(false)),
      bound(graphTool(() => true)),
      bound(practiceTool(() => false)),
    ]);
  return new Map([
    bound(checkTool(true)),
    bound(graphTool((values) => !values.some((value) => isInAnswer(value, secret)))),
    bound(practiceTool((problem) => isOfLadder(problem, secret))),
  ]);
}

function bound<Input>({ name, input, run }: EngineTool<Input>): [name: string, run: Run] {
  return [
    name,
    (given) => {
      const read = input.safeParse(given);
      if (read.success) return run(read.data);
      return {
        answer: { error: `These arguments do not fit: ${z.prettifyError(read.error).slice(0, 300)}` },
      };
    },
  ];
}

/** Whether a drawing with this value would show a number of the answer. */
function isInAnswer(value: number, { result }: Ladder): boolean {
  const numbers = result.answer.replaceAll("−", "-").match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  return numbers.some((written) => {
    const [above = 0, below = 1] = written.split("/").map(Number);
    return value !== 0 && Math.abs(above / below - value) < 1e-6;
  });
}

/** The problem of the ladder, or one with the same answer. */
function isOfLadder(problem: string, { problem: own, result }: Ladder): boolean {
  const bare = (text: string) => text.replace(/[^\w=<>+\-*/^().]/g, "").toLowerCase();
  return bare(problem).includes(bare(own)) || solve(problem).latex === result.latex;
}
