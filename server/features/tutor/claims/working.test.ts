import { describe, expect, it } from "vitest";
import { createCheckLines } from "./working";

describe("a working in a reply that grows", () => {
  it("is worked once while its lines are the same, and again when there is one more", () => {
    const check = createCheckLines();
    const [problem, lines] = ["Solve 2x + 3 = 7", ["2x = 4"]];
    const first = check(problem, lines);
    expect(check(problem, [...lines])).toBe(first);
    expect(check("Solve 2x + 3 = 9", lines)).not.toEqual(first);
    expect(check(problem, [...lines, "x = 2"]).lines).toHaveLength(2);
  });
});
