import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import type { LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import { z } from "zod";
import { solve } from "@/server/solver/solve";
import type { Ladder } from "../hints/types";
import type { ReplyGraph, ReplyRequest } from "../reply/types";
import { checkTool } from "./check-tool";
import { graphTool } from "./graph-tool";
import { practiceTool } from "./practice-tool";
import { solveTool } from "./solve-tool";
import type { EngineTool, ToolAnswer, ToolCall, ToolOutcome } from "./types";

/** The engine's tools for one reply. */
export interface Toolbox {
  /** As a model is told of them. */
  readonly definitions: readonly LanguageModelV4FunctionTool[];
  /** Never throws: what is wrong with a call is its answer. */
  use(call: ToolCall): Promise<ToolAnswer>;
  /** Drawings made since the last call. */
  takeGraphs(): readonly ReplyGraph[];
}

/** Uses of tools in one reply. */
const CALLS_MAX = 6;

/** Runs a tool on what a model wrote. */
interface Bound {
  readonly definition: LanguageModelV4FunctionTool;
  run(input: unknown): Promise<ToolOutcome>;
}

/** With hints first nothing is in it that tells the answer. */
export function createToolbox({ mode, ladder }: Pick<ReplyRequest, "mode" | "ladder">): Toolbox {
  const secret = mode === "hints" ? ladder : null;
  const tools = new Map(toolsFor(secret).map((tool) => [tool.definition.name, tool]));
  let graphs: ReplyGraph[] = [];
  let calls = 0;
  return {
    definitions: [...tools.values()].map(({ definition }) => definition),
    async use({ name, input }) {
      calls += 1;
      if (calls > CALLS_MAX) return { error: "No more tools for this reply. Answer with what you have." };
      await breathe();
      const tool = tools.get(name);
      if (!tool)
        return { error: `There is no tool of this name. There are: ${[...tools.keys()].join(", ")}.` };
      const { answer, graph } = await tool.run(parsed(input));
      if (graph) graphs.push(graph);
      return answer;
    },
    takeGraphs() {
      const taken = graphs;
      graphs = [];
      return taken;
    },
  };
}

function toolsFor(secret: Ladder | null): readonly Bound[] {
  if (!secret)
    return [
      bound(solveTool),
      bound(checkTool(false)),
      bound(graphTool(() => true)),
      bound(practiceTool(() => false)),
    ];
  return [
    bound(checkTool(true)),
    bound(graphTool((values) => !values.some((value) => isInAnswer(value, secret)))),
    bound(practiceTool((problem) => isOfLadder(problem, secret))),
  ];
}

function bound<Input>({ name, description, input, run }: EngineTool<Input>): Bound {
  return {
    definition: {
      type: "function",
      name,
      description,
      inputSchema: z.toJSONSchema(input, { target: "draft-7" }) as LanguageModelV4FunctionTool["inputSchema"],
    },
    async run(given) {
      const read = input.safeParse(given);
      if (read.success) return run(read.data);
      return {
        answer: { error: `These arguments do not fit: ${z.prettifyError(read.error).slice(0, 300)}` },
      };
    },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
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
