import { describe, expect, it } from "vitest";
import { solutionLatex } from "./solution-latex";

describe("a solution as LaTeX", () => {
  it("has the problem, each step and the answer on a line of its own", () => {
    const latex = solutionLatex({
      read: { latex: "2x + 1 = 9" },
      steps: [{ latex: "2x = 8" }],
      latex: "x = 4",
    });
    expect(latex).toBe("\\begin{gathered}\n2x + 1 = 9 \\\\\n2x = 8 \\\\\nx = 4\n\\end{gathered}");
  });

  it("says the answer once when the last step is the answer", () => {
    const latex = solutionLatex({ read: { latex: "2x = 8" }, steps: [{ latex: "x = 4" }], latex: "x = 4" });
    expect(latex).toBe("\\begin{gathered}\n2x = 8 \\\\\nx = 4\n\\end{gathered}");
  });

  it("needs no surroundings for a single line", () => {
    expect(solutionLatex({ read: { latex: "" }, steps: [], latex: "7" })).toBe("7");
  });
});
