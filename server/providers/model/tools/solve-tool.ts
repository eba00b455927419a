import "server-only";
import { z } from "zod";
import { solve } from "@/server/solver/solve";
import { problemInput } from "./input";
import type { EngineTool, ToolAnswer } from "./types";

const STEPS_MAX = 12;
const input = z.object({ problem: problemInput });

/** Works a problem and says how the answer was verified. */
export const solveTool: EngineTool<z.infer<typeof input>> = {
  name: "solve",
  description:
    "Works a mathematics problem exactly and verifies the answer. Use it before you state the answer of any problem it may read.",
  input,
  run: ({ problem }) => ({ answer: solved(problem) }),
};

function solved(problem: string): ToolAnswer {
  const { status, read, latex, verification, steps, reason } = solve(problem);
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
