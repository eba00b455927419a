import { describe, expect, it } from "vitest";
import { fitsByLength, oneOfSeveral, timeOfAllAtOnce } from "./at-once";

const PAIRS: readonly (readonly [number, number])[] = [
  [2, 4],
  [3, 9],
  [5, 8],
];
const drawn = (write: (some: number, others: number) => string): string[] =>
  PAIRS.map(([some, others]) => write(some, others));

describe("how long so many take, where one takes as long as all", () => {
  it.each([
    ...["dry 5 shirts", "charge 5 phones", "boil 5 eggs", "bake 5 loaves", "freeze 5 trays"].map((act) => {
      const thing = act.split(" ").at(-1);
      return `It takes 3 hours to ${act}. How long does it take for 10 ${thing}?`;
    }),
    ...drawn(
      (some, others) => `${some} flutes play a waltz in 6 minutes. How long do ${others} flutes take?`,
    ),
    ...drawn((some, others) => `${some} women walk home in 40 minutes. How long do ${others} women need?`),
    ...drawn(
      (some, others) => `If ${some} pupils take 1 hour for a test, how long do ${others} pupils take?`,
    ),
    ...drawn((some, others) => `${some} candles burn for 5 hours. How long do ${others} candles burn?`),
    "A boy is 8 years old. How old are 4 boys?",
  ])("is not settled: %s", (text) => {
    expect(timeOfAllAtOnce(text)).not.toBeNull();
  });

  it.each([
    ...drawn(
      (some, others) => `If ${some} men dig a ditch in 6 hours, how long do ${others} men take to dig it?`,
    ),
    ...drawn((some, others) => `${some} taps fill a pool in 5 hours. How long do ${others} taps take?`),
    ...drawn(
      (some, others) =>
        `Ida washes ${some} plates in 9 minutes. How long does she need for ${others} plates?`,
    ),
    "It takes 3 hours to fly 1500 miles. How long does it take to fly 2500 miles?",
    "5 shirts dry on a line and 10 shirts lie in a basket. How many shirts are there?",
  ])("is settled, or not asked: %s", (text) => {
    expect(timeOfAllAtOnce(text)).toBeNull();
  });
});

describe("figures of one length in others", () => {
  it.each([
    ["A cube has side 4 cm. How many 2 cm cubes fit in it?", "cube"],
    ["A box is 60 cm long. How many 20 cm boxes can be packed in it?", "box"],
    ["A board is 3 m long. How many 50 cm pieces can be cut from it?", null],
    ["A jug holds 2 litres. How many 250 ml glasses does it fill?", null],
  ])("%s", (text, figure) => {
    expect(fitsByLength(text)).toBe(figure);
  });
});

describe("one of several", () => {
  it.each(["There are 6 dogs. One dog has 3 legs. How many legs are there?"])(
    "says nothing of the others: %s",
    (text) => {
      expect(oneOfSeveral(text)).toBe("dog");
    },
  );

  it.each([
    "There are 6 boxes. One box holds 12 eggs. How many eggs are there?",
    "One dog has 4 legs. How many legs do 6 dogs have?",
  ])("stands for each: %s", (text) => {
    expect(oneOfSeveral(text)).toBeNull();
  });
});
