import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("a task's name before what it is done with", () => {
  it.each([
    ["quadratic formula x^2-5x+6", "x = 2 \\text{ or } x = 3"],
    ["difference of two squares 25x^2-4", "(5x + 2)(5x - 2)"],
    ["compound interest 400 at 10% for 2 years", "84.00"],
    ["how much will 400 be worth after 2 years at 10% compound interest", "484.00"],
    ["hypotenuse 9 12", "15"],
    ["hypotenuse with legs 20 and 21", "29"],
    ["pythagoras a=6 b=8 find c", "10"],
    ["pythagoras c=25 a=7", "24"],
    ["sphere radius 3 volume", "36\\pi"],
    ["cone radius 6 height 5 volume", "60\\pi"],
    ["trapezium parallel sides 3 and 7 height 4 area", "20"],
    ["cosine rule a=3 b=4 C=90", "c = 5.0"],
    ["3:7 share 50", "15,\\ 35"],
    ["vat at 20% on 45", "9"],
    ["increase 60 by a quarter", "75"],
    ["decrease 45 by 1/3", "30"],
    ["price was 20 now 25 percentage increase", "25\\%"],
    ["mean of first 9 natural numbers", "5"],
    ["sum of even numbers 2 to 12", "42"],
    ["sum of the odd numbers from 1 to 9", "25"],
    ["sum of numbers 1 to 20", "210"],
    ["3+6+9+...+30", "165"],
    ["geometric sequence first term 3 ratio 2 find 5th term", "a_5 = 48"],
    ["probability of rolling a 2", "\\frac{1}{6}"],
    ["probability of drawing a queen", "\\frac{1}{13}"],
    ["6 red 4 green counters probability of green", "\\frac{2}{5}"],
    ["sin x = 1/2 for 0 to 360", "x = 30^{\\circ},\\ 150^{\\circ}"],
    ["gradient of y=x^3 at x=2", "12"],
    ["number of diagonals in an octagon", "20"],
    ["nCr 6 2", "15"],
    ["6 npr 2", "30"],
    ["find 6c2", "15"],
    ["third of 24", "8"],
    ["2 and a half times 8", "20"],
    ["a half plus a quarter", "\\frac{3}{4}"],
    ["six hundred and nine in figures", "609"],
    ["value of the 4 in 8452", "400"],
    ["value of the 4 in 3.47", "0.4"],
    ["3 hectares in m^2", "30000\\text{ m}^{2}"],
    ["2 acres in hectares", "0.81\\text{ hectares}"],
    ["1 acre in square feet", "43560\\text{ square feet}"],
    ["fa hex to decimal", "250"],
    ["oxidation number of N in HNO3", "+5"],
    ["ph of 0.01 M HCl", "2.0"],
    ["3 to the 4", "81"],
    ["x to the 2nd power times x", "x^3"],
    ["reduce 90 by a third", "60"],
    ["2 and 3/4 as an improper fraction", "\\frac{11}{4}"],
    ["if 4 pencils cost 1.20 how much do 6 pencils cost", "1.80"],
    ["opposite 3 hypotenuse 6 find the angle", "30\\text{ degrees}"],
    ["800 invested at 5% compounded annually for 2 years total", "882.00"],
    ["how much interest on 900 at 4% simple for 2 years", "72"],
    ["arrange letters of NOON", "6"],
    ["rule for 3 8 13 18", "a_n = 5n - 2"],
    ["arithmetic sequence a1=2 d=5 find a11", "a_{11} = 52"],
    ["mean of 6 numbers is 9 what is their total", "54"],
    ["dot product <1,-2> <4,3>", "-2"],
    ["a bike is $200 with 15% off how much do i pay", "\\$170"],
    ["two coins probability both tails", "\\frac{1}{4}"],
    ["pythag legs 12 and 35", "37"],
    ["square perimeter 20 area", "25"],
    ["percent of oxygen in water", "88.81\\%"],
    ["moles in 88 g of CO2", "2.0\\text{ mol}"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("is left alone where the price that is told may be the one before or the one after", () => {
    expect(solve("a coat is 25% off and costs $60. what did it cost").status).toBe("unsupported");
    expect(solve("the price of a coat is $60 and its 25% off whats the sale price").latex).toBe("\\$45");
  });

  it.each(["5c2", "8p3", "17%5"])("is asked about where its sign has several meanings: %s", (text) => {
    expect(solve(text).status).toBe("ambiguous");
  });

  it.each([
    // The squares up to 10 end at 9 or at 100.
    "sum of square numbers from 1 to 10",
    // 50 is no odd number.
    "sum of odd numbers from 1 to 50",
    // Nothing is asked of it.
    "cone radius 3 height 4",
    // By a seventh of 80, or by the number 1/7.
    "increase 80 by 1/7",
  ])("is not guessed: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});

describe("a name that stands right before a number", () => {
  const told = [
    ["radius", 2],
    ["height", 6],
  ] as const;
  it.each(["volume", "surface area"])("is told, so that the one left over is asked for: %s", (asked) => {
    const [first, second] = told.map(([name, size]) => `${name} ${size}`);
    const latex = solve(`find the ${asked} of a cylinder with ${first} and ${second}`).latex;
    for (const typed of [
      `cylinder ${first} ${second} ${asked}`,
      `cylinder ${second} ${first} ${asked}`,
      `${asked} cylinder ${first} ${second}`,
    ])
      expect(solve(typed).latex).toBe(latex);
  });
});
