import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("where a sentence ends", () => {
  it.each([
    "60 tickets were sold for a show for a total of $440. Child tickets cost $6 each and front row tickets cost $10 each. How many of each kind of ticket were sold?",
    "Ben has $4.20 in nickels and quarters. The number of nickels is 6 more than the number of quarters. How many nickels does he have?",
  ])("does not hang on capital letters: %s", (story) => {
    const { answer } = solve(story);
    expect(answer).not.toBe("");
    for (const written of [story.replace("How", "how"), story.toLowerCase()])
      expect([written, solve(written).answer]).toEqual([written, answer]);
  });
});

const motion: readonly (readonly [story: string, latex: string])[] = [
  [
    "Nina hiked 6 miles uphill and then 6 miles back downhill. Her downhill speed was 1 mph faster than her uphill speed. The hike took a total of 5 hours. What was her uphill speed?",
    "2\\text{ mph}",
  ],
  [
    "Omar travels 600 miles by plane and 200 miles by car. The plane goes 250 mph faster than the car. The car ride takes 2 hours longer than the plane ride. What is the speed of the car?",
    "50\\text{ mph}",
  ],
  [
    "A boat travels 24 miles upstream in the same time it takes to travel 36 miles downstream. If the current flows at 3 mph, what is the speed of the boat in still water?",
    "15\\text{ mph}",
  ],
  [
    "A canoe goes 12 miles downstream in 2 hours. The return trip upstream takes 3 hours. Find the speed of the canoe in still water and the speed of the current.",
    "\\text{own speed} = 5\\text{ mph},\\ \\text{current} = 1\\text{ mph}",
  ],
  [
    "A car leaves town at 50 mph. Two hours later a second car leaves from the same place and follows at 60 mph. How long will it take the second car to catch the first?",
    "10\\text{ hours}",
  ],
  [
    "Two trains are 300 miles apart and travel toward each other at 70 mph and 80 mph. When will they meet?",
    "2\\text{ hours}",
  ],
  [
    "Two cars leave the same town and travel in opposite directions, one at 55 mph and the other at 65 mph. How far apart are they after 3 hours?",
    "360\\text{ miles}",
  ],
];

const amounts: readonly (readonly [story: string, latex: string])[] = [
  [
    "Ken had 45 marbles. He lost 12 of them and then lost 7. How many marbles does he have now?",
    "26\\text{ marbles}",
  ],
  [
    "Mia has $50. She spends $18.50 on a book and $7 on lunch. How much money does she have left?",
    "\\$24.50",
  ],
  [
    "A rope is 15 meters long. A piece of 6.5 meters is cut off. How many meters are left?",
    "8.5\\text{ meters}",
  ],
  ["A school has 230 girls and 215 boys. How many more girls than boys are there?", "15\\text{ girls}"],
  ["Each box holds 12 eggs. How many eggs are in 7 boxes?", "84\\text{ eggs}"],
  ["A bus can carry 40 people. How many buses are needed for 170 people?", "5\\text{ buses}"],
  ["Leo reads 25 pages a day. How many days does he need for a book of 300 pages?", "12\\text{ days}"],
  ["If 5 pens cost $8, how much do 12 pens cost?", "\\$19.20"],
  [
    "A recipe needs 3 cups of flour for 24 cookies. How many cups of flour are needed for 40 cookies?",
    "5\\text{ cups}",
  ],
  ["Six friends share 42 sweets equally. How many sweets does each friend get?", "7\\text{ sweets}"],
  ["4 tickets cost $50. What is the price of one ticket?", "\\$12.50"],
  [
    "There are 24 students in a class. 3/8 of them wear glasses. How many students wear glasses?",
    "9\\text{ students}",
  ],
  [
    "A farm has 3 times as many chickens as ducks. There are 12 ducks. How many chickens are there?",
    "36\\text{ chickens}",
  ],
  ["A class has 28 pupils. There are 4 more girls than boys. How many girls are there?", "16\\text{ girls}"],
  [
    "A ladder 13 feet long leans against a wall. The foot of the ladder is 5 feet from the wall. How high up the wall does the ladder reach?",
    "12\\text{ feet}",
  ],
];

const money: readonly (readonly [story: string, latex: string])[] = [
  ["A jacket costs 80 dollars and is reduced by 15%. What is the sale price?", "\\$68"],
  ["A bike is reduced by 30% and now costs $210. What was the original price?", "\\$300"],
  ["A meal costs $50 and the sales tax is 8%. What is the total cost?", "\\$54"],
  ["A laptop costs $600. It is on sale at a 20% discount. How much do you save?", "\\$120"],
  [
    "Sam invested $8,000, part at 4% and the rest at 6%. The total interest for one year was $380. How much did he invest at each rate?",
    "\\$5000,\\ \\$3000",
  ],
  [
    "A merchant mixes coffee worth $6 per pound with coffee worth $9 per pound to make 15 pounds of a blend worth $8 per pound. How many pounds of each does he use?",
    "5\\text{ pounds},\\ 10\\text{ pounds}",
  ],
  [
    "How many liters of a 20% acid solution must be mixed with a 50% acid solution to get 12 liters of a 30% solution?",
    "8\\text{ liters}",
  ],
  ["3 apples and 2 pears cost $5. 1 apple and 4 pears cost $6. How much does an apple cost?", "\\$0.80"],
  [
    "Adult tickets cost $12 and child tickets cost $7. A total of 50 tickets were sold for $475. How many adult tickets were sold?",
    "25\\text{ adult tickets}",
  ],
];

