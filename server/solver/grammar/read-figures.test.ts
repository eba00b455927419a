import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const BEFORE = ["", "pls ", "whats the ", "find the ", "hi, can u calculate the ", "how do i find the "];
const AFTER = ["", "?", " thx", " pls"];
const UNITS = ["", "cm", " cm", " m", " inches"] as const;
const side = fc.integer({ min: 2, max: 40 });

interface Shape {
  /** `#` stands for the first measure, `@` for the second, with the unit behind each. */
  readonly wordings: readonly string[];
  readonly answer: (a: number, b: number) => number;
  /** 1 for a length, 2 for an area, 3 for a volume. */
  readonly dimension: 1 | 2 | 3;
  readonly withPi?: boolean;
}

/** Questions about figures whose answers follow from the numbers. */
const SHAPES: Readonly<Record<string, Shape>> = {
  "area of a rectangle": {
    wordings: [
      "area of a rectangle # by @",
      "area of a rectangle with length # and width @",
      "area if a rectangle has width @ and length #",
      "rectangle area, length = # width = @",
    ],
    answer: (a, b) => a * b,
    dimension: 2,
  },
  "perimeter of a rectangle": {
    wordings: ["perimeter of a rectangle # by @", "perimeter of rectangle with sides # and @"],
    answer: (a, b) => 2 * a + 2 * b,
    dimension: 1,
  },
  "area of a parallelogram": {
    wordings: ["area of a parallelogram base # height @", "area of parallelogram w/ height @ and base #"],
    answer: (a, b) => a * b,
    dimension: 2,
  },
  "area of a circle": {
    wordings: ["area of a circle radius #", "area of circle with a radius of #", "circle area r=#"],
    answer: (a) => a * a,
    dimension: 2,
    withPi: true,
  },
  "circumference of a circle": {
    wordings: ["circumference of a circle with diameter #", "circumference of circle diameter is #"],
    answer: (a) => a,
    dimension: 1,
    withPi: true,
  },
  "volume of a cylinder": {
    wordings: ["volume of a cylinder radius # height @", "volume of cylinder with height @ and radius #"],
    answer: (a, b) => a * a * b,
    dimension: 3,
    withPi: true,
  },
  "volume of a cube": {
    wordings: [
      "volume of a cube side #",
      "volume of a cube with edge length #",
      "volume of cube with sides of #",
    ],
    answer: (a) => a ** 3,
    dimension: 3,
  },
};

const PREFIX = ["", "", "\\text{ square #}", "\\text{ cubic #}"];

function written({ dimension, withPi }: Shape, value: number, unit: string): string {
  const behind = unit === "" ? "" : dimension === 1 ? `\\text{ ${unit}}` : (PREFIX[dimension] ?? "");
  return `${value}${withPi ? "\\pi" : ""}${behind.replace("#", unit)}`;
}

describe("a figure that is told in words", () => {
  for (const [name, shape] of Object.entries(SHAPES))
    it(`has its ${name}, however it is worded, or none`, () => {
      let answered = 0;
      let asked = 0;
      fc.assert(
        fc.property(
          fc.record({
            a: side,
            b: side,
            unit: fc.constantFrom(...UNITS),
            wording: fc.constantFrom(...shape.wordings),
            before: fc.constantFrom(...BEFORE),
            after: fc.constantFrom(...AFTER),
          }),
          ({ a, b, unit, wording, before, after }) => {
            const text = wording.replace("#", `${a}${unit}`).replace("@", `${b}${unit}`);
            const found = solve(before + text + after);
            asked += 1;
            if (found.status !== "solved") return;
            answered += 1;
            expect(found.latex).toBe(written(shape, shape.answer(a, b), unit.trim()));
          },
        ),
        { seed: 20261123, numRuns: 60 },
      );
      expect(answered / asked, "the share that is answered").toBeGreaterThan(0.9);
    });

  it("gives the side back that makes an area", () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (a, b, isFirst) => {
        const told = isFirst
          ? `area is ${a * b} cm^2 and width ${b} cm`
          : `width ${b} cm, area ${a * b} square cm`;
        expect(solve(`rectangle ${told} find the length`).latex).toBe(`${a}\\text{ cm}`);
      }),
      { seed: 20261123, numRuns: 30 },
    );
  });

  it.each([
    ["right triangle legs 5 and 7 whats the hypotenuse", "\\sqrt{74}"],
    ["diagonal of a square with side 5 cm", "5\\sqrt{2}\\text{ cm}"],
    ["perimeter of a semicircle radius 7", "7\\pi + 14"],
    ["volume of a cylinder r=3 h=10 to 1 dp", "282.7"],
    ["area 25π find the radius of the circle", "5"],
    [
      "2 similar triangles, sides 4 and 6 correspond. another side of the large one is 9 whats it on the small one",
      "6",
    ],
  ])("keeps π and roots unless decimals are asked for: %s", (text, answer) => {
    expect(solve(text).latex).toBe(answer);
  });
});

describe("angles that are told in words", () => {
  const angle = fc.integer({ min: 10, max: 80 });
  it("add up to those of their figure", () => {
    fc.assert(
      fc.property(angle, angle, fc.integer({ min: 2, max: 6 }), (a, b, n) => {
        const degrees = (value: number) => `${value}\\text{ degrees}`;
        expect(solve(`two angles of a triangle are ${a}° and ${b}°. find the third angle`).latex).toBe(
          degrees(180 - a - b),
        );
        expect(solve(`complement of ${a} degrees`).latex).toBe(degrees(90 - a));
        expect(solve(`angles on a straight line are x and ${n}x. find x`).latex).toMatch(/^x = /);
        expect(solve(`sum of the interior angles of a polygon with ${n + 8} sides`).latex).toBe(
          degrees((n + 6) * 180),
        );
      }),
      { seed: 20261123, numRuns: 20 },
    );
  });
});

describe("a figure of which too little or something else is told", () => {
  it.each([
    "area of a rectangle with length 5",
    "area of a triangle with base 5 cm and height 40 mm",
    "area of a rectangle whose length is twice its width 5",
    "area of a circle with radius 5 and diameter 11",
    "volume of 3 cubes with side 4",
    "area of a square inscribed in a circle with radius 5",
    "hypotenuse of a triangle with sides 3 and 4 and 9",
    "height of a triangle with base 5",
    "interior angle of a hexagon",
    "two angles of a triangle are 120° and 80°. find the third angle",
    "right triangle with hypotenuse 5 and leg 13 find the other leg",
    "area of a circle 5",
  ])("is left alone: %s", (text) => {
    expect(solve(text).latex).toBe("");
  });
});
