import { describe, expect, it } from "vitest";
import { toNumber } from "../expression/rational";
import { solve } from "../solve";
import { replay } from "./replay/replay";
import { solveSituation } from "./situation";

/** The answer that a story read by its facts comes to; null where it is refused. */
function answer(text: string): number | null {
  const solved = solveSituation(text);
  if ("unread" in solved) return null;
  expect(replay(solved, solved.answer.value), text).not.toBe("fails");
  return toNumber(solved.answer.value);
}

type Row = readonly [text: string, answer: number | null];
const comesTo = (rows: readonly Row[]) =>
  it.each(rows)("%s", (text, expected) => expect(answer(text)).toBe(expected));

/** One story, and what can be asked about it. */
const asked = (story: string, questions: readonly Row[]) =>
  comesTo(questions.map(([question, expected]) => [`${story} ${question}`, expected]));

const found = (text: string): string => {
  const { status, answer: shown } = solve(text);
  return status === "solved" ? shown : status;
};
const gives = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)("%s", (text, expected) => expect(found(text)).toBe(expected));

describe("a time said before its amount", () => {
  asked("On Monday Nora read 20 pages, on Tuesday 35 and on Wednesday 26.", [
    ["How many pages did she read on Monday?", 20],
    ["How many pages did she read on Tuesday?", 35],
    ["How many more pages did she read on Tuesday than on Wednesday?", 9],
    ["How many pages did she read per day on average?", 27],
  ]);
});

describe("what is left, told without its name", () => {
  comesTo([
    [
      "9 balloons burst during the party and 21 were left. How many balloons were there at the beginning?",
      30,
    ],
    ["There were 18 plums in a bowl. After some were eaten, 11 remained. How many were eaten?", 7],
    ["How many stamps did Omar start with if he lost six and still has 14?", 20],
    [
      "There were 60 cars in a park. In the first hour 18 cars left and 25 arrived. How many cars are there now?",
      67,
    ],
    ["There are 90 tickets. 40 were sold on Friday and 20 on Saturday. How many were not sold?", 30],
  ]);
});

describe("the parts that some do", () => {
  asked("There are 32 pupils. 14 go by bus, 9 by bike and the rest walk.", [
    ["How many walk?", 9],
    ["How many pupils walk?", 9],
    ["How many do not walk?", 23],
  ]);
  asked("There are 55 guests. 18 drink water, 21 drink tea and the others drink juice.", [
    ["How many drink juice?", 16],
    ["How many guests drink milk?", null],
  ]);
  comesTo([
    [
      "Of 80 animals on a farm, 35 are sheep, 20 are goats and the others are cows. How many cows are there?",
      25,
    ],
  ]);
});

describe("what is paid once beside a price for each", () => {
  comesTo([
    ["Renting a bike costs $4 an hour plus a fee of $7. How much do 5 hours cost?", 27],
    ["A taxi charges $3 to start and $2 for every mile. What does a 9 mile ride cost?", 21],
    ["A gym costs $30 to join and $12 a month. How much has Ida paid after 8 months?", 126],
    [
      "Tickets cost $8 each and there is a booking fee of $5 per order. Leo orders 4 tickets. What does he pay in total?",
      37,
    ],
    ["A shirt costs $12 plus $4 for delivery. Nora buys 3 shirts. How much does she pay?", 40],
    [
      "A shop charges $10 to start and $5 an hour. Ida rents a bike for 3 hours and Leo for 2 hours. How much do they pay?",
      null,
    ],
    [
      "Tickets cost $8 each and there is a booking fee of $2 for each ticket. How much do 4 tickets cost?",
      null,
    ],
  ]);
});

describe("how many were paid for beyond what is paid once", () => {
  comesTo([
    ["Renting a bike costs $4 an hour plus a fee of $7. Omar paid $27. How many hours did he rent it?", 5],
    ["A gym costs $30 to join and $12 a month. Ida has paid $126. For how many months has she paid?", 8],
    [
      "Tickets cost $8 each and there is a booking fee of $5 per order. Leo has $48. How many tickets can he buy?",
      5,
    ],
  ]);
});

