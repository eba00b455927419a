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

const settings = { seed: 23, numRuns: 20 };
const n = fc.integer({ min: 2, max: 40 });
const who = fc.constantFrom("Ida", "Omar", "Nora", "Leo");
const told = fc.record({ a: n, b: n, c: n, name: who });
type Told = { readonly a: number; readonly b: number; readonly c: number; readonly name: string };

/** Stories with what they come to. */
const holds = (
  stories: readonly (readonly [(told: Told) => string, (told: Told) => number | null])[],
): void => {
  for (const [write, expected] of stories)
    fc.assert(
      fc.property(told, (numbers) => {
        expect(answer(write(numbers)), write(numbers)).toBe(expected(numbers));
      }),
      settings,
    );
};

describe("who comes and who goes", () => {
  it("is told by the word after the verb, also where both are asked about", () =>
    holds([
      [
        ({ a, b, c }) =>
          `There were ${a + b} riders on a bus. At the stop ${c} riders got on while some riders got off. Then there were ${b + c} riders on the bus. How many riders got off?`,
        ({ a }) => a,
      ],
      [
        ({ a, b }) =>
          `There are ${a} crows on the roof. ${b} more crows flew to the roof. How many crows are on the roof?`,
        ({ a, b }) => a + b,
      ],
      [
        ({ a, b }) =>
          `There were ${a + b} crows on the roof. ${b} crows flew to the lake. How many crows are on the roof now?`,
        ({ a }) => a,
      ],
    ]));
});

describe("a part that is told by its kind", () => {
  it("makes less of that kind and of no other", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} had ${a + c} red kites and ${b} blue kites. ${c} of the red kites tore. How many red kites does ${name} have now?`,
        ({ a }) => a,
      ],
      [
        ({ a, b, name }) =>
          `${name} gathered ${a + b} cups and broke ${b} of them. How many unbroken cups did ${name} have?`,
        ({ a }) => a,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} planted ${a} rows of beans with ${b + c} beans in each row. ${c} of the beans died. How many beans are alive?`,
        ({ a, b, c }) => a * (b + c) - c,
      ],
    ]));

  it("is not guessed where a kind may count what stands beside it", () =>
    holds([
      [
        ({ a, b }) => `There are ${a} birds and ${b} owls in a barn. How many birds are in the barn?`,
        () => null,
      ],
    ]));
});

describe("what is picked of what grows somewhere", () => {
  it("is no longer there where the rest is asked for", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} had ${a + b} melons in the garden. ${name} picked ${b} of them today. How many melons are left?`,
        ({ a }) => a,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} had ${a + b} melons and ${c} leeks. ${name} picked ${b} melons. How many melons are left?`,
        ({ a }) => a,
      ],
    ]));

  it("may stand elsewhere in the end", () =>
    holds([
      [
        ({ a, b, name }) =>
          `There were ${a} tulips in the bowl. ${name} cut some tulips from the garden. There are now ${a + b} tulips in the bowl. How many tulips did ${name} cut?`,
        ({ b }) => b,
      ],
    ]));
});

