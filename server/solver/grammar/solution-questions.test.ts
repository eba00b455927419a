import { expect, it } from "vitest";
import { solve } from "../solve";

it.each([
  ["For the equation $\\sqrt{x+8}=x-4$: Is $x=8$ a solution?", "yes"],
  ["For the equation $\\sqrt{x+8}=x-4$: Is $x=1$ a solution?", "no"],
  ["is t=3 a solution of 2t+1=7", "yes"],
  ["check whether x=4 is a root of x^2=15", "no"],
])("whether a number solves an equation is asked in any order: %s", (text, word) => {
  expect(solve(text).latex).toBe(`\\text{${word}}`);
});
