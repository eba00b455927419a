import type { SolveView } from "@/server/features/solve/types";

/** A solution as LaTeX to paste: the problem, the state after each step, the answer. Lines that repeat are left out.
 * @example solutionLatex({ read: { latex: "2x = 6" }, steps: [], latex: "x = 3" })
 * // "\\begin{gathered}\n2x = 6 \\\\\nx = 3\n\\end{gathered}" */
export function solutionLatex({ read, steps, latex }: LatexParts): string {
  const lines = [read.latex, ...steps.map((step) => step.latex), latex].filter(Boolean);
  const distinct = lines.filter((line, index) => line !== lines[index - 1]);
  if (distinct.length === 1) return distinct[0] ?? "";
  return `\\begin{gathered}\n${distinct.join(" \\\\\n")}\n\\end{gathered}`;
}

interface LatexParts {
  readonly read: Pick<SolveView["read"], "latex">;
  readonly steps: readonly Pick<SolveView["steps"][number], "latex">[];
  readonly latex: string;
}
