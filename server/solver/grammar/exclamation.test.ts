import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const NAMES = ["n", "x", "k", "m"];

describe("an exclamation mark directly behind a name", () => {
  it.each(
    NAMES.flatMap((n) => [
      `what is ${n}! if ${n} = 6`,
      `find the value of ${n}! when ${n}=4`,
      `is ${n}! even`,
      `Find 3${n}!`,
      `Simplify 2${n} + 5${n}!`,
      `limit of ${n}!/2^${n} as ${n} approaches infinity`,
      `evaluate ${n}!/2 at ${n}=4`,
      `find y when y = ${n}! and ${n} = 3`,
      `derivative of ${n}! + ${n}`,
    ]),
  )("is a factorial, and is not overlooked: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it.each([
    ["does the series n!/3^n converge", "diverges"],
    ["does the series 1/k! converge", "converges"],
    ["does the series 2^n/n! converge or diverge?", "converges"],
  ])("is worked with where that can be done: %s", (text, answer) => {
    expect(solve(text).answer).toContain(answer);
  });

  it.each(
    NAMES.flatMap((n) => [
      `Solve 2${n} = 8 for ${n}!`,
      `Solve for ${n}! 2${n} = 8`,
      `Solve 2${n} + 3 = 11 for ${n}! Thanks`,
      `help me find ${n}! 3${n} = 12`,
    ]),
  )("calls the name out where a sentence ends: %s", (text) => {
    expect(solve(text).answer).toMatch(/^. = 4$/);
  });
});