describe("groups that are asked for", () => {
  it("are filled with what the question names, and with nothing else", () =>
    holds([
      [
        ({ a, b, c }) =>
          `A shop had ${a * c} jars of green paint and ${b} jars of white paint. If ${a} jars fit on each shelf, how many shelves are needed for the green paint?`,
        ({ c }) => c,
      ],
    ]));

  it("are those of their kind where only one kind is told", () =>
    holds([
      [
        ({ a, b, c }) =>
          `Each box of chalk costs ${a + b} dollars. There is a discount of ${a} dollars on each box. How much do you have to pay to buy ${c} boxes?`,
        ({ b, c }) => b * c,
      ],
    ]));

  it("take in what was done with them, less what was not", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} earned ${a} points for each tin ${name} recycled. ${name} had ${b + c} tins, but did not recycle ${c} of them. How many points did ${name} earn?`,
        ({ a, b }) => a * b,
      ],
    ]));
});

describe("other things, times and acts", () => {
  it("have no part in what is asked of one", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} jogs ${a} miles and swims ${b} miles each day. How many miles did ${name} jog in ${c} days?`,
        ({ a, c }) => a * c,
      ],
      [
        ({ a, b, c }) =>
          `A press makes ${a} badges a minute. It worked for ${b} minutes yesterday and for ${c} minutes today. How many badges did it make today?`,
        ({ a, c }) => a * c,
      ],
      [
        ({ a, b, c }) =>
          `A stall sells each cap for $${a}. They sold ${b} caps and ${c} scarves. How much money did they make from selling the caps?`,
        ({ a, b }) => a * b,
      ],
    ]));

  it("are told by the thing that is named after each amount", () =>
    holds([
      [
        ({ a, b, c }) =>
          `A stall makes $${a} off each cap and $${b} off each scarf. They sold ${c} caps and ${c} scarves. How much money did they make from selling the scarves?`,
        ({ b, c }) => b * c,
      ],
    ]));

  it("are compared with the one other time that is told", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} picked ${a + b} nuts yesterday and ${b} nuts today. How many more did ${name} pick yesterday?`,
        ({ a }) => a,
      ],
    ]));
});

describe("ages, weights and lengths", () => {
  it("grow with the years that the question supposes", () =>
    holds([
      [
        ({ a, b, name }) => `${name} is ${a} years old. How old will ${name} be in ${b} years?`,
        ({ a, b }) => a + b,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} is ${a} years older than Pia, who is ${b}. How old will ${name} be in ${c} years?`,
        ({ a, b, c }) => a + b + c,
      ],
      [
        ({ a, b, name }) => `${name} is ${a + b} years old. How old was ${name} ${b} years ago?`,
        ({ a }) => a,
      ],
    ]));

  it("change by what is told in their unit", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} weighed ${a + b} kilograms. ${name} lost ${b} kilograms. How much does ${name} weigh now?`,
        ({ a }) => a,
      ],
    ]));
});

describe("several unknown amounts", () => {
  it("are found from the sum of their kinds", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} has ${a} times as many red pins as blue pins. If ${name} has ${(a + 1) * b} pins, how many blue pins does ${name} have?`,
        ({ b }) => b,
      ],
    ]));

  it("are compared with several things counted together", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} has ${a} ducks, ${b} goats and ${c} times as many hens as ducks and goats combined. How many hens does ${name} have?`,
        ({ a, b, c }) => c * (a + b),
      ],
      [
        ({ a, name }) =>
          `${name} has ${2 * a} dogs. ${name} has half as many cats and twice as many hens. How many hens does ${name} have?`,
        ({ a }) => 4 * a,
      ],
    ]));
});

describe("rates that a story goes on at", () => {
  it("are taken from what was done in so long, where another time is supposed", () =>
    holds([
      [
        ({ a, b, c, name }) =>
          `${name} drives ${a * b} miles in ${a} hours. How far does ${name} drive in ${c} hours?`,
        ({ b, c }) => b * c,
      ],
    ]));

  it("are told of each thing by a word alone, and of one that something takes", () =>
    holds([
      [
        ({ a, b, c }) => `There are ${a} beds. Each has ${b} rows of ${c} leeks. How many leeks are there?`,
        ({ a, b, c }) => a * b * c,
      ],
      [
        ({ a, b, name }) =>
          `It takes ${a} planks to make a bench. ${name} has ${a * b} planks. How many benches can ${name} make?`,
        ({ b }) => b,
      ],
      [
        ({ a, b }) => `${a} children share ${a * b} balloons equally. How many balloons does each child get?`,
        ({ b }) => b,
      ],
    ]));

  it("are told by the price of another thing, and asked of their own", () =>
    holds([
      [
        ({ a, b }) =>
          `A wool hat costs $${a + b}. A straw hat costs $${b} less. How much does a straw hat cost?`,
        ({ a }) => a,
      ],
      [
        ({ a, b, c, name }) =>
          `${name} spent $${a * b} to buy ${a} books, each costing the same amount of money. Now ${name} has $${c}. How much did each book cost?`,
        ({ b }) => b,
      ],
    ]));
});

describe("names and kinds", () => {
  it("are no auxiliary verbs", () =>
    holds([
      [
        ({ a, b }) => `Will had ${a + b} coins. He lost ${b} coins. How many coins does Will have now?`,
        ({ a }) => a,
      ],
    ]));

  it("are compared by what the containers hold", () =>
    holds([
      [
        ({ a, b }) =>
          `A shop had ${a + b} cans of plain paint and ${b} cans of red paint. How many more cans of plain paint than red paint did the shop have?`,
        ({ a }) => a,
      ],
    ]));
});

describe("what several things hold together", () => {
  it("is not what each of them holds", () =>
    holds([
      [
        ({ a, b }) =>
          `${a} boxes hold ${a * b} pens in all. Each box holds the same number of pens. How many pens are in ${a} boxes?`,
        () => null,
      ],
      [
        ({ a, b }) =>
          `A tart is cut into ${a} slices. The Lees have ${b} tarts. How many slices do they have?`,
        ({ a, b }) => a * b,
      ],
    ]));

  it("counts the people who go among those who are there", () =>
    holds([
      [
        ({ a, b, c }) =>
          `A ferry carried ${a + b + c} passengers. At the first port ${b} people got off and at the second port ${c} people got off. How many passengers are still on the ferry?`,
        ({ a }) => a,
      ],
    ]));
});

describe("what stands in another order", () => {
  it("is told of the one who is named only then", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} has ${a} coins left after ${name === "Ida" || name === "Nora" ? "she" : "he"} lost ${b} coins. How many coins did ${name} have at first?`,
        ({ a, b }) => a + b,
      ],
      [
        ({ a, b, name }) =>
          `${name} has ${a + b} coins. That is ${b} more than Ruth has. How many coins does Ruth have?`,
        ({ a }) => a,
      ],
    ]));

  it("counts who works at a rate among those who are meant", () =>
    holds([
      [
        ({ a, b }) => `A plumber earns ${a} dollars an hour. He worked ${b} hours. How much did he earn?`,
        ({ a, b }) => a * b,
      ],
    ]));
});

