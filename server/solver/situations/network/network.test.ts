import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../expression/rational";
import { solveSituation } from "../situation";

const answer = (text: string): number | null => {
  const solved = solveSituation(text);
  return "unread" in solved ? null : toNumber(solved.answer.value);
};

const n = fc.integer({ min: 2, max: 30 });
const numbers = fc.record({ a: n, b: n, c: n, d: n });
type Numbers = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };
type Story = readonly [(told: Numbers) => string, (told: Numbers) => number | null];

const holds = (stories: readonly Story[]): void => {
  for (const [write, expected] of stories)
    fc.assert(
      fc.property(numbers, (told) => {
        expect(answer(write(told)), write(told)).toBe(expected(told));
      }),
      { seed: 17, numRuns: 8 },
    );
};

describe("facts that lead to one another", () => {
  it("chain through everything that is told", () => {
    holds([
      [
        ({ a, b, c }) =>
          `Each worker packs ${a} boxes per hour. There are ${b} workers. How many boxes do they pack in ${c} hours?`,
        ({ a, b, c }) => a * b * c,
      ],
      [
        ({ a, b, c, d }) =>
          `Each cat eats ${a} cans per day. Each dog eats ${b} cans per day. Ana has ${c} cats and ${d} dogs. How many cans do they eat in 5 days?`,
        ({ a, b, c, d }) => 5 * (a * c + b * d),
      ],
      [
        ({ a, b, c }) =>
          `Ana has ${a} times as many coins as Bo, and Bo has ${b} times as many coins as Cy. How many coins do Ana, Bo and Cy have combined if Cy has ${c} coins?`,
        ({ a, b, c }) => c + b * c + a * b * c,
      ],
      [
        ({ a, b, c }) =>
          `Ana bought ${a + b} packs of red pens and ${b} packs of blue pens. Each pack contained ${c} pens. How many more red pens than blue pens did Ana buy?`,
        ({ a, c }) => a * c,
      ],
    ]);
  });

  it("take the number of those who are told of for no amount, and any other number for one", () => {
    const lost = (count: string) => (told: Numbers) =>
      `Ana saved ${told.a} coins each week for ${told.b} weeks. Bo saved ${told.c} coins each week for ${told.d} weeks. How many coins did the ${count} friends save in all?`;
    holds([
      [lost("two"), ({ a, b, c, d }) => a * b + c * d],
      [lost("three"), () => null],
    ]);
  });

  it("divide what is left of a sum among those whose price is not told", () => {
    holds([
      [
        ({ a, b, c, d }) =>
          `Ana bought ${a} drinks for $${b} each and ${c} bars. She spent a total of $${a * b + c * d}. How much did each bar cost?`,
        ({ d }) => d,
      ],
      [
        ({ a, b, c, d }) =>
          `A shop bought ${a} lamps and ${c} chairs for $${a * b + c * d}. If a lamp costs $${b}, how much does a chair cost?`,
        ({ d }) => d,
      ],
    ]);
  });

  it("take what goes out from what comes in, where a profit or savings are asked for", () => {
    holds([
      [
        ({ a, b, c }) =>
          `Ana earned $${a + b + c} from selling rugs. She spent $${b} on wool and $${c} on dye. How much profit did she make?`,
        ({ a }) => a,
      ],
      [
        ({ a, b, c }) =>
          `Ana earns $${a + b} a week. She spends $${b} a week. How much does she save in ${c} weeks?`,
        ({ a, c }) => a * c,
      ],
    ]);
  });

  it("go back from what is left to what there was", () => {
    holds([
      [
        ({ a, b, c }) =>
          `Leo spent $${a} on lunch and gave his brother $${b}. How much did Leo have at the beginning if he has $${c} now?`,
        ({ a, b, c }) => a + b + c,
      ],
    ]);
  });

  it("find a part of a part", () => {
    expect(
      answer(
        "There are 60 cows on a farm. 40 percent of the cows are female, and 50 percent of the females are old. How many old female cows are there?",
      ),
    ).toBe(12);
  });
});

describe("what does not lead to one answer by all that is told", () => {
  it.each([
    // What one did is told without how often.
    "Ana eats 2 eggs per day and Bea eats 3 eggs. They have 40 eggs. How many days will the eggs last?",
    // Other pots are filled as well.
    "Ana has 200 seeds. She has 4 big pots that hold 20 seeds each. Small pots hold 4 seeds each. How many small pots will she need for all the seeds?",
    // What somebody had is not what was paid.
    "Nia bought 2 drinks for $4 each and 5 bars. She had $28. How much did each bar cost?",
    // Not among what was paid for.
    "A shop bought 25 chairs for $2050. A lamp costs $20. How much does a chair cost?",
    // Nothing goes out.
    "Ana sold 10 rugs at $60 each. How much profit did she make?",
    // What there was before has no part in a profit.
    "Ana had $50. She earned $600 from selling rugs. She spent $400 on wool. What was her profit?",
    // The dogs have no part in it.
    "Each cat eats 3 cans per day. Ana has 4 cats and 5 dogs. How many cans do the cats eat in 5 days?",
    // None of that kind is told.
    "Ana has 50 red cups and 40 green cups. She breaks 15 blue cups. How many cups are left?",
  ])("is refused: %s", (text) => {
    expect(answer(text)).toBeNull();
  });
});

