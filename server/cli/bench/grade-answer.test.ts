import { describe, expect, it } from "vitest";
import { gradeAnswer } from "./grade-answer";

describe("grading beside a printed key", () => {
  it.each([
    ["x = 3", "$3$"],
    ["x = 2 \\text{ or } x = -5", "$x=-5,x=2$"],
    ["\\frac{7}{12}", "$\\frac{14}{24}$"],
    ["12.3456", "12.35"],
    ["l = 9\\text{ feet},\\ w = 4\\text{ feet}", "4 ft, 9 ft"],
    ["\\text{length} = 12,\\ \\text{width} = 8", "12, 8"],
    ["\\text{length} = 9\\text{ feet},\\ \\text{width} = 4\\text{ feet}", "4 ft, 9 ft"],
    ["2\\frac{1}{2}\\text{ hours}", "$2.5$ hours"],
    ["\\text{no solution}", "No solution"],
    ["\\text{yes}", "Yes, it is"],
    ["[2, \\infty)", "$[2,\\infty)$"],
  ])("takes %s for %s", (answer, key) => {
    expect(gradeAnswer(answer, key)).toBe("correct");
  });

  it.each([
    ["x = 3", "$4$"],
    ["x = 2", "$x=2,x=-5$"],
    ["9\\text{ feet}", "8 ft"],
    ["12.3", "12.35"],
    ["\\text{no}", "yes"],
    ["(2, \\infty)", "$[2,\\infty)$"],
    ["x^2 - 1", "$x^{2}+1$"],
  ])("does not take %s for %s", (answer, key) => {
    expect(gradeAnswer(answer, key)).toBe("wrong");
  });
});
