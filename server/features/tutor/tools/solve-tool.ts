import "server-only";
import type { z } from "zod";
import type { SolveResult } from "@/server/solver/outcome";
import { solve } from "@/server/solver/solve";
import { SOLVE } from "./specs";
import type { EngineTool, ToolAnswer } from "./types";

const STEPS_MAX = 12;

export const solveTool: EngineTool<z.infer<typeof SOLVE.input>> = {
  ...SOLVE,
  run: ({ problem }) => ({ answer: solved(problem) }),
};

/** Of a worksheet, whose parts share the room of one answer. */
const PART_STEPS_MAX = 4;

function solved(problem: string): ToolAnswer {
  const { parts, ...result } = solve(problem);
  if (!parts) return told(result, STEPS_MAX);
  const each = parts.map(({ label, text, ...part }) => ({
    label,
    problem: text,
    ...told(part, PART_STEPS_MAX),
  }));
  return { status: result.status, ...(result.reason !== null && { reason: result.reason }), parts: each };
}

function told(result: Omit<SolveResult, "parts">, stepsMax: number): ToolAnswer {
  const { status, read, latex, verification, steps, reason, readings } = result;
  if (readings)
    return {
      status,
      reason: reason ?? "",
      readings: readings.map(({ text, meaning }) => `${text}: ${meaning}`),
    };
  if (status !== "solved" && status !== "no-solution") return { status, reason: reason ?? "" };
  const shown = steps.slice(0, stepsMax);
  return {
    status,
    read: read.latex,
    answer: latex,
    verification: verification === "partial" ? "tried on several values only" : verification,
    steps: shown.map((step, index) => `${index + 1}. ${step.title} $${step.latex}$`),
    ...(shown.length < steps.length && { stepsLeftOut: steps.length - shown.length }),
  };
}
