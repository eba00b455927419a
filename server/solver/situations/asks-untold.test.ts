import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

const STUFF = ["apples", "rice", "flour", "cheese", "pears"] as const;
const PAIRS = STUFF.flatMap((a) => STUFF.filter((b) => b !== a).map((b) => [a, b] as const));

describe("a price of one thing", () => {
  it.each(PAIRS)("of %s is none of %s", (a, b) => {
    for (const told of [
      (thing: string) => `The price of ${thing} is $2 per pound. How much do 7 pounds of`,
      (thing: string) => `3 pounds of ${thing} cost $6. How much do 7 pounds of`,
      (thing: string) => `A pound of ${thing} costs $2. How much do 7 pounds of`,
    ]) {
      expect(answer(`${told(a)} ${b} cost?`), told(a)).toBe("unsupported");
      expect(["\\$14", "unsupported"]).toContain(answer(`${told(a)} ${a} cost?`));
    }
    expect(answer(`3 pounds of ${a} cost $6. How much do 7 pounds of ${a} cost?`)).toBe("\\$14");
  });
});

describe("a time of one act", () => {
  const ACTS = ["walk", "run", "row"] as const;
  it.each(ACTS.flatMap((a) => ACTS.filter((b) => b !== a).map((b) => [a, b] as const)))(
    "to %s is none to %s",
    (a, b) => {
      const told = `I ${a} 1 mile every 15 minutes. How long does it take`;
      expect(answer(`${told} to ${b} 3 miles?`)).toBe("unsupported");
      expect(answer(`${told} me to ${a} 3 miles?`)).not.toMatch(/^(?!45|unsupported)/);
    },
  );
});
