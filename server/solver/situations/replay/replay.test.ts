import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, fromInt, rational } from "../../expression/rational";
import { solveSituation } from "../situation";
import { replay } from "./replay";

function understood(text: string) {
  const solved = solveSituation(text);
  if ("unread" in solved) throw new Error(`Not read: ${text}`);
  return solved;
}

const n = fc.integer({ min: 2, max: 60 });
const who = fc.constantFrom("Ida", "Omar", "Nora", "Leo");
const things = fc.constantFrom("beads", "mugs", "pears", "shells");

interface Told {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly name: string;
  readonly thing: string;
}
const told = fc.record({ a: n, b: n, c: n.map((each) => 2 * each), name: who, thing: things });

/** Stories of every kind that is run through. */
const STORIES: readonly ((told: Told) => string)[] = [
  ({ a, b, c, name, thing }) =>
    `${name} had ${a + c} ${thing}. ${name} bought ${b} ${thing} and lost ${c} ${thing}. How many ${thing} does ${name} have now?`,
  ({ a, b, name, thing }) =>
    `${name} has ${a + b} ${thing}. ${name} gives Pia ${b} ${thing}. How many ${thing} does ${name} have left?`,
  ({ a, b, name, thing }) =>
    `After ${name} gave away ${a} ${thing} ${name} had ${b} ${thing} left. How many ${thing} did ${name} have at first?`,
  ({ a, b, name, thing }) =>
    `${name} has ${a} ${thing}. Pia has ${b} more ${thing} than ${name}. How many ${thing} does Pia have?`,
  ({ a, b, name, thing }) =>
    `${name} has ${b} times as many ${thing} as Pia. Pia has ${a} ${thing}. How many ${thing} does ${name} have?`,
  ({ a, b, name, thing }) =>
    `${name} has ${a} bags. There are ${b} ${thing} in each bag. How many ${thing} does ${name} have?`,
  ({ a, b, name, thing }) =>
    `${name} shares ${a * b} ${thing} among ${b} friends. How many ${thing} does each friend get?`,
  ({ a, b, name, thing }) =>
    `${name} had ${a} ${thing}. Now ${name} has ${a + b} ${thing}. How many ${thing} did ${name} buy?`,
  ({ a, b, c, name, thing }) =>
    `${name} has ${2 * (a + b) + c} ${thing}. ${name} gives 1/2 of the ${thing} to Pia. How many ${thing} does ${name} have left?`,
];

describe("an answer put back into its story", () => {
  it("holds where it is the story's own, and no answer beside it does", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORIES), told, (write, numbers) => {
        const text = write(numbers);
        const solved = understood(text);
        expect(replay(solved, solved.answer.value), text).toBe("holds");
        for (const off of [fromInt(1), fromInt(-1), rational(1n, 2n), fromInt(10)])
          expect(replay(solved, add(solved.answer.value, off)), text).toBe("fails");
      }),
      { seed: 11, numRuns: 120 },
    );
  });

  it("fails where somebody would have less than none", () => {
    const { facts, question } = understood("Ida has 9 mugs. She lost 4 mugs. How many mugs does Ida have?");
    const worse = facts.map((fact) =>
      fact.kind === "change" && fact.amount.kind === "number"
        ? { ...fact, amount: { ...fact.amount, number: { ...fact.amount.number, value: fromInt(12) } } }
        : fact,
    );
    expect(replay({ facts: worse, question }, fromInt(-3))).toBe("fails");
  });

  it("says nothing where the story does not settle whose the things are", () => {
    const { facts, question } = understood(
      "Ida has 9 red mugs and 5 blue mugs. She lost 4 of the mugs. How many mugs does Ida have?",
    );
    expect(replay({ facts, question }, fromInt(10))).toBe("open");
  });

  it("does not fail with what the facts come to, where running through them leaves some of them out", () => {
    const whole = fc.record({ a: n, b: n, name: fc.constantFrom("Ida", "Nora"), thing: things });
    const stories: readonly ((told: Omit<Told, "c">) => string)[] = [
      ({ a }) => `If it takes 20 minutes to paint a door, how many doors can you paint in ${a} hours?`,
      ({ a }) =>
        `A farm has ${2 * a} hens. They have half as many geese, twice as many ducks, and thrice as many turkeys. How many birds are on the farm?`,
      ({ a, b, name, thing }) =>
        `${name} counts ${a} ${thing}. Her brother counts ${b} times as many ${thing}. How many ${thing} did they count in total?`,
      ({ a, b, name, thing }) =>
        `${name} bought ${a} ${thing} last month. This month she bought twice as many so that she has ${3 * a + b} ${thing} now. How many ${thing} did she have originally?`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...stories), whole, (write, numbers) => {
        const text = write(numbers);
        const solved = understood(text);
        expect(replay(solved, solved.answer.value), text).not.toBe("fails");
      }),
      { seed: 12, numRuns: 60 },
    );
  });
});
