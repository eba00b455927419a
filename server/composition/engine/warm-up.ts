import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { solve } from "@/server/solver/solve";

/** One of each common kind. */
const PROBLEMS = [
  "Solve 3x + 5 = 20",
  "Factor x^2 - 5x + 6",
  "What is 15% of 80?",
  "Simplify 3/4 + 5/6",
  "Solve x + y = 5, x - y = 1",
  "Find the derivative of x^3 sin(x)",
  "A train travels 60 km in 2 hours. What is its speed?",
];

/** Works a few problems. The first one in a thread takes fifty times as long as the next: patterns are compiled and
 * functions read. That time is not a student's, and does not count towards their job's deadline. */
export function warmUp(): void {
  for (const problem of PROBLEMS) solve(problem);
  checkAnswer("Solve 3x + 5 = 20", "x = 5");
}
