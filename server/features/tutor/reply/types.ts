import type { SolveResult } from "@/server/solver/outcome";

/** How the tutor helps. "explain": it works things out with the student. "hints": it gives away nothing that is not
 * opened. "check": it looks at the student's own working. */
export type TutorMode = "explain" | "hints" | "check";

/** The problem under discussion with what the engine makes of it. */
export interface EngineSolution {
  /** As the student put it. */
  readonly problem: string;
  readonly result: SolveResult;
}