const relations: readonly (readonly [story: string, latex: string])[] = [
  [
    "Tom is 3 times as old as his son. In 12 years he will be twice as old as his son. How old is Tom now?",
    "36\\text{ years}",
  ],
  [
    "Lisa is 5 years younger than Mark. In 3 years the sum of their ages will be 41. Find their ages.",
    "\\text{Lisa’s age} = 15\\text{ years},\\ \\text{Mark’s age} = 20\\text{ years}",
  ],
  [
    "Ellen is twice as old as Frank. Ten years ago she was four times as old as Frank. How old is Ellen now?",
    "30\\text{ years}",
  ],
  [
    "The time to finish a job varies inversely with the number of workers. 4 workers need 12 hours. How many hours do 6 workers need?",
    "8\\text{ hours}",
  ],
  [
    "The stopping distance of a car varies directly with the square of its speed. A car going 30 mph stops in 60 feet. What is the stopping distance of a car going 60 mph?",
    "240\\text{ feet}",
  ],
];

const answeredToo: readonly (readonly [story: string, latex: string])[] = [
  ["Tom is 8 years old. His sister is 3 years older than Tom. How old is his sister?", "11"],
  ["Tim had 12 cards. His sister gave him 5 cards. How many cards does he have now?", "17\\text{ cards}"],
  [
    "There were 40 people on a bus. 12 people got off and 7 got off. How many people are on the bus now?",
    "21\\text{ people}",
  ],
  [
    "There were 40 people on a bus. 12 people got off and 7 got on. How many people are on the bus now?",
    "35\\text{ people}",
  ],
  [
    "Ken had 45 marbles. He lost 12 of them and then found 7. How many marbles does he have now?",
    "40\\text{ marbles}",
  ],
  [
    "A plumber charges $50 for a visit plus $30 per hour. The bill was $170. How many hours did he work?",
    "4\\text{ hours}",
  ],
  [
    "Company A charges $30 plus $0.20 per mile. Company B charges $50 plus $0.10 per mile. For how many miles is the cost the same?",
    "200\\text{ miles}",
  ],
];

const refused: readonly string[] = [
  "Ken had 45 marbles. He lost some of them in 3 games of 2 rounds. How many marbles does he have left?",
  "Tom is 3 times as old as his son and has 2 dogs. How old is Tom now?",
  "How many liters of a 20% solution must be mixed with a 30% solution to get 12 liters of a 50% solution?",
  "A car leaves town at 60 mph. Two hours later a second car follows at 50 mph. How long will it take the second car to catch the first?",
  "Tim had 12 cards. He gave his sister 5 cards. How many cards does his sister have?",
  "A farm has 3 times as many chickens as ducks. There are 12 dogs. How many chickens are there?",
  "Each box holds 12 eggs. How many apples are in 7 boxes?",
  "4 tickets cost $50. What is the price of one drink?",
];

describe("everyday stories", () => {
  it.each([...motion, ...amounts, ...money, ...relations, ...answeredToo])("answers %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("partial");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it.each(refused)("abstains when the numbers do not all have their place: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("keeps count of what is lost one after the other", () => {
    const some = fc.integer({ min: 2, max: 90 });
    fc.assert(
      fc.property(some, some, some, (left, one, two) => {
        const text = `Ida had ${left + one + two} beads. She lost ${one} beads and then lost ${two} beads. How many beads does she have now?`;
        expect(solve(text).latex).toBe(`${left}\\text{ beads}`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it("finds ages from a multiple now and a multiple later", () => {
    const child = fc.integer({ min: 2, max: 30 });
    fc.assert(
      fc.property(child, fc.integer({ min: 3, max: 6 }), (age, times) => {
        const later = (times - 2) * age;
        const text = `Rita is ${times} times as old as Paul. In ${later} years she will be twice as old as Paul. How old is Paul now?`;
        expect(solve(text).latex).toBe(`${age}\\text{ years}`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it("puts two parts of a sum at two rates so that the interest comes out", () => {
    const hundreds = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(hundreds, hundreds, (first, second) => {
        const [a, b] = [first * 100, second * 100];
        const text = `Ali invested $${a + b}, part at 3% and the rest at 7%. The total interest for one year was $${first * 3 + second * 7}. How much did he invest at each rate?`;
        expect(solve(text).latex).toBe(`\\$${a},\\ \\$${b}`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
