import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("instructions as books set them", () => {
  it.each([
    [
      "Find the equation of the line using the point-slope formula. Write all the final equations using the slope-intercept form. $(1,4)$ with a slope of $3$",
      "y = 3x + 1",
    ],
    [
      "Find the equation of the line using the given information. The slope is undefined and it passes through the point $(6,-2)$.",
      "x = 6",
    ],
    ["Solve the inequality involving absolute value: $|x-4|<3$", "1 < x < 7"],
    [
      "Solve the quadratic equation by using the quadratic formula. If the solutions are not real, state No Real Solution. $x^2+2x+9=0$",
      "\\text{no real solution}",
    ],
    ["Solve for $y$ in terms of $x$: $6x+3y=12$", "y = 4 - 2x"],
    [
      "Use the Rational Zero Theorem to find all real zeros: $x^3-6x^2+11x-6=0$",
      "x = 1 \\text{ or } x = 2 \\text{ or } x = 3",
    ],
  ])("are understood whole: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it.each(["$", ""])("find a formula of a story with and without delimiters: %s", (mark) => {
    const piece = (maths: string) => `${mark}${maths}${mark}`;
    const story = `The polynomial ${piece("-5t^2+80")} gives the height of a stone ${piece("t")} seconds after it is let go from an 80-metre tower. Find the height after ${piece("t=3")} seconds.`;
    expect(solve(story)).toMatchObject({ latex: "35", verification: "verified" });
    expect(solve(story.replace("80-metre tower", `tower with ${piece("s=9")} steps`)).status).toBe(
      "unsupported",
    );
  });

  it.each(["Find", "Determine", "Calculate", "Work out", "Compute"])("say find in a story: %s", (find) => {
    const text = `${find} the percent decrease. Last spring Amara’s rent was $1,500. This spring it was $1,200.`;
    expect(solve(text).latex).toBe("20\\%");
  });

  it("stay unread where a sentence asks for more than the equation", () => {
    expect(solve("Solve for $y$ in terms of $x$ and $z$: $6x+3y+z=12$").status).toBe("unsupported");
  });
});
