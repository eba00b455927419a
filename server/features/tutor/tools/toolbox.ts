import "server-only";
import type { LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import { z } from "zod";
import { parsedJson } from "@/server/objects-in";
import type { Drawing } from "@/server/solver/graph/drawing";
import type { PracticeDesk, ReplyContext, ReplyRequest, Toolbox } from "../reply/contract";
import { SEE_PRACTICE, SET_PROBLEM, specsFor } from "./specs";
import type { ToolAnswer, ToolSpec } from "./types";

/** Uses of tools in one reply. */
const CALLS_MAX = 6;

/** In hints mode nothing in it gives the answer. */
export function createToolbox(
  { mode, ladder }: Pick<ReplyRequest, "mode" | "ladder">,
  { engine, onFault, desk }: Pick<ReplyContext, "engine" | "onFault" | "desk">,
): Toolbox {
  const secret = mode === "hints" ? ladder : null;
  const definitions = specsFor(secret !== null, desk !== undefined).map(definitionOf);
  const names = definitions.map(({ name }) => name);
  let graphs: Drawing[] = [];
  let calls = 0;
  return {
    definitions,
    async use({ name, input }) {
      calls += 1;
      if (calls > CALLS_MAX) return { error: "No more tools for this reply. Answer with what you have." };
      if (!names.includes(name))
        return { error: `There is no tool of this name. There are: ${names.join(", ")}.` };
      try {
        if (desk && isAtDesk(name)) return await atDesk(desk, name, parsedJson(input));
        const { answer, graph } = await engine.run("useTool", { name, input: parsedJson(input), secret });
        if (graph) graphs.push(graph);
        return answer;
      } catch (error) {
        onFault(error);
        return { error: "This tool cannot be used at the moment. Answer with what you have." };
      }
    },
    takeGraphs() {
      const taken = graphs;
      graphs = [];
      return taken;
    },
  };
}

const isAtDesk = (name: string): boolean => name === SET_PROBLEM.name || name === SEE_PRACTICE.name;

async function atDesk(desk: PracticeDesk, name: string, input: unknown): Promise<ToolAnswer> {
  if (name === SEE_PRACTICE.name) return desk.seen();
  const read = SET_PROBLEM.input.safeParse(input);
  if (read.success) return desk.set(read.data.topic);
  return { error: "Say in a few words what to practise." };
}

const definitionOf = ({ name, description, input }: ToolSpec): LanguageModelV4FunctionTool => ({
  type: "function",
  name,
  description,
  inputSchema: z.toJSONSchema(input, { target: "draft-7" }) as LanguageModelV4FunctionTool["inputSchema"],
});
