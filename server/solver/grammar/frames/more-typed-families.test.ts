import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** What is asked, and the answer as text; null where it is refused. */
const CASES: readonly (readonly [string, string | null])[] = [
  ["monthly payment on a loan of $12000 at 6% for 4 years", "$281.82"],
  ["a mortgage of £90,000 at 3% over 25 years, what is the monthly payment", "£426.79"],
  ["quarterly payment on a loan of $12000 at 6% for 4 years", null],
  ["effective annual rate of 6% compounded monthly", "6.17%"],
  ["apy of 5% compounded quarterly", "5.09%"],
  ["how long does it take money to double at 8% compounded annually", "9.01 years"],
  ["doubling time at 4% compounded continuously", "17.33 years"],
  ["area of a triangle with sides 8 and 5 and included angle 30 degrees", "10"],
  ["1/2 of 3/5 of 80", "24"],
  ["25% of 2/3 of 60", "10"],
  ["the perimeter of a square is 28 cm, find its area", "49 square cm"],
  ["a square has area 64 m^2, what is its perimeter", "32 m"],
  ["find the area and perimeter of a square with side 5", "area = 25, perimeter = 20"],
  ["a quadratic equation whose roots add to -2 and multiply to -15", "x^2 + 2x − 15"],
  ["sum of roots 4 and product of roots 3, find the quadratic equation", "x^2 − 4x + 3"],
  ["probability of at least one six in three rolls of a die", "91/216"],
  ["add binary 111 and 10", "1001"],
  ["add binary 121 and 10", null],
  ["subtract binary 110 + 11", null],
  ["map scale 1:50000, how far is 3 km on the map in km", null],
  ["3 sin x + 4 sin 2x in the form R sin(x + a)", null],
];

describe("families that students type", () => {
  it.each(CASES)("%s", (text, answer) => {
    const result = solve(text);
    expect(result.status === "solved" ? result.answer : null).toBe(answer);
  });

  it("adds, subtracts and multiplies in binary as in ten", () => {
    const operations = [
      ["+", (a: number, b: number) => a + b],
      ["-", (a: number, b: number) => a - b],
      ["*", (a: number, b: number) => a * b],
    ] as const;
    const number = fc.integer({ min: 2, max: 900 });
    fc.assert(
      fc.property(number, number, fc.constantFrom(...operations), (a, b, [sign, of]) => {
        const { answer } = solve(`${a.toString(2)} ${sign} ${b.toString(2)} in binary`);
        expect(answer).toBe(of(a, b).toString(2));
      }),
      { seed: 4, numRuns: 40 },
    );
  });

  it("writes every sum of a sine and a cosine as one wave", () => {
    const factor = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(factor, factor, fc.constantFrom("+", "-"), (a, b, sign) => {
        const result = solve(`write ${a} sin x ${sign} ${b} cos x in the form R sin(x ${sign} c)`);
        expect(result.status).toBe("solved");
        expect(result.answer).toContain(`(x ${sign === "-" ? "−" : "+"} `);
      }),
      { seed: 5, numRuns: 30 },
    );
  });

  it("puts every bisector as far from one end as from the other", () => {
    const place = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(place, place, place, place, (x, y, u, v) => {
        fc.pre(x !== u || y !== v);
        const result = solve(`perpendicular bisector of (${x}, ${y}) and (${u}, ${v})`);
        expect([result.status, result.verification]).toEqual(["solved", "verified"]);
      }),
      { seed: 6, numRuns: 40 },
    );
  });
});
