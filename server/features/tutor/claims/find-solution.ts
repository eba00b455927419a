import "server-only";
import { solve } from "@/server/solver/solve";
import type { Turn } from "../built-in/types";
import type { EngineSolution } from "../reply/types";
import { problemsDiscussed } from "./problems-discussed";

/** The engine's own solution of the problem under discussion.
 * @returns null when there is no problem, or the engine does not solve and verify it */
export function engineSolution(turns: readonly Turn[]): EngineSolution | null {
  const [problem] = problemsDiscussed(turns);
  if (problem === undefined) return null;
  const result = solve(problem);
  return result.verification === "unchecked" ? null : { problem, result };
}