describe("a story in other words", () => {
  it.each<[string, number]>([
    ["Ana collected 20 shells and Bea 25. How many shells did Ana collect?", 20],
    ["Ana has 20 red beads and Bea 25 blue beads. How many beads does Ana have?", 20],
    ["Ana has 12 pens. Bo has triple the number of pens Ana has. How many pens do the two of them have?", 48],
    ["Each box holds an average of 12 pears. How many pears are in 6 boxes?", 72],
    ["How much money, in dollars, does Ana earn if she sells 6 hats at $5 each?", 30],
    ["Ana bought a $12 cap and 3 shirts for $7 each. How much did she spend?", 33],
    ["If Ana has 4 cats and Bo has 3 more cats than Ana, calculate the total number of cats they have.", 11],
    ["Ana had $50. She bought 3 dolls. Each cost $4. How much money does she have left?", 38],
    ["Ana has 6 boxes of 8 pens. She puts all pens in packs of 4. How many packs does she make?", 12],
    ["Ana earns $11.5 an hour cleaning windows. If she works for 6 hours, how much money will she make?", 69],
    [
      "Bo's aunt gave him $75. Bo bought 8 comics, each of which cost $6. How much money does Bo have left?",
      27,
    ],
    [
      "Ana and her cousin bought kites for 7 dollars each. How much did they spend if Ana bought 2 kites and her cousin bought 3 kites?",
      35,
    ],
    ["Bo types 45 words per minute. He types 2 hours a day. How many words does he type in 3 days?", 16_200],
    [
      "Ana made 24 dollars mowing lawns and 11 dollars washing cars. If she spends 7 dollars a week, how long will the money last her?",
      5,
    ],
    [
      "Ana bought 3 boxes of milk fudge and 2 boxes of dark fudge. If each box has 9 pieces inside, how much fudge does she have?",
      45,
    ],
    [
      "Each cake in a tray cost $4. If the tray had 11 cakes and Ana sold all but 5 cakes, how much money did she make?",
      24,
    ],
    ["Ana grew 9 onions and Bo grew 7. They worked for 5 days. How many onions did they grow in all?", 16],
    ["Bo spent $6 to see a film and $5 to buy pens. How much did he spend?", 11],
    ["Ana has twice as many pens as Bo. Together they have 54. How many has Bo?", 18],
    ["There were 24 ducks on a pond. Some flew away. Now there are 9. How many flew away?", 15],
    [
      "Bo climbed 120 steps. Ana climbed 7 less than one-third of that number. How many steps did they climb together?",
      153,
    ],
  ])("is read: %s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it.each([
    "Ana has $50. A book costs $8. She buys 4. How much money does she have left?",
    "A book costs $8. A pen costs $3 less than the book. How much do a book and a pen cost?",
    "Nia bought 4 chairs for $140 and a lamp for $20. How much did each chair cost?",
    "Ana got a $5 discount on a $40 dress. How much did she pay?",
    "Ana had 12 pens and 8 pencils. She gave 5 of them to Bo. How many pencils does Ana have?",
    "Ana had 12 pens and 8 pencils. She lost 5. How many pencils does Ana have?",
    "There were 20 girls and 30 boys at a camp. 15 of them went home. How many boys were left?",
    "Ana picked 20 apples and 15 pears. She used 10 of the fruits for jam. How many pears does she have?",
    "Ana grew 12 onions and Bo grew 7. They worked for 5 days. How many onions did they grow each day?",
    "Ana earns $12 an hour. How much does she earn in 5 days?",
    "A waiter had 14 guests. After some left he still had 9 guests. How many guests left?",
    "A cook needs to cook 12 potatoes. He has already cooked 6. If each potato takes 5 minutes to cook, how long will it take him to cook the rest?",
    "Bo ran 16 miles in 2 hours while Ana ran 20 miles in 2 hours. How many more miles did Ana run than Bo in an hour?",
    "On Monday Ana found 12 cans while Bo found 5 more cans. On Friday Ana found 9 and Bo 6. How many fewer cans did Bo find on Friday than on Monday?",
  ])("is refused where its numbers would be taken for others: %s", (text) => {
    expect(answer(text)).toBeNull();
  });

  it("keeps apart what stands in two places", () => {
    expect(
      answer("A zoo has 12 lions, and a park has 3 times as many lions. How many lions are in the park?"),
    ).not.toBe(48);
  });
});
