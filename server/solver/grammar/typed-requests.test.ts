import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string): string => {
  const { status, latex, parts } = solve(text);
  if (parts) return parts.map((part) => part.latex || part.status).join("; ");
  return status === "solved" ? latex : status;
};
const seeded = { seed: 20261128, numRuns: 8 };
const small = fc.integer({ min: 2, max: 9 });

describe("standard form", () => {
  it("of a calculation is a power of ten, whatever stands around it, and of one power of ten its digits", () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 2, max: 5 }), (a, b, n) => {
        const product = a * b < 10 ? [a * b, n + 2] : [a * b * 0.1, n + 3];
        const [digits = 0, power] = product;
        const written = `${Number(digits.toFixed(1))} \\times 10^${power}`;
        for (const text of [
          `${a}e${n} * ${b}e2`,
          `${a} x 10^${n} x ${b} x 10^2`,
          `(${a}*10^${n})*(${b}*10^2)`,
        ])
          for (const asked of [`${text} in standard form`, `write ${text} in standard form`])
            expect(`${asked}: ${answer(asked)}`).toBe(`${asked}: ${written}`);
        expect(answer(`${a}.5 x 10^-${n} in standard form`)).toBe(`0.${"0".repeat(n - 1)}${a}5`);
      }),
      seeded,
    );
  });

  it("of a product of sums is its terms", () => {
    expect(answer("write (x+1)(x-2) in standard form")).toBe("x^2 - x - 2");
    expect(answer("(2+3i)(4-i) in standard form")).toBe("11 + 10i");
  });
});

describe("a square and a rest", () => {
  it("is asked for by any letters", () => {
    fc.assert(
      fc.property(small, small, fc.constantFrom("p q", "a b", "h k"), (a, b, letters) => {
        const [p, q] = letters.split(" ");
        const plain = answer(`complete the square for x^2 - ${2 * a}x + ${b}`);
        for (const sign of ["+", "-"])
          expect(answer(`write x^2 - ${2 * a}x + ${b} in the form (x ${sign} ${p})^2 + ${q}`)).toBe(plain);
        expect(answer(`write 2x^2 - ${2 * a}x + ${b} in the form (x + ${p})^2 + ${q}`)).not.toContain("^2");
      }),
      seeded,
    );
  });
});

describe("a part of an amount", () => {
  it("has the unit of the amount", () => {
    fc.assert(
      fc.property(small, fc.constantFrom("g", "kg", "cm", "hours", "litres"), (a, unit) => {
        expect(answer(`25% of ${4 * a} ${unit}`)).toBe(`${a}\\text{ ${unit}}`);
        expect(answer(`half of ${2 * a} ${unit}`)).toBe(`${a}\\text{ ${unit}}`);
        expect(answer(`what is 2/3 of ${3 * a} ${unit}`)).toBe(`${2 * a}\\text{ ${unit}}`);
      }),
      seeded,
    );
  });
});

describe("two measures of a figure", () => {
  it("are both found, in the order in which they are asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (k) => {
        const [r, h, l] = [3 * k, 4 * k, 5 * k];
        const volume = `${(r * r * h) / 3}\\pi`.replace(/^1\\pi/, "\\pi");
        const told = `a cone with radius ${r} and height ${h}`;
        expect(answer(`find the volume and slant height of ${told}`)).toBe(
          `\\text{volume} = ${volume},\\ \\text{slant height} = ${l}`,
        );
        expect(answer(`find the slant height and volume of ${told}`)).toBe(
          `\\text{slant height} = ${l},\\ \\text{volume} = ${volume}`,
        );
        expect(answer(`find the diagonal and perimeter of a rectangle ${r} by ${h}`)).toBe(
          `\\text{diagonal} = ${l},\\ \\text{perimeter} = ${14 * k}`,
        );
      }),
      seeded,
    );
  });
});

describe("a sum at interest", () => {
  it("comes to what it will be worth, and is not taken for that", () => {
    const [told, after] = ["5000 invested at 6% compounded annually for 4 years", "worth"];
    expect(answer(told)).toBe("6312.38");
    expect(answer(`${told}, what is it ${after}`)).toBe("6312.38");
    expect(answer(`how much interest on ${told}`)).toBe("1312.38");
    for (const text of [
      "what was invested at 6% compounded annually for 4 years if it is worth 5000",
      "how much must be invested at 6% compounded annually for 4 years to have 5000",
      "an account is worth $5000 after 4 years at 6% compounded annually how much was deposited",
    ])
      expect(`${text}: ${answer(text)}`).toBe(`${text}: unsupported`);
  });
});

describe("stationary points with their kinds", () => {
  it("are told where each is a maximum or a minimum, and left alone where one is neither", () => {
    for (const asked of ["and classify them", "and say if max or min", "and determine their nature"]) {
      expect(answer(`find the stationary points of y = x^3 - 12x ${asked}`)).toContain(
        "maximum at }(-2, 16)",
      );
      expect(answer(`find the stationary points of y = x^3 ${asked}`)).toBe("unsupported");
      expect(answer(`find the stationary points of y = x^4 - 4x^3 ${asked}`)).toBe("unsupported");
    }
  });
});

describe("the mass of a salt", () => {
  it("is that of its formula, and of no part of its name", () => {
    for (const [name, formula] of [
      ["sodium chloride", "NaCl"],
      ["potassium chloride", "KCl"],
      ["sodium nitrate", "NaNO3"],
      ["potassium permanganate", "KMnO4"],
      ["calcium hydroxide", "Ca(OH)2"],
    ] as const) {
      const told = (what: string) => `how many moles in 10.0 g of ${what}`;
      expect(`${name}: ${answer(told(name))}`).toBe(`${name}: ${answer(told(formula))}`);
    }
    expect(answer("what mass of copper sulfate is in 100 mL of 0.5 M solution")).toBe("unsupported");
  });
});

describe("speeds at sea", () => {
  it("are nautical miles in an hour", () => {
    expect(answer("5 nautical miles in km")).toBe("9.26\\text{ km}");
    expect(answer("convert 20 knots to km/h")).toBe("37.04\\text{ km/h}");
  });
});
