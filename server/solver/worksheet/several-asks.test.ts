import { describe, expect, it } from "vitest";
import { readText } from "../read-text";
import { solve } from "../solve";

describe("one sentence that asks for several things", () => {
  it.each([
    ["find the mean, median and mode of 2, 4, 4, 10", ["5", "4", "4"]],
    ["Find the gcf and lcm of 8 and 20", ["4", "40"]],
    ["whats the vertex and axis of symmetry of y = x^2 - 6x + 2", ["(3, -7)", "x = 3"]],
    ["mean, median and mode of 5, 9, 9, 1", ["6", "7", "9"]],
    ["gcf and lcm of 12 and 18", ["6", "36"]],
    ["square and cube of 5", ["25", "125"]],
    ["Find h'(x) and h''(x) for h(x) = x^4", ["h'(x) = 4x^3", "h''(x) = 12x^2"]],
  ])("is answered by a part for each of them: %s", (text, answers) => {
    const { status, parts = [] } = solve(text);
    expect(status).toBe("solved");
    expect(parts.map(({ latex }) => latex)).toEqual(answers);
    expect(readText(text).ok).toBe(true);
  });

  it.each([
    "find the sum of the mean and median of 2, 4, 9",
    "find the length and width of a rectangle with area 20 and perimeter 18",
    "find the mean and the mood of 2, 4, 9",
    "mean and mode of 3, 4, 4 and median of 1, 2, 9",
    "find the mean of 3, 4, 4 and the median of 1, 2, 9",
  ])("is left alone where one of them is no question by itself: %s", (text) => {
    expect(solve(text).parts).toBeUndefined();
  });

  it("names its parts as nouns are named before an answer", () => {
    const { parts = [] } = solve("find where f(x) = x^3 - 3x is increasing and decreasing");
    expect(parts.map(({ label }) => label)).toEqual(["increasing", "decreasing"]);
    expect(solve("square and cube of 5").parts?.map(({ label }) => label)).toEqual(["square", "cube"]);
  });

  it("is read where the second thing stands behind what both are of, in either order", () => {
    const line = "the line through (1, 2) and (3, 8)";
    const answers = (text: string) => (solve(text).parts ?? []).map(({ latex }) => latex);
    for (const joint of ["and write its equation", "and give the equation in slope-intercept form"])
      expect(answers(`find the slope of ${line} ${joint}`)).toEqual(["3", "y = 3x - 1"]);
    expect(answers("find the discriminant of x^2 - 4x + 1 and how many real roots")).toEqual([
      "12",
      "\\text{2 real solutions}",
    ]);
    expect(answers("find the horizontal and vertical asymptotes of y = x - 9/x")).toEqual([
      "\\text{none}",
      "x = 0",
    ]);
    expect(answers("find the mean and standard deviation of the sample 4, 8, 6, 5, 3")).toEqual([
      "5.2",
      "1.9235",
    ]);
  });

  it.each([
    "find the inverse of f(x) = 2x + 1 and state its domain",
    "find the derivative of x^3 and its domain",
    "find the derivative of x^2 - 4x and its vertex",
  ])("is left alone where it asks for something of what is found: %s", (text) => {
    expect(solve(text)).toMatchObject({ status: "unsupported" });
  });

  it("is never answered by half of what it asks", () => {
    expect(solve("find f'(x) and f''(x) and f'''(x) of f(x) = x^5").latex).not.toBe("f'(x) = 5x^4");
  });
});
