import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

describe("the unit of an answer", () => {
  it.each([
    [3, 60],
    [2, 45],
    [5, 12],
  ])("is that of what is asked, not of the speed it comes from: %i hours at %i mph", (hours, speed) => {
    const far = hours * speed;
    for (const driver of ["Ann", "A driver", "He"]) {
      expect(answer(`${driver} drives ${hours} hours at ${speed} mph. How far is it?`)).not.toContain("mph");
      expect(answer(`${driver} drives ${far} miles at ${speed} mph. How long is it?`)).not.toContain("mph");
    }
    expect(answer(`Ann drives ${hours} hours at ${speed} mph. How far does she go?`)).toBe(
      `${far}\\text{ miles}`,
    );
    expect(answer(`Ann drives ${far} miles at ${speed} mph. How long does she drive?`)).toBe(
      `${hours}\\text{ hours}`,
    );
  });

  it("is written as the story writes it", () => {
    expect(answer("Ann runs 3 km on Monday and 4 km on Tuesday. How far does she run in all?")).toBe(
      "7\\text{ km}",
    );
  });
});
