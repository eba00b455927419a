import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("angles and right triangles", () => {
  it.each([
    ["Find the supplement of a 71° angle.", "109 degrees"],
    ["Find the complement of the given angle: $19°$", "71 degrees"],
    ["An angle measures 44°. Find its supplement.", "136 degrees"],
    [
      "Find the supplement and the complement of a 31° angle.",
      "supplement = 149 degrees, complement = 59 degrees",
    ],
    [
      "Two angles are complementary. One angle measures 12°. Find the measure of the other angle.",
      "78 degrees",
    ],
    [
      "The measures of two angles of a triangle are 35° and 71°. Find the measure of the third angle.",
      "74 degrees",
    ],
    ["One angle of a right triangle measures 62°. What is the measure of the other angle?", "28 degrees"],
    ["The legs of a right triangle are 20 and 21. Find the hypotenuse.", "29"],
    ["The hypotenuse of a right triangle is 25 and one leg is 7. Find the other leg.", "24"],
    [
      "The measure of one angle of a right triangle is 14° more than the measure of the smallest angle. Find the measures of all three angles.",
      "52 degrees, 38 degrees, 90 degrees",
    ],
  ])("%s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });

  it.each([
    "Find the complement of a 130° angle.",
    "Two angles of a triangle measure 110° and 95°. Find the third angle.",
    "The hypotenuse of a right triangle is 5 and one leg is 7. Find the other leg.",
    "The legs of a right triangle are 3 feet and 4 inches. Find the hypotenuse.",
  ])("abstains: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("finds the third angle of any triangle", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 89 }), fc.integer({ min: 1, max: 89 }), (a, b) => {
        const text = `The measures of two angles of a triangle are ${a}° and ${b}°. Find the measure of the third angle.`;
        expect(solve(text).answer).toBe(`${180 - a - b} degrees`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  const POLYGONS = ["pentagon", "hexagon", "octagon", "decagon"].map(
    (name, at) => [name, [5, 6, 8, 10][at]] as const,
  );
  it.each(POLYGONS)("knows the angle of a regular %s, however shortly it is asked for", (name, sides = 0) => {
    const inside = `${((sides - 2) * 180) / sides} degrees`;
    for (const text of [
      `angle of a regular ${name}`,
      `each angle of a regular ${name}`,
      `interior angle of a regular ${name}?`,
    ])
      expect([text, solve(text).answer]).toEqual([text, inside]);
    expect(solve(`angle of a ${name}`).status).toBe("unsupported");
    expect(solve(`how many sides if each interior angle is ${((sides - 2) * 180) / sides}`).answer).toBe(
      `${sides}`,
    );
  });
});

describe("the partner of a partner", () => {
  it.each([25, 40, 71])("is not that of the angle itself: %i°", (angle) => {
    const [complement, supplement] = [90 - angle, 180 - angle];
    const right = (value: number) => ["unsupported", `${value}\\text{ degrees}`];
    for (const [text, value] of [
      [`The complement of an angle is ${angle}°. What is its supplement?`, 180 - complement],
      [`The complement of an angle is ${angle}° and what is its supplement?`, 180 - complement],
      [`What is the supplement of the complement of ${angle}°?`, 180 - complement],
      [`An angle is ${angle}°. What is the supplement of its complement?`, 180 - complement],
      [`Find the complement of the complement of ${angle}°.`, angle],
      [`Find the supplement of the supplement of ${angle}°.`, angle],
      [`The supplement of an angle is ${supplement}°. What is its complement?`, complement],
    ] as const)
      expect(right(value), text).toContain(
        solve(text).status === "solved" ? solve(text).latex : "unsupported",
      );
  });
});
