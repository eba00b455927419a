import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../expression/rational";
import { replay } from "./replay/replay";
import { solveSituation } from "./situation";

/** The answer that a story read by its facts comes to; null where it is refused. */
function answer(text: string): number | null {
  const solved = solveSituation(text);
  if ("unread" in solved) return null;
  expect(replay(solved, solved.answer.value), text).not.toBe("fails");
  return toNumber(solved.answer.value);
}

const settings = { seed: 31, numRuns: 5 };
const n = fc.integer({ min: 2, max: 40 });
const told = fc.record({ a: n, b: n, c: n, name: fc.constantFrom("Ida", "Omar", "Nora", "Leo") });
type Told = { readonly a: number; readonly b: number; readonly c: number; readonly name: string };
type Case = readonly [(told: Told) => string, (told: Told) => number | null];

const holds = (stories: readonly Case[]): void => {
  for (const [write, expected] of stories)
    fc.assert(
      fc.property(told, (numbers) => {
        expect(answer(write(numbers)), write(numbers)).toBe(expected(numbers));
      }),
      settings,
    );
};

describe("one act measured by another", () => {
  it("is the difference of what was done, by the same or by those who are named", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} baked ${2 * a + b + c} buns. Then ${name} ate ${a} buns and sold ${a + b} buns. How many more buns did ${name} sell than ate?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} had ${a + c} stamps. ${name} lost ${a} stamps and found ${a + b} stamps. How many more stamps did ${name} find than lose?`,
        ({ b }) => b,
      ],
      [
        ({ a, b }) =>
          `At the stop ${a + b} riders got off a bus and ${a} riders got on. How many more riders got off than got on?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, name }) =>
          `${name} ran ${a} miles and cycled ${a + b} miles. How much farther did ${name} cycle than run?`,
        ({ b }) => b,
      ],
    ]));

  it("is reached by as many more as are lacking", () =>
    holds([
      [
        ({ a, b }) =>
          `Vera folded ${a + b} cranes. Kim folded ${a} cranes. How many more cranes must Kim fold to have as many as Vera?`,
        ({ b }) => b,
      ],
    ]));

  it("says of each way to go that somebody went so far", () =>
    holds([
      [
        ({ a, b, name }) => `${name} ran ${a} km and cycled ${b} km. How far did ${name} go in all?`,
        ({ a, b }) => a + b,
      ],
      [({ a, b, name }) => `${name} ran ${a} km and cycled ${b} km. How far did ${name} run?`, ({ a }) => a],
    ]));
});

describe("a price", () => {
  it("is measured by the price of another thing, whatever was sold of them", () =>
    holds([
      [
        ({ a, b, c }) =>
          `A stall earns $${a} on each mug and $${a + b} on each plate. It sold ${c} mugs and ${c + 1} plates. How much more does a plate cost than a mug?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, c }) =>
          `The club bought ${c} balls for $${a} each. A net costs $${a + b}. How much more does a net cost than a ball?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, name }) =>
          `${name} spent $${a + b} on a coat and $${a} on a hat. How much more did the coat cost than the hat?`,
        ({ b }) => b,
      ],
    ]));

  it("of one thing has no part in what was spent on the others", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} bought ${a} pads for $${b} each and a pen for $${c}. How much did ${name} spend on pads?`,
        ({ a, b }) => a * b,
      ],
    ]));

  it("of several, of which that of one is asked for, is that of this one", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} bought ${a} shirts for $${b} each and ${c} hats for $9 each. How much did ${name} spend on shirts?`,
        ({ a, b }) => a * b,
      ],
    ]));

  it("is not told apart by words that stand beside a thing", () =>
    holds([
      [
        ({ a, b }) =>
          `Red pens cost $${a + b} each. Blue pens cost $${a} each. How much more does a red pen cost than a blue pen?`,
        () => null,
      ],
    ]));
});

describe("groups", () => {
  it("are named by what fills them", () =>
    holds([
      [
        ({ a, b, c }) =>
          `Each bunch has ${a} tulips. There are ${a * b} tulips and ${c} mugs. How many bunches of tulips are there?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} picked ${a} baskets of plums with ${b} plums in each basket and ${c} baskets of pears. How many plums did ${name} pick?`,
        ({ a, b }) => a * b,
      ],
      [
        ({ a, b, name }) =>
          `${name} put ${a * b} stamps in an album with ${a} stamps on each page. How many pages did ${name} fill?`,
        ({ b }) => b,
      ],
    ]));

  it("share alike, by number or by name", () =>
    holds([
      [({ a }) => `Ben and Tia share ${2 * a} grapes equally. How many grapes does each get?`, ({ a }) => a],
      [
        ({ a, b }) =>
          `Mr Roy has ${a * b} pens. He shares them equally among ${a} pupils. How many pens will each receive?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, name }) =>
          `${name} scored a total of ${a * b} points in ${a} games. ${name} scored the same number of points in each game. How many points did ${name} score in each game?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, name }) =>
          `${name} had ${a * b} photos. ${name} glued the same number of photos on each of the ${a} pages. How many photos are on each page?`,
        ({ b }) => b,
      ],
    ]));

  it("with other things in them hold none of those that are asked for", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} has ${a} bags with ${b} nuts in each bag. ${name} also has ${c} bags with raisins. How many nuts does ${name} have?`,
        ({ a, b }) => a * b,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} has ${a} bags with ${b} nuts in each bag. ${name} also has ${c} bags. How many nuts does ${name} have?`,
        () => null,
      ],
    ]));

  it("that are told one by one are not all alike", () =>
    holds([
      [
        ({ a, b }) =>
          `One shelf holds ${a} jars of honey and another shelf holds ${b} jars of jam. How many jars are on the two shelves together?`,
        () => null,
      ],
    ]));
});