describe("prices of several kinds", () => {
  comesTo([
    ["Apples cost $2 each and pears $3 each. What do 4 apples and 5 pears cost?", 23],
    ["A cinema charges $9 for adults and $5 for children. How much do 2 adults and 3 children pay?", 33],
    [
      "Each red box holds 6 eggs and each blue box holds 10. How many eggs are in 5 red boxes and 2 blue boxes?",
      50,
    ],
    [
      "Each red box holds 6 eggs and each blue box holds 10. How many eggs are in 5 red boxes and 2 green boxes?",
      null,
    ],
    ["25 children go to the zoo. A ticket is $6 per child. What do they pay altogether?", 150],
    ["A notebook costs $2. Nora buys four of them. How much does she pay?", 8],
  ]);
  asked("Omar bought 4 books at $5 each and 6 books at $10 each.", [
    ["What was the average price of a book?", 8],
    ["How many books did he buy?", 10],
  ]);
  asked("A cook mixes 3 kg of nuts at $8 per kg with 2 kg of raisins at $3 per kg.", [
    ["What is the price per kg of the mixture?", 6],
    ["What is the price per kg of the raisins?", null],
  ]);
  comesTo([
    ["Omar bought 3 pens for $4 and 5 pens for $6. What was the average price?", null],
    ["Four friends rent a boat for $60. They split the bill equally. How much does each friend pay?", 15],
    ["Nora bought a dress for $35 and sold it for $50. How much profit did she make?", 15],
    ["Leo wants to buy a bike for $120. He has saved $75. How much more money does he need?", 45],
    [
      "Leo had a budget of $200. He bought two chairs for $45 each and a table for $80. How much is left?",
      30,
    ],
    ["Ida paid with 3 $50 bills and 2 $10 bills. How much did she pay?", null],
  ]);
});

describe("what several did together", () => {
  asked("Omar and Leo collected 53 cans. Omar collected 29 of them.", [
    ["How many did Leo collect?", 24],
    ["How many did they collect?", 53],
    ["How many more cans did Omar collect than Leo?", 5],
  ]);
  comesTo([["Omar and Leo collected 53 cans. Omar gave away 29. How many did Leo collect?", null]]);
});

describe("seats and those who sit on them", () => {
  comesTo([
    ["A bus has 44 seats. 29 children are on it. How many seats are empty?", 15],
    [
      "A train has 8 carriages. Each carriage has 52 seats. 310 seats are taken. How many seats are free?",
      106,
    ],
  ]);
});

describe("measures", () => {
  comesTo([
    ["Ida is 4 feet tall. Then she grew 2 feet. How tall is Ida now?", 6],
    ["A plant was 17 cm tall. It grew 8 cm in April and 11 cm in May. How tall is it now?", 36],
    ["A lorry carries 14 crates weighing 35 kg each. What is the total weight of the crates?", 490],
    ["If three bags of flour weigh 12 kg, what is the weight of seven bags?", 28],
    ["Leo is twice as tall as his little sister. She is 85 cm tall. How tall is Leo?", 170],
    [
      "Nora swam 20 laps on Monday. On Tuesday she swam 6 laps fewer. How many laps did she swim on Tuesday?",
      14,
    ],
    ["Mr Green plants 6 rows of 9 lettuces. Slugs eat 11 of them. How many lettuces are left?", 43],
    ["A tap drips 12 times a minute. How many times does it drip in an hour?", 720],
  ]);
});

describe("which part of a whole", () => {
  gives([
    ["A pizza is cut into 8 slices. Leo eats 3 slices. What fraction of the pizza is left?", "5/8"],
    ["Nora had 24 cookies. She ate 6 and gave 6 to Ben. What fraction of the cookies did she eat?", "1/4"],
    ["There are 12 boys and 18 girls in a choir. What fraction of the choir are girls?", "3/5"],
    ["There are 12 boys and 18 girls in a choir. What fraction of the girls are boys?", "unsupported"],
    ["Omar ate 1/4 of a cake and his sister ate 1/3 of it. What fraction of the cake is left?", "5/12"],
    ["Omar ate 1/4 of a cake and his sister ate 1/3 of the rest. What fraction of the cake is left?", "1/2"],
    ["Omar ate 1/4 of a cake and 1/3 of a pie. What fraction of the cake is left?", "unsupported"],
    ["A farm has 20 cows and 30 sheep. What percentage of the animals are cows?", "40%"],
  ]);
});

