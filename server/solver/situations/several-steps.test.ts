import { describe, expect, it } from "vitest";
import { toNumber } from "../expression/rational";
import { replay } from "./replay/replay";
import { solveSituation } from "./situation";

/** The answer as a number; null where the story is not understood. */
function answer(text: string): number | null {
  const solved = solveSituation(text);
  return "unread" in solved ? null : toNumber(solved.answer.value);
}

const ANSWERED: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  "one amount measured by another": [
    [
      "Ida has 5 more than twice as many shells as Omar. Omar has 7 shells. How many shells does Ida have?",
      19,
    ],
    [
      "Ida has 4 less than three times the number of shells that Omar has. Omar has 6 shells. How many shells does Ida have?",
      14,
    ],
    ["Omar has 40 shells. Ida has 20% more shells than Omar. How many shells does Ida have?", 48],
    ["Omar has 40 shells. Ida has 25% fewer shells than Omar. How many shells does Ida have?", 30],
    [
      "Omar has 6 shells and Leo has 9 shells. Ida has twice as many shells as Omar and Leo together. How many shells does Ida have?",
      30,
    ],
    [
      "Ida has 30 shells. Omar has 6 shells and Leo has 9 shells. How many more shells does Ida have than Omar and Leo combined?",
      15,
    ],
    [
      "Ida has twice as many shells as Omar, who has 3 more than Leo. Leo has 4 shells. How many shells does Ida have?",
      14,
    ],
    [
      "Ida's class has 20 pupils. Omar's class has 3 more than twice as many pupils as Ida's class. How many pupils does Omar's class have?",
      43,
    ],
  ],
  prices: [
    ["A hat costs $6. A coat costs 4 times as much as a hat. Ida buys 2 coats. How much does Ida spend?", 48],
    [
      "A hat costs $6. A coat costs $9 more than a hat. Ida buys 2 coats and 1 hat. How much does Ida spend?",
      36,
    ],
    [
      "Ida had $50. She buys 2 lamps that cost $9 each and a rug that costs $25. How much money does she have left?",
      7,
    ],
    ["Ida buys 3 mugs that cost $4 each. How much change does she get from a $20 bill?", 8],
    ["Ida made 14 dollars washing cars and 9 dollars walking dogs. How much money did Ida make?", 23],
    [
      "Omar had 31 dollars. He spent 7 dollars on a kite. How many 6 dollar games could he buy with the money he had left?",
      4,
    ],
  ],
  "rates of several, and of several steps": [
    [
      "Ida reads 12 pages an hour. Omar reads 9 pages an hour. Ida reads for 4 hours. Omar reads for 4 hours. How many more pages does Ida read than Omar?",
      12,
    ],
    [
      "Omar can play 50 notes per minute. He plays 2 hours a day for 3 days. How many notes does he play?",
      18000,
    ],
    ["A bakery bakes 8 loaves every day for a week. How many loaves did it bake during the week?", 56],
    [
      "Ida bought 3 red albums and 4 blue albums. Each album came with a poster and had 6 songs. How many songs did Ida buy?",
      42,
    ],
    ["Omar, Ida and Leo each have 9 pens. How many pens do they have altogether?", 27],
    ["Ida went to the market 4 times. She buys 6 figs each time. How many figs did Ida buy?", 24],
    ["Omar types at a speed of 40 words per minute. How many words does he type in 5 minutes?", 200],
  ],
  "groups of what was told together": [
    [
      "The choir had 8 boys and 19 girls. They were split into groups of 9. How many groups could they make?",
      3,
    ],
    [
      "Ida bought 6 plain rolls and 18 sweet rolls. Her basket holds 8 on each tray. How many trays would she fill?",
      3,
    ],
    [
      "There are 30 pupils. 6 of them did not get picked for the play and the rest were put into 4 groups. How many pupils are in each group?",
      6,
    ],
    ["44 pears are packed into boxes of 6. How many full boxes are there?", 7],
    ["Plain tiles come in packages of 8. Omar buys 7 packages. How many plain tiles does Omar have?", 56],
  ],
  "what nobody had before, and what one alone has": [
    [
      "Ida took 15 photographs at the lake and 18 at the castle. She deleted 7 of the photographs. How many photographs does she still have?",
      26,
    ],
    [
      "The pad has 120 pages. Omar uses 25% of the pages and then another 10 pages. How many pages remain in the pad?",
      80,
    ],
    ["There are 24 children in a club. 3/8 of them wear hats. How many children wear hats?", 9],
  ],
};

describe.each(Object.entries(ANSWERED))("%s", (_, stories) => {
  it.each(stories)("%s", (text, key) => {
    expect(answer(text)).toBeCloseTo(key, 9);
    const solved = solveSituation(text);
    if (!("unread" in solved)) expect(replay(solved, solved.answer.value), text).not.toBe("fails");
  });
});

describe("what changes an amount in a way that is not understood is not answered", () => {
  it.each([
    "Ida has 5 more than twice as many shells as. Omar has 7 shells. How many shells does Ida have?",
    "Ida has a third of the amount of money that Omar has in his bank. Leo has $60. How much money does Ida have?",
    "Ida has 1/5 times more shells than Omar. Omar has 10 shells. How many shells does Ida have?",
    "Ida buys 10 lessons that cost $10 each, but she gets two of them for free. How much does she pay?",
    "White pens come in packs of 5, and blue pens come in packs of 3. Ida bought 2 packs and 4 packs. How many pens did she buy?",
    "Ida bought 14 apples, 9 oranges and 6 plums. She ate 1 of each. How many fruits does she have left?",
    "A clerk earns $10 from mending a phone and $20 from mending a laptop. He mended 3 phones and 2 laptops. How much did he earn?",
    "There were 50 people on the bus. At the first stop 15 people got off. At the second stop 8 people got off. How many people are on the bus after the first stop?",
    "Ida earns $5 per hour. She worked 8 hours and recieved 42 dollars in tips. What is her salary?",
    "Ida ships 540 pounds of fish in 30-pound crates. Each crate costs $2. How much does the fish cost?",
  ])("%s", (text) => {
    expect(answer(text)).toBeNull();
  });
});