describe("what is put in by the question itself", () => {
  it("is no answer to it", () =>
    holds([
      [({ a, b, name }) => `${name} is ${a} years old. In how many years will he be ${b} years?`, () => null],
    ]));

  it("is not all that there is once more, where the rest is bought", () =>
    holds([
      [
        ({ a, b, name }) =>
          `${name} has ${a} pens and buys the rest. Each pen costs $${b}. How much does ${name} spend?`,
        () => null,
      ],
    ]));
});

describe("how long something is done", () => {
  it("is added up in all, and not where it may be done side by side", () => {
    const told = "Ida works 3 hours and Omar works 2 hours.";
    expect(answer(`${told} How many hours do they work in all?`)).toBe(5);
    expect(answer(`${told} How many hours do they work together?`)).toBeNull();
    expect(answer(`${told} How long do they work together?`)).toBeNull();
  });
});

it("what each of two has is never answered with one number, whatever they have", () => {
  const compared = fc.constantFrom("times as many marbles as", "more marbles than", "fewer marbles than");
  const asked = fc.constantFrom("does each have", "does each of them have", "do they each have");
  fc.assert(
    fc.property(told, compared, asked, ({ a, b, name }, compare, ask) => {
      const text = `${name} has ${a} ${compare} Ann. They have ${a * b * 10} marbles altogether. How many marbles ${ask}?`;
      expect([text, answer(text)]).toEqual([text, null]);
    }),
    settings,
  );
});