describe("what each gets, and what is left over", () => {
  gives([
    [
      "47 sweets are shared equally among 6 children. How many sweets does each child get and how many are left over?",
      "7 R 5",
    ],
    [
      "Omar has 50 eggs. He packs them into boxes of 12. How many full boxes does he have and how many eggs are left?",
      "4 R 2",
    ],
  ]);
});

describe("prices of one and of all", () => {
  gives([
    ["Lea buys 3 pens at $2 and 2 books at $7. How much does she pay?", "$20"],
    ["Lea buys 3 pens at $2 and 2 books at $7. How much do the books cost?", "$14"],
    ["Lea buys 3 pens for $2 and 2 books for $7. How much does she pay?", "$9"],
    ["A plumber charges a $50 fee and $30 an hour. How much for 4 hours?", "$170"],
    ["A plumber charges a $50 fee and $30 an hour. How much does an hour cost?", "unsupported"],
    ["Mia had $20 and spent a quarter of it. How much is left?", "$15"],
    // A coin, or a fourth of it.
    ["Mia had $20 and spent a quarter. How much is left?", "unsupported"],
    ["Mia had $20 and spent half. How much is left?", "$10"],
    ["Mia had $24 and spent two thirds. How much is left?", "$8"],
    ["Mia had $20 and spent 1/4. How much is left?", "$15"],
  ]);
});

describe("means, times of day, interest and rectangles in plain words", () => {
  gives([
    ["Three friends weigh 40 kg, 45 kg and 53 kg. What is their mean weight?", "46 kg"],
    ["Nora is 12 years old. She scored 75 and 81. What is her average score?", "unsupported"],
    ["Nora got 75, 80 and 91 in three tests. What is her average mark?", "82"],
    ["A room is 3 m long, 4 m wide and 5 m high. What is the average temperature?", "unsupported"],
    ["A box holds 3 red, 4 blue and 5 green pens. What is the average price of a pen?", "unsupported"],
    [
      "A circuit has a 10 Ω resistor, a 20 Ω resistor and a 30 V source. Find the average power.",
      "unsupported",
    ],
    ["Tom ran 5 km, 7 km and 9 km. What is the average speed?", "unsupported"],
    ["Tom ran 5 km, 7 km and 9 km. What is the average time?", "unsupported"],
    ["Ann is 12, Ben is 14 and Cid is 16. What is their average age?", "14"],
    ["Tom scored 5, 7 and 9. What is the average age?", "unsupported"],
    ["Tom ran 5 km, 7 km and 9 km. What is the mean distance?", "7 km"],
    [
      "Leo put a cake in the oven at 2:50 pm and took it out 45 minutes later. At what time did he take it out?",
      "3:35 PM",
    ],
    ["A lesson ends at 10:30 am and lasts 45 minutes. When does it start?", "9:45 AM"],
    ["A film lasts 2 hours 15 minutes. It starts at 7:45 pm. When does it end?", "10:00 PM"],
    ["Nora left at 7:45 am and Ben left 20 minutes earlier. When did Ben leave?", "7:25 AM"],
    ["Nora left at 7:45 am and Ben left 20 minutes earlier. When did Nora leave?", "unsupported"],
    ["2000 is invested at 5% simple interest per annum. How much interest is earned in 4 years?", "400"],
    [
      "Omar puts 1500 in a savings account at 2% simple interest. How much is in the account after 5 years?",
      "1650",
    ],
    [
      "Omar puts 1500 in a savings account at 2% interest. How much is in the account after 5 years?",
      "unsupported",
    ],
    ["A garden is 12 m long and 7 m wide. How much fence is needed to go around it?", "38 m"],
    [
      "Nora had 20 euros. She bought a magazine for 4.50 and a drink for 2.20. How much money is left?",
      "€13.30",
    ],
  ]);
});
