import "server-only";
import type { z } from "zod";
import { solve } from "@/server/solver/solve";
import { SOLVE } from "./specs";
import type { EngineTool, ToolAnswer } from "./types";

const STEPS_MAX = 12;

export const solveTool: EngineTool<z.infer<typeof SOLVE.input>> = {
  ...SOLVE,
  run: ({ problem }) => ({ answer: solved(problem) }),
};

function solved(problem: string): ToolAnswer {
  const { status, read, latex, verification, steps, reason, readings } = solve(problem);
  if (readings)
    return {
      status,
      reason: reason ?? "",
      readings: readings.map(({ text, meaning }) => `${text}: ${meaning}`),
    };
  if (status !== "solved" && status !== "no-solution") return { status, reason: reason ?? "" };
  const shown = steps.slice(0, STEPS_MAX);
  return {
    status,
    read: read.latex,
    answer: latex,
    verification: verification === "partial" ? "tried on several values only" : verification,
    steps: shown.map((step, index) => `${index + 1}. ${step.title} $${step.latex}$`),
    ...(shown.length < steps.length && { stepsLeftOut: steps.length - shown.length }),
  };
}
