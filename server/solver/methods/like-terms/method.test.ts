import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("like terms", () => {
  it.each([
    [
      "Identify all sets of like terms: $5a, b^2, 7a, 3, 2b^2, 8$",
      "5a \\text{ and } 7a;\\; b^2 \\text{ and } 2b^2;\\; 3 \\text{ and } 8",
    ],
    ["Identify the like terms: $2xy, 4x, 9xy$", "2xy \\text{ and } 9xy"],
    ["Identify the like terms in the expression $3m + 5 - m$", "3m \\text{ and } -m"],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({
      latex,
      verification: "verified",
      steps: [{ rule: "group-like-terms" }],
    });
  });

  it("says nothing where no two terms are alike", () => {
    expect(solve("Identify the like terms: $2x, 3y, 4$").status).toBe("unsupported");
  });
});
