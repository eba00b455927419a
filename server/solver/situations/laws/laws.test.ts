import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { solve } from "../../solve";

const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 17, numRuns: drawn(25) });
const latexOf = (text: string): string => solve(text).latex;
const thing = fc.constantFrom("lamp", "coat", "desk", "tent");
const tens = fc.integer({ min: 1, max: 40 }).map((n) => 20 * n);
const percent = fc.constantFrom(5, 10, 20, 25, 40, 50);

/** As a price is written. */
const dollars = (value: number): string => `\\$${Number.isInteger(value) ? value : value.toFixed(2)}`;

describe("a price, its discount and what is left of it", () => {
  it("follow from one another, whichever is asked for and in whichever order they are told", () => {
    check(
      fc.property(tens, percent, thing, fc.boolean(), (price, rate, what, isRateFirst) => {
        const off = (price * rate) / 100;
        const told = [`The original price of the ${what} was $${price}.`, `It is on sale at ${rate}% off.`];
        const story = (isRateFirst ? told.toReversed() : told).join(" ");
        expect(latexOf(`Find the sale price. ${story}`), story).toBe(dollars(price - off));
        expect(latexOf(`${story} What is the amount of the discount?`), story).toBe(dollars(off));
      }),
    );
  });

  it("are not told where a number has no part in them", () => {
    check(
      fc.property(tens, percent, thing, fc.integer({ min: 2, max: 9 }), (price, rate, what, more) => {
        const story = `The original price of the ${what} was $${price}. It is on sale at ${rate}% off.`;
        for (const words of [
          `A coupon takes another ${more}% off.`,
          `She buys ${more} of them.`,
          `The sales tax is ${more}%.`,
          `It is ${more} feet high.`,
        ])
          expect(solve(`${story} ${words} What is the sale price?`).status, words).toBe("unsupported");
      }),
    );
  });

  it("take a percent of the price before for no discount", () => {
    const story = "Yara bought a coat on sale for $72. The sale price was 60% of the original price.";
    expect(latexOf(`${story} What was the original price of the coat?`)).toBe("\\$120");
  });

  it("are not taken off or put on a second time, where what is told has them in it", () => {
    check(
      fc.property(tens, percent, thing, (price, rate, what) => {
        for (const told of [
          `after a ${rate}% discount`,
          `including a ${rate}% tax`,
          `including ${rate}% sales tax`,
        ])
          expect(
            latexOf(`A ${what} costs $${price} ${told}. How much did she pay?`).replace(dollars(price), ""),
            told,
          ).toBe("");
      }),
    );
  });

  it("are found behind a total with the tax in it", () => {
    check(
      fc.property(tens, fc.constantFrom(5, 8, 10, 20), (price, rate) => {
        const total = dollars((price * (100 + rate)) / 100).slice(1);
        const told = `the total is ${total} with ${rate}% tax. what is the price before tax`;
        expect(latexOf(told), told).toBe(dollars(price));
      }),
    );
  });

  it("do not lend the words of a rate to an amount", () => {
    expect(solve("The total cost with 8% sales tax was $216. What was the tax?").latex).not.toBe("\\$216");
    expect(solve("The total cost with 8% sales tax was $216. What was the price before tax?").latex).not.toBe(
      "\\$2700",
    );
  });
});

describe("periods that differ", () => {
  it("are not compared", () => {
    const paid = (period: string) =>
      `Tina earns $2,000 per month. She pays $500 per ${period} for rent. What percent of her pay goes to rent?`;
    expect(latexOf(paid("month"))).toBe("25\\%");
    expect(solve(paid("week")).status).toBe("unsupported");
  });
});

