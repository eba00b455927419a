import type { Family } from "./family";

/** Problems told in words. */
export const STORIES = {
  story: [
    // motion
    "Nina hiked 6 miles uphill and then 6 miles back downhill. Her downhill speed was 1 mph faster than her uphill speed. The hike took a total of 5 hours. What was her uphill speed?",
    "A boat travels 24 miles upstream in the same time it takes to travel 36 miles downstream. If the current flows at 3 mph, what is the speed of the boat in still water?",
    "A canoe goes 12 miles downstream in 2 hours. The return trip upstream takes 3 hours. Find the speed of the canoe in still water and the speed of the current.",
    "A car leaves town at 50 mph. Two hours later a second car leaves from the same place and follows at 60 mph. How long will it take the second car to catch the first?",
    "Two trains are 300 miles apart and travel toward each other at 70 mph and 80 mph. When will they meet?",
    "Nora drove for 3 hours at 50 miles per hour. How far did she drive?",
    // amounts, shares, prices
    "A rope is 15 meters long. A piece of 6.5 meters is cut off. How many meters are left?",
    "Each box holds 12 eggs. How many eggs are in 7 boxes?",
    "A bus can carry 40 people. How many buses are needed for 170 people?",
    "Leo reads 25 pages a day. How many days does he need for a book of 300 pages?",
    "If 5 pens cost $8, how much do 12 pens cost?",
    "Six friends share 42 sweets equally. How many sweets does each friend get?",
    "4 tickets cost $50. What is the price of one ticket?",
    "There are 24 students in a class. 3/8 of them wear glasses. How many students wear glasses?",
    "A class has 28 pupils. There are 4 more girls than boys. How many girls are there?",
    "Omar has a budget of $100 for cakes. The bakery charges $13 per cake. How many cakes can he buy?",
    "3 apples and 2 pears cost $5. 1 apple and 4 pears cost $6. How much does an apple cost?",
    // percents and money
    "A jacket costs 80 dollars and is reduced by 15%. What is the sale price?",
    "A bike is reduced by 30% and now costs $210. What was the original price?",
    "Sam invested $8,000, part at 4% and the rest at 6%. The total interest for one year was $380. How much did he invest at each rate?",
    "Find the discount rate. A lamp was on sale for $60. The original price of the lamp was $80.",
    "Find the percent increase. In 2001, a ticket was $2.00. In 2011, a ticket was $2.50.",
    "Ida borrowed $4,000 to buy a boat. In 5 years, she paid $600 interest. What was the rate of interest?",
    "Find the unit rate: 310 miles in 5 hours",
    // mixtures, work, coins
    "How many liters of a 20% acid solution must be mixed with a 50% acid solution to get 12 liters of a 30% solution?",
    "A merchant mixes coffee worth $6 per pound with coffee worth $9 per pound to make 15 pounds of a blend worth $8 per pound. How many pounds of each does he use?",
    "Ali can tidy the hall in 3 hours, while Bea can tidy the hall in 6 hours. How long would it take them working together?",
    "Rosa has $1.65 in nickels and dimes. The number of dimes is three more than the number of nickels. How many of each coin does she have?",
    // ages and numbers
    "Tom is 3 times as old as his son. In 12 years he will be twice as old as his son. How old is Tom now?",
    "Lisa is 5 years younger than Mark. In 3 years the sum of their ages will be 41. Find their ages.",
    "The sum of two numbers is 31. One number is seven more than the other. Find the numbers.",
    "Find three consecutive odd integers whose sum is 87.",
    "The product of two consecutive even integers is 80. Find the integers.",
    // shapes and angles
    "The length of a rectangle is 3 cm more than twice the width. The perimeter is 36 cm. Find the length and width.",
    "Find the area of a triangle with base 9 inches and height 4 inches.",
    "A ladder 13 feet long leans against a wall. The foot of the ladder is 5 feet from the wall. How high up the wall does the ladder reach?",
    "Two angles are supplementary. The measure of the larger angle is five times the measure of the smaller angle. Find the measures of both angles.",
    "Find the supplement of a 71° angle.",
    "The measures of two angles of a triangle are 35° and 71°. Find the measure of the third angle.",
    "The hypotenuse of a right triangle is 25 and one leg is 7. Find the other leg.",
    "A poplar casts a shadow of 60 feet next to a 20-foot tall shed which casts a 15 feet shadow. How tall is the poplar?",
    "A rectangle is 4 m wide and 9 m long. Find its area.",
    "Find the volume of a rectangular box with length 5 cm, width 3 cm and height 10 cm.",
    "Mia is 4 years older than Sam. The sum of their ages is 30. How old is Sam?",
    "If 3 notebooks cost $7.50, how much do 8 notebooks cost?",
    "A train travels 240 miles in 4 hours. What is its speed?",
    "Find the perimeter of a rectangle with length 12 feet and width 7 feet.",
    "Eight workers share 100 dollars equally. How much does each worker get?",
    "The product of two consecutive integers is 56. Find the integers.",
    "The product of two consecutive odd integers is 35. Find the integers.",
  ],
} as const satisfies Family;
