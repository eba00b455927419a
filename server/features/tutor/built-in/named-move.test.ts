import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tutorReply } from "./tutor-reply";
import type { Turn } from "./types";

function reply(problem: string, turn: string): string {
  const posed: Turn = { role: "user", text: problem };
  const turns: Turn[] = [
    posed,
    { role: "assistant", text: tutorReply([posed]) },
    { role: "user", text: turn },
  ];
  return tutorReply(turns);
}

const PROBLEM = "solve 7x - 4 = 31";

describe("a move that a student names", () => {
  it.each([
    ["why can't i just add 4 to one side", "Adding $4$ on the left only", "7 x = 31", "7 x = 35"],
    ["why cant i add 4 to the right side only", "Adding $4$ on the right only", "7 x - 4 = 35", "7 x = 35"],
    ["can i just divide one side by 7", "Dividing by $7$ on the left only", "x - \\frac{4}{7} = 31", ""],
    ["why can't i divide the 7x by 7", "Dividing by $7$ on $7 x$ only", "x - 4 = 31", ""],
    ["can i subtract 31 from the right", "Subtracting $31$ on the right only", "7 x - 4 = 0", ""],
  ])("%s: is made on the problem as it is named, and does not follow", (turn, named, line, right) => {
    const said = reply(PROBLEM, turn).replaceAll("7x", "7 x");
    expect(said).toContain(named);
    expect(said).toContain(line);
    expect(said).toContain("this does not follow");
    expect(said).toContain(right);
  });

  it("is shown to fail at a number", () => {
    expect(reply(PROBLEM, "why can't i just add 4 to one side")).toMatch(/x = \\frac\{31\}\{7\}/);
  });

  it.each([
    ["how about adding 4 to both sides", "7 x = 35"],
    ["can i add 4 to both sides", "7 x = 35"],
    ["how about dividing both sides by 7", "x - \\frac{4}{7}"],
    ["what if i subtract 31 from both sides", "7 x - 35 = 0"],
  ])("%s: follows, and its line is shown", (turn, line) => {
    const said = reply(PROBLEM, turn).replaceAll("7x", "7 x");
    expect(said).toMatch(/^You can\./);
    expect(said).toContain(line);
  });

  it("on one side only never follows, whatever the numbers", () => {
    const number = fc.integer({ min: 2, max: 30 });
    const move = fc.constantFrom(
      "add {n} to one side",
      "subtract {n} from the right side",
      "multiply the left side by {n}",
    );
    fc.assert(
      fc.property(number, number, number, move, (a, b, n, named) => {
        const said = reply(
          `solve ${a}x + ${b} = ${a * 3 + b}`,
          `why can't i ${named.replace("{n}", String(n))}`,
        );
        expect(said).toContain("this does not follow");
      }),
      { seed: 11, numRuns: 25 },
    );
  });
});