describe("work that two share", () => {
  it("takes as long as their rates together say", () => {
    check(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 5 }), (n, k) => {
        const [own, other] = [n * k, n * k * (k - 1)];
        const story = `Ada can weed the garden in ${own} hours, while Ben can weed it in ${other} hours.`;
        const hours = (own * other) / (own + other);
        expect(latexOf(`${story} How long will it take them working together?`)).toBe(
          `${hours}\\text{ ${hours === 1 ? "hour" : "hours"}}`,
        );
      }),
    );
  });

  it("is no sum of what two have together", () => {
    expect(latexOf("Tim has 22 books. Mike has 20 books. How many books do they have together?")).toBe(
      "42\\text{ books}",
    );
  });
});

describe("two parts of a mixture", () => {
  it("come to what is in the whole", () => {
    check(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (a, b) => {
        const text = `Nuts worth $${a + b + 1} per pound are mixed with raisins worth $1 per pound to make ${a + b} pounds of a mixture worth $${a + 1} per pound. How many pounds of each are used?`;
        expect(latexOf(text), text).toBe(`${a}\\text{ pounds},\\ ${b}\\text{ pounds}`);
      }),
    );
  });
});

describe("a figure whose measures are told", () => {
  it("is measured whatever it is called and in whichever way its sides are told", () => {
    check(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 2, max: 40 }),
        fc.constantFrom("room", "garden", "field", "rug"),
        (long, wide, what) => {
          for (const told of [
            `A rectangular ${what} is ${long} feet long and ${wide} feet wide.`,
            `A rectangular ${what} has length ${long} feet and width ${wide} feet.`,
            `A ${what} is a rectangle ${long} feet by ${wide} feet.`,
          ]) {
            expect(latexOf(`${told} What is the area of the ${what}?`), told).toBe(
              `${long * wide}\\text{ square feet}`,
            );
            expect(latexOf(`${told} Find the perimeter.`), told).toBe(`${2 * (long + wide)}\\text{ feet}`);
          }
        },
      ),
    );
  });

  it("is not measured where another figure, another unit or a price is told", () => {
    for (const text of [
      "A rectangle is 5 feet by 3 yards. What is its area?",
      "A circle has radius 5 cm. What is the area of a semicircle with the same radius?",
      "A ball costs $5 and has radius 3 cm. Find its volume.",
      "The length of a rectangle is 12 feet. A fence around it costs $4 per foot. Find the cost.",
      "Find the volume of a cube with side 2 feet in cubic inches.",
      "A rectangular garden is 10 m long and 6 m wide. A path 1 m wide surrounds it. What is the area of the path?",
    ])
      expect(solve(text).status, text).toBe("unsupported");
  });
});

describe("what numbers are numbers of", () => {
  it("settles one rate, and who does the same work is none", () => {
    check(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 2, max: 9 }), (each, many) => {
        const story = `A nurse gives ${each} milliliters for every ${many} pounds of weight.`;
        expect(latexOf(`${story} How many milliliters does she give for ${3 * many} pounds?`)).toBe(
          `${3 * each}\\text{ milliliters}`,
        );
      }),
    );
    for (const text of [
      "It takes 3 men 6 hours to dig a hole. How many hours for 9 men?",
      "12 people can visit a tower in 10 minutes. How many people can visit the tower in 30 minutes?",
      "A nurse gives 5 ml for every 20 kg, up to 10 ml. How many ml for a 60 kg man?",
    ])
      expect(solve(text).status, text).toBe("unsupported");
  });

  it("compares in the direction of the question alone", () => {
    const told = "Tom is 1.5 meters tall. Ann is 1.2 meters tall.";
    expect(latexOf(`${told} How much taller is Tom than Ann?`)).toBe("0.3\\text{ meters}");
    expect(solve(`${told} How much taller is Ann than Tom?`).status).toBe("unsupported");
  });
});

describe("several things bought together", () => {
  it("cost what their prices say", () => {
    check(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (apple, pear) => {
        const text = `3 apples and 2 pears cost $${3 * apple + 2 * pear}. 1 apple and 4 pears cost $${apple + 4 * pear}. How much does a pear cost?`;
        expect(latexOf(text), text).toBe(`\\$${pear}`);
      }),
    );
  });
});
