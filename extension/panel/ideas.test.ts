import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "@/server/solver/read-text";
import { solve } from "@/server/solver/solve";
import { ideaBehind } from "./ideas";

const EACH_KIND = [
  (a: number, b: number) => `Solve ${a}x + ${b} = ${a * 7 + b}`,
  (a: number, b: number) => `Simplify ${a}x + ${b}x`,
  (a: number, b: number) => `Expand ${a}(x + ${b})`,
  (a: number, b: number) => `Factorise ${a * b}x + ${a}`,
  (a: number, b: number) => `Differentiate ${a}x^2 + ${b}x`,
  (a: number, b: number) => `What is ${a}% of ${b * 10}?`,
];

describe("the idea behind a question", () => {
  it("knows none of its numbers, and nothing of its answer", () => {
    const number = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...EACH_KIND), number, number, (kind, a, b) => {
        const text = kind(a, b);
        const idea = ideaBehind(readText(text).reading.instruction);
        expect(idea).not.toMatch(/\d/);
        expect(idea).not.toContain(solve(text).answer || text);
      }),
      { numRuns: 60 },
    );
  });

  it("is said of every question, whatever was read in it", () => {
    fc.assert(fc.property(fc.string(), (instruction) => void expect(ideaBehind(instruction)).not.toBe("")));
  });
});
