import { describe, expect, it } from "vitest";
import { solve } from "../../../solve";

const answerTo = (text: string): string => {
  const { status, answer } = solve(text);
  return status === "solved" ? answer : status;
};

/** Problems with their answers, and look-alikes that ask or tell something else. */
const TOLD: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "parts in a ratio": [
    [
      "The ratio of oaks to pines in a park is 3:4 and there are 28 trees in all. How many pines are there?",
      "16 pines",
    ],
    ["Ida and Jon share $60 in the ratio 2:3. How much does Jon get?", "$36"],
    [
      "The ratio of red to green beads is 3:5. There are 24 red beads. How many green beads are there?",
      "40 green beads",
    ],
    [
      "The ratio of cows to hens is 5:3. There are 12 more cows than hens. How many hens are there?",
      "18 hens",
    ],
    ["The ratio of boys to girls is 3:4 and there are 28 teachers. How many girls are there?", "unsupported"],
    [
      "The ratio of cows to hens is 5:3. There are 12 more hens on the next farm. How many hens are there?",
      "unsupported",
    ],
  ],
  "times of day": [
    ["A ferry leaves at 9:40 and arrives at 12:15. How long does the trip take?", "2 hours and 35 minutes"],
    ["A café opens at 7 am and closes at 4 pm. How many hours is it open?", "9 hours"],
    [
      "Olga fell asleep at 11:20 pm and woke up at 6:05 am. How long did she sleep?",
      "6 hours and 45 minutes",
    ],
    ["A bus leaves at 10:15 am and travels for 2 hours 50 minutes. What time does it arrive?", "1:05 PM"],
    [
      "Ivan leaves home at 8:15. Petra arrives at school at 8:40. How long does the walk take?",
      "unsupported",
    ],
  ],
  "maps and their scales": [
    [
      "The scale of a map is 1 cm : 50 km. Two cities are 3.5 cm apart on the map. How far apart are they?",
      "175 km",
    ],
    [
      "A map has a scale of 1:25000. Two towns are 8 cm apart on the map. What is the real distance in kilometers?",
      "2 kilometers",
    ],
  ],
  "work done together": [
    [
      "One pipe fills a tank in 4 hours and another fills it in 12 hours. How long do both pipes take to fill the tank?",
      "3 hours",
    ],
    [
      "A tap fills a bath in 10 minutes and the drain empties it in 15 minutes. How long does it take to fill the bath if both are open?",
      "30 minutes",
    ],
    [
      "Two painters can paint a hall in 6 hours. One of them needs 10 hours alone. How long does the other need alone?",
      "15 hours",
    ],
    [
      "12 workers need 10 days to lay a floor. How many workers are needed to lay the floor in 8 days?",
      "15 workers",
    ],
    [
      "12 people can visit a tower in 10 minutes. How many people can visit the tower in 30 minutes?",
      "unsupported",
    ],
    ["It takes 3 workers 8 days to build a wall. How many days would 6 workers take?", "4 days"],
  ],
  "journeys in legs": [
    [
      "A van travels 120 km at 60 km/h and 120 km at 40 km/h. What is its average speed for the whole trip?",
      "48 km/h",
    ],
    [
      "Leo walks to school at 4 km/h and runs back at 12 km/h. Find his average speed for the round trip.",
      "6 km/h",
    ],
    [
      "A boat goes 24 miles upstream in 4 hours and returns downstream in 3 hours. Find the speed of the current.",
      "1 mph",
    ],
  ],
  "what is multiplied again and again": [
    [
      "A town has 12000 people. Its population grows by 3% each year. What will it be after 10 years?",
      "16127",
    ],
    [
      "A culture starts with 500 bacteria. The number of bacteria doubles every 3 hours. How many bacteria will there be after 12 hours?",
      "8000 bacteria",
    ],
    ["A town of 20000 people grows by 3% a year. What will the population be after 2 years?", "21218"],
    ["A van bought for $20,000 loses 10% of its value each year. What is it worth after 3 years?", "$14580"],
    [
      "A van bought for $20,000 loses $1500 of its value each year. What is it worth after 3 years?",
      "$15500",
    ],
    ["A $80 coat is discounted 20% and then another 10%. What is the final price?", "$57.60"],
  ],
  ages: [
    ["Maria is twice as old as Leo. In 5 years she will be 1.5 times as old. How old is Leo now?", "5 years"],
    ["Anna was 20 years old when Bella was 8. How old will Anna be when Bella turns 18?", "30 years"],
    ["Jan is 12. Eva is 15. How old will they be in 3 years?", "Jan’s age = 15 years, Eva’s age = 18 years"],
    ["Mia was twice as old as Sam when Sam was 6. Sam is 20. How old is Mia?", "unsupported"],
    ["Anna is twice as old as Bob was 3 years ago. Bob is 10. How old is Anna?", "unsupported"],
    ["Anna is 3 times as old as Bob will be in 2 years. Bob is 4. How old is Anna?", "unsupported"],
    ["Anna was twice as old as Bob is 3 years ago. Bob is 10. How old is Anna?", "unsupported"],
    ["Anna was twice as old as Bob was 5 years ago. Bob is 10. How old is Anna?", "15 years"],
  ],
  means: [
    ["The mean of 4 numbers is 7. A fifth number, 12, is added. What is the new mean?", "8"],
    ["The mean of 4 numbers is 7. A sixth number, 12, is added. What is the new mean?", "unsupported"],
    [
      "The mean of 5 numbers is 8. When a sixth number is added the mean becomes 9. What is the sixth number?",
      "14",
    ],
    [
      "The mean of 6 numbers is 10. One number is removed and the mean becomes 11. Which number was removed?",
      "5",
    ],
    [
      "The mean of 5 numbers is 8. When a seventh number is added the mean becomes 9. What is the seventh number?",
      "unsupported",
    ],
    [
      "The mean of 4 numbers is 10 and the mean of 6 other numbers is 20. What is the mean of all 10 numbers?",
      "16",
    ],
  ],
  "buying and selling": [
    ["Ben buys 10 pens for $2 each and sells them for $3 each. What is his profit?", "$10"],
    [
      "Lia bought 20 shirts at $5 each. She sold 15 of them for $9 each and the rest for $4 each. What was her profit?",
      "$55",
    ],
    ["Ken bought 30 toys for $4 each. He sold them for $150. What was his profit?", "unsupported"],
  ],
  "the greatest rectangle": [
    [
      "Kai has 60 feet of fencing. He wants to build a rectangular pen. What is the largest area he can enclose?",
      "225 square feet",
    ],
    [
      "A rancher has 240 m of fencing to enclose a rectangular field beside a river. The side along the river needs no fence. What is the maximum area?",
      "7200 square m",
    ],
  ],
  "heights and distances": [
    [
      "The angle of elevation to the top of a flagpole from a point 20 m from its base is 45 degrees. How tall is the flagpole?",
      "20",
    ],
    ["20 is what percent more than 16?", "25%"],
  ],
  "plans and goals": [
    [
      "Plan A costs $20 a month plus $2 per gigabyte. Plan B costs $35 a month plus $1 per gigabyte. For how many gigabytes do the two plans cost the same?",
      "15 gigabytes",
    ],
    [
      "The hall charges $800 for up to 30 guests, plus $25 for each additional guest. How many guests can attend if Olaf wants the total cost to be no more than $1,060?",
      "40 guests",
    ],
    ["Max charges $12 for each lawn. How many lawns must he mow to earn at least $150?", "13 lawns"],
  ],
  "a change that repeats": [
    ["A jacket costs $80 and is reduced by 15% and then by another 10%. What is the sale price?", "$61.20"],
    [
      "The price of a ticket is $50. It is raised by 10% and then by another 10%. What is the new price?",
      "$60.50",
    ],
  ],
};

describe.each(Object.entries(TOLD))("stories of %s", (_, problems) => {
  it.each(problems)("%s", (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });
});