describe("what is told twice", () => {
  it("is by now, after something was done, and never more elsewhere", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} had ${a} files and ${b} songs on a phone. After adding some songs ${name} had ${a} files and ${b + c} songs. How many songs did ${name} add?`,
        ({ c }) => c,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} had ${a} files on a phone. There are ${b} chairs. ${name} had ${a + c} files. How many files does ${name} have?`,
        () => null,
      ],
    ]));

  it("is a part where a total was told before it, which nothing asks for outside it", () =>
    holds([
      [
        ({ a, b, name }) =>
          `Last week ${name} picked a total of ${a + b} pears. ${name} picked ${a} pears in the orchard. How many pears did ${name} pick outside the orchard?`,
        () => null,
      ],
    ]));

  it("asks for before where some were there and how many by now is told", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} had some cows. ${name} sold ${a} cows, and now ${name} has ${b} cows. How many cows did ${name} have?`,
        ({ a, b }) => a + b,
      ],
    ]));
});

describe("what is still so", () => {
  it("is no more than was made so, less what no longer is", () =>
    holds([
      [
        ({ a, b }) => `A crow hid ${a + b} nuts. It has dug up ${a} of them. How many nuts are still hidden?`,
        () => null,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} baked ${a} pies, but needed ${a + b} pies. ${name} used ${c} cups of flour on each pie. How many cups of flour does ${name} still need?`,
        () => null,
      ],
    ]));
});

describe("all of a whole", () => {
  it("may be told before its part", () =>
    holds([
      [
        ({ a, b }) => `Of the ${a + b} guests at a party, ${a} are tall. How many guests are not tall?`,
        ({ b }) => b,
      ],
      [
        ({ a, b }) =>
          `There were ${a + b} rolls. ${a} rolls were eaten and the rest were frozen. How many rolls were frozen?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} had ${a + b} buttons and ${c} beads. ${name} sewed ${a} buttons on a coat. How many buttons did ${name} have left?`,
        ({ b }) => b,
      ],
    ]));
});

describe("who is spoken of for the first time", () => {
  it("is there, whatever they do", () =>
    holds([
      [
        ({ a, b }) =>
          `${a * b} scouts go camping. Each tent holds ${a} scouts. How many tents do the scouts need?`,
        ({ b }) => b,
      ],
      [
        ({ a, b }) => `${a + b} birds sat in a tree. ${a} birds flew away. How many birds are in the tree?`,
        ({ b }) => b,
      ],
      [
        ({ a, b }) =>
          `There were ${a + b} people on the bus. ${a} people got off and no one got on. How many people are on the bus now?`,
        ({ b }) => b,
      ],
    ]));
});

describe("where and in what something is told", () => {
  it("stays with it, whatever it was done with", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} took ${a} photos at the zoo and ${b} at the park. How many photos did ${name} take at the park?`,
        ({ b }) => b,
      ],
      [
        ({ a, b, name }) =>
          `${name} scored ${a + b} points in the first game and ${a} points in the second game. How many more points did ${name} score in the first game?`,
        ({ b }) => b,
      ],
    ]));

  it("is the unit of the answer", () => {
    const solved = solveSituation(
      "Ida had 5 grams of pepper. She used 2 grams of it. How much pepper does Ida have now?",
    );
    expect("unread" in solved ? null : solved.answer.slot).toMatchObject({ entity: "pepper", unit: "gram" });
  });

  it("is not said of what may be cooked out of what there was", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} had ${a + b + c} eggs. ${name} broke ${a} eggs and cooked ${b} eggs. How many eggs does ${name} have left?`,
        () => null,
      ],
    ]));

  it("is still to be done where it was not done yet", () =>
    holds([
      [
        ({ a, b, name }) =>
          `A book has ${a + b} pages. ${name} read ${a} pages. How many pages are left to read?`,
        ({ b }) => b,
      ],
    ]));

  it("is no sum where it is asked what each of several measures", () =>
    holds([
      [
        ({ a, b, name }) => `${name} is ${a} years younger than Mark. Mark is ${a + b}. How old are they?`,
        () => null,
      ],
      [
        ({ a, b, name }) =>
          `${name} is ${a} cm shorter than Mark. Mark is ${a + b + 90} cm tall. What are their heights?`,
        () => null,
      ],
      [
        ({ a, b, name }) =>
          `${name} is ${a} years younger than Mark. Mark is ${a + b}. What is the sum of their ages?`,
        ({ a, b }) => a + 2 * b,
      ],
    ]));
});
